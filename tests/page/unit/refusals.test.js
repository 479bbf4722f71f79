// The games' texts on refusals, and on the price of a choice.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { findMissedEnd } from '/games/dominoes/tile_table.js';
import * as line from '/games/line/game.js';
import * as yacht from '/games/yacht/game.js';
import { makeDie, makeMatch, resetState } from './page_setup.js';

const YACHT = { dice: [0, 1, 2, 3, 4].map(id => makeDie(id, `r${id}`)), boxes: ['ones', 'uno'], slots: [6, 7] };

beforeEach(() => resetState());

test('line: what a choice costs is said', () => {
  const said = { slots: [], buttons: [], fits: { rD2: ['takes 2', 'label'] }, price: 'play, or take red 1 and roll 6' };
  const shown = makeMatch('line', { phase: 'move', moves: ['play rD2', 'draw'], said });
  assert.equal(line.getPrompt(shown, shown.seats[0]), said.price);
  assert.deepEqual(line.getHint(shown, shown.seats[0], { ...makeDie(1, 'rD2'), fits: [3] }), ['takes 2', 'label']);
});

test('yacht: a used box is asked for, so that its refusal is told', () => {
  const board = { ...YACHT, rolls_left: 0, gives: { ones: 3 }, sheets: [{ uno: 5 }, {}] };
  const shown = makeMatch('yacht', { phase: 'score', moves: ['score ones'], board });
  assert.deepEqual(yacht.onSlot(shown, 7), { do: 'enter', line: 'score uno' });
});

test('dominoes: the open end that a refused tile had to match is known', () => {
  const board = {
    arms: [
      { end: 'r7', closed: false },
      { end: 'DE', closed: true },
    ],
  };
  const findMissed = entered =>
    findMissedEnd(makeMatch('dominoes', { board, refused: entered && { line: entered, rule: 'D4', words: 'no' } }));
  assert.equal(findMissed('play g2/g3 g2 0'), 0);
  assert.equal(findMissed('play g2/g3 g2 1'), -1);
  assert.equal(findMissed('draw'), -1);
  assert.equal(findMissed(null), -1);
});
