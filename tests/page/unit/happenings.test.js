// The banner: how long each happening is shown, what is left out, and what moves.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeHappenings } from '/js/notes.js';
import { handClock } from './clock.js';
import { recorder } from './page.js';

function banner({ speed = 1, still = false } = {}) {
  globalThis.matchMedia = () => ({ matches: still });
  const place = { hidden: true, textContent: '', animate: recorder() };
  const clock = handClock();
  const shakes = recorder();
  return { place, clock, shakes, happenings: makeHappenings(place, () => speed, { clock, shakes }) };
}
const told = (text, button = null) => ({ text, button });

test('a happening is shown for 1.2 s, and its seat shakes', () => {
  const { place, clock, shakes, happenings } = banner();
  happenings.add(told('Mira +2: you draw two', 0));
  assert.deepEqual([place.hidden, place.textContent], [false, 'Mira +2: you draw two']);
  assert.deepEqual(shakes.calls, [[0]]);
  clock.turn(1199);
  assert.equal(place.hidden, false);
  clock.turn(1);
  assert.equal(place.hidden, true);
});

test('what happens meanwhile is shown next, once the first has been read; what is overtaken is left out', () => {
  const { place, clock, happenings } = banner();
  for (const text of ['one', 'two', 'three', 'four', 'five']) happenings.add(told(text));
  const shown = [place.textContent];
  while (!place.hidden && shown.length < 9) {
    clock.turn(500);
    if (!place.hidden && place.textContent !== shown.at(-1)) shown.push(place.textContent);
    if (shown.at(-1) === 'five') clock.turn(700);
  }
  assert.deepEqual(shown, ['one', 'three', 'four', 'five']);
});

test('what has been read gives way at once', () => {
  const { place, clock, happenings } = banner();
  happenings.add(told('one'));
  clock.turn(400);
  happenings.add(told('two'));
  assert.equal(place.textContent, 'one');
  clock.turn(100);
  assert.equal(place.textContent, 'two');
  clock.turn(900);
  happenings.add(told('three'));
  assert.equal(place.textContent, 'three');
  clock.turn(1200);
  assert.equal(place.hidden, true);
  assert.equal(clock.waits(), 0);
});

test('it does not hold up bots at the highest speed', () => {
  const { place, clock, happenings } = banner({ speed: 4 });
  happenings.add(told('UNO!'));
  clock.turn(500);
  assert.equal(place.hidden, true);
});

test('with reduced motion there are words only', () => {
  const { place, shakes, happenings } = banner({ still: true });
  happenings.add(told('Tom skips you', 2));
  assert.deepEqual([place.textContent, place.animate.calls.length, shakes.calls.length], ['Tom skips you', 0, 0]);
});

test('what is cleared is gone, and nothing waits', () => {
  const { place, clock, happenings } = banner();
  happenings.add(told('one'));
  happenings.add(told('two'));
  happenings.clear();
  assert.equal(place.hidden, true);
  assert.equal(clock.waits(), 0);
});
