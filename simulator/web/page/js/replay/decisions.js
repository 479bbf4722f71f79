// The sheet of decisions: each beside the best move, and what it lost, the worst first. A row leads to its position,
// where a card and the slots show both moves.
import { t } from '../texts.js';
import { make, markup } from '../write.js';
import { readRecord } from './source.js';

const row = ({ at, button, hand, move, lost, better }) => {
  const item = document.createElement('li');
  const [holder, badge, words, best, cost] = ['button', 'b', 'span', 'small', 'b'].map(tag =>
    document.createElement(tag),
  );
  item.append(holder);
  holder.append(badge, words, best, cost);
  holder.type = 'button';
  holder.dataset.at = at;
  badge.className = 'badge';
  badge.textContent = button + 1;
  words.textContent = hand ? `${hand}: ${move}` : move;
  best.textContent = better || t('decisions-best');
  cost.className = 'lost';
  cost.textContent = lost;
  return item;
};

class Decisions {
  /** `choose(position)` is called for a row that is chosen; `column` gets the card, `wells` are marked. */
  constructor(dialog, of, choose, { column, wells }) {
    Object.assign(this, { dialog, of, choose, wells, chosen: null });
    this.card = make(markup`<section class="verdict" aria-live="polite" hidden><p></p><p></p></section>`);
    column.prepend(this.card);
    this.list = dialog.querySelector('.made');
    this.sums = dialog.querySelector('.sums');
    this.note = dialog.querySelector('[role=status]');
    this.filter = dialog.querySelector('select');
    this.sheet = null; // {rows, seats} once it has come
    this.filter.addEventListener('change', () => this.fill());
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
    const { played: words, better, slots } = this.chosen?.at === at ? this.chosen : { slots: {} };
    this.card.hidden = !words;
    this.card.closest('.table').classList.toggle('judged', Boolean(words));
    const [played, best] = this.card.children;
    played.textContent = words ?? '';
    best.textContent = better || t('decisions-best');
    for (const well of this.wells) {
      const slot = Number(well.dataset.slot);
      well.classList.toggle('was-played', Boolean(slots.played?.includes(slot)));
      well.classList.toggle('was-better', Boolean(slots.better?.includes(slot)));
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
      for (const { words } of seats)
        this.sums.append(Object.assign(document.createElement('li'), { textContent: words }));
      this.filter.querySelector('optgroup').append(...seats.map(({ seat, name }) => new Option(name, seat)));
    }
    const asked = { all: () => true, costly: ({ lost }) => lost };
    const ofSeat = ({ seat }) => seat === Number(this.filter.value);
    const shown = rows.filter(asked[this.filter.value] ?? ofSeat).toSorted((one, other) => other.cost - one.cost);
    this.list.replaceChildren(...shown.map(row));
  }
}

export const makeDecisions = (dialog, of, choose, parts) => new Decisions(dialog, of, choose, parts);
