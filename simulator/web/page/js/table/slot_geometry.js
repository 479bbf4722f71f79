// Calculations for the 24 slots: the look of an LED, and neighbors.

export const SLOTS = 24;
export const COLUMNS = 6;
const GAMMA = 1 / 2.2;
const EXPOSURE = 1.5; // the eye adapts to the tray's usual brightness
const HEX_DIGITS = 6; // of one LED in a frame

/**
 * Return the look of one LED, with `lum` from 0 to 1.
 * @type {(r: number, g: number, b: number) => { color: string, lum: number }}
 */
export function computeGlow(r, g, b) {
  const peak = Math.max(r, g, b);
  if (!peak) return { color: '', lum: 0 };
  const seen = [r, g, b].map(part => Math.round(255 * (part / peak) ** GAMMA));
  const lum = Math.round((peak / 255) ** GAMMA * EXPOSURE * 1000) / 1000;
  return { color: `rgb(${seen.join(' ')})`, lum: Math.min(1, lum) };
}

/** @type {(frame: string, slot: number) => string} */
export const getLed = (frame, slot) => frame.slice(slot * HEX_DIGITS, (slot + 1) * HEX_DIGITS);

/** @param {string} led */
export const parseLed = led =>
  /** @type {[number, number, number]} */ ([0, 2, 4].map(at => parseInt(led.slice(at, at + 2), 16)));

/**
 * Return the neighbor of a slot in the direction of an arrow key, or null at the edge.
 * @type {(slot: number, key: string) => number | null}
 */
export function findNeighbor(slot, key) {
  const column = slot % COLUMNS;
  if (key === 'ArrowLeft') return column > 0 ? slot - 1 : null;
  if (key === 'ArrowRight') return column < COLUMNS - 1 ? slot + 1 : null;
  if (key === 'ArrowUp') return slot >= COLUMNS ? slot - COLUMNS : null;
  if (key === 'ArrowDown') return slot + COLUMNS < SLOTS ? slot + COLUMNS : null;
  return null;
}

/**
 * Return the SVG path through the middles of slots, with a gap where the next row is far away.
 * @type {(way: number[], middle: (slot: number) => number[]) => string}
 */
export function makeThreadPath(way, middle) {
  const getRow = (/** @type {number} */ slot) => Math.floor(slot / COLUMNS);
  return way
    .map((slot, place) => {
      const joined = place > 0 && Math.abs(getRow(slot) - getRow(way[place - 1])) < 2;
      return `${joined ? 'L' : 'M'}${middle(slot).map(Math.round).join(' ')}`;
    })
    .join('');
}
