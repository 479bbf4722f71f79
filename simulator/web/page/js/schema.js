// The check with the schema of all messages between page and server. A script of its own holds the schema: see
// `simulator/web/page_data.py`.
// The keywords are those that `simulator/web/schema.py` uses of JSON Schema.

/** @type {Record<string, (value: any) => boolean>} */
const TYPES = {
  array: Array.isArray,
  boolean: value => typeof value === 'boolean',
  integer: Number.isInteger,
  null: value => value === null,
  object: value => typeof value === 'object' && value !== null && !Array.isArray(value),
  string: value => typeof value === 'string',
};
const patterns = new Map(); // compiled once: frames of the LEDs come sixty times a second

/**
 * @param {string} pattern
 * @param {string} text
 */
function matches(pattern, text) {
  if (!patterns.has(pattern)) patterns.set(pattern, new RegExp(pattern));
  return patterns.get(pattern).test(text);
}

/** @type {Record<string, (value: any, given: any) => boolean>} */
const KEYWORDS = {
  $comment: () => true,
  type: (value, type) => [type].flat().some((/** @type {string} */ name) => TYPES[name](value)),
  enum: (value, known) => known.includes(value),
  minimum: (value, least) => !TYPES.integer(value) || value >= least,
  maximum: (value, most) => !TYPES.integer(value) || value <= most,
  minLength: (value, least) => !TYPES.string(value) || value.length >= least,
  maxLength: (value, most) => !TYPES.string(value) || value.length <= most,
  pattern: (value, pattern) => !TYPES.string(value) || matches(pattern, value),
  minItems: (value, least) => !TYPES.array(value) || value.length >= least,
  maxItems: (value, most) => !TYPES.array(value) || value.length <= most,
  minProperties: (value, least) => !TYPES.object(value) || Object.keys(value).length >= least,
  maxProperties: (value, most) => !TYPES.object(value) || Object.keys(value).length <= most,
  required: (value, names) =>
    !TYPES.object(value) || names.every((/** @type {string} */ name) => Object.hasOwn(value, name)),
  // Those of what a value contains: see `inner`.
  items: () => true,
  properties: () => true,
  additionalProperties: () => true,
};

/**
 * Return what a value contains, each as [place, value, schema]; the schema is false where nothing is allowed.
 * @param {any} value
 * @param {Schema} schema
 * @returns {[string, unknown, Schema | boolean | undefined][]}
 */
function inner(value, { items, properties = {}, additionalProperties = true }) {
  if (TYPES.array(value) && items) {
    return value.map((/** @type {unknown} */ item, /** @type {number} */ place) => [
      `[${place}]`,
      item,
      TYPES.array(items) ? items[place] : items,
    ]);
  }
  if (!TYPES.object(value)) return [];
  const schemaOf = (/** @type {string} */ name) =>
    Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
  return Object.entries(value).map(([name, held]) => [`.${name}`, held, schemaOf(name)]);
}

/**
 * Return the first thing that does not fit a schema, as its place and keyword (".slot: maximum"), or "".
 * @param {unknown} value
 * @param {Schema | boolean | undefined} schema
 * @returns {string}
 */
export function misfit(value, schema, place = '') {
  if (schema === true || schema === undefined) return '';
  if (!schema) return `${place}: additionalProperties`;
  const broken = Object.keys(schema).find(keyword => !KEYWORDS[keyword](value, schema[keyword]));
  if (broken) return `${place}: ${broken}`;
  for (const [at, held, own] of inner(value, schema)) {
    const found = misfit(held, own, place + at);
    if (found) return found;
  }
  return '';
}

/** Return the schema of the page: {version, requests, news}. */
export const schemaOfPage = () => globalThis.SCHEMA;

/**
 * Return what is wrong with a message of the server, or "".
 * @param {unknown} message
 */
export const misfitOfNews = message => misfit(message, schemaOfPage().news);

/**
 * Return what is wrong with a message to the server, or "".
 * @param {PageRequest} message
 */
export function misfitOfRequest(message) {
  const { requests } = schemaOfPage();
  return Object.hasOwn(requests, message?.do) ? misfit(message, requests[message.do]) : '.do: enum';
}
