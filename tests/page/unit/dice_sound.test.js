// The knocks of dice: when they sound, and when they are silent.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeKnockPlayer } from '/js/table/sound.js';

/** Sound nodes that only record their times. */
const made = [];
class Node {
  constructor() {
    this.gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  }
  connect(next) {
    return next;
  }
  start(when) {
    made.push(this);
    this.when = when;
  }
  stop(when) {
    this.until = when ?? 'now';
  }
}
for (const name of ['GainNode', 'BiquadFilterNode', 'OscillatorNode', 'AudioBufferSourceNode']) globalThis[name] = Node;
globalThis.AudioBuffer = class {
  getChannelData() {
    return [];
  }
};
const context = { sampleRate: 48_000, currentTime: 3, destination: {} };

test('each knock sounds at its time, a click and a thump', () => {
  made.length = 0;
  makeKnockPlayer(() => context)([600, 200]);
  assert.deepEqual(
    made.map(({ when }) => when),
    [3.2, 3.2, 3.6, 3.6],
  );
});

test('what still sounds falls silent with the next ones', () => {
  made.length = 0;
  const knock = makeKnockPlayer(() => context);
  knock([400]);
  knock([]);
  assert.ok(made.every(({ until }) => until === 'now'));
});

test('where the page is muted, or was not touched yet, nothing is made', () => {
  made.length = 0;
  makeKnockPlayer(() => null)([100, 200]);
  assert.equal(made.length, 0);
});

test('many dice are no rattle', () => {
  made.length = 0;
  makeKnockPlayer(() => context)(Array.from({ length: 72 }, (_, at) => at * 10));
  assert.equal(made.length, 2 * 18);
});
