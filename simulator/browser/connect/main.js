// The page for a tray on USB: the mirror's drawing of it, and buttons for the tools.
import { bindDialogs } from '../menus/new_match.js';
import { RecordsDialog, makeReplayDialog } from '../menus/records.js';
import { addFullScreenButton, followTray, Mirror } from '../mirror/mirror.js';
import { makeToast } from '../notifications.js';
import { Check } from './check.js';
import { sendToWorker } from './host.js';
import { choosePort, isOnUsb, isSupported, openPort, watchPorts } from './serial.js';
import { TraySettings } from './tray_settings.js';
import { queryAll, query } from '../dom.js';

const FILTERS = JSON.parse(query('#usb').textContent);
const KEPT = 'dialog, .tools, .intro, .port';

let port = null; // the open port, in this tab
let last = null; // the last port that was open
let shown = { state: 'away' };

// ---- states: those of the tools ("away", "connecting", "here", "gone", "refused"), and those of this page ----

function showStatus(status) {
  shown = { words: '', version: '', needs_flash: false, details: '', ...status };
  const { state } = shown;
  document.documentElement.dataset.state = state;
  for (const part of queryAll('[data-on]')) part.hidden = !part.dataset.on.split(' ').includes(state);
  for (const part of queryAll('[data-off]')) part.hidden = part.dataset.off === state;
  query('.port .words').textContent = shown.words;
  query('.port .version').textContent = shown.version;
  query('.port .details').textContent = shown.details;
  query('.port .to-flash').hidden = !shown.needs_flash;
}

function onProgress(share) {
  query('.port .loading').hidden = share === 1;
  query('.port progress').value = share;
}

/** Return the state for a browser that cannot connect; "" if it can. The tools have to wait within Python. */
function checkSupport() {
  if (!isSecureContext) return 'insecure';
  return isSupported() && 'Suspending' in WebAssembly ? '' : 'unsupported';
}

// ---- the port ----

async function openTray(chosen) {
  showStatus({ state: 'connecting' });
  try {
    port = await openPort(chosen, {
      onBytes: bytes => sendToWorker({ bytes }),
      onLost: () => sendToWorker({ lost: true }),
    });
    last = chosen;
    sendToWorker({ plugged: isOnUsb(chosen) });
  } catch {
    showStatus({ state: 'busy' });
  }
}

const buttonCommands = {
  async connect() {
    const chosen = await choosePort(FILTERS);
    if (chosen) await openTray(chosen);
    else showStatus({ state: 'none' });
  },
  leave: () => sendToWorker({ leave: true }),
  records: () => records.open(),
  check: () => check.open(),
  settings: () => settings.open(),
};

const say = makeToast(query('.toast'));
const openReplay = makeReplayDialog(query('#watch'), say);
const records = new RecordsDialog(query('#records'), { openReplay: card => openReplay('play', card), say });
const settings = new TraySettings(query('#settings'));
const check = new Check(query('#check'));

addEventListener('click', ({ target }) => {
  const button = /** @type {HTMLElement} */ (target).closest('[data-do]');
  buttonCommands[/** @type {HTMLElement} */ (button)?.dataset.do]?.();
});
bindDialogs();

const mirror = new Mirror({ kept: KEPT, offline: '' });
const missing = checkSupport();
showStatus({ state: missing || 'away' });
if (!missing) {
  followTray(mirror, {
    onStatus: showStatus,
    onSaid: words => check.appendText(words),
    onWrite: bytes => port?.write(bytes),
    onClose: () => port?.close(),
    onProgress,
    onTrouble: key => key && showStatus({ state: 'failed' }),
  });
  addFullScreenButton();
  watchPorts(back => back === last && shown.state === 'gone' && openTray(back));
}
