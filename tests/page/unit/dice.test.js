import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeDefinitions } from '/js/dice.js';
import { parseFace } from '/js/face_names.js';

const findBody = face =>
  makeDefinitions()
    .text.split(`<symbol id="b-${parseFace(face).color}"`)[1]
    .split('</symbol>')[0];
const countPips = face => findBody(face).match(/translate\(/g)?.length ?? 0;

test('a dead end wears no pips of a wild', () => {
  assert.deepEqual(['W', 'WD4', 'r1', 'DE'].map(countPips), [4, 4, 4, 0]);
  assert.notEqual(findBody('DE'), findBody('W'));
});
