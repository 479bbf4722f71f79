// Which record the page is about: `?record=NAME` of its address, or the one that the host has at hand.
import { read } from '../host.js';

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
