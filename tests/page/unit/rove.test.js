import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeAfter } from '/js/keyboard.js';

test('arrows lead to the thing beside, and stay at the ends', () => {
  const from = (key, at) => placeAfter(key, at, 4);
  assert.deepEqual(
    [0, 2, 3].map(at => from('ArrowRight', at)),
    [1, 3, 3],
  );
  assert.deepEqual(
    [0, 2, 3].map(at => from('ArrowLeft', at)),
    [0, 1, 2],
  );
});

test('Home and End lead to the ends, other keys nowhere', () => {
  assert.equal(placeAfter('Home', 2, 4), 0);
  assert.equal(placeAfter('End', 1, 4), 3);
  for (const key of ['Tab', 'Enter', 'ArrowUp', 'a', 'toString']) assert.equal(placeAfter(key, 1, 4), null);
});
