// The host of a tray on USB, which replaces the page's `host.js`. The tools run in a worker: see `worker.js`.
import { WorkerLink } from '../hosts/worker_link.js';

export { reloadPage, getReplayAddress } from '../hosts/worker_link.js';

const LANGUAGE = document.documentElement.lang; // each language has its own worker
const WORKER = {
  script: new URL(`../../worker/connect.js?${LANGUAGE}`, import.meta.url),
  name: `tray24-connect-${LANGUAGE}`,
  isShared: true,
};

class ToolsLink extends WorkerLink {
  handle_status(json) {
    this.listeners.onStatus?.(JSON.parse(json));
  }

  handle_said(words) {
    this.listeners.onSaid?.(words);
  }

  handle_write(bytes) {
    this.listeners.onWrite?.(bytes);
  }

  handle_close() {
    this.listeners.onClose?.();
  }
}

let tools = null;
const getTools = () => (tools ??= new ToolsLink(WORKER));

/** @type {Host['openLine']} */
export const openLine = listeners => getTools().openLine(listeners);

/** @type {Host['readJson']} */
export const readJson = (path, text) => getTools().readJson(path, text);

/** @type {Host['storageTextKey']} */
export const storageTextKey = 'records-on-tray';

/** Send the worker an event of the port, once it is up. */
export async function sendToWorker(message) {
  await getTools().opened;
  await getTools().up;
  getTools().port.postMessage(message);
}
