// The sheet of decisions: each with the best move and its cost, the worst first. A row opens its position, where a
// card, the slots and the hand show both moves.
import { getHandSeat, state } from '../state.js';
import { t } from '../texts.js';
import { makeElement, render, markup } from '../dom.js';
import { readRecord } from './record.js';

const makeRow = ({ at, button, hand, move, lost, better }) => {
  const item = makeElement('li');
  const holder = makeElement('button', '', { type: 'button' });
  holder.dataset.at = at;
  holder.append(
    makeElement('b', button + 1, { className: 'badge' }),
    makeElement('span', hand ? `${hand}: ${move}` : move),
    makeElement('small', better || t('decisions-best')),
    makeElement('b', lost, { className: 'lost' }),
  );
  item.append(holder);
  return item;
};

/** Return the elements that show a move of the seat with this button: slots, its die, an open end. */
function findPlaces({ slots, die, arm }, button) {
  const own = state.match && getHandSeat(state.match)?.button === button;
  const held = own ? `.hand [data-die="${die}"] > *` : `[data-panel="${button}"] [data-face="${die}"]`;
  const queries = [...slots.map(slot => `.well[data-slot="${slot}"]`), die && held, `.chain [data-arm="${arm}"]`];
  return queries.map(query => query && document.querySelector(query)).filter(Boolean);
}

export class DecisionsDialog {
  /** `choose(position)` is called for a chosen row; `column` gets the card. */
  constructor(dialog, of, choose, column) {
    this.dialog = dialog;
    this.of = of;
    this.choose = choose;
    this.chosen = null;
    this.at = null;
    this.card = render(markup`<section class="verdict" aria-live="polite" hidden><p></p><p></p></section>`);
    column.prepend(this.card);
    this.list = dialog.querySelector('.made');
    this.sums = dialog.querySelector('.sums');
    this.note = dialog.querySelector('[role=status]');
    this.filter = dialog.querySelector('select');
    this.sheet = null; // {rows, seats} once they are loaded
    this.filter.addEventListener('change', () => this.fill());
    // The table is drawn again in another size.
    addEventListener('resize', () => requestAnimationFrame(() => this.markMoves(this.at)));
    this.list.addEventListener('click', ({ target }) => this.onRow(target.closest('button')));
  }

  onRow(button) {
    if (!button) return;
    this.dialog.close();
    this.chosen = this.sheet.rows.find(({ at }) => at === Number(button.dataset.at));
    this.choose(this.chosen.at);
    this.markMoves(this.chosen.at);
  }

  /** Mark the played and the better move, if the chosen row has this position. */
  markMoves(at) {
    this.at = at;
    const { played: words, better, moves = {}, button } = this.chosen?.at === at ? this.chosen : {};
    this.card.hidden = !words;
    document.documentElement.toggleAttribute('data-judged', Boolean(words));
    const [played, best] = this.card.children;
    played.textContent = words ?? '';
    best.textContent = better || t('decisions-best');
    for (const kind of ['played', 'better']) {
      for (const place of document.querySelectorAll(`.was-${kind}`)) place.classList.remove(`was-${kind}`);
      if (!moves[kind]?.slots) continue;
      for (const place of findPlaces(moves[kind], button)) {
        place.classList.add(`was-${kind}`);
        place.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }
    }
  }

  async open() {
    this.dialog.showModal();
    if (this.sheet) return;
    this.showNote(t('decisions-wait'));
    this.sheet = await readRecord(`decisions/${this.of}.json`).catch(() => null);
    this.showNote(this.sheet ? '' : t('decisions-none'));
    if (this.sheet) this.fill();
  }

  showNote(words) {
    this.note.textContent = words;
    this.note.hidden = !words;
    this.filter.closest('label').hidden = Boolean(words);
  }

  /** Show the sums and the chosen rows, the worst first: of one seat or all, mistakes or all. */
  fill() {
    const { rows, seats } = this.sheet;
    if (!this.sums.children.length) {
      this.sums.append(...seats.map(({ words }) => makeElement('li', words)));
      this.filter.querySelector('optgroup').append(...seats.map(({ seat, name }) => new Option(name, seat)));
    }
    const asked = { all: () => true, costly: ({ lost }) => lost };
    const ofSeat = ({ seat }) => seat === Number(this.filter.value);
    const shown = rows.filter(asked[this.filter.value] ?? ofSeat).toSorted((one, other) => other.cost - one.cost);
    this.list.replaceChildren(...shown.map(makeRow));
  }
}
