// The help dialog: the rules of the game in play, or of the one that is chosen there.
import { GAMES, RULES } from './rules.js';

/** Returns `open(game)`. */
export function makeHelp(dialog) {
  const choice = dialog.querySelector('.which'), list = dialog.querySelector('.rules');
  choice.innerHTML = Object.entries(GAMES).map(([name, { name: title }]) => `<option value="${name}">${title}</option>`).join('');
  function show() {
    list.replaceChildren(...RULES[choice.value].map(rule => Object.assign(document.createElement('li'), { textContent: rule })));
  }
  choice.addEventListener('change', show);
  return game => {
    choice.value = game in GAMES ? game : 'basic';
    show();
    dialog.showModal();
  };
}
