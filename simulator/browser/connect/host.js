// The tray of the page is one on USB: see `host.js` of the page, whose place this module takes. The tools run in a
// worker: see `worker.js`.
import { Link } from '../hosts/shared.js';

export { reread, watchPage } from '../hosts/shared.js';

const LANGUAGE = document.documentElement.lang; // of the worker, too: each has its own
const WORKER = {
  script: new URL(`../../worker/connect.js?${LANGUAGE}`, import.meta.url),
  name: `tray24-connect-${LANGUAGE}`,
  isShared: true,
};

class Tools extends Link {
  take_status(json) {
    this.listeners.onStatus?.(JSON.parse(json));
  }

  take_said(words) {
    this.listeners.onSaid?.(words);
  }

  take_write(bytes) {
    this.listeners.onWrite?.(bytes);
  }

  take_close() {
    this.listeners.onClose?.();
  }
}

let tools = null;
const theTools = () => (tools ??= new Tools(WORKER));

/** @type {Host['openLine']} */
export const openLine = listeners => theTools().openLine(listeners);

/** @type {Host['read']} */
export const read = (path, text) => theTools().read(path, text);

/** @type {Host['whereKept']} */
export const whereKept = 'records-on-tray';

/** Tell the worker what happens at the port, in order, once it is up. */
export async function tell(message) {
  await theTools().opened;
  await theTools().up;
  theTools().port.postMessage(message);
}
