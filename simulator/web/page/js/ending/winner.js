// The end of a match: who won, everybody's points, and dice for joy.
import { makeDie } from '../dice.js';
import { make, markup } from '../write.js';
import { makeShare } from './share.js';

const SHOWER = 22;
const QUIET_MS = 400; // a click or key that was meant for the hand below begins no match
const FACES = ['r7', 'yS', 'g4', 'b2', 'W', 'rD2', 'gR', 'y9', 'b0', 'WD4', 'g6', 'r3'];
const still = matchMedia('(prefers-reduced-motion: reduce)');

function shower(layer) {
  if (still.matches) return;
  for (let n = 0; n < SHOWER; n++) {
    const die = makeDie(FACES[n % FACES.length], { id: n });
    Object.assign(die.style, { left: `${(n * 61 + 13) % 100}%`, top: '-70px' });
    layer.append(die);
    die
      .animate(
        [
          { transform: 'translateY(0) rotate(0)' },
          { transform: `translateY(${innerHeight + 160}px) rotate(${(n % 2 ? 1 : -1) * (300 + n * 23)}deg)` },
        ],
        {
          duration: 1900 + ((n * 397) % 1300),
          delay: (n * 131) % 1100,
          easing: 'cubic-bezier(.4, 0, .9, .7)',
          fill: 'both',
        },
      )
      .finished.catch(() => {})
      .then(() => die.remove());
  }
}

function row({ button, name, score }, wins) {
  const badge = markup`<b class="badge${wins && ' turn'}">${button + 1}</b>`;
  return make(markup`<li>${badge}<span>${name}</span><b class="pts">${score}</b></li>`);
}

/** Let the card's buttons wait until nobody acts any more on what was there before. */
function beQuiet(root) {
  const buttons = root.querySelectorAll('[data-do]');
  for (const button of buttons) button.setAttribute('aria-disabled', 'true');
  setTimeout(() => {
    for (const button of buttons) button.removeAttribute('aria-disabled');
  }, QUIET_MS);
}

/** Return what fills the card for a match that is over, or hides it. */
export function makeWinner(root, layer) {
  const share = makeShare(root.querySelector('.share'));
  root.querySelector('[data-do=copy]').addEventListener('click', () => share.copy());
  let shown = '';
  return function show(match) {
    const over = Boolean(match?.over);
    if (over && root.hidden) beQuiet(root);
    root.hidden = !over;
    root.classList.toggle('day', Boolean(match?.day));
    share.show((over && match.day?.line) || '');
    const key = over ? JSON.stringify(match.seats.map(seat => [seat.name, seat.score])) : '';
    if (key === shown) return;
    shown = key;
    if (!over) {
      layer.replaceChildren();
      return;
    }
    const best = (a, b) => (match.low ? a.score - b.score : b.score - a.score);
    root.querySelector('h2').textContent = match.said.headline;
    // With real dice people sit where they sit; alone nobody moves.
    for (const button of root.querySelectorAll('[data-do=around]'))
      button.hidden = match.real || match.seats.length < 2;
    root.querySelector('.after').textContent = match.said.after;
    const rows = match.seats.toSorted(best).map(seat => row(seat, match.winners.includes(seat.seat)));
    root.querySelector('ol').replaceChildren(...rows);
    shower(layer);
  };
}
