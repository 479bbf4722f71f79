import assert from 'node:assert/strict';
import { test } from 'node:test';
import { t } from '/js/texts.js';
import { given } from './page_setup.js';

test('a number has its own form, or that of all others', () => {
  globalThis.TEXTS = { turns: { 1: 'one turn', '#': '# turns, # dice' }, seat: { 1: 'Seat 1' } };
  assert.equal(t('turns', 1), 'one turn');
  assert.equal(t('turns', 12), '12 turns, 12 dice');
  assert.equal(t('seat', '1'), 'Seat 1');
  globalThis.TEXTS = given.texts;
});
