// The tray of the page is one on USB: see `host.js` of the page, whose place this module takes. The tools run in a
// worker: see `worker.js`.
import { WorkerLink } from '../hosts/worker_link.js';

export { reloadPage, getReplayAddress } from '../hosts/worker_link.js';

const LANGUAGE = document.documentElement.lang; // of the worker, too: each has its own
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

/** Tell the worker what happens at the port, in order, once it is up. */
export async function sendToWorker(message) {
  await getTools().opened;
  await getTools().up;
  getTools().port.postMessage(message);
}
