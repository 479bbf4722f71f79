// The simulator's page: the server's messages update `state`, and the page is drawn from it.
import { connect, makeRequests } from './connection.js';
import { makeCoach, showGrace } from './coach.js';
import { Banner, makeEffects, makeRollOff, makeToast } from './notifications.js';
import {
  bindControls,
  bindLanguage,
  makeRoomControls,
  makeSettingsDialog,
  showControls,
  showSeats,
} from './menus/settings.js';
import { makeDie } from './dice.js';
import { makeMatchSummary } from './match_end.js';
import { getGame, loadGames } from './games/registry.js';
import { requestPersistence, watchForUpdate } from './host.js';
import { bindKeyboard, makeRovingTabindex } from './keyboard.js';
import { bindDialogs, NewMatchDialog } from './menus/new_match.js';
import { bindRuleButtons, makeHelp } from './menus/help.js';
import { makeQuestion } from './menus/tray_questions.js';
import { orderPlayers, getNameToKeep, repeatPlayers } from './menus/players.js';
import { makeLessonPanel } from './lesson.js';
import { RecordsDialog, makeReplayDialog } from './menus/records.js';
import { makeStartPage, makeUnfinished } from './menus/start_page.js';
import { SeatDialog } from './menus/seat_dialog.js';
import { parsePlace, makeSitRequest } from './local_settings.js';
import { makeTrayButtons } from './tray_buttons.js';
import { bindLifting, bindPlug } from './table/drag.js';
import { makeBuzzer, makeKnockPlayer } from './table/sound.js';
import { isAvailable, isMyTurn, getGameFacts, state, updateState } from './state.js';
import { makeLog } from './table/log.js';
import { setAwake, Table } from './table/table.js';
import { t } from './texts.js';
import { queryAll, query } from './dom.js';

const showToast = makeToast(query('.toast'));
const banner = new Banner(query('.banner'), query('.table'));

for (const place of queryAll('[data-dice]'))
  place.append(...place.dataset.dice.split(' ').map((face, id) => makeDie(face, { id })));
const progress = { onProgress: share => banner.showProgress(share), onTrouble: key => banner.showTrouble(key) };
const showBusy = busy => query('.table').setAttribute('aria-busy', String(busy));
const requests = makeRequests(connect({ onMessage, onLine, onRefused, ...progress }), showBusy);
const { send } = requests;
const trayButtons = makeTrayButtons(send);
const buzzer = makeBuzzer();
const table = new Table({
  playKnocks: makeKnockPlayer(buzzer.getContext),
  trayButtons: trayButtons,
  send,
  isPending: requests.isPending,
  redraw: flying => (flying ? draw.match() : drawMatch()),
});
const { tray, hand, bag, rollAnimation } = table;
const openReplay = makeReplayDialog(query('#watch'), showToast);
const log = makeLog(query('.log'), ({ moves }) => openReplay(`moves=${moves}`));
const newMatch = new NewMatchDialog(query('#new-match'), startMatch);
const help = makeHelp(query('#help'));
const startPage = makeStartPage(query('.choice'), query('.how'), query('.welcome [data-do=quick]'));
const unfinished = makeUnfinished(queryAll('.unfinished'), query('#give-up'), send);
const settings = makeSettingsDialog(query('#settings'), send);
const seatDialog = new SeatDialog(query('#who'), send);
const records = new RecordsDialog(query('#records'), { openReplay: card => openReplay('play', card), say: showToast });
const effects = makeEffects(query('.happening'), () => state.tray.speed);
const showMatchSummary = makeMatchSummary(query('.evening'));
const showRollOff = makeRollOff(query('.rolloff'), dice => table.rollDice(dice, state.tray.speed));
const showLesson = makeLessonPanel(query('.lesson'), table.field, { tray, send });
const showRoom = makeRoomControls(query('.room'), send);
const updateBarStop = makeRovingTabindex(query('.bar'), '.btn, .speed button');
const showCoach = makeCoach(query('.coach'), send);
bindRuleButtons(help.openRule);
bindDialogs();
bindLanguage(query('select.language'));
bindPlug(query('.usb'));
bindLifting(table.field, { bag, send });
bindControls(send);
// The button for a new version of the page appears until somebody clicks it, in any tab.
watchForUpdate(use => {
  query('.bar .update').hidden = false;
  query('.bar .update').addEventListener('click', use, { once: true });
});

// ---- what the page can do, by button and by key ----

let isStarting = false; // a match was started here and is not drawn yet

function startMatch(game, chosen, options, real = false, { around = false, day = false } = {}) {
  const players = state.tray.kind === 'starter' ? orderPlayers(chosen) : chosen;
  const seated = players.map(player => ({
    ...player,
    name: getNameToKeep(player, players),
    young: player.young === true,
  }));
  const more = { ...(around && { around }), ...(day && { day }) };
  unfinished.ensureRoom(item =>
    send({ do: 'new', game, players: seated, options, real, ...more, ...(item && { give_up: item }) }),
  );
  /** @type {HTMLElement} */ (document.activeElement)?.blur(); // or Enter on the button would begin another match
  isStarting = true;
}

/** Move the focus to the hand after a match was started from this page, unless something has it already. */
function focusHand() {
  if (!isStarting || !state.match || query('.hand').hidden) return;
  isStarting = false;
  if (document.activeElement === document.body) query('.hand').focus({ preventScroll: true });
}

function playAgain(match, around = false) {
  startMatch(match.game, repeatPlayers(match, around), match.options, match.real, { around });
}

const commands = {
  m: () => send({ do: 'mute', on: !state.tray.muted }),
  p: () => send({ do: 'plug', in: !state.tray.plugged }),
  z: () => isAvailable('undo') && send({ do: 'undo' }),
  Z: () => isAvailable('redo') && send({ do: 'redo' }),
  n: () => newMatch.open(state.match),
  '?': () => help.open(state.match?.game ?? startPage.getGame()),
};
const buttonCommands = {
  new: commands.n,
  undo: commands.z,
  redo: commands.Z,
  help: commands['?'],
  mute: commands.m,
  plug: commands.p,
  sheet: () => query('#sheet').showModal(),
  who: () => seatDialog.open(),
  settings: () => settings.open(),
  records: () => records.open(),
  quick: () => startMatch(startPage.getGame(), state.games[startPage.getGame()].quick, {}),
  day: () => startMatch(startPage.getGame(), state.games[startPage.getGame()].quick, {}, false, { day: true }),
  lesson: () => send({ do: 'lesson', game: startPage.getGame() }),
  again: () => playAgain(state.match),
  around: () => playAgain(state.match, true),
  ...openReplay.commands,
  bag: () => send(getGame(state.match).getDrawRequest(state.match)),
};
const isDisabled = button => button.getAttribute('aria-disabled') === 'true';

/** Return whether a click is the second of a double click on a button that starts or takes something. */
const isSecondClick = ({ detail }, name) => detail > 1 && /^(quick|day|again|around|bag|lesson)$/.test(name);

document.addEventListener('click', event => {
  const button = /** @type {HTMLElement} */ (/** @type {Element} */ (event.target).closest('[data-do]'));
  if (!button || isDisabled(button) || isSecondClick(event, button.dataset.do)) return;
  if (button.closest('#sheet')) query('#sheet').close();
  buttonCommands[button.dataset.do]?.();
});

// ---- what comes in ----

function onLine(up, why) {
  state.online = up;
  banner.setOnline(up, why);
  document.documentElement.dataset.online = String(up);
  if (!up) {
    requests.forgetAll();
    effects.clear();
    trayButtons.releaseAll();
    buzzer.setTone(0);
    return;
  }
  if (requests.hasForgotten) showToast(t('perhaps-not-done'));
  const place = parsePlace(location.search);
  if (place !== 'table') send(makeSitRequest(place));
}

/** Show why a message was refused. A page of another version has to be reloaded. */
function onRefused(key) {
  if (key === 'other-version') banner.showEnd(key);
  else showToast(t(key));
}

/** How the parts of the state are drawn, in this order. */
const draw = {
  games: () => {
    startPage.fill();
    newMatch.listGames();
    help.fill();
    drawStartPage();
  },
  settings: () => settings.show(),
  led: () => tray.showLeds(state.led, state.lit && state.tray.plugged),
  display: () => table.showDisplay(state.tray.plugged ? state.display : null, state.displayText, state.displayName),
  tone: () => buzzer.setTone(state.tone),
  tray: drawTray,
  match: () => {
    const { match } = state;
    if (match) requestPersistence();
    const throws = getGameFacts(match).hands === false;
    table.drawWithFlights(state.tray.speed, drawMatch, { rolls: !match?.redo, throws }); // an undo rolls nothing
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
  const changed = updateState(message);
  if (changed.has('tray')) for (const part of ['led', 'display', 'match']) changed.add(part);
  if (!state.tray.plugged) requests.forgetAll(); // pending requests have ended with the power
  if (message.answered) {
    requests.finish(message.answered);
    changed.add('match'); // drawn before anybody can click again
  }
  if (changed.has('match')) for (const part of ['down', 'room', 'coach', 'grace', 'rolloff']) changed.add(part);
  drawChanged(changed);
  if (changed.has('tray') || changed.has('match')) seatDialog.update();
  if (message.log_reset) log.reset();
  if (message.log) {
    log.add(message.log);
    if (!message.games && !message.log_reset) showEffects(message.log);
  }
  if (changed.has('question')) showToast.hide();
  if (message.error) showToast(message.error, message.rule);
}

/** Show effects of new log lines on the tray; a page that has just been opened shows none of the past. */
function showEffects(lines) {
  for (const { banner: text, seat } of lines.filter(line => line.banner))
    effects.add({ text, button: state.match?.seats[seat]?.button ?? null });
}

function drawTray() {
  document.documentElement.dataset.hints = state.tray.hints;
  document.documentElement.dataset.kind = state.tray.kind;
  query('.tray').classList.toggle('unplugged', !state.tray.plugged);
  buzzer.setMuted(state.tray.muted);
  showControls(state.tray);
}

/** Return the sign of a slot's task with real dice: lift a die, put one, or "". */
function getTodo(slot) {
  if (state.real?.lift.includes(slot)) return '↑';
  return state.real?.put[slot] ? '↓' : '';
}

function drawMatch() {
  const { match, real } = state;
  const before = hand.selection.pending;
  const game = getGame(match);
  table.show(match, {
    dice: match ? game.getLyingDice(match) : (state.lesson?.slots ?? real?.slots ?? {}),
    asked: match && makeQuestion(state),
    // A die whose request is answered, but that is in no slot yet, stays where it was.
    onItsWay: () => hand.selection.pending ?? (before && requests.isPending(before.number) ? before : null),
    refused: match && game.getRefusal(match),
    todo: getTodo,
    masked: slot => Boolean(match && real?.masked.includes(slot)),
    down: state.down,
    speed: state.tray.speed,
  });
  setAwake(Boolean(match && !match.over));
  query('.hand').classList.toggle('won', match?.ended?.won === true);
  showSeats(match);
  focusHand();
  showLesson(state.lesson);
  showMatchSummary(match);
  drawStartPage();
  document.title = t(match && isMyTurn(match) ? 'title-your-turn' : 'name-of-page');
  for (const button of queryAll('[data-do=undo], [data-do=redo]'))
    button.setAttribute('aria-disabled', String(!isAvailable(button.dataset.do)));
}

function drawStartPage() {
  const { match, tray: shown } = state;
  query('.welcome').hidden = Boolean(match || state.lesson);
  query('.dead').hidden = shown.plugged;
  // The server sends the list of games once it is connected.
  const canBegin = shown.plugged && shown.screen !== 'boot' && Boolean(startPage.getGame());
  unfinished.show(!canBegin || Boolean(match || state.lesson));
  startPage.setReady(canBegin);
}

for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => rollAnimation.skip(), { capture: true });
table.seats.onSizeChange(drawMatch);
addEventListener('resize', () => {
  table.showTurnRing(state.match);
  updateBarStop();
  showCoach(state);
});
bindKeyboard({ trayButtons: trayButtons, tray, hand, commands, requests });
drawTray();
drawMatch();
draw.display();
