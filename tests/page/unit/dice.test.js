import assert from 'node:assert/strict';
import { test } from 'node:test';
import { definitions } from '/js/dice.js';
import { parseFace } from '/js/words.js';

const bodyOf = face =>
  definitions()
    .text.split(`<symbol id="b-${parseFace(face).color}"`)[1]
    .split('</symbol>')[0];
const pips = face => bodyOf(face).match(/translate\(/g)?.length ?? 0;

test('a dead end wears no pips of a wild', () => {
  assert.deepEqual(['W', 'WD4', 'r1', 'DE'].map(pips), [4, 4, 4, 0]);
  assert.notEqual(bodyOf('DE'), bodyOf('W'));
});
