// The host of the page's tray. The page uses only these functions: see `Host` in `simulator/hosts.d.ts`.
export {
  requestPersistence,
  openLine,
  readJson,
  reloadPage,
  getReplayAddress,
  watchForUpdate,
  storageTextKey,
} from './hosts/server_host.js';
