// The log of a record as far as it is shown, and what is wrong where it ends.
import { t } from '../texts.js';
import { makeLog } from '../table/log.js';

const SHOWN = 400;

export function makeStory(root, { log: entries, told }) {
  const log = makeLog(root);
  const list = root.querySelector('ol');
  let shown = 0;
  let choose = () => {};
  list.addEventListener('click', event => {
    const place = [...list.children].indexOf(event.target.closest('li'));
    if (place < 0) return;
    const number = shown - place; // newest first
    choose(told.findIndex(count => count >= number));
  });

  return {
    onChoose(run) {
      choose = run;
    },
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
  const card = document.createElement('section');
  card.className = 'fault';
  card.setAttribute('aria-label', t('fault'));
  card.innerHTML = '<h2></h2><code></code><p></p><small></small>';
  const [title, line, reason, rest] = card.children;
  title.textContent = said.fault.title;
  line.textContent = fault.text;
  reason.textContent = fault.reason;
  rest.textContent = said.fault.rest;
  column.prepend(card);
}
