// The start page: which game, its few lines, and a click to begin it against bots.
import { makeDie } from './dice.js';
import { makeTile } from './dominoes/tile.js';
import { keep, kept } from './memory.js';
import { GAMES } from './rules.js';

function line([pictures, words]) {
  const item = document.createElement('li'), pair = document.createElement('i'), text = document.createElement('span');
  pair.className = 'pair';
  if (pictures === 'uno') { pair.classList.add('uno'); pair.innerHTML = '<b>1</b>'; }
  else pair.append(...pictures.split(' ').map((face, id) => (face.includes('/') ? makeTile(face, { flat: true }) : makeDie(face, { id }))));
  text.textContent = words;
  item.append(pair, text);
  return item;
}

/** Returns `chosen()`: the game that the start page shows. */
export function makeStart(choice, how, button) {
  let game = kept('game') in GAMES ? kept('game') : 'basic';
  choice.innerHTML = Object.entries(GAMES).map(([name, { name: title }]) => `<button data-game-choice="${name}">${title}</button>`).join('');

  function show() {
    const { name, short } = GAMES[game];
    for (const one of choice.children) one.setAttribute('aria-pressed', String(one.dataset.gameChoice === game));
    how.querySelector('h2').textContent = `${name}, in short`;
    how.querySelector('ol').replaceChildren(...short.map(line));
    button.textContent = game === 'yacht' ? 'Play alone' : 'Play against bots';
  }
  choice.addEventListener('click', event => {
    const name = event.target.closest('button')?.dataset.gameChoice;
    if (!name) return;
    game = name;
    keep('game', game);
    show();
  });
  show();
  return () => game;
}
