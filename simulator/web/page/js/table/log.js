// The log: what happened, newest first.
import { makeDie } from '../dice.js';
import { makeTile } from '../tile.js';

const MOST = 400;

/** `ruleLink(number)`: what stands for the number of a rule that refused something, where it can be opened. */
export function makeLog(root, ruleLink = number => number) {
  const list = root.querySelector('ol'), head = root.querySelector('small');
  let last = 0;

  function entry({ face, text, strong, rule }) {
    const item = document.createElement('li'), words = document.createElement('span');
    if (typeof face === 'string' && face) item.append(face.includes('/') ? makeTile(face) : makeDie(face, { tiny: true }));
    else item.innerHTML = '<i class="dot"></i>';
    const at = typeof strong === 'string' && strong ? text.indexOf(strong) : -1;
    if (at >= 0) {
      const refused = document.createElement('em'), [before, ...rest] = rule ? strong.split(rule) : [strong];
      refused.append(before, ...rest.flatMap(after => [ruleLink(rule), after]));
      words.append(text.slice(0, at), refused, text.slice(at + strong.length));
    } else words.textContent = text;
    item.append(words);
    return item;
  }

  return {
    reset() { list.replaceChildren(); last = 0; head.textContent = ''; },
    add(entries) {
      for (const line of Array.isArray(entries) ? entries : []) {
        if (!line || typeof line.text !== 'string' || Number.isInteger(line.n) && line.n <= last) continue;
        last = Number.isInteger(line.n) ? line.n : last;
        list.querySelector('.now')?.classList.remove('now');
        const item = entry(line);
        item.classList.add('now');
        list.prepend(item);
        if (list.children.length > MOST) list.lastChild.remove();
        if (Number.isInteger(line.hand)) head.textContent = line.hand_said;
      }
    },
  };
}
