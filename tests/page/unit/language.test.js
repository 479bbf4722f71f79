import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chosenIn, cookieOf } from '/js/menus/settings.js';

test('a choice is found among other cookies', () => {
  assert.equal(chosenIn('a=b; tray24-language=de; c=d'), 'de');
  assert.equal(chosenIn('not-tray24-language=de'), '');
  assert.equal(chosenIn(''), '');
});

test('a choice is kept for a year, and taken back at once', () => {
  assert.match(cookieOf('fr'), /^tray24-language=fr; path=\/; max-age=31536000; samesite=lax$/);
  assert.match(cookieOf(''), /max-age=0/);
});
