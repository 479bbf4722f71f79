import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { loadGames } from '/js/games/modules.js';
import { state } from '/js/state.js';
import { Choice, isLive, shownFits, targetOf } from '/js/table/choice.js';
import { die, given, match, recorder, reset, seat, tile } from './page.js';

await loadGames(given.games.map(game => ({ ...game, page: { game: game.page.game } })));

const hand = dice => [seat(0, { dice }), seat(1)];
const place = (moves, dice) => match('basic', { moves, seats: hand(dice), board: { tray: {} } });
let send;
let waits;
let nudge;
let focus;

function makeChoice(shown, changes = {}) {
  reset({ match: shown, ...changes });
  send = recorder(7);
  waits = recorder(true);
  nudge = recorder();
  focus = recorder();
  return new Choice({ send, waits, nudge, focus, onPick() {}, redraw() {} });
}

beforeEach(() => reset());

test('a die is picked by a click and played by a click on its slot', () => {
  const choice = makeChoice(place(['play r7 3', 'play r7 9'], [die(1, 'r7'), die(2, 'b2')]));
  choice.onDie(1, 1);
  assert.equal(choice.picked, 1);
  choice.onSlot(9, 1);
  assert.deepEqual(send.calls, [[{ do: 'enter', line: 'play r7 9' }]]);
  assert.equal(choice.picked, null);
  assert.equal(choice.pending.slot, 9);
});

test('nothing is played while a die is on its way', () => {
  const choice = makeChoice(place(['play r7 3', 'play b2 9'], [die(1, 'r7'), die(2, 'b2')]));
  choice.onDie(1, 1);
  choice.onSlot(3, 1);
  choice.onDie(2, 1);
  choice.onSlot(9, 1);
  assert.equal(send.calls.length, 1);
});

test('a second click on the picked die puts it down again', () => {
  const choice = makeChoice(place(['play r7 3'], [die(1, 'r7'), die(2, 'b2')]));
  choice.onDie(1, 1);
  choice.onDie(1, 1);
  assert.equal(choice.picked, null);
});

test('the second click of a double click picks nothing else', () => {
  const choice = makeChoice(place(['play r7 3'], [die(1, 'r7')]));
  choice.onDie(1, 2);
  assert.equal(choice.picked, null);
});

test('a die chosen by keyboard moves the focus to its first slot', () => {
  const choice = makeChoice(place(['play r7 3', 'play r7 9'], [die(1, 'r7')]));
  choice.onDie(1, 0);
  assert.deepEqual(focus.calls, [[3]]);
});

test('a slot takes the only die that fits it, and points at all of several', () => {
  const two = [die(1, 'r7'), die(2, 'b2')];
  const one = makeChoice(place(['play r7 3', 'play b2 9'], two));
  one.onSlot(9, 1);
  assert.deepEqual(send.calls, [[{ do: 'enter', line: 'play b2 9' }]]);
  const several = makeChoice(place(['play r7 3', 'play b2 3'], two));
  several.onSlot(3, 1);
  assert.equal(send.calls.length, 0);
  assert.deepEqual(nudge.calls, [[1], [2]]);
});

test('a slot with a die in it takes no other', () => {
  const shown = place(['play r7 3'], [die(1, 'r7')]);
  shown.board.tray = { 3: die(5, 'g1') };
  makeChoice(shown).onSlot(3, 1);
  assert.equal(send.calls.length, 0);
});

test('a die dropped where nothing can lie is not played', () => {
  const choice = makeChoice(place(['play r7 3'], [die(1, 'r7')]));
  assert.equal(choice.onDrop(1, { onTable: false }), false);
  assert.equal(choice.onDrop(1, { slot: 3, onTable: false }), true);
  assert.deepEqual(send.calls, [[{ do: 'enter', line: 'play r7 3' }]]);
});

test('a die has arrived once its request is answered, or once somebody else is on turn', () => {
  const choice = makeChoice(place(['play r7 3'], [die(1, 'r7')]));
  choice.onDrop(1, { slot: 3, onTable: false });
  choice.settle();
  assert.notEqual(choice.pending, null);
  state.match.turn = 1;
  choice.settle();
  assert.equal(choice.pending, null);
});

test('a picked die that is gone is not picked any more', () => {
  const choice = makeChoice(place(['play r7 3'], [die(1, 'r7')]));
  choice.onDie(1, 1);
  state.match.seats[0].dice = [];
  choice.settle();
  assert.equal(choice.picked, null);
});

test('where there is one place for dice, a click plays the die', () => {
  const shown = match('center', { moves: ['play r7'], seats: hand([die(1, 'r7')]), board: { slot: 8 } });
  makeChoice(shown).onDie(1, 1);
  assert.deepEqual(send.calls, [[{ do: 'enter', line: 'play r7' }]]);
});

test('a tile dropped on the table goes to the only end that it fits', () => {
  const arms = [{ end: 'r7', slot: 1, closed: false }];
  const shown = match('dominoes', {
    moves: ['play r7/b2 r7 0'],
    seats: hand([tile(4, 'r7/b2')]),
    board: { arms, laid: [] },
  });
  const choice = makeChoice(shown);
  assert.equal(choice.onDrop(4, { onTable: true }), true);
  assert.deepEqual(send.calls, [[{ do: 'enter', line: 'play r7/b2 r7 0' }]]);
});

test('a tile that fits an end with both markings is asked about first', () => {
  const arms = [{ end: 'r7', slot: 1, closed: false }];
  const shown = match('dominoes', {
    moves: ['play r7/r2 r7 0', 'play r7/r2 r2 0'],
    seats: hand([tile(4, 'r7/r2')]),
    board: { arms, laid: [] },
  });
  const choice = makeChoice(shown);
  assert.equal(choice.onDrop(4, { arm: 0, onTable: true }), true);
  assert.equal(send.calls.length, 0);
  assert.equal(choice.pending, null);
});

test('nobody can act without a line, without power, out of turn, or after the match', () => {
  const shown = () => place(['play r7 3'], [die(1, 'r7')]);
  reset({ match: shown() });
  assert.equal(isLive(), true);
  for (const wrong of [{ online: false }, { match: null }]) {
    reset({ match: shown(), ...wrong });
    assert.equal(isLive(), false);
  }
  for (const change of [{ turn: 1 }, { over: true }]) {
    reset({ match: { ...shown(), ...change } });
    assert.equal(isLive(), false);
  }
  reset({ match: shown() });
  state.tray.plugged = false;
  assert.equal(isLive(), false);
  reset({ match: shown() });
  state.tray.screen = 'undo';
  assert.equal(isLive(), false);
});

test('without hints no place is outlined', () => {
  reset();
  assert.deepEqual(shownFits({ fits: [3] }), [3]);
  state.tray.hints = 'off';
  assert.deepEqual(shownFits({ fits: [3] }), []);
  assert.deepEqual(shownFits(null), []);
});

test('what lies below a drop is an end, a slot, the table or nothing', () => {
  const below = (selector, dataset) => ({ closest: wanted => (wanted === selector ? { dataset } : null) });
  assert.deepEqual(targetOf(null), { arm: undefined, slot: undefined, onTable: false });
  assert.deepEqual(targetOf(below('.well', { slot: '0' })), { arm: undefined, slot: 0, onTable: false });
  assert.deepEqual(targetOf(below('[data-arm]', { arm: '2' })), { arm: 2, slot: undefined, onTable: false });
  assert.equal(targetOf(below('.chain', {})).onTable, true);
});

test('what is picked here is picked on the tray, and what the tray picks is lifted here', () => {
  const choice = makeChoice(place(['play r7 3', 'play b2 9'], [die(1, 'r7'), die(2, 'b2')]));
  const told = [];
  choice.tell = name => told.push(name);
  choice.onDie(1, 1);
  assert.deepEqual(told, ['r7']);
  state.selected = { die: 'b2', marks: [] };
  choice.settle();
  assert.equal(choice.picked, 1, 'the message is on its way');
  choice.waits = () => false;
  choice.settle();
  assert.equal(choice.picked, 2);
  assert.deepEqual(told, ['r7'], 'what the tray has picked is not told to it');
  state.selected = { die: null, marks: [] };
  choice.settle();
  assert.equal(choice.picked, null);
});

test('real dice are picked on the page alone', () => {
  const choice = makeChoice({ ...place(['play r7 3'], [die(1, 'r7')]), real: true });
  choice.tell = () => assert.fail('the tray knows only what its sensors see');
  choice.pick(1);
  assert.equal(choice.picked, 1);
});

test('a die that was picked is put down when the turn is over', () => {
  const choice = makeChoice(place(['play r7 3', 'play r7 9'], [die(1, 'r7'), die(2, 'b2')]));
  choice.onDie(2, 1);
  assert.equal(choice.picked, 2);
  state.match.turn = 1;
  choice.settle();
  assert.equal(choice.picked, null);
});
