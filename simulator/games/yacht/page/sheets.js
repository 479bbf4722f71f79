// Yacht's sheets: eleven boxes for every seat, and for the seat to choose what each open box would give.
import { fill, markup } from '../../js/write.js';
import { t } from '../../js/texts.js';
import { addFaces } from './faces.js';

const UPPER = 6; // boxes of kinds; those of colors come after a line

/**
 * Return how much less a box is worth than the best choice, where that is told.
 * @param {Match} match
 * @param {string} box
 */
function cost(match, box) {
  const words = match.costs?.[`score ${box}`] ?? match.costs?.[`zero ${box}`];
  return words && markup`<small class="cost">${words}</small>`;
}

/**
 * @param {Match} match
 * @param {Seat} seat
 * @param {string} box
 */
function cell(match, seat, box) {
  const written = match.board.sheets?.[seat.seat]?.[box];
  const gives = match.board.gives?.[box];
  if (written !== undefined) return markup`<td>${written}</td>`;
  return seat.seat === match.turn && gives !== undefined
    ? markup`<td class="would">${gives || '·'}${cost(match, box)}</td>`
    : markup`<td></td>`;
}

/**
 * @param {Match} match
 * @param {Seat} seat
 */
function head(match, { seat, button, name }) {
  const turn = match.turn === seat && ' turn';
  return markup`<th scope="col"><b class="badge${turn}">${button + 1}</b><span class="sr">${name}</span></th>`;
}

/**
 * @param {HTMLElement} table
 * @param {Match} match
 */
export function sheet(table, match) {
  const { board, seats, turn, costs } = match;
  const key = JSON.stringify([seats.map(seat => [seat.button, seat.name, seat.score]), board, turn, costs]);
  if (table.dataset.key === key) return;
  table.dataset.key = key;
  const { boxes = [], words = [] } = board;
  const rows = boxes.map((box, place) => {
    const cells = seats.map(seat => cell(match, seat, box));
    return markup`<tr class="${place === UPPER && 'colors'}"><th scope="row">${words[place] ?? box}</th>${cells}</tr>`;
  });
  const sums = seats.map(({ score }) => markup`<td>${score}</td>`);
  fill(
    table,
    markup`<thead><tr><td></td>${seats.map(seat => head(match, seat))}</tr></thead>
      <tbody>${rows}</tbody>
      <tfoot><tr><th scope="row">${t('yacht.total')}</th>${sums}</tr></tfoot>`,
  );
  addFaces(table, match);
}
