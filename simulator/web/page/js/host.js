// Where the page's tray runs. The page knows no more of it than these functions: see `Host` in `simulator/hosts.d.ts`.
export {
  requestPersistence,
  openLine,
  readJson,
  reloadPage,
  getReplayAddress,
  watchForUpdate,
  storageTextKey,
} from './hosts/server_host.js';
