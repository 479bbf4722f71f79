// How large the tiles on the table are drawn, so that all of them and the tags of the open ends are seen.
import { LEFT, RIGHT } from './layout.js';

// Of half a cell, in pixels. Smaller tiles could not be read, so the table scrolls.
const LARGEST = 29;
const SMALLEST = 11.5;
export const MARGIN = 2; // half cells around the tiles
const TAG = 70; // pixels for the tag of an end that points sideways
const NEAR_EDGE = 4; // half cells
const MOST_ACROSS = 17; // a table of few tiles does not fill its width

/** Return the room that tags need at the left and the right of the tiles, in pixels. */
export function tagRoom(box, open) {
  const free = open.filter(cell => !cell.beside);
  const isNear = {
    [LEFT]: cell => cell.x - box.x < NEAR_EDGE,
    [RIGHT]: cell => box.x + box.w - cell.x - 2 < NEAR_EDGE,
  };
  return [LEFT, RIGHT].map(dir => (free.some(cell => cell.dir === dir && isNear[dir](cell)) ? TAG : 0));
}

/**
 * Return how a layout is drawn in `width` x `height` pixels: {unit, left, right}, half a cell and the room beside the
 * tiles. `box` is that of the tiles, `open` the cells of the ends that are open.
 */
export function unitOf(box, open, width, height) {
  const tags = tagRoom(box, open);
  const [left, right] = tags.map(tag => tag || MARGIN * SMALLEST);
  const wide = Math.min(width / (box.w + 2 * MARGIN), (width - left - right) / box.w);
  const high = height / (box.h + 2 * MARGIN);
  const unit = Math.max(SMALLEST, Math.min(LARGEST, width / MOST_ACROSS, wide, high));
  return { unit, left: Math.max(tags[0], MARGIN * unit), right: Math.max(tags[1], MARGIN * unit) };
}
