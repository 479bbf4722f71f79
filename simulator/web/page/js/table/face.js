// The face of a bot's character, the same picture as on the display.
import { state } from '../state.js';

const SVG = 'http://www.w3.org/2000/svg';
const ROWS = 8;

/** Show the face of a character in an element; "" shows none. */
export function showFace(host, character) {
  if (host.dataset.character === character) return;
  host.dataset.character = character;
  const columns = state.faces[character];
  host.replaceChildren(...(columns ? [drawing(columns)] : []));
}

function drawing(columns) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${columns.length} ${ROWS}`);
  const path = document.createElementNS(SVG, 'path');
  const squares = columns.flatMap((bits, x) =>
    Array.from({ length: ROWS }, (_, y) => (bits >> y) & 1 && `M${x} ${y}h1v1h-1z`).filter(Boolean),
  );
  path.setAttribute('d', squares.join(''));
  svg.append(path);
  return svg;
}
