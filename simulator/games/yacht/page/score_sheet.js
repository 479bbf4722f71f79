// Yacht's score sheet: eleven boxes for every seat, and the points of open boxes for the seat on turn.
import { makeDie } from '../../js/dice.js';
import { t } from '../../js/texts.js';
import { makeElement, setMarkup, render, markup } from '../../js/dom.js';

const UPPER = 6; // boxes of kinds; those of colors come below a line

/**
 * Return the cost of a box compared to the best choice, if hints show it.
 * @param {Match} match
 * @param {string} box
 */
function makeCost(match, box) {
  const words = match.costs?.[`score ${box}`] ?? match.costs?.[`zero ${box}`];
  return words && markup`<small class="cost">${words}</small>`;
}

/**
 * @param {Match} match
 * @param {Seat} seat
 * @param {string} box
 */
function makeCell(match, seat, box) {
  const written = match.board.sheets?.[seat.seat]?.[box];
  const gives = match.board.gives?.[box];
  if (written !== undefined) return markup`<td>${written}</td>`;
  return seat.seat === match.turn && gives !== undefined
    ? markup`<td class="would">${gives || '·'}${makeCost(match, box)}</td>`
    : markup`<td></td>`;
}

/**
 * @param {Match} match
 * @param {Seat} seat
 */
function makeHead(match, { seat, button, name }) {
  const turn = match.turn === seat && ' turn';
  return markup`<th scope="col"><b class="badge${turn}">${button + 1}</b><span class="sr">${name}</span></th>`;
}

// The six faces of each die, below the sheet: what it may still show (Y2).

let open = false; // remembered between drawings

/** @type {(face: string, isUp: boolean) => HTMLElement} */
const makeFace = (face, isUp) => {
  const place = makeElement('span', '', { className: isUp ? 'up' : '' });
  place.append(makeDie(face, { label: true, tiny: true }));
  return place;
};

/**
 * Return the faces of one die in a row; the first one equal to the upper face is marked.
 * @param {string[]} faces
 * @param {string} up
 */
function makeFacesRow(faces, up) {
  const line = makeElement('p');
  const at = faces.indexOf(up);
  line.append(...faces.map((face, place) => makeFace(face, place === at)));
  return line;
}

/**
 * Add the faces of all dice to the sheet; not with real dice, whose faces only people see. Their room is reserved while
 * there are no dice, so that the sheet does not move.
 * @param {HTMLElement} table
 * @param {Match} match
 */
function addFaces(table, { board, over, real, seats }) {
  if (over || real) return;
  const fold = markup`<details><summary>${t('yacht.faces')}</summary></details>`;
  const body = render(markup`<tbody class="faces"><tr><td colspan="${seats.length + 1}">${fold}</td></tr></tbody>`);
  body.style.visibility = board.sides?.length ? '' : 'hidden';
  const details = /** @type {HTMLDetailsElement} */ (body.querySelector('details'));
  details.open = open;
  details.addEventListener('toggle', () => {
    open = details.open;
  });
  details.append(...(board.sides ?? []).map((faces, place) => makeFacesRow(faces, board.dice?.[place]?.face ?? '')));
  table.append(body);
}

/**
 * @param {HTMLElement} table
 * @param {Match} match
 */
export function drawSheet(table, match) {
  const { board, seats, turn, costs } = match;
  const key = JSON.stringify([seats.map(seat => [seat.button, seat.name, seat.score]), board, turn, costs]);
  if (table.dataset.key === key) return;
  table.dataset.key = key;
  const { boxes = [], words = [] } = board;
  const rows = boxes.map((box, place) => {
    const cells = seats.map(seat => makeCell(match, seat, box));
    return markup`<tr class="${place === UPPER && 'colors'}"><th scope="row">${words[place] ?? box}</th>${cells}</tr>`;
  });
  const sums = seats.map(({ score }) => markup`<td>${score}</td>`);
  setMarkup(
    table,
    markup`<thead><tr><td></td>${seats.map(seat => makeHead(match, seat))}</tr></thead>
      <tbody>${rows}</tbody>
      <tfoot><tr><th scope="row">${t('yacht.total')}</th>${sums}</tr></tfoot>`,
  );
  addFaces(table, match);
}
