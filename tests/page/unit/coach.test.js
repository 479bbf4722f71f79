// Where the coach's bubble stands.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeAt, targetsOf } from '/js/coach.js';

const screen = { width: 390, height: 844 };
const bubble = { width: 300, height: 60 };

test('a bubble stands above its thing and inside the screen, with its tip at the thing', () => {
  const { left, top, at, below } = placeAt({ left: 20, top: 650, width: 50, height: 50 }, bubble, screen);
  assert.deepEqual([left, top, at, below], [8, 580, 37, false]);
});

test('at the top of the screen it stands below', () => {
  const { top, below } = placeAt({ left: 350, top: 30, width: 30, height: 30 }, bubble, screen);
  assert.deepEqual([top, below], [70, true]);
});

test('it covers nothing of the panel of its thing', () => {
  const die = { left: 20, top: 690, width: 50, height: 50 };
  const panel = { left: 0, top: 635, width: 390, height: 110 };
  assert.deepEqual(placeAt(die, bubble, screen, panel).top, 755); // below it
  const low = { ...panel, top: 700 };
  const { top, below } = placeAt({ ...die, top: 750 }, bubble, screen, low);
  assert.deepEqual([top, below], [630, false]);
});

test('each place has its thing, and the hand where that is not on the page', () => {
  const match = { board: { slots: [6, 7] } };
  assert.equal(targetsOf('die r7', match)[0], '.hand .grab[data-die="r7"]');
  assert.equal(targetsOf('box 1', match)[0], '.well[data-slot="7"]');
  assert.equal(targetsOf('seat 2', match)[1], '.seatbtn.s3');
  assert.ok(targetsOf('do draw', match).includes('.bag:not([hidden])'));
  for (const place of ['die W', 'slot 3', 'do roll', 'strange 1']) assert.ok(targetsOf(place, match).includes('.hand'));
});
