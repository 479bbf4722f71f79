// The log of a record as far as it is shown, and what is wrong where it ends.
import { make, markup } from '../write.js';
import { t } from '../texts.js';
import { showWords } from '../menus/help.js';
import { makeLog } from '../table/log.js';

const SHOWN = 400;

/** Return the log; `choose(position)` is called for a line that is chosen. */
export function makeStory(root, { log: entries, told }, choose) {
  const log = makeLog(root, ({ n }) => choose(told.findIndex(count => count >= n)));
  let shown = 0;

  return {
    /** The sentences up to a position. */
    show(at) {
      const count = told[at];
      if (count < shown) {
        log.reset();
        shown = Math.max(0, count - SHOWN);
      }
      log.add(entries.slice(shown, count));
      shown = count;
    },
  };
}

/** What is wrong in the record, and in which line. */
export function showFault(column, { fault, said }) {
  if (!fault) return;
  const { title, rest } = said.fault;
  const card = make(markup`<section class="fault" aria-label="${t('fault')}">
    <h2>${title}</h2><code>${fault.text}</code><p></p><small>${rest}</small></section>`);
  showWords(card.querySelector('p'), fault.reason, fault.rule);
  column.prepend(card);
  column.closest('.table').classList.add('faulty');
}
