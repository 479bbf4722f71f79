// The help dialog: the rules of the game in play, or of the one that is chosen there, in the words of the tray's own help.
import { GAMES } from './rules.js';
import { state } from './state.js';

function rule([title, words]) {
  const item = document.createElement('li'), head = document.createElement('b');
  head.textContent = `${title}. `;
  item.append(head, words);
  return item;
}

/** Returns `open(game)`. */
export function makeHelp(dialog) {
  const choice = dialog.querySelector('.which'), list = dialog.querySelector('.rules');
  choice.innerHTML = Object.entries(GAMES).map(([name, { name: title }]) => `<option value="${name}">${title}</option>`).join('');
  const show = () => list.replaceChildren(...(state.help[choice.value] ?? []).map(rule));
  choice.addEventListener('change', show);
  return game => {
    choice.value = game in GAMES ? game : 'basic';
    show();
    dialog.showModal();
  };
}
