import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findNextPlace } from '/js/keyboard.js';

test('arrows lead to the thing beside, and stay at the ends', () => {
  const findFrom = (key, at) => findNextPlace(key, at, 4);
  assert.deepEqual(
    [0, 2, 3].map(at => findFrom('ArrowRight', at)),
    [1, 3, 3],
  );
  assert.deepEqual(
    [0, 2, 3].map(at => findFrom('ArrowLeft', at)),
    [0, 1, 2],
  );
});

test('Home and End lead to the ends, other keys nowhere', () => {
  assert.equal(findNextPlace('Home', 2, 4), 0);
  assert.equal(findNextPlace('End', 1, 4), 3);
  for (const key of ['Tab', 'Enter', 'ArrowUp', 'a', 'toString']) assert.equal(findNextPlace(key, 1, 4), null);
});
