// The simulator's page: everything that the server tells goes into `state`, and the page is drawn from it.
import { connect, makeAsking } from './connection.js';
import { makeCoach, showGrace } from './coach.js';
import { Banner, makeHappenings, makeRollOff, makeToast } from './notes.js';
import { bindControls, bindLanguage, makeRoom, makeSettings, showControls, showSeats } from './menus/settings.js';
import { makeDie } from './dice.js';
import { makeEvening } from './ending.js';
import { gameOf, loadGames } from './games/modules.js';
import { keepForGood, watchVersion } from './host.js';
import { bindKeyboard, makeRoving } from './keyboard.js';
import { bindDialogs, NewMatch } from './menus/dialogs.js';
import { bindRules, makeHelp } from './menus/help.js';
import { question } from './menus/screens.js';
import { inOrder, nameToKeep, playersAgain } from './menus/players.js';
import { makeLesson } from './lesson.js';
import { Records, makeWatch } from './menus/records.js';
import { makeStart, makeUnfinished } from './menus/start.js';
import { Who } from './menus/who.js';
import { placeOf, sitAt } from './memory.js';
import { makeFingers } from './press.js';
import { bindLifting, bindPlug } from './table/drag.js';
import { makeBuzzer, makeKnocks } from './table/sound.js';
import { may, myTurn, specOf, state, take } from './state.js';
import { makeLog } from './table/log.js';
import { keepAwake, Table } from './table/table.js';
import { t } from './texts.js';
import { all, one } from './write.js';

const say = makeToast(one('.toast'));
const banner = new Banner(one('.banner'), one('.table'));

for (const place of all('[data-dice]'))
  place.append(...place.dataset.dice.split(' ').map((face, id) => makeDie(face, { id })));
const progress = { onProgress: share => banner.load(share), onTrouble: key => banner.warn(key) };
const showBusy = busy => one('.table').setAttribute('aria-busy', String(busy));
const asking = makeAsking(connect({ onMessage, onLine, onStrange, ...progress }), showBusy);
const { send } = asking;
const fingers = makeFingers(send);
const buzzer = makeBuzzer();
const table = new Table({
  knock: makeKnocks(buzzer.context),
  fingers,
  send,
  waits: asking.waits,
  redraw: flying => (flying ? draw.match() : drawMatch()),
});
const { tray, hand, bag, tumble } = table;
const watch = makeWatch(one('#watch'), say);
const log = makeLog(one('.log'), ({ moves }) => watch(`moves=${moves}`));
const newMatch = new NewMatch(one('#new-match'), start);
const help = makeHelp(one('#help'));
const startPage = makeStart(one('.choice'), one('.how'), one('.welcome [data-do=quick]'));
const unfinished = makeUnfinished(all('.unfinished'), one('#give-up'), send);
const settings = makeSettings(one('#settings'), send);
const who = new Who(one('#who'), send);
const records = new Records(one('#records'), { watch: card => watch('play', card), say });
const happenings = makeHappenings(one('.happening'), () => state.tray.speed);
const showEvening = makeEvening(one('.evening'));
const showRollOff = makeRollOff(one('.rolloff'), dice => table.roll(dice, state.tray.speed));
const showLesson = makeLesson(one('.lesson'), table.field, { tray, send });
const showRoom = makeRoom(one('.room'), send);
const settleBar = makeRoving(one('.bar'), '.btn, .speed button');
const showCoach = makeCoach(one('.coach'), send);
bindRules(help.openRule);
bindDialogs();
bindLanguage(one('select.language'));
bindPlug(one('.usb'));
bindLifting(table.field, { bag, send });
bindControls(send);
// The quiet word that there is a newer version of the page waits until somebody wants it, in all tabs.
watchVersion(use => {
  one('.bar .update').hidden = false;
  one('.bar .update').addEventListener('click', use, { once: true });
});

// ---- what the page can do, by button and by key ----

let begins = false; // a match was begun here and is not drawn yet

function start(game, chosen, options, real = false, { around = false, day = false } = {}) {
  const players = state.tray.kind === 'starter' ? inOrder(chosen) : chosen;
  const seated = players.map(player => ({
    ...player,
    name: nameToKeep(player, players),
    young: player.young === true,
  }));
  const more = { ...(around && { around }), ...(day && { day }) };
  unfinished.room(item =>
    send({ do: 'new', game, players: seated, options, real, ...more, ...(item && { give_up: item }) }),
  );
  /** @type {HTMLElement} */ (document.activeElement)?.blur(); // or Enter on the button would begin another match
  begins = true;
}

/** Move the focus to the hand once a match has begun from this page, unless it is somewhere already. */
function focusHand() {
  if (!begins || !state.match || one('.hand').hidden) return;
  begins = false;
  if (document.activeElement === document.body) one('.hand').focus({ preventScroll: true });
}

function playAgain(match, around = false) {
  start(match.game, playersAgain(match, around), match.options, match.real, { around });
}

const commands = {
  m: () => send({ do: 'mute', on: !state.tray.muted }),
  p: () => send({ do: 'plug', in: !state.tray.plugged }),
  z: () => may('undo') && send({ do: 'undo' }),
  Z: () => may('redo') && send({ do: 'redo' }),
  n: () => newMatch.open(state.match),
  '?': () => help.open(state.match?.game ?? startPage.chosen()),
};
const acts = {
  new: commands.n,
  undo: commands.z,
  redo: commands.Z,
  help: commands['?'],
  mute: commands.m,
  plug: commands.p,
  sheet: () => one('#sheet').showModal(),
  who: () => who.open(),
  settings: () => settings.open(),
  records: () => records.open(),
  quick: () => start(startPage.chosen(), state.games[startPage.chosen()].quick, {}),
  day: () => start(startPage.chosen(), state.games[startPage.chosen()].quick, {}, false, { day: true }),
  lesson: () => send({ do: 'lesson', game: startPage.chosen() }),
  again: () => playAgain(state.match),
  around: () => playAgain(state.match, true),
  ...watch.acts,
  bag: () => send(gameOf(state.match).draw(state.match)),
};
const isDisabled = button => button.getAttribute('aria-disabled') === 'true';

/** Return whether a click is the second of a double click on what begins or takes something: the first one counts. */
const isSecond = ({ detail }, name) => detail > 1 && /^(quick|day|again|around|bag|lesson)$/.test(name);

document.addEventListener('click', event => {
  const button = /** @type {HTMLElement} */ (/** @type {Element} */ (event.target).closest('[data-do]'));
  if (!button || isDisabled(button) || isSecond(event, button.dataset.do)) return;
  if (button.closest('#sheet')) one('#sheet').close();
  acts[button.dataset.do]?.();
});

// ---- what comes in ----

function onLine(up, why) {
  state.online = up;
  banner.reach(up, why);
  document.documentElement.dataset.online = String(up);
  if (!up) {
    asking.forget();
    happenings.clear();
    fingers.releaseAll();
    buzzer.tone(0);
    return;
  }
  if (asking.hasForgotten) say(t('perhaps-not-done'));
  const place = placeOf(location.search);
  if (place !== 'table') send(sitAt(place));
}

/** Say why a message was refused. On a page of another version nothing can be done but to reload it. */
function onStrange(key) {
  if (key === 'other-version') banner.end(key);
  else say(t(key));
}

/** How the parts of the state are drawn, in this order. */
const draw = {
  games: () => {
    startPage.fill();
    newMatch.list();
    help.fill();
    drawStart();
  },
  settings: () => settings.show(),
  led: () => tray.light(state.led, state.lit && state.tray.plugged),
  display: () => table.display(state.tray.plugged ? state.display : null, state.displayText, state.displayName),
  tone: () => buzzer.tone(state.tone),
  tray: drawTray,
  match: () => {
    const { match } = state;
    if (match) keepForGood();
    const throws = specOf(match).hands === false;
    table.withFlights(state.tray.speed, drawMatch, { rolls: !match?.redo, throws }); // an undo rolls nothing
  },
  rolloff: () => showRollOff(state.rolloff, state.match),
  coach: () => showCoach(state),
  grace: () => showGrace(state.grace),
  room: () => showRoom(state.room, Boolean(state.real)),
  down: () => tray.showButtons(state.match, state.down),
};

function drawChanged(changed) {
  for (const part of Object.keys(draw).filter(name => changed.has(name))) {
    try {
      draw[part]();
    } catch (problem) {
      console.error(`Could not draw ${part}.`, problem);
    }
  }
}

async function onMessage(message) {
  if (message.games) await loadGames(message.games);
  const changed = take(message);
  if (changed.has('tray')) for (const part of ['led', 'display', 'match']) changed.add(part);
  if (!state.tray.plugged) asking.forget(); // what was being done has ended with the power
  if (message.answered) {
    asking.done(message.answered);
    changed.add('match'); // drawn before anybody can click again
  }
  if (changed.has('match')) for (const part of ['down', 'room', 'coach', 'grace', 'rolloff']) changed.add(part);
  drawChanged(changed);
  if (changed.has('tray') || changed.has('match')) who.show();
  if (message.log_reset) log.reset();
  if (message.log) {
    log.add(message.log);
    if (!message.games && !message.log_reset) tellHappenings(message.log);
  }
  if (changed.has('question')) say.end();
  if (message.error) say(message.error, message.rule);
}

/** Show on the tray what has happened to somebody, not what a page that has just been opened reads of it. */
function tellHappenings(lines) {
  for (const { banner: text, seat } of lines.filter(line => line.banner))
    happenings.add({ text, button: state.match?.seats[seat]?.button ?? null });
}

function drawTray() {
  document.documentElement.dataset.hints = state.tray.hints;
  document.documentElement.dataset.kind = state.tray.kind;
  one('.tray').classList.toggle('unplugged', !state.tray.plugged);
  buzzer.mute(state.tray.muted);
  showControls(state.tray);
}

/** Return the sign of what is to be done with real dice in a slot: lift one, put one, or nothing. */
function todoIn(slot) {
  if (state.real?.lift.includes(slot)) return '↑';
  return state.real?.put[slot] ? '↓' : '';
}

function drawMatch() {
  const { match, real } = state;
  const before = hand.choice.pending;
  const game = gameOf(match);
  table.show(match, {
    lying: match ? game.lying(match) : (state.lesson?.slots ?? real?.slots ?? {}),
    asked: match && question(state),
    // A die that is answered, but lies in no slot yet, still lies where it lay.
    onItsWay: () => hand.choice.pending ?? (before && asking.waits(before.number) ? before : null),
    refused: match && game.refused(match),
    todo: todoIn,
    masked: slot => Boolean(match && real?.masked.includes(slot)),
    down: state.down,
    speed: state.tray.speed,
  });
  keepAwake(Boolean(match && !match.over));
  one('.hand').classList.toggle('won', match?.ended?.won === true);
  showSeats(match);
  focusHand();
  showLesson(state.lesson);
  showEvening(match);
  drawStart();
  document.title = t(match && myTurn(match) ? 'title-your-turn' : 'name-of-page');
  for (const button of all('[data-do=undo], [data-do=redo]'))
    button.setAttribute('aria-disabled', String(!may(button.dataset.do)));
}

function drawStart() {
  const { match, tray: shown } = state;
  one('.welcome').hidden = Boolean(match || state.lesson);
  one('.dead').hidden = shown.plugged;
  // The server tells which games there are once it is reached.
  const canBegin = shown.plugged && shown.screen !== 'boot' && Boolean(startPage.chosen());
  unfinished.show(!canBegin || Boolean(match || state.lesson));
  startPage.offer(canBegin);
}

for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => tumble.skip(), { capture: true });
table.seats.onSize(drawMatch);
addEventListener('resize', () => {
  table.showRing(state.match);
  settleBar();
  showCoach(state);
});
bindKeyboard({ fingers, tray, hand, commands, asking });
drawTray();
drawMatch();
draw.display();
