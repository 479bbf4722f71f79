// What can be clicked in a lesson.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { reset } from './page.js';
import { actionsOf, slotsOf } from '/js/lesson.js';

const item = (text, more) => ({
  item: text,
  name: text.split(' ')[0],
  label: text,
  marked: false,
  wrong: false,
  ...more,
});
const check = { ...item('check'), name: '' };
const lesson = { ask: 'slots', stage: 'head', go: '', items: [item('1'), item('8'), check] };

beforeEach(reset);

test('slots are answered by the slots, and by nothing else', () => {
  assert.deepEqual(Object.keys(slotsOf(lesson)), ['1', '8']);
  assert.deepEqual(slotsOf({ ...lesson, ask: 'may' }), {});
  for (const stage of ['right', 'done']) assert.deepEqual(slotsOf({ ...lesson, stage }), {});
  assert.deepEqual(slotsOf(null), {});
  const held = slotsOf({ ...lesson, ask: 'hold', items: [item('b8'), item('y3'), check] });
  assert.deepEqual(Object.keys(held), ['0', '1']); // dice to hold lie in the first slots
});

test('what is not drawn as a slot or a die is a button; marks are checked by one', () => {
  const keys = one => actionsOf(one).map(({ key }) => key);
  assert.deepEqual(keys(lesson), ['leave', 'check']);
  assert.deepEqual(keys({ ...lesson, ask: 'dice', items: [item('r7 8'), check] }), ['leave', 'check']);
  const verbs = { ...lesson, ask: 'do', items: [item('play W 8'), item('draw')] };
  assert.deepEqual(keys(verbs), ['leave', 'play W 8', 'draw']);
  assert.deepEqual(actionsOf(lesson)[1].send, { do: 'choose', item: 'check' });
});

test('after an answer green goes on, and red leaves', () => {
  const [leave, go] = actionsOf({ ...lesson, stage: 'wrong', go: 'Try again' });
  assert.deepEqual([leave.send.button, go.send.button, go.label], [6, 8, 'Try again']);
  assert.deepEqual(
    actionsOf({ ...lesson, stage: 'done', go: 'OK' }).map(({ key }) => key),
    ['go'],
  );
});
