// The place of the coach's bubble.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeBubble, listTargets } from '/js/coach.js';

const screen = { width: 390, height: 844 };
const bubble = { width: 300, height: 60 };

test('a bubble stands beside its thing and inside the screen, with its tip at the thing', () => {
  const { left, top, at, side } = placeBubble({ left: 20, top: 650, width: 50, height: 50 }, bubble, screen);
  assert.deepEqual([left, top, at, side], [8, 580, 37, 'above']);
});

test('at the top of the screen it stands below', () => {
  const { top, side } = placeBubble({ left: 350, top: 30, width: 30, height: 30 }, bubble, screen);
  assert.deepEqual([top, side], [70, 'below']);
});

test('it covers nothing that is needed, and rather stands far from its thing than on others', () => {
  const box = { left: 20, top: 210, width: 50, height: 50 };
  const dice = { left: 0, top: 150, width: 390, height: 50 };
  const boxes = { left: 0, top: 210, width: 390, height: 120 };
  const { top, side } = placeBubble(box, bubble, screen, [dice, boxes]);
  assert.equal(side, 'above');
  assert.ok(top + bubble.height <= dice.top);
  const header = { left: 0, top: 0, width: 390, height: 150 };
  assert.deepEqual(placeBubble(box, bubble, screen, [dice, boxes, header]).side, '');
});

test('it stands at its thing, though less would be covered beside it', () => {
  const laptop = { width: 1280, height: 800 };
  const die = { left: 618, top: 742, width: 44, height: 44 };
  const needed = [
    { left: 501, top: 482, width: 278, height: 148 },
    { left: 392, top: 686, width: 496, height: 109 },
  ];
  const button = { left: 618, top: 631, width: 44, height: 44 };
  const { left, side } = placeBubble(die, { width: 600, height: 40 }, laptop, needed, [button]);
  assert.deepEqual([left, side], [340, 'above']);
});

test('each place has its thing, and the hand where that is not on the page', () => {
  const match = { board: { slots: [6, 7] } };
  assert.equal(listTargets('die r7', match)[0], '.hand .grab[data-die="r7"]');
  assert.equal(listTargets('box 1', match)[0], '.well[data-slot="7"]');
  assert.equal(listTargets('seat 2', match)[1], '.seatbtn.s3');
  assert.ok(listTargets('do draw', match).includes('.bag:not([hidden])'));
  for (const place of ['die W', 'slot 3', 'do roll', 'strange 1'])
    assert.ok(listTargets(place, match).includes('.hand'));
});
