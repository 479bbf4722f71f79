import assert from 'node:assert/strict';
import { test } from 'node:test';
import { misfit, misfitOfNews, misfitOfRequest } from '/js/connection.js';
import { given } from './page.js';

test('the page and the server agree on which requests fit the schema', () => {
  for (const { message, fits } of given.requests) {
    assert.equal(misfitOfRequest(message) === '', fits, JSON.stringify(message));
  }
});

test('the page and the server agree on which news fit the schema', () => {
  for (const { message, fits } of given.news) {
    assert.equal(misfitOfNews(message) === '', fits, JSON.stringify(message).slice(0, 300));
  }
});

test('a misfit is told with its place and the keyword that it breaks', () => {
  const schema = {
    type: 'object',
    properties: { dice: { type: 'array', items: { type: 'integer', maximum: 23 } } },
    required: ['dice'],
    additionalProperties: false,
  };
  assert.equal(misfit({ dice: [1, 2] }, schema), '');
  assert.equal(misfit({ dice: [1, 24] }, schema), '.dice[1]: maximum');
  assert.equal(misfit({}, schema), ': required');
  assert.equal(misfit({ dice: [], slots: 1 }, schema), '.slots: additionalProperties');
  assert.equal(misfit({ dice: [true] }, schema), '.dice[0]: type');
});

test('a request that nobody knows is refused', () => {
  assert.equal(misfitOfRequest({ do: 'fly' }), '.do: enum');
  assert.equal(misfitOfRequest({ do: 'toString' }), '.do: enum');
  assert.equal(misfitOfRequest(null), '.do: enum');
});
