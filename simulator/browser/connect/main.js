// The page that connects to a tray on USB: the mirror's drawing of it, and buttons for what the tools can do.
import { bindDialogs } from '../menus/dialogs.js';
import { Records, makeWatch } from '../menus/records.js';
import { addFullScreen, follow, Mirror } from '../mirror/drawing.js';
import { makeToast } from '../notes.js';
import { Check } from './check.js';
import { tell } from './host.js';
import { choosePort, isOnUsb, isSupported, openPort, watchPorts } from './serial.js';
import { Settings } from './settings.js';
import { all, one } from '../write.js';

const FILTERS = JSON.parse(one('#usb').textContent);
const KEPT = 'dialog, .tools, .intro, .port';

let port = null; // the open port, in this tab
let last = null; // the port that was open last
let shown = { state: 'away' };

// ---- states: those of the tools ("away", "connecting", "here", "gone", "refused"), and those of this page ----

function show(status) {
  shown = { words: '', version: '', needs_flash: false, details: '', ...status };
  const { state } = shown;
  document.documentElement.dataset.state = state;
  for (const part of all('[data-on]')) part.hidden = !part.dataset.on.split(' ').includes(state);
  for (const part of all('[data-off]')) part.hidden = part.dataset.off === state;
  one('.port .words').textContent = shown.words;
  one('.port .version').textContent = shown.version;
  one('.port .details').textContent = shown.details;
  one('.port .to-flash').hidden = !shown.needs_flash;
}

function onProgress(share) {
  one('.port .loading').hidden = share === 1;
  one('.port progress').value = share;
}

/** Return why this browser cannot do it, as a state; "" when it can. The tools need to wait within Python. */
function whyNot() {
  if (!isSecureContext) return 'insecure';
  return isSupported() && 'Suspending' in WebAssembly ? '' : 'unsupported';
}

// ---- the port ----

async function open(chosen) {
  show({ state: 'connecting' });
  try {
    port = await openPort(chosen, {
      onBytes: bytes => tell({ bytes }),
      onLost: () => tell({ lost: true }),
    });
    last = chosen;
    tell({ plugged: isOnUsb(chosen) });
  } catch {
    show({ state: 'busy' });
  }
}

const acts = {
  async connect() {
    const chosen = await choosePort(FILTERS);
    if (chosen) await open(chosen);
    else show({ state: 'none' });
  },
  leave: () => tell({ leave: true }),
  records: () => records.open(),
  check: () => check.open(),
  settings: () => settings.open(),
};

const say = makeToast(one('.toast'));
const watch = makeWatch(one('#watch'), say);
const records = new Records(one('#records'), { watch: card => watch('play', card), say });
const settings = new Settings(one('#settings'));
const check = new Check(one('#check'));

addEventListener('click', ({ target }) => {
  const button = /** @type {HTMLElement} */ (target).closest('[data-do]');
  acts[/** @type {HTMLElement} */ (button)?.dataset.do]?.();
});
bindDialogs();

const mirror = new Mirror({ kept: KEPT, offline: '' });
const missing = whyNot();
show({ state: missing || 'away' });
if (!missing) {
  follow(mirror, {
    onStatus: show,
    onSaid: words => check.tell(words),
    onWrite: bytes => port?.write(bytes),
    onClose: () => port?.close(),
    onProgress,
    onTrouble: key => key && show({ state: 'failed' }),
  });
  addFullScreen();
  watchPorts(back => back === last && shown.state === 'gone' && open(back));
}
