// The log: what happened, newest first.
import { makeDie } from '../dice.js';
import { makeTile } from '../tile.js';

const MOST = 400;

export function makeLog(root) {
  const list = root.querySelector('ol'), head = root.querySelector('small');
  let last = 0;

  function entry({ face, text }) {
    const item = document.createElement('li'), words = document.createElement('span');
    if (typeof face === 'string' && face) item.append(face.includes('/') ? makeTile(face) : makeDie(face, { tiny: true }));
    else item.innerHTML = '<i class="dot"></i>';
    const refused = /^(.*?)(Refused[^:]*:)(.*)$/.exec(text);
    if (refused) {
      const strong = document.createElement('em');
      strong.textContent = refused[2];
      words.append(refused[1], strong, refused[3]);
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
