// The record of the page: `?record=NAME` of its address, or the current match.
import { checkNews } from '../connection.js';
import { readJson } from '../host.js';

/**
 * Return the path of a record's file; record "" is the current match.
 * @type {(record: string | null, path: string) => string}
 */
export const makePath = (record, path) => (record ? `records/${record}/${path}` : path);

/** @param {string} path */
export const readRecord = path => readJson(makePath(new URLSearchParams(location.search).get('record'), path));

// The record's positions, fetched by pages.

const PAGE_SIZE = 64; // in one page

/**
 * Return `getPosition(at)` of the record `of`, whose last position is `last`.
 * @param {string} of
 * @param {number} last
 */
export function makePositions(of, last) {
  /** @type {Map<number, News>} */
  const positions = new Map(); // by position
  /** @type {Map<number, Promise<void>>} */
  const requested = new Map(); // by page, the promise that its positions are stored

  async function fetchPage(/** @type {number} */ page) {
    /** @type {News[]} */
    const found = await readRecord(`looks/${of}/${page * PAGE_SIZE}.json`);
    const wrong = found.map(checkNews).find(Boolean);
    if (wrong) throw new Error(`a position that does not fit the schema: ${wrong}`);
    found.forEach((position, place) => positions.set(page * PAGE_SIZE + place, position));
  }

  function requestPage(/** @type {number} */ page) {
    const onFailure = (/** @type {unknown} */ problem) => {
      requested.delete(page);
      throw problem;
    };
    if (page * PAGE_SIZE <= last && !requested.has(page)) requested.set(page, fetchPage(page).catch(onFailure));
    return requested.get(page);
  }

  return async function getPosition(/** @type {number} */ at) {
    const page = Math.floor(at / PAGE_SIZE);
    await requestPage(page);
    if (at % PAGE_SIZE > PAGE_SIZE / 2) requestPage(page + 1)?.catch(() => {}); // fetched in advance
    return positions.get(at);
  };
}
