// Texts in markup are shown as texts, whatever they contain.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setMarkup, markup } from '/js/dom.js';

const BAD = '<img src=x onerror="alert(\'1\')">&';
const SHOWN = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;';

test('values are escaped, in texts, attributes and lists', () => {
  assert.equal(markup`<b title="${BAD}">${BAD}</b>${[BAD]}`.text, `<b title="${SHOWN}">${SHOWN}</b>${SHOWN}`);
});

test('markup in markup stays, and values that say nothing are left out', () => {
  const items = [1, 0].map(number => markup`<li>${number}</li>`);
  assert.equal(markup`<ul>${items}</ul>${null}${undefined}${false}`.text, '<ul><li>1</li><li>0</li></ul>');
});

test('line breaks of the template are left out, those of a text are not', () => {
  const made = markup`<p>
    ${'a\n b'}</p>`;
  assert.equal(made.text, '<p>a\n b</p>');
});

test('only markup is parsed', () => {
  const element = {};
  setMarkup(element, markup`<p>${BAD}</p>`);
  assert.equal(element.innerHTML, `<p>${SHOWN}</p>`); // oxlint-disable-line no-restricted-properties
  for (const other of [BAD, { text: BAD }, undefined]) assert.throws(() => setMarkup(element, other), TypeError);
});
