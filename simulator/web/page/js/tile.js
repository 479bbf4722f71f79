// Tiles as SVG: an ivory slab with two markings, drawn like the faces of dice, or its back.
import { makeDie } from './dice.js';
import { parseFace, nameTile } from './face_names.js';
import { setMarkup, markup } from './dom.js';

const SVG = 'http://www.w3.org/2000/svg';
const CELL = 64;
const EDGE = 4;
const INLAY = 58;
const MARK = [31.2, 19]; // the width and height of the sign on the back
// The colors of the two sides: see `BODIES` of `dice.js`.
const FACE = 'k';
const BACK = 'n';

/** @type {(face: string, x: number, y: number) => Markup} */
const makeCap = (face, x, y) => {
  const { color, kind } = parseFace(face);
  const [left, top] = [x, y].map(edge => edge + (CELL - INLAY) / 2);
  const at = markup`x="${left}" y="${top}" width="${INLAY}" height="${INLAY}"`;
  return markup`<g class="cap ${color}"><use href="#b-${color}" ${at}/><use href="#k-${kind}" ${at}/></g>`;
};
/** @type {(width: number, height: number, side: string) => Markup} */
const makeSlab = (width, height, side) =>
  markup`<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="13" fill="url(#e-${side})"/>
    <rect x="2.5" y="2" width="${width - 5}" height="${height - 6}" rx="11.5" fill="url(#f-${side})"/>`;

/** @type {(tile: string, cells: [number, number][], width: number, height: number) => Markup} */
function makeFront(tile, cells, width, height) {
  const caps = tile.split('/').map((face, place) => makeCap(face, ...cells[place]));
  const upright = height > width;
  const joint = upright ? `M14 ${height / 2}h${width - 28}` : `M${width / 2} 14v${height - 28}`;
  return markup`${makeSlab(width, height, FACE)}${caps}
    <path d="${joint}" stroke="#000" stroke-opacity=".35" stroke-width="1.6"/>`;
}

/** @type {(width: number, height: number) => Markup} */
function makeBack(width, height) {
  const frame = markup`x="9" y="9" width="${width - 18}" height="${height - 20}" rx="7"`;
  const middle = `translate(${width / 2 - MARK[0] / 2} ${height / 2 - 10.5})`;
  return markup`${makeSlab(width, height, BACK)}
    <rect ${frame} fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2"/>
    <g transform="${middle}" fill="#fff" opacity=".34"><use href="#mark" width="${MARK[0]}" height="${MARK[1]}"/></g>`;
}

/** @type {(name: string, options: { id?: number, label?: boolean, flat?: boolean, tiny?: boolean }) => SVGElement} */
export const makeThing = (name, options) => (name.includes('/') ? makeTile(name, options) : makeDie(name, options));

/**
 * Return a tile as an SVG element, upright unless `flat`; "?" shows its back. `swapped`: the second marking is above,
 * or at the left. `label` false hides it from assistive tools.
 * @param {string} tile
 */
export function makeTile(tile, { id = -1, flat = false, swapped = false, label = false } = {}) {
  const svg = document.createElementNS(SVG, 'svg');
  const long = CELL * 2 + EDGE;
  const short = CELL + EDGE;
  const [width, height] = flat ? [long, short] : [short, long];
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('class', `tile${flat ? ' flat' : ''}`);
  svg.dataset.id = String(id);
  svg.dataset.face = tile;
  /** @type {[number, number]} */
  const near = [EDGE / 2, EDGE / 2 - 1];
  /** @type {[number, number]} */
  const far = flat ? [EDGE / 2 + CELL, EDGE / 2 - 1] : [EDGE / 2, EDGE / 2 - 1 + CELL];
  setMarkup(
    svg,
    tile === '?' ? makeBack(width, height) : makeFront(tile, swapped ? [far, near] : [near, far], width, height),
  );
  if (label) {
    svg.setAttribute('role', 'img');
    svg.setAttribute('aria-label', nameTile(tile));
  } else svg.setAttribute('aria-hidden', 'true');
  return svg;
}
