// How large the tiles on the table are drawn, so that all of them and the tags of the open ends are seen.
import { LEFT, RIGHT } from './layout.js';

// Of half a cell, in pixels. Smaller tiles could not be read, so the table scrolls.
const LARGEST = 29;
const SMALLEST = 9;
const MARGIN = 2; // half cells around the tiles
const TAG = 70; // pixels for the tag of an end that points sideways
const BESIDE = 38; // pixels for the end beside a doublet, whose tag is wider than its cell
const ABOVE = 25; // pixels for the tag of an end that points up or down
const NEAR_EDGE = 4; // half cells
const MOST_ACROSS = 17; // a table of few tiles does not fill its width

/**
 * Return how many half cells the tiles may take in `width` x `height` pixels, beside tags at both sides.
 * @type {(width: number, height: number) => Size}
 */
export const roomOf = (width, height) => ({
  w: (width - 2 * TAG) / SMALLEST,
  h: (height - 2 * ABOVE) / SMALLEST,
});

/**
 * Return the room that tags need at the left and the right of the tiles, in pixels.
 * @param {Box} box
 * @param {End[]} open
 */
export function tagRoom(box, open) {
  /** @type {Record<number, (cell: End) => boolean>} */
  const isNear = {
    [LEFT]: cell => cell.x - box.x < NEAR_EDGE,
    [RIGHT]: cell => box.x + box.w - cell.x - 2 < NEAR_EDGE,
  };
  return [LEFT, RIGHT].map(dir => {
    const near = open.filter(cell => cell.dir === dir && isNear[dir](cell));
    if (near.some(cell => !cell.beside)) return TAG;
    return near.length ? BESIDE : 0;
  });
}

/**
 * Return how a layout is drawn in `width` x `height` pixels: {unit, left, right, top}, half a cell and the room beside
 * and above the tiles. `box` is that of the tiles, `open` the cells of the ends that are open.
 * @type {(box: Box, open: End[], width: number, height: number) => Scale}
 */
export function unitOf(box, open, width, height) {
  const tags = tagRoom(box, open);
  const [left, right] = tags.map(tag => tag || MARGIN * SMALLEST);
  const wide = Math.min(width / (box.w + 2 * MARGIN), (width - left - right) / box.w);
  const high = Math.min(height / (box.h + 2 * MARGIN), (height - 2 * ABOVE) / box.h);
  const unit = Math.max(SMALLEST, Math.min(LARGEST, width / MOST_ACROSS, wide, high));
  const margin = MARGIN * unit;
  return { unit, left: Math.max(tags[0], margin), right: Math.max(tags[1], margin), top: Math.max(ABOVE, margin) };
}
