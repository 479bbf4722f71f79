// Which record the page is about: `?record=NAME` of its address, or the one that the host has at hand.
import { checkNews } from '../connection.js';
import { readJson } from '../host.js';

/**
 * Return the path of something of a record, "" for the one at hand.
 * @type {(record: string | null, path: string) => string}
 */
export const makePath = (record, path) => (record ? `records/${record}/${path}` : path);

/** @param {string} path */
export const readRecord = path => readJson(makePath(new URLSearchParams(location.search).get('record'), path));

// The record's positions, fetched some at a time and kept.

const MOST = 64; // in one answer

/**
 * Return `look(at)`, which returns a position of the record `of`, whose last one is `last`.
 * @param {string} of
 * @param {number} last
 */
export function makePositions(of, last) {
  /** @type {Map<number, News>} */
  const positions = new Map(); // by position
  /** @type {Map<number, Promise<void>>} */
  const requested = new Map(); // by page, the promise that it will be kept

  async function fetchPage(/** @type {number} */ page) {
    /** @type {News[]} */
    const found = await readRecord(`looks/${of}/${page * MOST}.json`);
    const wrong = found.map(checkNews).find(Boolean);
    if (wrong) throw new Error(`a position that does not fit the schema: ${wrong}`);
    found.forEach((position, place) => positions.set(page * MOST + place, position));
  }

  function requestPage(/** @type {number} */ page) {
    const onFailure = (/** @type {unknown} */ problem) => {
      requested.delete(page);
      throw problem;
    };
    if (page * MOST <= last && !requested.has(page)) requested.set(page, fetchPage(page).catch(onFailure));
    return requested.get(page);
  }

  return async function getPosition(/** @type {number} */ at) {
    const page = Math.floor(at / MOST);
    await requestPage(page);
    if (at % MOST > MOST / 2) requestPage(page + 1)?.catch(() => {}); // fetched meanwhile
    return positions.get(at);
  };
}
