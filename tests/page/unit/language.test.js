import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseLanguage, makeCookie } from '/js/menus/settings.js';

test('a choice is found among other cookies', () => {
  assert.equal(parseLanguage('a=b; tray24-language=de; c=d'), 'de');
  assert.equal(parseLanguage('not-tray24-language=de'), '');
  assert.equal(parseLanguage(''), '');
});

test('a choice is kept for a year, and taken back at once', () => {
  assert.match(makeCookie('fr'), /^tray24-language=fr; path=\/; max-age=31536000; samesite=lax$/);
  assert.match(makeCookie(''), /max-age=0/);
});
