// The six faces of each die that lies there, below the sheets: what it may still show (Y2).
import { makeDie } from '../../js/dice.js';
import { element, make, markup } from '../../js/write.js';
import { t } from '../../js/texts.js';

let open = false; // stays as its reader has left it

/** @type {(face: string, isUp: boolean) => HTMLElement} */
const faceOf = (face, isUp) => {
  const cell = element('span', '', { className: isUp ? 'up' : '' });
  cell.append(makeDie(face, { label: true, tiny: true }));
  return cell;
};

/**
 * Return the faces of one die in a row; the first of those equal to the one that is up is marked.
 * @param {string[]} faces
 * @param {string} up
 */
function row(faces, up) {
  const line = element('p');
  const at = faces.indexOf(up);
  line.append(...faces.map((face, place) => faceOf(face, place === at)));
  return line;
}

/**
 * Add the faces of all dice to the table of the sheets; nothing with real dice, whose faces only people see. Their room
 * is kept while no dice lie there: the sheets must not move.
 * @param {HTMLElement} table
 * @param {Match} match
 */
export function addFaces(table, { board, over, real, seats }) {
  if (over || real) return;
  const fold = markup`<details><summary>${t('yacht.faces')}</summary></details>`;
  const body = make(markup`<tbody class="faces"><tr><td colspan="${seats.length + 1}">${fold}</td></tr></tbody>`);
  body.style.visibility = board.sides?.length ? '' : 'hidden';
  const details = /** @type {HTMLDetailsElement} */ (body.querySelector('details'));
  details.open = open;
  details.addEventListener('toggle', () => {
    open = details.open;
  });
  details.append(...(board.sides ?? []).map((faces, place) => row(faces, board.dice?.[place]?.face ?? '')));
  table.append(body);
}
