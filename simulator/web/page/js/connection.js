// The connection to the tray (JSON, checked against the schema), and the requests that are pending.
import { openLine } from './host.js';
import { state } from './state.js';

// The check of all messages against their schema, which has a script of its own: see `simulator/web/page_data.py`. The
// keywords are those of JSON Schema that `simulator/web/schema.py` uses.

/** @type {Record<string, (value: any) => boolean>} */
const TYPES = {
  array: Array.isArray,
  boolean: value => typeof value === 'boolean',
  integer: Number.isInteger,
  null: value => value === null,
  object: value => typeof value === 'object' && value !== null && !Array.isArray(value),
  string: value => typeof value === 'string',
};
const patterns = new Map(); // compiled once: frames of the LEDs arrive sixty times a second

/** @type {(pattern: string, text: string) => boolean} */
function matchesPattern(pattern, text) {
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
  pattern: (value, pattern) => !TYPES.string(value) || matchesPattern(pattern, value),
  minItems: (value, least) => !TYPES.array(value) || value.length >= least,
  maxItems: (value, most) => !TYPES.array(value) || value.length <= most,
  minProperties: (value, least) => !TYPES.object(value) || Object.keys(value).length >= least,
  maxProperties: (value, most) => !TYPES.object(value) || Object.keys(value).length <= most,
  required: (value, names) =>
    !TYPES.object(value) || names.every((/** @type {string} */ name) => Object.hasOwn(value, name)),
  // Keywords for the contents of a value: see `listContents`.
  items: () => true,
  properties: () => true,
  additionalProperties: () => true,
};

/**
 * Return the contents of a value, each as [place, value, schema]; the schema is false if nothing is allowed.
 * @param {any} value
 * @param {Schema} schema
 * @returns {[string, unknown, Schema | boolean | undefined][]}
 */
function listContents(value, { items, properties = {}, additionalProperties = true }) {
  if (TYPES.array(value) && items) {
    return value.map((/** @type {unknown} */ item, /** @type {number} */ place) => [
      `[${place}]`,
      item,
      TYPES.array(items) ? items[place] : items,
    ]);
  }
  if (!TYPES.object(value)) return [];
  const getSchema = (/** @type {string} */ name) =>
    Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
  return Object.entries(value).map(([name, held]) => [`.${name}`, held, getSchema(name)]);
}

/**
 * Return the first violation of a schema, as its place and keyword (".slot: maximum"), or "".
 * @param {unknown} value
 * @param {Schema | boolean | undefined} schema
 * @returns {string}
 */
export function findMisfit(value, schema, place = '') {
  if (schema === true || schema === undefined) return '';
  if (!schema) return `${place}: additionalProperties`;
  const broken = Object.keys(schema).find(keyword => !KEYWORDS[keyword](value, schema[keyword]));
  if (broken) return `${place}: ${broken}`;
  for (const [at, held, own] of listContents(value, schema)) {
    const found = findMisfit(held, own, place + at);
    if (found) return found;
  }
  return '';
}

/**
 * Return what is wrong with a message from the server, or "".
 * @param {unknown} message
 */
export const checkNews = message => findMisfit(message, globalThis.SCHEMA.news);

/**
 * Return what is wrong with a message to the server, or "".
 * @param {PageRequest} message
 */
export function checkRequest(message) {
  const { requests } = globalThis.SCHEMA;
  return Object.hasOwn(requests, message?.do) ? findMisfit(message, requests[message.do]) : '.do: enum';
}

// The connection.

/**
 * Parse a text as JSON; return undefined if it is not.
 * @param {string} text
 */
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

class TrayLine {
  /** @param {LineParts} parts */
  constructor({ onMessage, onLine, onRefused, ...others }) {
    this.onMessage = onMessage;
    this.onRefused = onRefused;
    this.isForeign = false; // whether the tray has another version than the page
    /** @type {Promise<unknown>} */
    this.handled = Promise.resolve(); // resolved once the last message has been handled
    this.host = openLine({ onUp: onLine, onText: text => this.receive(text), ...others });
  }

  /**
   * Handle messages one after the other: each once the one before has been drawn.
   * @param {string} text
   */
  receive(text) {
    const message = parseJson(text);
    if (message?.version !== undefined) this.isForeign = message.version !== globalThis.SCHEMA.version;
    if (this.isForeign) {
      this.onRefused('other-version');
      return;
    }
    const wrong = checkNews(message);
    if (wrong) {
      console.warn(`A message of the tray was not taken: ${wrong}`);
      this.onRefused('not-understood');
      return;
    }
    const logFailure = (/** @type {unknown} */ problem) => console.error('A message was not taken.', problem);
    this.handled = this.handled.then(() => this.onMessage(message)).catch(logFailure);
  }

  /** @param {PageRequest} message */
  send(message) {
    if (!this.host.isUp() || this.isForeign) return false;
    const wrong = checkRequest(message);
    if (wrong) console.error(`A message does not fit the schema: ${wrong}`, message);
    this.host.send(JSON.stringify(message));
    return true;
  }
}

/**
 * Open the connection. Return `send`, which returns whether the message was sent.
 * @type {(parts: LineParts) => (message: PageRequest) => boolean}
 */
export function connect(parts) {
  const line = new TrayLine(parts);
  return message => line.send(message);
}

// Pending requests: the same request is not sent twice, and callers can see when it is done.

/** Requests that are sent each time, even if the same one is pending. */
const EACH_TIME = ['button', 'finger', 'sit', 'rename'];

/**
 * Return requests that are sent by `say(message)`. `send(message)` returns the number of the request, or 0 if it is
 * pending already or cannot be sent; `isPending(number)`; `isStartingMatch()`; `finish(numbers)`: the server has done
 * them; `forgetAll()`: no answers will come any more. After that `hasForgotten` is whether some requests may not have
 * been done. `onBusy(isBusy)` is called when a request becomes pending or is done.
 * @param {(message: PageRequest) => boolean} say
 * @param {(isBusy: boolean) => void} onBusy
 */
export function makeRequests(say, onBusy) {
  const asked = new Map(); // number -> request, as text
  const unanswered = new Set(); // numbers of all requests
  let number = 0;

  /** @type {Send} */
  function send(message) {
    const text = JSON.stringify(message);
    const once = !EACH_TIME.includes(message.do);
    if (once && [...asked.values()].includes(text)) return 0;
    const { epoch, question } = state;
    if (!say({ epoch, question, ...message, n: ++number })) return 0;
    unanswered.add(number);
    if (once) {
      asked.set(number, text);
      onBusy(true);
    }
    return number;
  }
  const requests = {
    send,
    hasForgotten: false,
    isPending: (/** @type {number} */ one) => asked.has(one),
    isStartingMatch: () => [...asked.values()].some(text => JSON.parse(text).do === 'new'),
    finish: (/** @type {number[]} */ numbers) => {
      for (const one of numbers) {
        asked.delete(one);
        unanswered.delete(one);
      }
      onBusy(asked.size > 0);
    },
    forgetAll: () => {
      requests.hasForgotten = unanswered.size > 0;
      asked.clear();
      unanswered.clear();
      onBusy(false);
    },
  };
  return requests;
}
