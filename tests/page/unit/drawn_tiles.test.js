// Tiles from the pile are found by their ids, or by their number if they show their backs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDrawnTiles, listRackIds } from '/js/motion/roll_animation.js';

/** Return a page with these racks, {place: ids}. */
function makePage(racks) {
  const tiles = Object.entries(racks).flatMap(([home, ids]) =>
    ids.map(id => ({ dataset: { id: String(id) }, closest: () => ({ dataset: { home } }), home })),
  );
  return { querySelectorAll: () => tiles, tiles };
}
const listDrawn = (before, after) =>
  findDrawnTiles(listRackIds(makePage(before)), makePage(after)).map(({ home, dataset }) => [home, dataset.id]);

test('an own tile is told by its id, wherever it stands', () => {
  assert.deepEqual(listDrawn({ hand: [3, 7] }, { hand: [3, 5, 7] }), [['hand', '5']]);
});

test('of hidden tiles as many as there are more', () => {
  const more = listDrawn({ 'seat 3': [-1, -1], hand: [4] }, { 'seat 3': [-1, -1, -1, -1], hand: [4] });
  assert.deepEqual(more, [
    ['seat 3', '-1'],
    ['seat 3', '-1'],
  ]);
});

test('none where tiles were laid, racks turned over, or were not on the page', () => {
  assert.deepEqual(listDrawn({ hand: [3, 7] }, { hand: [7] }), []);
  assert.deepEqual(listDrawn({ 'seat 3': [-1, -1] }, { 'seat 3': [8, 9] }), []);
  assert.deepEqual(listDrawn({}, { hand: [3, 7] }), []);
});
