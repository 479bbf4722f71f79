import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { loadGames } from '/js/games/registry.js';
import { state } from '/js/state.js';
import { Selection, canAct, getShownFits, findDropTarget } from '/js/table/selection.js';
import { makeDie, given, makeMatch, makeRecorder, resetState, makeSeat, makeTile } from './page_setup.js';

await loadGames(given.games.map(game => ({ ...game, page: { game: game.page.game } })));

const makeHand = dice => [makeSeat(0, { dice }), makeSeat(1)];
const makePlaceMatch = (moves, dice) => makeMatch('basic', { moves, seats: makeHand(dice), board: { tray: {} } });
let send;
let isPending;
let nudge;
let focus;

function makeSelection(shown, changes = {}) {
  resetState({ match: shown, ...changes });
  send = makeRecorder(7);
  isPending = makeRecorder(true);
  nudge = makeRecorder();
  focus = makeRecorder();
  return new Selection({ send, isPending: isPending, nudge, focus, onPick() {}, redraw() {} });
}

beforeEach(() => resetState());

test('a die is picked by a click and played by a click on its slot', () => {
  const selection = makeSelection(makePlaceMatch(['play r7 3', 'play r7 9'], [makeDie(1, 'r7'), makeDie(2, 'b2')]));
  selection.onDie(1, 1);
  assert.equal(selection.picked, 1);
  selection.onSlot(9, 1);
  assert.deepEqual(send.calls, [[{ do: 'enter', line: 'play r7 9' }]]);
  assert.equal(selection.picked, null);
  assert.equal(selection.pending.slot, 9);
});

test('nothing is played while a die is on its way', () => {
  const selection = makeSelection(makePlaceMatch(['play r7 3', 'play b2 9'], [makeDie(1, 'r7'), makeDie(2, 'b2')]));
  selection.onDie(1, 1);
  selection.onSlot(3, 1);
  selection.onDie(2, 1);
  selection.onSlot(9, 1);
  assert.equal(send.calls.length, 1);
});

test('a second click on the picked die puts it down again', () => {
  const selection = makeSelection(makePlaceMatch(['play r7 3'], [makeDie(1, 'r7'), makeDie(2, 'b2')]));
  selection.onDie(1, 1);
  selection.onDie(1, 1);
  assert.equal(selection.picked, null);
});

test('the second click of a double click picks nothing else', () => {
  const selection = makeSelection(makePlaceMatch(['play r7 3'], [makeDie(1, 'r7')]));
  selection.onDie(1, 2);
  assert.equal(selection.picked, null);
});

test('a die chosen by keyboard moves the focus to its first slot', () => {
  const selection = makeSelection(makePlaceMatch(['play r7 3', 'play r7 9'], [makeDie(1, 'r7')]));
  selection.onDie(1, 0);
  assert.deepEqual(focus.calls, [[3]]);
});

test('a slot takes the only die that fits it, and points at all of several', () => {
  const two = [makeDie(1, 'r7'), makeDie(2, 'b2')];
  const one = makeSelection(makePlaceMatch(['play r7 3', 'play b2 9'], two));
  one.onSlot(9, 1);
  assert.deepEqual(send.calls, [[{ do: 'enter', line: 'play b2 9' }]]);
  const several = makeSelection(makePlaceMatch(['play r7 3', 'play b2 3'], two));
  several.onSlot(3, 1);
  assert.equal(send.calls.length, 0);
  assert.deepEqual(nudge.calls, [[1], [2]]);
});

test('a slot with a die in it takes no other', () => {
  const shown = makePlaceMatch(['play r7 3'], [makeDie(1, 'r7')]);
  shown.board.tray = { 3: makeDie(5, 'g1') };
  makeSelection(shown).onSlot(3, 1);
  assert.equal(send.calls.length, 0);
});

test('a die dropped where nothing can lie is not played', () => {
  const selection = makeSelection(makePlaceMatch(['play r7 3'], [makeDie(1, 'r7')]));
  assert.equal(selection.onDrop(1, { onTable: false }), false);
  assert.equal(selection.onDrop(1, { slot: 3, onTable: false }), true);
  assert.deepEqual(send.calls, [[{ do: 'enter', line: 'play r7 3' }]]);
});

test('a die has arrived once its request is answered, or once somebody else is on turn', () => {
  const selection = makeSelection(makePlaceMatch(['play r7 3'], [makeDie(1, 'r7')]));
  selection.onDrop(1, { slot: 3, onTable: false });
  selection.update();
  assert.notEqual(selection.pending, null);
  state.match.turn = 1;
  selection.update();
  assert.equal(selection.pending, null);
});

test('a picked die that is gone is not picked any more', () => {
  const selection = makeSelection(makePlaceMatch(['play r7 3'], [makeDie(1, 'r7')]));
  selection.onDie(1, 1);
  state.match.seats[0].dice = [];
  selection.update();
  assert.equal(selection.picked, null);
});

test('where there is one place for dice, a click plays the die', () => {
  const shown = makeMatch('center', { moves: ['play r7'], seats: makeHand([makeDie(1, 'r7')]), board: { slot: 8 } });
  makeSelection(shown).onDie(1, 1);
  assert.deepEqual(send.calls, [[{ do: 'enter', line: 'play r7' }]]);
});

test('a tile dropped on the table goes to the only end that it fits', () => {
  const arms = [{ end: 'r7', slot: 1, closed: false }];
  const shown = makeMatch('dominoes', {
    moves: ['play r7/b2 r7 0'],
    seats: makeHand([makeTile(4, 'r7/b2')]),
    board: { arms, laid: [] },
  });
  const selection = makeSelection(shown);
  assert.equal(selection.onDrop(4, { onTable: true }), true);
  assert.deepEqual(send.calls, [[{ do: 'enter', line: 'play r7/b2 r7 0' }]]);
});

test('a tile that fits an end with both markings is asked about first', () => {
  const arms = [{ end: 'r7', slot: 1, closed: false }];
  const shown = makeMatch('dominoes', {
    moves: ['play r7/r2 r7 0', 'play r7/r2 r2 0'],
    seats: makeHand([makeTile(4, 'r7/r2')]),
    board: { arms, laid: [] },
  });
  const selection = makeSelection(shown);
  assert.equal(selection.onDrop(4, { arm: 0, onTable: true }), true);
  assert.equal(send.calls.length, 0);
  assert.equal(selection.pending, null);
});

test('nobody can act without a line, without power, out of turn, or after the match', () => {
  const shown = () => makePlaceMatch(['play r7 3'], [makeDie(1, 'r7')]);
  resetState({ match: shown() });
  assert.equal(canAct(), true);
  for (const wrong of [{ online: false }, { match: null }]) {
    resetState({ match: shown(), ...wrong });
    assert.equal(canAct(), false);
  }
  for (const change of [{ turn: 1 }, { over: true }]) {
    resetState({ match: { ...shown(), ...change } });
    assert.equal(canAct(), false);
  }
  resetState({ match: shown() });
  state.tray.plugged = false;
  assert.equal(canAct(), false);
  resetState({ match: shown() });
  state.tray.screen = 'undo';
  assert.equal(canAct(), false);
});

test('without hints no place is outlined', () => {
  resetState();
  assert.deepEqual(getShownFits({ fits: [3] }), [3]);
  state.tray.hints = 'off';
  assert.deepEqual(getShownFits({ fits: [3] }), []);
  assert.deepEqual(getShownFits(null), []);
});

test('what lies below a drop is an end, a slot, the table or nothing', () => {
  const below = (selector, dataset) => ({ closest: wanted => (wanted === selector ? { dataset } : null) });
  assert.deepEqual(findDropTarget(null), { arm: undefined, slot: undefined, onTable: false });
  assert.deepEqual(findDropTarget(below('.well', { slot: '0' })), { arm: undefined, slot: 0, onTable: false });
  assert.deepEqual(findDropTarget(below('[data-arm]', { arm: '2' })), { arm: 2, slot: undefined, onTable: false });
  assert.equal(findDropTarget(below('.chain', {})).onTable, true);
});

test('what is picked here is picked on the tray, and what the tray picks is lifted here', () => {
  const selection = makeSelection(makePlaceMatch(['play r7 3', 'play b2 9'], [makeDie(1, 'r7'), makeDie(2, 'b2')]));
  const sent = [];
  selection.sendPick = name => sent.push(name);
  selection.onDie(1, 1);
  assert.deepEqual(sent, ['r7']);
  state.selected = { die: 'b2', marks: [] };
  selection.update();
  assert.equal(selection.picked, 1, 'the message is on its way');
  selection.isPending = () => false;
  selection.update();
  assert.equal(selection.picked, 2);
  assert.deepEqual(sent, ['r7'], 'what the tray has picked is not told to it');
  state.selected = { die: null, marks: [] };
  selection.update();
  assert.equal(selection.picked, null);
});

test('real dice are picked on the page alone', () => {
  const selection = makeSelection({ ...makePlaceMatch(['play r7 3'], [makeDie(1, 'r7')]), real: true });
  selection.sendPick = () => assert.fail('the tray knows only what its sensors see');
  selection.pickDie(1);
  assert.equal(selection.picked, 1);
});

test('a die that was picked is put down when the turn is over', () => {
  const selection = makeSelection(makePlaceMatch(['play r7 3', 'play r7 9'], [makeDie(1, 'r7'), makeDie(2, 'b2')]));
  selection.onDie(2, 1);
  assert.equal(selection.picked, 2);
  state.match.turn = 1;
  selection.update();
  assert.equal(selection.picked, null);
});
