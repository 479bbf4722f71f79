// The help dialog: the rules of the game in play, or of the one that is chosen there, in the words of the tray's own help.
import { state } from '../state.js';

function rule([title, words]) {
  const item = document.createElement('li'), head = document.createElement('b');
  head.textContent = title;
  item.append(head, ' ', words);
  return item;
}

/** Returns `fill()`, for when the games are known, and `open(game)`. */
export function makeHelp(dialog) {
  const choice = dialog.querySelector('.which'), list = dialog.querySelector('.rules'), clicks = dialog.querySelector('.clicks');
  const show = () => list.replaceChildren(...(state.games[choice.value]?.help ?? []).map(rule));
  choice.addEventListener('change', show);
  return {
    fill() {
      const games = Object.values(state.games);
      choice.replaceChildren(...games.map(({ name, title }) => new Option(title, name)));
      clicks.textContent = state.clicks;
      clicks.hidden = !state.clicks;
      if (dialog.open) show();
    },
    open(game) {
      if (game in state.games) choice.value = game;
      show();
      dialog.showModal();
    },
  };
}
