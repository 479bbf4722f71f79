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

/**
 * See `host.js` of the page. More listeners: `onStatus(status)` of the tray (`ConnectedTray` in
 * `host_tools/connect/tray.py`), `onSaid(words)` to the person, `onWrite(bytes)` to the port, `onClose()` of the port.
 */
export function openLine(listeners) {
  const open = theTools();
  open.listen(listeners);
  return { isUp: () => open.isUp, send: text => open.send(text) };
}

/** See `host.js` of the page. */
export const read = (path, text) => theTools().read(path, text);

/** See `host.js`. */
export const whereKept = 'records-on-tray';

/** See `host.js` of the page. Nothing of this page is kept. */
export function watchVersion() {}

/** Tell the worker what happens at the port, in order, once it is up. */
export async function tell(message) {
  await theTools().opened;
  await theTools().up;
  theTools().port.postMessage(message);
}
