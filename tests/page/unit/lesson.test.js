// The answers of a lesson.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { resetState } from './page_setup.js';
import { listLessonActions, listSlotAnswers } from '/js/lesson.js';

const makeItem = (text, more) => ({
  item: text,
  name: text.split(' ')[0],
  label: text,
  marked: false,
  wrong: false,
  ...more,
});
const check = { ...makeItem('check'), name: '' };
const lesson = { ask: 'slots', stage: 'head', go: '', items: [makeItem('1'), makeItem('8'), check] };

beforeEach(resetState);

test('slots are answered by the slots, and by nothing else', () => {
  assert.deepEqual(Object.keys(listSlotAnswers(lesson)), ['1', '8']);
  assert.deepEqual(listSlotAnswers({ ...lesson, ask: 'may' }), {});
  for (const stage of ['right', 'done']) assert.deepEqual(listSlotAnswers({ ...lesson, stage }), {});
  assert.deepEqual(listSlotAnswers(null), {});
  const held = listSlotAnswers({ ...lesson, ask: 'hold', items: [makeItem('b8'), makeItem('y3'), check] });
  assert.deepEqual(Object.keys(held), ['0', '1']); // dice to hold are in the first slots
});

test('what is not drawn as a slot or a die is a button; marks are checked by one', () => {
  const listKeys = one => listLessonActions(one).map(({ key }) => key);
  assert.deepEqual(listKeys(lesson), ['leave', 'check']);
  assert.deepEqual(listKeys({ ...lesson, ask: 'dice', items: [makeItem('r7 8'), check] }), ['leave', 'check']);
  const verbs = { ...lesson, ask: 'do', items: [makeItem('play W 8'), makeItem('draw')] };
  assert.deepEqual(listKeys(verbs), ['leave', 'play W 8', 'draw']);
  assert.deepEqual(listLessonActions(lesson)[1].send, { do: 'choose', item: 'check' });
});

test('after an answer green goes on, and red leaves', () => {
  const [leave, go] = listLessonActions({ ...lesson, stage: 'wrong', go: 'Try again' });
  assert.deepEqual([leave.send.button, go.send.button, go.label], [6, 8, 'Try again']);
  assert.deepEqual(
    listLessonActions({ ...lesson, stage: 'done', go: 'OK' }).map(({ key }) => key),
    ['go'],
  );
});
