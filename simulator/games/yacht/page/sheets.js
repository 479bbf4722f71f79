// Yacht's sheets: eleven boxes for every seat, and for the seat to choose what each open box would give.
import { t } from '/js/texts.js';

const UPPER = 6;      // boxes of kinds; those of colors come after a line

function cell(match, seat, box) {
  const written = match.board.sheets?.[seat.seat]?.[box], gives = match.board.gives?.[box];
  if (written !== undefined) return `<td>${Number(written)}</td>`;
  return seat.seat === match.turn && gives !== undefined ? `<td class="would">${Number(gives) || '·'}</td>` : '<td></td>';
}

export function sheet(table, match) {
  const key = JSON.stringify([match.seats.map(seat => [seat.button, seat.name, seat.score]), match.board, match.turn]);
  if (table.dataset.key === key) return;
  table.dataset.key = key;
  const { boxes = [], words = [] } = match.board;
  const heads = match.seats.map(seat => `<th scope="col"><b class="badge${match.turn === seat.seat ? ' turn' : ''}">${seat.button + 1}</b><span class="sr"></span></th>`).join('');
  table.innerHTML = `<thead><tr><td></td>${heads}</tr></thead><tbody>`
    + boxes.map((box, at) => `<tr${at === UPPER ? ' class="colors"' : ''}><th scope="row"></th>${match.seats.map(seat => cell(match, seat, box)).join('')}</tr>`).join('')
    + `</tbody><tfoot><tr><th scope="row">${t('yacht.total')}</th>${match.seats.map(seat => `<td>${Number(seat.score)}</td>`).join('')}</tr></tfoot>`;
  table.querySelectorAll('tbody th').forEach((head, at) => { head.textContent = words[at] ?? boxes[at]; });
  table.querySelectorAll('thead .sr').forEach((name, at) => { name.textContent = match.seats[at].name; });
}
