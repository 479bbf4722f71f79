import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findMisfit, checkNews, checkRequest } from '/js/connection.js';
import { given } from './page_setup.js';

test('the page and the server agree on which requests fit the schema', () => {
  for (const { message, fits } of given.requests) {
    assert.equal(checkRequest(message) === '', fits, JSON.stringify(message));
  }
});

test('the page and the server agree on which news fit the schema', () => {
  for (const { message, fits } of given.news) {
    assert.equal(checkNews(message) === '', fits, JSON.stringify(message).slice(0, 300));
  }
});

test('a misfit is told with its place and the keyword that it breaks', () => {
  const schema = {
    type: 'object',
    properties: { dice: { type: 'array', items: { type: 'integer', maximum: 23 } } },
    required: ['dice'],
    additionalProperties: false,
  };
  assert.equal(findMisfit({ dice: [1, 2] }, schema), '');
  assert.equal(findMisfit({ dice: [1, 24] }, schema), '.dice[1]: maximum');
  assert.equal(findMisfit({}, schema), ': required');
  assert.equal(findMisfit({ dice: [], slots: 1 }, schema), '.slots: additionalProperties');
  assert.equal(findMisfit({ dice: [true] }, schema), '.dice[0]: type');
});

test('a request that nobody knows is refused', () => {
  assert.equal(checkRequest({ do: 'fly' }), '.do: enum');
  assert.equal(checkRequest({ do: 'toString' }), '.do: enum');
  assert.equal(checkRequest(null), '.do: enum');
});
