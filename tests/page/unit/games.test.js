import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import * as basic from '/games/basic/game.js';
import * as dominoes from '/games/dominoes/game.js';
import * as line from '/games/line/game.js';
import * as yacht from '/games/yacht/game.js';
import { getGame } from '/js/games/registry.js';
import { listUnoActions, getRefusal } from '/js/games/game_defaults.js';
import { makeQuestion } from '/js/menus/tray_questions.js';
import { Timeline, SPEEDS, keyToStep } from '/js/replay/timeline.js';
import { canEnter, getHandSeat, isMyTurn, state, updateState } from '/js/state.js';
import { makeHint, parseFace, makePlainHint } from '/js/face_names.js';
import { makeDie, makeMatch, resetState, makeSeat, makeTile } from './page_setup.js';

beforeEach(() => resetState());

test('faces are parsed as records write them', () => {
  assert.deepEqual(parseFace('r7'), { color: 'r', kind: '7', declared: '' });
  assert.deepEqual(parseFace('bD2'), { color: 'b', kind: 'D2', declared: '' });
  assert.deepEqual(parseFace('WD4=b'), { color: 'k', kind: 'WD4', declared: 'b' });
  assert.deepEqual(parseFace('DE'), { color: 'n', kind: 'DE', declared: '' });
  assert.deepEqual(parseFace('-'), { color: 'n', kind: '-', declared: '' });
  for (const strange of ['q9', '', undefined, 'r7=b']) assert.equal(parseFace(strange).kind, '?');
});

test('a die and a tile are told by their own words', () => {
  assert.deepEqual(makePlainHint(makeDie(1, 'r7')), ['Red 7', 'red 7']);
  assert.equal(makePlainHint(makeTile(1, 'r7/b2')).length, 2);
  assert.deepEqual(makeHint('hint-fits', 'r7', 'B6').slice(2), ['B6']);
});

test('messages are taken into the state, and say what has changed', () => {
  assert.deepEqual(updateState({ tone: 440, down: [6] }), new Set(['tone', 'down']));
  assert.equal(state.tone, 440);
  assert.deepEqual(updateState({ tray: { speed: 4 } }), new Set(['tray']));
  assert.equal(state.tray.speed, 4);
  assert.equal(state.tray.plugged, true);
  assert.deepEqual(updateState({ error: 'One line.', log: [] }), new Set());
  updateState({ display: btoa('\u0001\u00ff'.padEnd(1024, '\0')) });
  assert.deepEqual(Array.from(state.display.slice(0, 3)), [1, 255, 0]);
});

test('with real dice the page shows those that lie on the table', () => {
  const real = { hands: { 1: [makeDie(3, 'b2')] }, bag: 5, wanting: [0, 0], rolls: [], asks: 0 };
  updateState({
    match: makeMatch('basic', { real: true, seats: [makeSeat(0, { dice: [makeDie(1, 'r7')] }), makeSeat(1)] }),
    real,
  });
  assert.deepEqual(
    state.match.seats.map(({ dice }) => dice),
    [[], [makeDie(3, 'b2')]],
  );
  assert.equal(state.match.bag, 5);
});

test('the hand is that of the seat to act, else of who acted last', () => {
  const three = [makeSeat(0), makeSeat(1, { mine: true }), makeSeat(2)];
  assert.equal(getHandSeat(makeMatch('basic', { seats: three, turn: 1 })).seat, 1);
  assert.equal(getHandSeat(makeMatch('basic', { seats: three, turn: 2 })).seat, 1);
  assert.equal(getHandSeat(makeMatch('basic', { seats: three, turn: 0 })).seat, 0);
  const none = [makeSeat(0, { mine: false, button: 2 }), makeSeat(1, { button: 4 })];
  assert.equal(getHandSeat(makeMatch('basic', { seats: none })), null);
});

test('a turn is mine only while the match runs', () => {
  assert.equal(isMyTurn(makeMatch('basic')), true);
  assert.equal(isMyTurn(makeMatch('basic', { over: true })), false);
  assert.equal(isMyTurn(makeMatch('basic', { turn: null })), false);
  assert.equal(isMyTurn(makeMatch('basic', { turn: 1 })), false);
});

test('lines are known by their verb, not by how they begin', () => {
  assert.equal(canEnter(makeMatch('basic', { moves: ['reroll 1'] }), 'roll'), false);
  assert.equal(canEnter(makeMatch('basic', { moves: ['roll'] }), 'roll'), true);
});

test('a game without a module is drawn in the usual way', () => {
  const shown = makeMatch('unknown', {
    moves: ['play r7', 'keep'],
    seats: [makeSeat(0, { dice: [makeDie(-1, 'r7')] }), makeSeat(1)],
  });
  const game = getGame(shown);
  assert.deepEqual(
    game.listActions(shown, shown.seats[0]).map(({ send }) => send.line),
    ['play r7', 'keep'],
  );
  assert.equal(game.getHand(shown, shown.seats[0])[0].id, -1);
});

test('basic: a drawn die is the only one that may be placed', () => {
  const dice = [makeDie(1, 'r7'), makeDie(2, 'r7')];
  const shown = makeMatch('basic', {
    phase: 'drawn',
    moves: ['play r7 3'],
    seats: [makeSeat(0, { dice }), makeSeat(1)],
  });
  shown.board = { tray: {}, drawn: dice[1] };
  assert.deepEqual(
    basic.getHand(shown, shown.seats[0]).map(({ fits }) => fits),
    [[], [3]],
  );
  assert.equal(basic.findOnlyDie(shown, shown.seats[0]).id, 2);
});

test('a refused play is shown in the slot that it was about', () => {
  const shown = makeMatch('basic', { refused: { line: 'play r7 3', rule: 'B4', words: 'no' } });
  assert.deepEqual(getRefusal(shown), { slot: 3, face: 'r7', rule: 'B4', words: 'no' });
  assert.equal(getRefusal(makeMatch('basic', { refused: { line: 'draw', rule: 'B4', words: 'no' } })), null);
  assert.equal(getRefusal(makeMatch('basic')), null);
});

test('UNO is offered to who may call it, a catch to who can catch', () => {
  const seats = [makeSeat(0), makeSeat(1, { mine: false })];
  assert.deepEqual(
    listUnoActions(makeMatch('basic', { seats, uno: [0, 1] }), seats[0]).map(({ send }) => send),
    [{ do: 'uno', seat: 0 }],
  );
  assert.deepEqual(
    listUnoActions(makeMatch('basic', { seats, catch: 1 }), seats[0]).map(({ send }) => send),
    [{ do: 'catch', seat: 0 }],
  );
  assert.deepEqual(listUnoActions(makeMatch('basic', { seats, catch: 0 }), seats[0]), []);
  assert.deepEqual(
    listUnoActions(makeMatch('basic', { seats, uno: [0] }), seats[0], () => true),
    [],
  );
});

test('line: a die goes on at the end, and the back can be taken', () => {
  const board = { line: [makeDie(1, 'r1'), makeDie(2, 'r2')], slots: [22, 23], next: 0 };
  const shown = makeMatch('line', { moves: ['play r3', 'draw'], board });
  assert.deepEqual(
    [0, 23, 22, 5].map(slot => line.canPlaceAt(shown, slot)),
    [true, true, false, false],
  );
  assert.deepEqual(line.onSlot(shown, 22), { do: 'enter', line: 'draw' });
  assert.equal(line.onSlot(shown, 23), null);
  assert.deepEqual(Object.keys(line.getMarks(shown)), ['22', '23']);
});

const YACHT = { dice: [0, 1, 2, 3, 4].map(id => makeDie(id, `r${id}`)), boxes: ['ones', 'uno'], slots: [6, 7] };

test('yacht: marks are those of the tray', () => {
  const board = { ...YACHT, rolls_left: 2, gives: {}, sheets: [{}, {}] };
  const shown = makeMatch('yacht', { moves: ['reroll 1', 'score ones'], board });
  assert.deepEqual(yacht.onSlot(shown, 1), { do: 'mark', places: [1] });
  state.selected = { die: null, marks: [1] };
  assert.deepEqual(yacht.onSlot(shown, 1), { do: 'mark', places: [] });
  const tags = [0, 1, 2, 3, 4].map(place => yacht.getMarks(shown)[place].on);
  assert.deepEqual(tags, [false, true, false, false, false]); // rolled again, the others are held
  const roll = yacht.listActions(shown, shown.seats[0]).find(({ key }) => key === 'reroll');
  assert.deepEqual(roll.send, { do: 'enter', line: 'reroll 2' });
  state.selected = { die: null, marks: [] };
  assert.equal(yacht.getMarks(shown)[0], undefined);
  const advice = yacht.getMarks({ ...shown, hold: [3] })[3];
  assert.deepEqual([advice.advised, yacht.getMarks(shown)[3]], [true, undefined]); // no mark of the player
  const next = makeMatch('yacht', { moves: shown.moves, board: { ...board, rolls_left: 1 } });
  assert.equal(
    yacht.listActions(next, next.seats[0]).find(({ key }) => key === 'reroll'),
    undefined,
  );
});

test('yacht: a box that gives nothing is written by the second click', () => {
  const board = { ...YACHT, rolls_left: 0, gives: { ones: 3, uno: 0 }, sheets: [{}, {}] };
  const shown = makeMatch('yacht', { phase: 'score', moves: ['score ones', 'score uno'], board });
  assert.deepEqual(yacht.onSlot(shown, 6), { do: 'enter', line: 'score ones' });
  assert.equal(yacht.onSlot(shown, 7), 'sure');
  assert.deepEqual(yacht.onSlot(shown, 7), { do: 'enter', line: 'score uno' });
});

test('dominoes: a doublet leads, other tiles fit ends', () => {
  const dice = [makeTile(1, 'r7/r7'), makeTile(2, 'r7/b2')];
  const leads = makeMatch('dominoes', {
    moves: ['lead r7/r7'],
    seats: [makeSeat(0, { dice }), makeSeat(1)],
    board: { arms: [] },
  });
  assert.deepEqual(
    dominoes.getHand(leads, leads.seats[0]).map(({ fits }) => fits),
    [['lead'], []],
  );
  assert.deepEqual(dominoes.makeMove(leads, dice[0], 'lead'), { do: 'enter', line: 'lead r7/r7' });
});

test('the tray asks nothing while a match runs, and offers its keys where it does', () => {
  const ask = screen => makeQuestion({ tray: { ...state.tray, screen, asks: [] }, match: makeMatch('basic') });
  assert.equal(ask('play'), null);
  assert.deepEqual(
    ask('undo').actions.map(({ send }) => send),
    [
      { do: 'answer', screen: 'undo', button: 6 },
      { do: 'answer', screen: 'undo', button: 8 },
    ],
  );
  assert.equal(ask('something new').actions.length, 2);
  assert.equal(
    makeQuestion({ tray: { ...state.tray, screen: 'undo' }, match: makeMatch('dominoes') }).title,
    'Undo a draw?',
  );
  const dark = makeQuestion({ tray: { ...state.tray, plugged: false }, match: makeMatch('basic') });
  assert.deepEqual(dark.actions[0].send, { do: 'plug', in: true });
});

test('the scrubber knows hands, jumps and its pace', () => {
  const lines = Array.from({ length: 10 }, (_, number) => [number, 'roll', number % 2 ? 0 : -1]);
  const timeline = new Timeline({ lines, hands: [0, 4, 8], fault: null, size: 10 });
  timeline.at = 5;
  assert.equal(timeline.findRound(5), 1);
  assert.equal(timeline.findJump(-1), 4);
  assert.equal(timeline.findJump(1), 8);
  timeline.at = 4;
  assert.equal(timeline.findJump(-1), 0);
  timeline.at = 9;
  assert.equal(timeline.findJump(1), 10);
  assert.equal(timeline.pauseMs, 1000);
  timeline.speed = 4;
  timeline.at = 8;
  assert.equal(timeline.pauseMs, 87.5);
  assert.deepEqual([timeline.getNextSpeed(1), timeline.getNextSpeed(-1)], [8, 2]);
  timeline.speed = SPEEDS.at(-1);
  assert.equal(timeline.getNextSpeed(1), 8);
  assert.equal(timeline.clampPosition(99), 10);
  assert.equal(keyToStep('PageUp'), 'handBack');
  assert.equal(keyToStep('toString'), null);
});

test('a bad line cuts the rail where it stands in the file', () => {
  const lines = Array.from({ length: 6 }, () => [0, '', 0]);
  assert.equal(new Timeline({ lines, hands: [0], fault: null, size: 6 }).formatShare(6), '100.000%');
  assert.equal(new Timeline({ lines, hands: [0], fault: { line: 8 }, size: 13 }).formatShare(6), '50.000%');
});

test('the starting die that is to be placed is counted before its player', () => {
  const shown = makeMatch('basic', { phase: 'place', bag: 23, board: { tray: {}, drawn: makeDie(5, 'r7') } });
  assert.match(basic.getStock(shown).notes[1], /1/);
});

test('who may roll or keep keeps, as the tray proposes, when each die fits', () => {
  for (const fits_all of [true, false]) {
    const shown = makeMatch('basic', { moves: ['roll', 'keep'], board: { fits_all } });
    const main = basic.listActions(shown, shown.seats[0]).find(({ kind }) => kind === 'main');
    assert.equal(main.key, fits_all ? 'keep' : 'roll');
  }
});
