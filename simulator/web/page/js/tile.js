// Tiles as SVG: an ivory slab with two markings, drawn like the faces of dice; or its back.
import { parseFace, tileName } from './words.js';

const SVG = 'http://www.w3.org/2000/svg';
const CELL = 64, EDGE = 4, INLAY = 58;

const cap = (face, x, y) => {
  const { color, kind } = parseFace(face), at = `x="${x + (CELL - INLAY) / 2}" y="${y + (CELL - INLAY) / 2}" width="${INLAY}" height="${INLAY}"`;
  return `<g class="cap ${color}"><use href="#b-${color}" ${at}/><use href="#k-${kind}" ${at}/></g>`;
};
const slab = (width, height, back) => `<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="13" fill="url(#e-${back ? 'n' : 'k'})"/>`
  + `<rect x="2.5" y="2" width="${width - 5}" height="${height - 6}" rx="11.5" fill="url(#f-${back ? 'n' : 'k'})"/>`;

function front(tile, cells, width, height) {
  const [first, second] = tile.split('/'), upright = height > width;
  const joint = upright ? `M14 ${height / 2}h${width - 28}` : `M${width / 2} 14v${height - 28}`;
  return slab(width, height) + cap(first, ...cells[0]) + cap(second, ...cells[1]) + `<path d="${joint}" stroke="#000" stroke-opacity=".35" stroke-width="1.6"/>`;
}

function back(width, height) {
  return slab(width, height, true) + `<rect x="9" y="9" width="${width - 18}" height="${height - 20}" rx="7" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2"/>`
    + `<g transform="translate(${width / 2 - 15.6} ${height / 2 - 10.5})" fill="#fff" opacity=".34"><use href="#mark" width="31.2" height="19"/></g>`;
}

/**
 * A tile as an SVG element, upright unless `flat`; "?" shows its back. `swapped`: the second marking is above, or at the left.
 * `label` false hides it from assistive tools.
 */
export function makeTile(tile, { id = -1, flat = false, swapped = false, label = false } = {}) {
  const svg = document.createElementNS(SVG, 'svg'), long = CELL * 2 + EDGE, short = CELL + EDGE, [width, height] = flat ? [long, short] : [short, long];
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('class', `tile${flat ? ' flat' : ''}`);
  svg.dataset.id = id;
  svg.dataset.face = tile;
  const near = [EDGE / 2, EDGE / 2 - 1], far = flat ? [EDGE / 2 + CELL, EDGE / 2 - 1] : [EDGE / 2, EDGE / 2 - 1 + CELL];
  svg.innerHTML = tile === '?' ? back(width, height) : front(tile, swapped ? [far, near] : [near, far], width, height);
  if (label) { svg.setAttribute('role', 'img'); svg.setAttribute('aria-label', tileName(tile)); } else svg.setAttribute('aria-hidden', 'true');
  return svg;
}
