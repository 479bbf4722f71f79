// A tray that somebody else plays on: the live page's own parts, and nothing to press.
import { gameOf, loadGames } from './games/modules.js';
import { connect } from './socket.js';
import { state, take } from './state.js';
import { makeLog } from './table/log.js';
import { makeTable } from './table/table.js';
import { t } from './texts.js';

const one = query => document.querySelector(query);
const all = query => [...document.querySelectorAll(query)];
const banner = one('.banner');
let note = '';
let online = false;

document.documentElement.dataset.mirror = '';
// What only a tray on this page can do.
for (const part of all(
  'dialog, .welcome, .room, .intro, .unfinished, .coach, .happening, .rolloff, .winner .acts, .bar > :not(.brand)',
))
  part.remove();

const table = makeTable();
const log = makeLog(one('.log'));

function addFullScreen() {
  const button = document.createElement('button');
  button.className = 'btn';
  button.dataset.full = '';
  button.textContent = t('full-screen');
  button.addEventListener('click', () => {
    if (document.fullscreenElement) document.exitFullscreen();
    else document.documentElement.requestFullscreen();
  });
  one('.bar').append(button);
}

function drawMatch() {
  const { match, down } = state;
  table.show(match, { lying: match ? gameOf(match).lying(match) : {}, down });
  for (const part of all('.device button, .chain button, .hand button, .bag')) part.disabled = true;
}

/** While the tray is away, what was seen of it last stays; but nothing on it shines. */
function drawTray() {
  const { plugged } = state.tray;
  one('.tray').classList.toggle('unplugged', !plugged);
  one('.usb').setAttribute('aria-pressed', String(!plugged));
  table.tray.light(state.led, state.lit && plugged);
  table.display(plugged ? state.display : null, state.displayText, state.displayName);
}

function drawNote() {
  banner.hidden = online && !note;
  banner.textContent = online ? note : t('waiting');
  document.documentElement.dataset.online = String(online && state.tray.plugged);
}

async function onMessage(message) {
  if (message.games) await loadGames(message.games);
  const changed = take(message);
  note = message.note ?? note;
  if (changed.has('match')) table.withFlights(1, drawMatch);
  else if (changed.has('down')) table.tray.showButtons(state.match, state.down);
  if (['led', 'display', 'tray'].some(part => changed.has(part))) drawTray();
  if (message.log_reset) log.reset();
  if (message.log) log.add(message.log);
  drawNote();
}

addFullScreen();
connect({
  onMessage,
  onLine: up => {
    online = up;
    drawNote();
  },
  onStrange: key => {
    note = t(key);
    drawNote();
  },
});
table.seats.onSize(drawMatch);
addEventListener('resize', () => table.showRing(state.match));
drawMatch();
drawTray();
