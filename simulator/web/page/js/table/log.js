// The log, newest line first. A line can be chosen to watch the match from there.
import { addWhyButton } from '../menus/help.js';
import { makeRovingTabindex } from '../keyboard.js';
import { makeThing } from '../tile.js';
import { makeElement, setText } from '../dom.js';

const MAX_ENTRIES = 400;

const makePicture = face => (face ? makeThing(face, { tiny: true }) : makeElement('i', '', { className: 'dot' }));

/** Return the nodes of a sentence; its part `strong` says that a move was refused, by this rule. */
function makeSentence({ text, strong, rule }) {
  const at = strong ? text.indexOf(strong) : -1;
  if (at < 0) return [text];
  const refused = makeElement('em', strong);
  return [text.slice(0, at), refused, ...addWhyButton(text.slice(at + strong.length), rule)];
}

/** Return the item of a line. A refusal cannot be chosen, but may have a button for its rule. */
function makeLogLine(line, choose) {
  const item = makeElement('li');
  const words = makeElement('span');
  words.append(...makeSentence(line));
  const holder = choose && !line.strong ? makeElement('button') : null;
  holder?.addEventListener('click', () => choose(line));
  holder?.append(words);
  item.append(makePicture(line.face), holder ?? words);
  return item;
}

/** Return the log in `root`; `choose(line)` is called for a chosen line. */
export function makeLog(root, choose = null) {
  const list = root.querySelector('ol');
  const head = root.querySelector('small');
  const updateStop = makeRovingTabindex(list, 'button');
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
        const item = makeLogLine(line, choose);
        item.classList.add('now');
        list.prepend(item);
        if (list.children.length > MAX_ENTRIES) list.lastChild.remove();
        setText(head, line.hand_said);
      }
      if (choose) updateStop();
    },
  };
}
