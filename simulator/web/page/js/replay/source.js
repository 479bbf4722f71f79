// Which record the page is about: `?record=NAME` of its address, or the one that the host has at hand.
import { read } from '../host.js';
import { misfitOfNews } from '../connection.js';

/**
 * Return the path of something of a record, "" for the one at hand.
 * @type {(record: string | null, path: string) => string}
 */
export const pathIn = (record, path) => (record ? `records/${record}/${path}` : path);

/**
 * Read something of the page's record, as `read` of `host.js` does.
 * @param {string} path
 */
export function readRecord(path) {
  return read(pathIn(new URLSearchParams(location.search).get('record'), path));
}

// The record's positions, fetched some at a time and kept.

const MOST = 64; // in one answer

/**
 * @param {string} of
 * @param {number} page
 * @returns {Promise<News[]>}
 */
async function fetchLooks(of, page) {
  const looks = await readRecord(`looks/${of}/${page * MOST}.json`);
  const wrong = looks.map(misfitOfNews).find(Boolean);
  if (wrong) throw new Error(`a position that does not fit the schema: ${wrong}`);
  return looks;
}

/**
 * Return the positions of the record `of`, whose last one is `last`.
 * @param {string} of
 * @param {number} last
 */
export function makeLooks(of, last) {
  /** @type {Map<number, News>} */
  const kept = new Map(); // by position
  /** @type {Map<number, Promise<void>>} */
  const asked = new Map(); // by page, the promise that it will be kept

  async function keep(/** @type {number} */ page) {
    const looks = await fetchLooks(of, page);
    looks.forEach((look, place) => kept.set(page * MOST + place, look));
  }

  function ask(/** @type {number} */ page) {
    if (page * MOST > last) return Promise.resolve();
    if (!asked.has(page)) {
      const failed = (/** @type {unknown} */ problem) => {
        asked.delete(page);
        throw problem;
      };
      asked.set(page, keep(page).catch(failed));
    }
    return asked.get(page);
  }

  return {
    /**
     * Return the position `at`; the page after it is fetched meanwhile.
     * @param {number} at
     */
    async at(at) {
      const page = Math.floor(at / MOST);
      await ask(page);
      if (at % MOST > MOST / 2) ask(page + 1)?.catch(() => {});
      return kept.get(at);
    },
  };
}
