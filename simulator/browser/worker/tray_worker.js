// The tray's worker: Python in WebAssembly runs the firmware, for all tabs of this browser.
//
// Messages of a tab   { text }   { read: [number, path, text or undefined] }          besides those of `tabs.js`
// Messages to it      { text }   { found: [number, text or null] }
// Messages to the tab that has started the worker   { app: name of the app that runs, or "" }   { ended: true }
// See `hosts/worker_link.js`.
import { holdLock } from '../js/hosts/locks.js';
import { FILES, LOCK_FILE } from './files.js';
import { LoadError, startPython } from './python.js';
import { openStore } from './store.js';
import { Tabs } from './tabs.js';

const STEP_MS = 8;
const STORE_LOCK = 'tray24-store'; // two workers, of different versions, must not use the files at once
const IN_USE_MS = 2000;
const TELL_MS = 500;
const HUNG_APP = self.name.split('/')[1] ?? ''; // the app that hung the previous worker

/** @type {BrowserTray | null} */
let tray = null;
let app = '';
let reportedAt = 0;

const tabs = new Tabs({
  join: (number, language) => tray?.join(number, language),
  leave: number => tray?.leave(number),
  handlers: {
    text: (number, text) => tray?.receive(number, text),
    read(number, [request, path, text]) {
      tabs.send(number, { found: [request, tray?.read(tabs.languages.get(number), path, text) ?? null] });
    },
  },
});
/** @type {(number: number, text: string) => void} */
const sendText = (number, text) => tabs.send(number, { text });

/** Hold the store's lock; report it while another worker holds it. Return whether the store may be used. */
async function lockStore() {
  const timer = setTimeout(() => tabs.broadcast({ trouble: 'store-in-use' }), IN_USE_MS);
  const isHeld = await holdLock(STORE_LOCK);
  clearTimeout(timer);
  if (tabs.status.trouble === 'store-in-use') tabs.broadcast({ trouble: null });
  return isHeld;
}

async function start() {
  await tabs.held;
  const onShare = (/** @type {number} */ share) => tabs.broadcast({ share });
  const python = await startPython({ files: FILES, zips: ['tray24.zip'], lockFile: LOCK_FILE, onShare });
  const bridge = python.pyimport('simulator.browser.tray');
  const mayKeep = await lockStore();
  const { files, saveFile } = await openStore(mayKeep, trouble => tabs.broadcast({ trouble }));
  tray = bridge.open_tray(files, saveFile, reportApp, HUNG_APP, python.pyimport('pyodide.ffi'));
  tabs.open();
  runTray(/** @type {BrowserTray} */ (tray));
}

/**
 * Report to the leading tab which app runs, "" for none.
 * @param {string} name
 */
function reportApp(name) {
  app = name;
  reportedAt = performance.now();
  self.postMessage({ app });
}

/** @param {BrowserTray} running */
function runTray(running) {
  let last = performance.now();
  setInterval(() => {
    const ms = Math.floor(performance.now() - last);
    last += ms;
    try {
      running.advance(ms); // a long pause, such as a phone's sleep, is not made up for
      running.send_news(sendText);
    } catch (problem) {
      console.warn('Python has ended.', problem);
      self.postMessage({ app, ended: true }); // so that its tab starts another worker
      self.close();
    }
    if (app && performance.now() - reportedAt >= TELL_MS) reportApp(app);
  }, STEP_MS);
}

start().catch(problem => {
  console.error('The tray did not start.', problem);
  tabs.broadcast({ trouble: problem instanceof LoadError ? 'did-not-load' : 'did-not-start' });
});
