// The roll-off before a match: the die of each seat tumbles on the tray, and who begins is named.
import { makeDie } from '../dice.js';
import { seatOfButton } from '../state.js';

const MOST_ABREAST = 4;

function itemOf(button, face, { starts, match }) {
  const item = document.createElement('li');
  item.classList.toggle('starts', button === starts);
  const badge = document.createElement('b');
  badge.className = 'badge';
  badge.textContent = String(button + 1);
  const name = document.createElement('span');
  name.textContent = seatOfButton(match, button)?.name ?? '';
  const die = makeDie(face, { id: button });
  die.dataset.id = `off-${button}`; // it is none of the match
  item.append(die, badge, name);
  return item;
}

/** Return `show(rolloff, match)`, which shows it in `place`; `roll(dice)` lets dice tumble. */
export function makeRollOff(place, roll) {
  const list = place.querySelector('ol');
  let shown = '';

  return function show(rolloff, match) {
    const key = rolloff && match ? JSON.stringify(rolloff) : '';
    place.hidden = !key;
    if (key === shown) return;
    shown = key;
    if (!key) return;
    place.querySelector('b').textContent = rolloff.words;
    place.querySelector('small').textContent = rolloff.talk;
    list.replaceChildren(
      ...rolloff.dice.map(([button, face]) => itemOf(button, face, { starts: rolloff.starts, match })),
    );
    list.style.setProperty('--columns', String(rolloff.dice.length > MOST_ABREAST ? 3 : rolloff.dice.length));
    roll([...list.querySelectorAll('.die')]);
  };
}
