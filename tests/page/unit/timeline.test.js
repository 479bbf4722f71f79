// The timeline of a record.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Timeline } from '/js/replay/timeline.js';

// A deal, a move with its roll, a move, its undo, a move.
const RECORD = {
  lines: [
    [1, '* draw 1', -1],
    [2, '0 roll', 0],
    [3, '* roll r1', -1],
    [4, '1 draw', 1],
    [5, '* undo', -1],
    [6, '1 pass', 1],
  ],
  hands: [0],
  undone: [4],
  size: 6,
};

test('a position follows so many moves and undos, and what the dealer did after them', () => {
  const timeline = new Timeline(RECORD);
  assert.deepEqual(
    [0, 1, 2, 3, 4, 9].map(moves => timeline.findPositionAfter(moves)),
    [1, 3, 4, 5, 6, 6],
  );
});
