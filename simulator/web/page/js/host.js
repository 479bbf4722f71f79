// Where the page's tray runs. The page knows no more of it than these functions: see `Host` in `simulator/hosts.d.ts`.
export { keepForGood, openLine, read, reread, watchPage, watchVersion, whereKept } from './hosts/server.js';
