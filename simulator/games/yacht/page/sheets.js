// Yacht's sheets: eleven boxes for every seat, and for the seat to choose what each open box would give.
import { t } from '/js/texts.js';
import { addFaces } from './faces.js';

const UPPER = 6; // boxes of kinds; those of colors come after a line

/** Return how much less a box is worth than the best choice, where that is told. */
function cost(match, box) {
  const words = match.costs?.[`score ${box}`] ?? match.costs?.[`zero ${box}`];
  return words ? `<small class="cost">${words}</small>` : '';
}

function cell(match, seat, box) {
  const written = match.board.sheets?.[seat.seat]?.[box];
  const gives = match.board.gives?.[box];
  if (written !== undefined) return `<td>${Number(written)}</td>`;
  return seat.seat === match.turn && gives !== undefined
    ? `<td class="would">${Number(gives) || '·'}${cost(match, box)}</td>`
    : '<td></td>';
}

function head(match, { seat, button }) {
  const turn = match.turn === seat ? ' turn' : '';
  return `<th scope="col"><b class="badge${turn}">${button + 1}</b><span class="sr"></span></th>`;
}

/** Fill the table that takes the place of the scores. */
export function sheet(table, match) {
  const key = JSON.stringify([
    match.seats.map(seat => [seat.button, seat.name, seat.score]),
    match.board,
    match.turn,
    match.costs,
  ]);
  if (table.dataset.key === key) return;
  table.dataset.key = key;
  const { boxes = [], words = [] } = match.board;
  const each = make => match.seats.map(make).join('');
  const rows = boxes.map((box, place) => {
    const line = place === UPPER ? ' class="colors"' : '';
    return `<tr${line}><th scope="row"></th>${each(seat => cell(match, seat, box))}</tr>`;
  });
  table.innerHTML = [
    `<thead><tr><td></td>${each(seat => head(match, seat))}</tr></thead>`,
    `<tbody>${rows.join('')}</tbody>`,
    `<tfoot><tr><th scope="row">${t('yacht.total')}</th>${each(seat => `<td>${seat.score}</td>`)}</tr></tfoot>`,
  ].join('');
  addFaces(table, match);
  table.querySelectorAll('tbody th').forEach((title, place) => {
    title.textContent = words[place] ?? boxes[place];
  });
  table.querySelectorAll('thead .sr').forEach((name, place) => {
    name.textContent = match.seats[place].name;
  });
}
