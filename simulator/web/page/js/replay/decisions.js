// The sheet of decisions: each beside the best move, and what it lost, the worst first. A row leads to its position,
// where a card, the slots and the hand show both moves.
import { handSeat, state } from '../state.js';
import { t } from '../texts.js';
import { element, make, markup } from '../write.js';
import { readRecord } from './source.js';

const row = ({ at, button, hand, move, lost, better }) => {
  const item = element('li');
  const holder = element('button', '', { type: 'button' });
  holder.dataset.at = at;
  holder.append(
    element('b', button + 1, { className: 'badge' }),
    element('span', hand ? `${hand}: ${move}` : move),
    element('small', better || t('decisions-best')),
    element('b', lost, { className: 'lost' }),
  );
  item.append(holder);
  return item;
};

/** Return where a move of the seat with this button is shown: in slots, in its hand, at an open end. */
function placesOf({ slots, die, arm }, button) {
  const own = state.match && handSeat(state.match)?.button === button;
  const held = own ? `.hand [data-die="${die}"] > *` : `[data-panel="${button}"] [data-face="${die}"]`;
  const queries = [...slots.map(slot => `.well[data-slot="${slot}"]`), die && held, `.chain [data-arm="${arm}"]`];
  return queries.map(query => query && document.querySelector(query)).filter(Boolean);
}

export class Decisions {
  /** `choose(position)` is called for a row that is chosen; `column` gets the card. */
  constructor(dialog, of, choose, column) {
    this.dialog = dialog;
    this.of = of;
    this.choose = choose;
    this.chosen = null;
    this.at = null;
    this.card = make(markup`<section class="verdict" aria-live="polite" hidden><p></p><p></p></section>`);
    column.prepend(this.card);
    this.list = dialog.querySelector('.made');
    this.sums = dialog.querySelector('.sums');
    this.note = dialog.querySelector('[role=status]');
    this.filter = dialog.querySelector('select');
    this.sheet = null; // {rows, seats} once it has come
    this.filter.addEventListener('change', () => this.fill());
    // The chain is drawn again in another size.
    addEventListener('resize', () => requestAnimationFrame(() => this.mark(this.at)));
    this.list.addEventListener('click', ({ target }) => this.onRow(target.closest('button')));
  }

  onRow(button) {
    if (!button) return;
    this.dialog.close();
    this.chosen = this.sheet.rows.find(({ at }) => at === Number(button.dataset.at));
    this.choose(this.chosen.at);
    this.mark(this.chosen.at);
  }

  /** Show the move played and the better one at the position of the chosen row, and nothing at others. */
  mark(at) {
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
      for (const place of placesOf(moves[kind], button)) {
        place.classList.add(`was-${kind}`);
        place.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }
    }
  }

  async open() {
    this.dialog.showModal();
    if (this.sheet) return;
    this.say(t('decisions-wait'));
    this.sheet = await readRecord(`decisions/${this.of}.json`).catch(() => null);
    this.say(this.sheet ? '' : t('decisions-none'));
    if (this.sheet) this.fill();
  }

  say(words) {
    this.note.textContent = words;
    this.note.hidden = !words;
    this.filter.closest('label').hidden = Boolean(words);
  }

  /** Show the sums, and the rows that are asked for, the worst first: of one seat or all, those that lost or all. */
  fill() {
    const { rows, seats } = this.sheet;
    if (!this.sums.children.length) {
      this.sums.append(...seats.map(({ words }) => element('li', words)));
      this.filter.querySelector('optgroup').append(...seats.map(({ seat, name }) => new Option(name, seat)));
    }
    const asked = { all: () => true, costly: ({ lost }) => lost };
    const ofSeat = ({ seat }) => seat === Number(this.filter.value);
    const shown = rows.filter(asked[this.filter.value] ?? ofSeat).toSorted((one, other) => other.cost - one.cost);
    this.list.replaceChildren(...shown.map(row));
  }
}
