// A tray that somebody plays on, to be looked at: the live page's own parts, and nothing to press.
import { gameOf, loadGames, slotName } from './games/modules.js';
import { makeBeside } from './table/beside.js';
import { connect } from './socket.js';
import { installSprite } from './dice.js';
import { makeDisplay } from './table/display.js';
import { makeHand } from './table/hand.js';
import { makeLog } from './table/log.js';
import { makeMarks } from './table/marks.js';
import { makeRing } from './table/ring.js';
import { makeScore } from './table/score.js';
import { makeSeats } from './table/seats.js';
import { makeTray } from './table/tray.js';
import { makeWinner } from './table/winner.js';
import { state, take } from './state.js';
import { t } from './texts.js';
import { withFlights } from './table/fly.js';

const one = query => document.querySelector(query), all = query => [...document.querySelectorAll(query)];
const nobody = { down() {}, up() {}, tap() {}, releaseAll() {} };
const banner = one('.banner'), waiting = banner.textContent, table = one('.table'), bag = one('.bag');

document.documentElement.dataset.mirror = '';
// What only a tray on this page could do.
all('dialog, .welcome, .room, .intro, .winner .acts, .bar > :not(.brand)').forEach(part => part.remove());

installSprite();
all('[data-mark]').forEach(place => { place.innerHTML = '<svg class="mark" viewBox="0 0 31.2 19" aria-hidden="true"><use href="#mark"/></svg>'; });
one('.bar').insertAdjacentHTML('beforeend', '<button class="btn" data-full></button>');
one('[data-full]').textContent = t('full-screen');
one('[data-full]').onclick = () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());

const tray = makeTray(one('.tray'), nobody, () => {});
const beside = makeBeside(one('.chain'), () => {});
const showMarks = makeMarks(one('.field')), display = makeDisplay(one('.oled')), log = makeLog(one('.log')), seats = makeSeats(document);
const hand = makeHand(one('.hand'), { tray, beside, fingers: nobody, send() {}, redraw() {} });
const showScore = makeScore(one('.score'), bag), showRing = makeRing(one('.ring'), one('.tray')), showWinner = makeWinner(one('.winner'), one('.shower'));
let note = '', online = false;

function drawMatch() {
  const { match } = state, game = gameOf(match);
  table.dataset.view = match ? 'match' : 'start';
  table.dataset.game = document.documentElement.dataset.game = match?.game ?? '';
  seats.show(match);
  hand.show(null);
  tray.show(match ? game.lying(match) : {}, null, null, (slot, die) => slotName(match, slot, die), () => '');
  showMarks(match ? game.marks(match) : {}, match ? game.thread(match) : []);
  beside.show(match);
  one('.field').setAttribute('aria-label', match?.said.field ?? t('slots-name'));
  tray.showButtons(match, state.down);
  showScore(match);
  showWinner(match);
  showRing(match);
  all('.device button, .chain button, .hand button, .bag').forEach(part => { part.disabled = true; });
}

/** While the tray is not there, what was seen of it last stays; but nothing on it shines. */
function drawTray() {
  const { plugged } = state.tray;
  one('.tray').classList.toggle('unplugged', !plugged);
  one('.usb').setAttribute('aria-pressed', String(!plugged));
  tray.light(state.led, state.lit && plugged);
  display(plugged ? state.display : null, state.displayText, state.displayName);
}

function drawNote() {
  banner.hidden = online && !note;
  banner.textContent = online ? note : waiting;
  document.documentElement.dataset.online = String(online && state.tray.plugged);
}

async function onMessage(message) {
  if (Array.isArray(message?.games)) await loadGames(message.games);
  const changed = take(message);
  if (typeof message?.note === 'string') note = message.note;
  if (changed.has('match')) withFlights(document, bag, 1, drawMatch);
  else if (changed.has('down')) tray.showButtons(state.match, state.down);
  if (changed.has('led') || changed.has('display') || changed.has('tray')) drawTray();
  if (message?.log_reset) log.reset();
  if (message?.log) log.add(message.log);
  drawNote();
}

connect(onMessage, up => { online = up; drawNote(); });
seats.onSize(drawMatch);
addEventListener('resize', () => showRing(state.match));
drawMatch();
drawTray();
