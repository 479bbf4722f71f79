// What this browser stores between visits, and where its tab sits.

// Settings that this browser stores between visits, if it may.

const PREFIX = 'tray24.';

/** @type {(name: string, value: unknown) => void} */
export function saveSetting(name, value) {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    /* a private window, or no room */
  }
}

/**
 * Return the setting of this name, or null.
 * @param {string} name
 */
export function loadSetting(name) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
  } catch {
    return null;
  }
}

// The place of a tab, in the page's address: "?seat=3", "?onlooker", or nothing for the whole table.

/**
 * Return the place in a query string: "table", "onlooker" or the button of a seat (0-5).
 * @type {(search: string) => Place}
 */
export function parsePlace(search) {
  const query = new URLSearchParams(search);
  const seat = Number(query.get('seat'));
  if (query.has('onlooker')) return 'onlooker';
  return Number.isInteger(seat) && seat >= 1 && seat <= 6 ? /** @type {Place} */ (seat - 1) : 'table';
}

/** @type {(place: Place) => string} */
const makeKeyName = place => `key.${place}`;

/**
 * Store the key of the tab at a seat: with it this browser gets the seat again.
 * @type {(place: Place, key: string) => unknown}
 */
export const saveSeatKey = (place, key) => Number.isInteger(place) && key && saveSetting(makeKeyName(place), key);

/**
 * Return the request to sit down at a place.
 * @type {(place: Place) => PageRequest}
 */
export function makeSitRequest(place) {
  const key = loadSetting(makeKeyName(place));
  return { do: 'sit', as: place, ...(typeof key === 'string' && { key }) };
}

/**
 * Return the address `href` with another place in it.
 * @type {(href: string, place: Place) => URL}
 */
export function makePlaceAddress(href, place) {
  const url = new URL(href);
  url.searchParams.delete('seat');
  url.searchParams.delete('onlooker');
  if (place === 'onlooker') url.searchParams.set('onlooker', '');
  else if (place !== 'table') url.searchParams.set('seat', String(place + 1));
  return url;
}

/**
 * Return the place of an option's value: "table", "onlooker" or a digit.
 * @param {string} value
 */
export const optionToPlace = value => (/** @type {Place} */ (/^[0-5]$/.test(value) ? Number(value) : value));
