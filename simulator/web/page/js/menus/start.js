// The start page: which game, its few lines, and a click to begin it against bots.
import { makeDie } from '../dice.js';
import { make, markup } from '../write.js';
import { keep, kept } from '../memory.js';
import { showMeasuring } from '../real/measuring.js';
import { makeTile } from '../tile.js';
import { state } from '../state.js';
import { t } from '../texts.js';

const drawingOf = (face, id) => (face.includes('/') ? makeTile(face, { flat: true }) : makeDie(face, { id }));

function line([pictures, words]) {
  const item = document.createElement('li');
  const pair = document.createElement('i');
  const text = document.createElement('span');
  pair.className = 'pair';
  if (pictures === 'uno') {
    const isKey = state.tray.kind === 'starter'; // without seat buttons
    pair.classList.add(isKey ? 'uno-key' : 'uno');
    pair.append(make(markup`<b>${isKey ? t('letter-b') : 1}</b>`));
  } else pair.append(...pictures.split(' ').map(drawingOf));
  text.textContent = words;
  item.append(pair, text);
  return item;
}

/** Show the buttons of what can be begun with a game. Where the tray is not ready, only their place is kept. */
function showOffers({ lesson, daily }, canBegin) {
  const offers = { quick: true, new: true, lesson, day: daily };
  /** @type {NodeListOf<HTMLElement>} */
  const buttons = document.querySelectorAll('.welcome > [data-do], .how [data-do=day]');
  for (const one of buttons) {
    one.hidden = !offers[one.dataset.do];
    one.classList.toggle('later', !canBegin);
  }
}

/**
 * Returns `fill()`, for when the games are known, `offer(isReady)`, for when one can begin, and `chosen()`: the game
 * that the start page shows.
 */
export function makeStart(choice, how, button) {
  let game = '';
  let canBegin = false;

  function show() {
    const { in_short: heading, short, quick } = state.games[game];
    for (const one of choice.children) one.setAttribute('aria-pressed', String(one.dataset.gameChoice === game));
    how.querySelector('h2').textContent = heading;
    how.querySelector('ol').replaceChildren(...short.map(line));
    showOffers(state.games[game], canBegin);
    button.textContent = t(quick.length === 1 ? 'play-alone' : 'play-bots');
  }
  choice.addEventListener('click', event => {
    const name = event.target.closest('button')?.dataset.gameChoice;
    if (!name) return;
    game = name;
    keep('game', game);
    show();
  });
  function fill() {
    if (!(game in state.games)) game = kept('game') in state.games ? kept('game') : Object.keys(state.games)[0];
    for (const one of choice.children) one.hidden = !(one.dataset.gameChoice in state.games);
    show();
  }
  function offer(isReady) {
    canBegin = isReady && !state.tray.measuring;
    showMeasuring(document.querySelector('.measuring'), state.tray.measuring);
    if (game) showOffers(state.games[game], canBegin);
  }
  return { fill, offer, chosen: () => game };
}
