// The log: what happened, newest first. A line can be chosen, to see the match as it was then.
import { withWhy } from '../menus/help.js';
import { makeRoving } from '../keyboard.js';
import { makeThing } from '../tile.js';
import { element, write } from '../write.js';

const MOST = 400;

const picture = face => (face ? makeThing(face, { tiny: true }) : element('i', '', { className: 'dot' }));

/** Return the nodes of a sentence: `strong` in it tells of a refusal, by this rule. */
function sentence({ text, strong, rule }) {
  const at = strong ? text.indexOf(strong) : -1;
  if (at < 0) return [text];
  const refused = element('em', strong);
  return [text.slice(0, at), refused, ...withWhy(text.slice(at + strong.length), rule)];
}

/** Return the item of a line; a refusal is no position of the match, and may hold a button that opens its rule. */
function makeEntry(line, choose) {
  const item = element('li');
  const words = element('span');
  words.append(...sentence(line));
  const holder = choose && !line.strong ? element('button') : null;
  holder?.addEventListener('click', () => choose(line));
  holder?.append(words);
  item.append(picture(line.face), holder ?? words);
  return item;
}

/** Return the log in `root`; `choose(line)` is called for a chosen line. */
export function makeLog(root, choose = null) {
  const list = root.querySelector('ol');
  const head = root.querySelector('small');
  const settle = makeRoving(list, 'button');
  let last = 0;

  return {
    reset() {
      list.replaceChildren();
      last = 0;
      head.textContent = '';
    },
    add(entries) {
      for (const line of entries) {
        if (line.n <= last) continue;
        last = line.n;
        list.querySelector('.now')?.classList.remove('now');
        const item = makeEntry(line, choose);
        item.classList.add('now');
        list.prepend(item);
        if (list.children.length > MOST) list.lastChild.remove();
        write(head, line.hand_said);
      }
      if (choose) settle();
    },
  };
}
