// The layout of dominoes, and the scale of its tiles.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { computeLayout, computeScale } from '/games/dominoes/layout.js';
import { makeTile } from './page_setup.js';

const ROOM = { w: 60, h: 60 }; // half cells, more than arms need

/** Return the tiles of a long round: a doublet leads, then all arms grow, with doublets among the tiles. */
function makeLongHand(count) {
  const laid = [makeTile(0, 'r0/r0')];
  for (let id = 1; id < count; id++) {
    const name = id % 5 ? 'r1/b2' : 'g3/g3';
    laid.push({ ...makeTile(id, name), mark: name.split('/')[0], arm: id % 4 });
  }
  return laid;
}

test('dominoes: tiles never overlap, however many are laid', () => {
  const { tiles, ends, box } = computeLayout(makeLongHand(70), false, ROOM);
  assert.equal(tiles.length, 70);
  assert.equal(ends.length, 4);
  tiles.forEach((one, place) => {
    assert.ok(one.x >= box.x && one.y >= box.y && one.x + one.w <= box.x + box.w && one.y + one.h <= box.y + box.h);
    for (const other of tiles.slice(place + 1)) {
      const apart =
        one.x >= other.x + other.w ||
        other.x >= one.x + one.w ||
        one.y >= other.y + other.h ||
        other.y >= one.y + one.h;
      assert.ok(apart, `${one.id} and ${other.id}`);
    }
  });
});

test('dominoes: in a small room arms turn before they would leave it', () => {
  const room = { w: 22, h: 26 };
  const { box } = computeLayout(makeLongHand(18), false, room);
  assert.ok(box.w <= room.w && box.h <= room.h, `${box.w} x ${box.h}`);
  const { box: free } = computeLayout(makeLongHand(18), false, ROOM);
  assert.ok(free.w > room.w || free.h > room.h);
});

test('dominoes: doublets open ends where the option says so', () => {
  assert.equal(computeLayout(makeLongHand(6), false, ROOM).ends.length, 4);
  assert.equal(computeLayout(makeLongHand(6), true, ROOM).ends.length, 6);
  assert.equal(computeLayout([...makeLongHand(6), { id: -1, tile: 'W/W', beside: 0 }], false, ROOM).ends.length, 7);
});

test('dominoes: a large table is drawn smaller, but never too small to be read', () => {
  const box = size => ({ x: 0, y: 0, w: size, h: size });
  const unit = size => computeScale(box(size), [], 700, 500).unit;
  assert.equal(unit(4), 29);
  assert.ok(unit(20) < unit(10));
  assert.equal(unit(400), 9);
  const sideways = computeScale(box(10), [{ x: 0, y: 4, dir: 3, beside: false }], 700, 500);
  assert.ok(sideways.left >= 70 && sideways.right < 70);
});
