// The animation of a roll: how long dice tumble, which faces they show, and what ends it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pickFaces, RollAnimation, planRoll } from '/js/motion/roll_animation.js';
import { makeClock } from './clock.js';
import { makeRecorder } from './page_setup.js';

const makeDie = (id, face) => ({ dataset: { id: String(id), face }, isConnected: true, hidden: false });

/** Return an overlay without a screen, which records the faces of each die. */
function makeOverlay() {
  const shown = new Map();
  return {
    shown,
    lift(element) {
      const one = {
        die: element,
        faces: [],
        show: face => one.faces.push(face),
        cover(other) {
          one.die = other;
          other.hidden = true;
        },
        end() {
          one.die.hidden = false;
          one.ended = true;
        },
      };
      one.cover(element);
      shown.set(element.dataset.id, one);
      return one;
    },
  };
}

function makeTable({ isStill = () => false } = {}) {
  const parts = { overlay: makeOverlay(), clock: makeClock(), playKnocks: makeRecorder(), isStill };
  return { ...parts, animation: new RollAnimation(parts) };
}

test('a roll ends within 0.8 s, and sooner where the bots are faster', () => {
  for (const [speed, whole] of [
    [1, 800],
    [2, 400],
    [4, 200],
  ]) {
    for (const count of [1, 2, 5, 12, 24]) {
      const plan = planRoll(count, speed);
      assert.equal(plan.length, count);
      const ends = plan.map(({ delay, ms }) => delay + ms);
      assert.ok(Math.abs(Math.max(...ends) - whole) < 1e-9, `${count} dice at ${speed}x`);
      assert.ok(plan.every(({ ms, knocks, delay }) => ms >= whole * 0.6 - 1e-9 && knocks.every(at => at > delay)));
    }
  }
});

test('the faces end with the one that the firmware rolled', () => {
  for (let place = 0; place < 6; place++) {
    const faces = pickFaces('r7', ['g1', '-', 'r7', '?', 'b2', 'W'], place);
    assert.equal(faces.at(-1), 'r7');
    assert.ok(
      faces.slice(0, -1).every(face => ['g1', 'b2', 'W'].includes(face)),
      faces.join(' '),
    );
  }
  assert.ok(pickFaces('r7', ['-', '?'], 0).every(face => face === 'r7'));
});

test('dice are covered while they tumble, and lie there at the end', () => {
  const { animation, overlay, clock, playKnocks } = makeTable();
  const dice = [makeDie(1, 'r7'), makeDie(2, 'g3')];
  animation.roll(dice.map(one => ({ die: one, faces: ['b1', 'y2'] })));
  assert.ok(dice.every(one => one.hidden));
  assert.equal(playKnocks.calls.length, 1);
  assert.equal(playKnocks.calls[0][0].length, 6);
  clock.advance(700);
  assert.deepEqual(
    [...overlay.shown.values()].map(({ faces }) => faces.at(-1)),
    ['r7', 'g3'],
  );
  clock.advance(100);
  assert.ok(dice.every(one => !one.hidden));
  assert.equal(clock.countTimers(), 0);
});

test('a tap or key ends it at once, with its sound', () => {
  const { animation, overlay, clock, playKnocks } = makeTable();
  const one = makeDie(1, 'r7');
  animation.roll([{ die: one, faces: ['b1'] }]);
  clock.advance(100);
  animation.skip();
  assert.ok(!one.hidden && overlay.shown.get('1').ended);
  assert.deepEqual(playKnocks.calls.at(-1), [[]]);
  assert.equal(clock.countTimers(), 0);
  animation.skip();
  assert.equal(playKnocks.calls.length, 2);
});

test('nothing tumbles or sounds where nothing may move', () => {
  const { animation, overlay, clock, playKnocks } = makeTable({ isStill: () => true });
  animation.roll([{ die: makeDie(1, 'r7'), faces: ['b1'] }]);
  assert.equal(overlay.shown.size + playKnocks.calls.length + clock.countTimers(), 0);
});

test('another roll ends the one before', () => {
  const { animation, overlay, clock } = makeTable();
  animation.roll([{ die: makeDie(1, 'r7'), faces: [] }]);
  clock.advance(100);
  const first = overlay.shown.get('1');
  animation.roll([{ die: makeDie(2, 'g1'), faces: [] }], 4);
  assert.ok(first.ended);
  clock.advance(200);
  assert.equal(clock.countTimers(), 0);
});

test('a die that is drawn again is covered there; one that shows another face is not', () => {
  const { animation, overlay, clock } = makeTable();
  const old = makeDie(1, 'r7');
  animation.roll([{ die: old, faces: [] }]);
  old.isConnected = false;
  const fresh = makeDie(1, 'r7');
  animation.coverDice({ querySelector: () => fresh });
  assert.ok(fresh.hidden && overlay.shown.get('1').die === fresh);
  fresh.dataset.face = 'b2';
  animation.coverDice({ querySelector: () => fresh });
  assert.ok(!fresh.hidden);
  assert.equal(clock.countTimers(), 0);
});
