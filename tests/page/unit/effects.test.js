// The banner of effects: how long each is shown, which are dropped, and what moves.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeEffects } from '/js/notifications.js';
import { makeClock } from './clock.js';
import { makeRecorder } from './page_setup.js';

function makeBanner({ speed = 1, still = false } = {}) {
  globalThis.matchMedia = () => ({ matches: still });
  const place = { hidden: true, textContent: '', animate: makeRecorder() };
  const clock = makeClock();
  const shakes = makeRecorder();
  return { place, clock, shakes, effects: makeEffects(place, () => speed, { clock, shakes }) };
}
const makeEffect = (text, button = null) => ({ text, button });

test('a happening is shown for 1.2 s, and its seat shakes', () => {
  const { place, clock, shakes, effects } = makeBanner();
  effects.add(makeEffect('Mira +2: you draw two', 0));
  assert.deepEqual([place.hidden, place.textContent], [false, 'Mira +2: you draw two']);
  assert.deepEqual(shakes.calls, [[0]]);
  clock.advance(1199);
  assert.equal(place.hidden, false);
  clock.advance(1);
  assert.equal(place.hidden, true);
});

test('what happens meanwhile is shown next, once the first has been read; what is overtaken is left out', () => {
  const { place, clock, effects } = makeBanner();
  for (const text of ['one', 'two', 'three', 'four', 'five']) effects.add(makeEffect(text));
  const shown = [place.textContent];
  while (!place.hidden && shown.length < 9) {
    clock.advance(500);
    if (!place.hidden && place.textContent !== shown.at(-1)) shown.push(place.textContent);
    if (shown.at(-1) === 'five') clock.advance(700);
  }
  assert.deepEqual(shown, ['one', 'three', 'four', 'five']);
});

test('what has been read gives way at once', () => {
  const { place, clock, effects } = makeBanner();
  effects.add(makeEffect('one'));
  clock.advance(400);
  effects.add(makeEffect('two'));
  assert.equal(place.textContent, 'one');
  clock.advance(100);
  assert.equal(place.textContent, 'two');
  clock.advance(900);
  effects.add(makeEffect('three'));
  assert.equal(place.textContent, 'three');
  clock.advance(1200);
  assert.equal(place.hidden, true);
  assert.equal(clock.countTimers(), 0);
});

test('it does not hold up bots at the highest speed', () => {
  const { place, clock, effects } = makeBanner({ speed: 4 });
  effects.add(makeEffect('UNO!'));
  clock.advance(500);
  assert.equal(place.hidden, true);
});

test('with reduced motion there are words only', () => {
  const { place, shakes, effects } = makeBanner({ still: true });
  effects.add(makeEffect('Tom skips you', 2));
  assert.deepEqual([place.textContent, place.animate.calls.length, shakes.calls.length], ['Tom skips you', 0, 0]);
});

test('what is cleared is gone, and nothing waits', () => {
  const { place, clock, effects } = makeBanner();
  effects.add(makeEffect('one'));
  effects.add(makeEffect('two'));
  effects.clear();
  assert.equal(place.hidden, true);
  assert.equal(clock.countTimers(), 0);
});
