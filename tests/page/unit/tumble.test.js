// A roll to watch: how long dice tumble, which faces they show, and what ends it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { facesOf, Tumble, planOf } from '/js/motion/tumble.js';
import { handClock } from './clock.js';
import { recorder } from './page.js';

const die = (id, face) => ({ dataset: { id: String(id), face }, isConnected: true, hidden: false });

/** A stage without a screen: it keeps what each die shows. */
function emptyStage() {
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

function table({ isStill = () => false } = {}) {
  const parts = { stage: emptyStage(), clock: handClock(), knock: recorder(), isStill };
  return { ...parts, tumble: new Tumble(parts) };
}

test('a roll ends within 0.8 s, and sooner where the bots are faster', () => {
  for (const [speed, whole] of [
    [1, 800],
    [2, 400],
    [4, 200],
  ]) {
    for (const count of [1, 2, 5, 12, 24]) {
      const plan = planOf(count, speed);
      assert.equal(plan.length, count);
      const ends = plan.map(({ delay, ms }) => delay + ms);
      assert.ok(Math.abs(Math.max(...ends) - whole) < 1e-9, `${count} dice at ${speed}x`);
      assert.ok(plan.every(({ ms, knocks, delay }) => ms >= whole * 0.6 - 1e-9 && knocks.every(at => at > delay)));
    }
  }
});

test('the faces end with the one that the firmware rolled', () => {
  for (let place = 0; place < 6; place++) {
    const faces = facesOf('r7', ['g1', '-', 'r7', '?', 'b2', 'W'], place);
    assert.equal(faces.at(-1), 'r7');
    assert.ok(
      faces.slice(0, -1).every(face => ['g1', 'b2', 'W'].includes(face)),
      faces.join(' '),
    );
  }
  assert.ok(facesOf('r7', ['-', '?'], 0).every(face => face === 'r7'));
});

test('dice are covered while they tumble, and lie there at the end', () => {
  const { tumble, stage, clock, knock } = table();
  const dice = [die(1, 'r7'), die(2, 'g3')];
  tumble.roll(dice.map(one => ({ die: one, faces: ['b1', 'y2'] })));
  assert.ok(dice.every(one => one.hidden));
  assert.equal(knock.calls.length, 1);
  assert.equal(knock.calls[0][0].length, 6);
  clock.turn(700);
  assert.deepEqual(
    [...stage.shown.values()].map(({ faces }) => faces.at(-1)),
    ['r7', 'g3'],
  );
  clock.turn(100);
  assert.ok(dice.every(one => !one.hidden));
  assert.equal(clock.waits(), 0);
});

test('a tap or key ends it at once, with its sound', () => {
  const { tumble, stage, clock, knock } = table();
  const one = die(1, 'r7');
  tumble.roll([{ die: one, faces: ['b1'] }]);
  clock.turn(100);
  tumble.skip();
  assert.ok(!one.hidden && stage.shown.get('1').ended);
  assert.deepEqual(knock.calls.at(-1), [[]]);
  assert.equal(clock.waits(), 0);
  tumble.skip();
  assert.equal(knock.calls.length, 2);
});

test('nothing tumbles or sounds where nothing may move', () => {
  const { tumble, stage, clock, knock } = table({ isStill: () => true });
  tumble.roll([{ die: die(1, 'r7'), faces: ['b1'] }]);
  assert.equal(stage.shown.size + knock.calls.length + clock.waits(), 0);
});

test('another roll ends the one before', () => {
  const { tumble, stage, clock } = table();
  tumble.roll([{ die: die(1, 'r7'), faces: [] }]);
  clock.turn(100);
  const first = stage.shown.get('1');
  tumble.roll([{ die: die(2, 'g1'), faces: [] }], 4);
  assert.ok(first.ended);
  clock.turn(200);
  assert.equal(clock.waits(), 0);
});

test('a die that is drawn again is covered there; one that shows another face is not', () => {
  const { tumble, stage, clock } = table();
  const old = die(1, 'r7');
  tumble.roll([{ die: old, faces: [] }]);
  old.isConnected = false;
  const fresh = die(1, 'r7');
  tumble.follow({ querySelector: () => fresh });
  assert.ok(fresh.hidden && stage.shown.get('1').die === fresh);
  fresh.dataset.face = 'b2';
  tumble.follow({ querySelector: () => fresh });
  assert.ok(!fresh.hidden);
  assert.equal(clock.waits(), 0);
});
