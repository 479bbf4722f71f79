// Which record the page is about: `?record=NAME` of its address, or the one that the host has at hand.
import { misfitOfNews } from '../connection.js';
import { read } from '../host.js';

/**
 * Return the path of something of a record, "" for the one at hand.
 * @type {(record: string | null, path: string) => string}
 */
export const pathIn = (record, path) => (record ? `records/${record}/${path}` : path);

/** @param {string} path */
export const readRecord = path => read(pathIn(new URLSearchParams(location.search).get('record'), path));

// The record's positions, fetched some at a time and kept.

const MOST = 64; // in one answer

/**
 * Return `look(at)`, which returns a position of the record `of`, whose last one is `last`.
 * @param {string} of
 * @param {number} last
 */
export function makeLooks(of, last) {
  /** @type {Map<number, News>} */
  const kept = new Map(); // by position
  /** @type {Map<number, Promise<void>>} */
  const asked = new Map(); // by page, the promise that it will be kept

  async function fetchPage(/** @type {number} */ page) {
    /** @type {News[]} */
    const looks = await readRecord(`looks/${of}/${page * MOST}.json`);
    const wrong = looks.map(misfitOfNews).find(Boolean);
    if (wrong) throw new Error(`a position that does not fit the schema: ${wrong}`);
    looks.forEach((look, place) => kept.set(page * MOST + place, look));
  }

  function ask(/** @type {number} */ page) {
    const failed = (/** @type {unknown} */ problem) => {
      asked.delete(page);
      throw problem;
    };
    if (page * MOST <= last && !asked.has(page)) asked.set(page, fetchPage(page).catch(failed));
    return asked.get(page);
  }

  return async function look(/** @type {number} */ at) {
    const page = Math.floor(at / MOST);
    await ask(page);
    if (at % MOST > MOST / 2) ask(page + 1)?.catch(() => {}); // fetched meanwhile
    return kept.get(at);
  };
}
