// The worker of the page for a tray on USB: Python in WebAssembly runs the tools. One tab has the serial port and
// forwards its bytes.
//
// Messages of a tab   { text }   { read: [number, path, text or undefined] }          besides those of `tabs.js`
//                     { plugged: whether on USB }   { bytes }   { lost: true }   { leave: true }
// Messages to it      { text }   { found: [number, text or null] }   { status: JSON }   { said: words }
//                     { write: bytes }   { close: true }
import { FILES, LOCK_FILE } from './files.js';
import { startPython } from './python.js';
import { Tabs } from './tabs.js';
import { TOOLS } from './tools.js';

const LOOK_MS = 50;
const LANGUAGE = location.search.slice(1);

/** @type {ConnectedTray | null} */
let tray = null;
let owner = 0; // number of the tab with the port
let wakeTools = () => {}; // ends the wait of the tools
let served = Promise.resolve(); // resolved once the tools have closed the last port

const tabs = new Tabs({
  join: number => tray?.add_tab(number),
  leave(number) {
    tray?.remove_tab(number);
    handlers.lost(number, true);
  },
  handlers: wrapWithWake({
    text: (number, text) => tray?.refuse_message(number, text),
    read: (number, [request, path, text]) => tray?.handle_request(number, request, path, text),
    plugged: (number, onUsb) => serveTray(number, onUsb),
    bytes: (number, bytes) => number === owner && tray?.receive_buffer(bytes),
    lost: number => number === owner && tray?.mark_unplugged(),
    leave: () => tray?.disconnect(),
  }),
});
const { handlers } = tabs;

/**
 * Return functions that call these, then end the wait of the tools.
 * @param {Handlers} functions
 */
function wrapWithWake(functions) {
  /** @type {(act: Handlers[string]) => Handlers[string]} */
  const wrap = act => (number, value) => {
    act(number, value);
    wakeTools();
  };
  return Object.fromEntries(Object.entries(functions).map(([name, act]) => [name, wrap(act)]));
}

// Functions for the tools: see `Page` in `host_tools/connect/page.py`.
const page = {
  /** @type {(seconds: number) => Promise<void>} */
  wait: seconds =>
    new Promise(over => {
      const timer = setTimeout(over, 1000 * seconds);
      wakeTools = () => {
        clearTimeout(timer);
        over();
      };
    }),
  /** @param {Uint8Array} write */
  write: write => tabs.send(owner, { write }),
  close: () => tabs.send(owner, { close: true }),
  /** @param {string} status */
  showStatus: status => tabs.broadcast({ status }),
  /** @type {(number: number, request: number, text?: string) => void} */
  reply: (number, request, text) => tabs.send(number, { found: [request, text ?? null] }),
  /** @type {(number: number, said: string) => void} */
  showMessage: (number, said) => tabs.send(number, { said }),
};

/**
 * Serve the tray at a tab's port, once the port before has been closed.
 * @param {number} number
 * @param {boolean} onUsb
 */
function serveTray(number, onUsb) {
  const logFailure = (/** @type {unknown} */ problem) => console.error('The tools have failed.', problem);
  served = served.then(() => {
    owner = number;
    tray?.open_port(onUsb);
    return tray?.run.callPromising();
  }, logFailure);
  served.catch(logFailure);
}

async function start() {
  await tabs.held;
  const onShare = (/** @type {number} */ share) => tabs.broadcast({ share });
  const files = { ...FILES, ...TOOLS };
  const zips = ['tray24.zip', ...Object.keys(TOOLS)];
  const python = await startPython({ files, zips, lockFile: LOCK_FILE, onShare });
  /** @type {ConnectedTray} */
  const opened = python.pyimport('host_tools.connect.bridge').open_tray(page, python.pyimport('pyodide.ffi'), LANGUAGE);
  tray = opened;
  tabs.broadcast({ status: opened.format_status() });
  tabs.open();
  setInterval(() => opened.send_news((number, text) => tabs.send(number, { text })), LOOK_MS);
}

start().catch(problem => {
  console.error('The tools did not start.', problem);
  tabs.broadcast({ trouble: 'did-not-start' });
});
