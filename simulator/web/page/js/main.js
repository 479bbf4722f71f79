// The simulator's page: everything the server says goes into `state`, everything on the page is drawn from it.
import { makeAsking } from './asking.js';
import { bindDialogs, makeNewMatch } from './menus/dialogs.js';
import { bindKeyboard } from './keyboard.js';
import { connect } from './socket.js';
import { handSeat, myTurn, state, take } from './state.js';
import { installSprite, makeDie } from './dice.js';
import { makeBuzzer } from './table/sound.js';
import { makeDisplay } from './table/display.js';
import { makeFingers } from './press.js';
import { makeHand } from './table/hand.js';
import { makeLog } from './table/log.js';
import { makeRing } from './table/ring.js';
import { makeScore } from './table/score.js';
import { makeSeats } from './table/seats.js';
import { makeTray } from './table/tray.js';
import { bindPlug } from './table/plug.js';
import { makeHelp } from './menus/help.js';
import { makeStart } from './menus/start.js';
import { makeWinner } from './table/winner.js';
import { question, resume } from './menus/screens.js';
import { t } from './texts.js';
import { withFlights } from './table/fly.js';
import { gameOf, loadGames, slotName } from './games/modules.js';
import { makeBeside } from './table/beside.js';
import { makeMarks } from './table/marks.js';
import { bindLifting } from './real/lifting.js';
import { makeRoom } from './real/room.js';

const one = (query, root = document) => root.querySelector(query), all = (query, root = document) => [...root.querySelectorAll(query)];
const table = one('.table'), bag = one('.bag'), toast = one('.toast');

installSprite();
all('[data-mark]').forEach(place => { place.innerHTML = '<svg class="mark" viewBox="0 0 31.2 19" aria-hidden="true"><use href="#mark"/></svg>'; });
all('[data-dice]').forEach(place => place.append(...place.dataset.dice.split(' ').map((face, id) => makeDie(face, { id }))));
const asking = makeAsking(connect(onMessage, onLine), busy => table.setAttribute('aria-busy', String(busy))), { send } = asking;
const fingers = makeFingers(send);
const tray = makeTray(one('.tray'), fingers, (slot, clicks) => hand.onSlot(slot, clicks));
const beside = makeBeside(one('.chain'), place => hand.onPlace(place));
const showMarks = makeMarks(one('.field'));
const hand = makeHand(one('.hand'), { tray, beside, fingers, send, waits: asking.waits, redraw: flying => (flying ? draw.match() : drawMatch()) });
const display = makeDisplay(one('.oled')), buzzer = makeBuzzer(), log = makeLog(one('.log')), seats = makeSeats(document);
const showScore = makeScore(one('.score'), bag), showRing = makeRing(one('.ring'), one('.tray')), showWinner = makeWinner(one('.winner'), one('.shower'));
const newMatch = makeNewMatch(one('#new-match'), start), help = makeHelp(one('#help'));
const startPage = makeStart(one('.choice'), one('.how'), one('.welcome [data-do=quick]'));
bindDialogs(document);
bindPlug(one('.usb'));
bindLifting(one('.field'), { bag, send, hand });
const showRoom = makeRoom(one('.room'), send);

// ---- what the page can do, by button and by key ----

/** Who plays a virtual person's seat in another match. */
const botOf = bot => (bot === 'person' ? state.bots[0][0] : bot);
function start(game, players, options, real = false) {
  // What players without a name are called is no name to be kept.
  for (const { button, name } of players) send({ do: 'rename', button, name: state.unnamed[button]?.includes(name) ? '' : name });
  send({ do: 'new', game, players: players.map(({ button, bot }) => ({ button, bot })), options, real });
}
const commands = {
  m: () => send({ do: 'mute', on: !state.tray.muted }),
  p: () => send({ do: 'plug', in: !state.tray.plugged }),
  z: () => state.match?.undo && send({ do: 'undo' }),
  n: () => newMatch.open(state.match),
  '?': () => help.open(state.match?.game ?? startPage.chosen()),
};
const acts = {
  new: commands.n, undo: commands.z, help: commands['?'], mute: commands.m, plug: commands.p,
  sheet: () => one('#sheet').showModal(),
  quick: () => start(startPage.chosen(), state.games[startPage.chosen()].quick, {}),
  again: () => start(state.match.game, state.match.seats.map(({ button, bot, name }) => ({ button, bot: botOf(bot), name })), state.match.options, state.match.real),
  resume: () => resume(fingers),
  bag: () => bag.getAttribute('aria-disabled') !== 'true' && send(gameOf(state.match).draw(state.match)),
};
/** The second click of a double click on what begins something, or takes something, means what the first meant. */
const isSecond = (event, name) => event.detail > 1 && ['quick', 'again', 'resume', 'bag'].includes(name);
document.addEventListener('click', event => {
  const button = event.target.closest('[data-do]');
  if (!button || button.getAttribute('aria-disabled') === 'true' || isSecond(event, button.dataset.do)) return;
  if (button.closest('#sheet')) one('#sheet').close();
  acts[button.dataset.do]?.();
});
all('.speed').forEach(group => group.addEventListener('click', event => {
  const x = Number(event.target.closest('button')?.dataset.x);
  if (x) send({ do: 'speed', x });
}));
all('select.hintsel').forEach(select => select.addEventListener('change', () => send({ do: 'hints', level: select.value })));
all('input.children').forEach(box => box.addEventListener('change', () => send({ do: 'children', on: box.checked })));
all('select.sit').forEach(select => select.addEventListener('change', () => sit(select.value)));

function sit(as) {
  const place = /^[0-5]$/.test(as) ? Number(as) : as, url = new URL(location.href);
  url.searchParams.delete('seat');
  url.searchParams.delete('onlooker');
  if (place === 'onlooker') url.searchParams.set('onlooker', '');
  else if (place !== 'table') url.searchParams.set('seat', place + 1);
  history.replaceState(null, '', url);
  send({ do: 'sit', as: place });
}
function seatFromUrl() {
  const query = new URLSearchParams(location.search), seat = Number(query.get('seat'));
  if (query.has('onlooker')) return 'onlooker';
  return Number.isInteger(seat) && seat >= 1 && seat <= 6 ? seat - 1 : 'table';
}

// ---- what comes in ----

function onLine(up) {
  state.online = up;
  one('.banner').hidden = up;
  table.inert = !up;
  document.documentElement.dataset.online = String(up);
  if (!up) { asking.forget(); fingers.releaseAll(); buzzer.tone(0); return; }
  const as = seatFromUrl();
  if (as !== 'table') send({ do: 'sit', as });
}

const draw = {
  games: () => { startPage.fill(); newMatch.list(); help.fill(); drawStart(); },
  led: () => tray.light(state.led, state.lit && state.tray.plugged),
  display: () => display(state.tray.plugged ? state.display : null, state.displayText, state.displayName),
  tone: () => buzzer.tone(state.tone),
  down: () => tray.showButtons(state.match, state.down),
  tray: drawTray,
  room: () => showRoom(state.room, Boolean(state.real)),
  match: () => withFlights(document, bag, state.tray.speed || 1, drawMatch),
};
const ORDER = ['games', 'led', 'display', 'tone', 'tray', 'match', 'room', 'down'];

async function onMessage(message) {
  if (Array.isArray(message?.games)) await loadGames(message.games);
  const changed = take(message);
  if (changed.has('tray')) ['led', 'display', 'match'].forEach(part => changed.add(part));
  if (!state.tray.plugged) asking.forget();       // what was being done has ended with the power
  if (Array.isArray(message?.answered)) { asking.done(message.answered); changed.add('match'); }       // drawn before anybody can click again
  if (changed.has('match')) ['down', 'room'].forEach(part => changed.add(part));
  for (const part of ORDER.filter(name => changed.has(name))) {
    try { draw[part](); } catch (problem) { console.error(`Could not draw ${part}.`, problem); }
  }
  if (message?.log_reset) log.reset();
  if (message?.log) log.add(message.log);
  if (typeof message?.error === 'string') say(message.error);
}

let quiet = 0;
function say(words) {
  toast.textContent = words;
  toast.hidden = false;
  clearTimeout(quiet);
  quiet = setTimeout(() => { toast.hidden = true; }, 5000);
}

function drawTray() {
  const { plugged, muted, speed, hints, children, sit: as } = state.tray;
  document.documentElement.dataset.hints = hints ?? 'plays';
  all('select.hintsel').forEach(select => { select.value = hints ?? 'plays'; });
  all('input.children').forEach(box => { box.checked = children === true; });
  one('.tray').classList.toggle('unplugged', !plugged);
  const plug = one('.usb');
  plug.setAttribute('aria-pressed', String(!plugged));
  plug.setAttribute('aria-label', t(plugged ? 'usb-in' : 'usb-out'));
  one('.mute').setAttribute('aria-pressed', String(muted === true));
  one('.mute').setAttribute('aria-label', t(muted ? 'unmute' : 'mute'));
  buzzer.mute(muted === true);
  one('#sheet [data-do=mute]').textContent = t(muted ? 'sound-on' : 'sound-off');
  one('#sheet [data-do=plug]').textContent = t(plugged ? 'plug-pull' : 'plug-in');
  all('.speed button').forEach(button => button.setAttribute('aria-pressed', String(Number(button.dataset.x) === speed)));
  all('select.sit').forEach(select => { select.value = String(as ?? 'table'); });
}

function drawSit(match) {
  const names = JSON.stringify((match?.seats ?? []).map(seat => [seat.button, seat.name]));
  all('select.sit').forEach(select => {
    if (select.dataset.names === names) return;
    select.dataset.names = names;
    const options = [['table', t('sit-table')], ...[0, 1, 2, 3, 4, 5].map(button => [String(button), match?.seats.find(seat => seat.button === button)])
      .filter(([, seat]) => seat || !match).map(([button, seat]) => [button, seat?.said.panel ?? t('seat', Number(button) + 1)]), ['onlooker', t('sit-onlooker')]];
    select.replaceChildren(...options.map(([value, label]) => new Option(label, value)));
    select.value = String(state.tray.sit ?? 'table');
  });
}

function drawMatch() {
  const { match } = state, pending = hand.pending(), game = gameOf(match), lying = match ? game.lying(match) : state.real?.slots ?? {};
  table.dataset.view = match ? 'match' : 'start';
  table.dataset.game = match?.game ?? '';
  document.documentElement.dataset.game = match?.game ?? '';
  seats.show(match);
  hand.show(match && question(state));
  // once it is answered, a die that is on no slot lies where it lay
  const onItsWay = hand.pending() ?? (pending && asking.waits(pending.number) ? pending : null);
  tray.show(lying, match && game.refused(match), onItsWay, (slot, die) => slotName(match, slot, die), todoIn, isMasked);
  showMarks(match ? game.marks(match) : {}, match ? game.thread(match) : []);
  beside.show(match);
  one('.field').setAttribute('aria-label', match?.said.field ?? t('slots-name'));
  tray.showButtons(match, state.down);
  showScore(match);
  showWinner(match);
  showRing(match);
  drawSit(match);
  drawStart();
  document.title = t(match && myTurn(match) ? 'title-your-turn' : 'name-of-page');
  all('[data-do=undo]').forEach(button => button.setAttribute('aria-disabled', String(!match?.undo)));
}

/** What the blinking slots want of real dice, in the page's voice. */
const todoIn = slot => (state.real?.lift.includes(slot) ? '↑' : state.real?.put[slot] ? '↓' : '');

const isMasked = slot => Boolean(state.match && state.real?.masked?.includes(slot));

function drawStart() {
  const { match, tray: { plugged, resume: left } } = state;
  one('.welcome').hidden = Boolean(match);
  one('[data-do=resume]').hidden = !plugged || left !== true;
  one('.dead').hidden = plugged;
  const canBegin = plugged && Boolean(startPage.chosen());      // the server tells the games when it has been reached
  all('.welcome [data-do=quick], .welcome [data-do=new]').forEach(button => { button.hidden = !canBegin; });
}

seats.onSize(drawMatch);
addEventListener('resize', () => showRing(state.match));
bindKeyboard({ fingers, tray, hand, commands });
drawTray();
drawMatch();
draw.display();
