// The log: what happened, newest first.
import { makeDie } from '../dice.js';
import { makeTile } from '../tile.js';

const MOST = 400;

function picture(face) {
  if (face) return face.includes('/') ? makeTile(face) : makeDie(face, { tiny: true });
  const dot = document.createElement('i');
  dot.className = 'dot';
  return dot;
}

/** Return the nodes of a sentence: `strong` in it says what was refused, and names the rule. */
function sentence({ text, strong, rule }, ruleLink) {
  const at = strong ? text.indexOf(strong) : -1;
  if (at < 0) return [text];
  const refused = document.createElement('em');
  const [before, ...rest] = rule ? strong.split(rule) : [strong];
  refused.append(before, ...rest.flatMap(after => [ruleLink(rule), after]));
  return [text.slice(0, at), refused, text.slice(at + strong.length)];
}

function makeEntry(line, ruleLink) {
  const item = document.createElement('li');
  const words = document.createElement('span');
  words.append(...sentence(line, ruleLink));
  item.append(picture(line.face), words);
  return item;
}

/** Return the log in `root`; `ruleLink(number)` makes a link to a rule. */
export function makeLog(root, ruleLink = number => number) {
  const list = root.querySelector('ol');
  const head = root.querySelector('small');
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
        const item = makeEntry(line, ruleLink);
        item.classList.add('now');
        list.prepend(item);
        if (list.children.length > MOST) list.lastChild.remove();
        head.textContent = line.hand_said;
      }
    },
  };
}
