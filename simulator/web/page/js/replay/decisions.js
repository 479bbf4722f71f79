// The sheet of decisions: each beside the best move, and what it lost. A row leads to its position.
import { t } from '../texts.js';
import { readRecord } from './source.js';

const row = ({ at, button, move, lost, better }) => {
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
  words.textContent = move;
  best.textContent = better || t('decisions-best');
  cost.className = 'lost';
  cost.textContent = lost;
  return item;
};

class Decisions {
  /** `choose(position)` is called for a row that is chosen. */
  constructor(dialog, of, choose) {
    Object.assign(this, { dialog, of, choose });
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
    this.choose(Number(button.dataset.at));
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

  /** Show the sums, and the rows that are asked for: of one seat or of all, those that lost something or all. */
  fill() {
    const { rows, seats } = this.sheet;
    if (!this.sums.children.length) {
      for (const { words } of seats)
        this.sums.append(Object.assign(document.createElement('li'), { textContent: words }));
      this.filter.querySelector('optgroup').append(...seats.map(({ seat, name }) => new Option(name, seat)));
    }
    const asked = { all: () => true, costly: ({ lost }) => lost };
    const ofSeat = ({ seat }) => seat === Number(this.filter.value);
    this.list.replaceChildren(...rows.filter(asked[this.filter.value] ?? ofSeat).map(row));
  }
}

export const makeDecisions = (dialog, of, choose) => new Decisions(dialog, of, choose);
