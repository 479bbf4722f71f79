// The help dialog: the rules of the game in play, or of the one that is chosen there, in the words of the tray's own help.
import { state } from '../state.js';

function rule([title, words]) {
  const item = document.createElement('li'), head = document.createElement('b');
  head.textContent = title;
  item.append(head, ' ', words);
  return item;
}

const gameOf = number => Object.values(state.games).find(({ rules = [] }) => rules.some(([found]) => found === number));

/** A link that opens the rule with this number (see `bindRules`); its number alone where no game has such a rule. */
export function ruleLink(number) {
  return gameOf(number) ? Object.assign(document.createElement('a'), { className: 'rule', href: `#${number}`, textContent: number }) : number;
}

/** Calls `open(number)` on a click on a link of `ruleLink`, or on the tag of a slot that names a rule. */
export function bindRules(open) {
  document.addEventListener('click', event => {
    const link = event.target.closest('a.rule, .why'), number = link?.dataset.rule ?? link?.textContent;
    if (!number) return;
    event.preventDefault();
    event.stopPropagation();       // the slot below the tag was not meant
    open(number);
  }, { capture: true });
}

/** Returns `fill()`, for when the games are known, `open(game)` and `openRule(number)`. */
export function makeHelp(dialog) {
  const choice = dialog.querySelector('.which'), list = dialog.querySelector('.rules'), clicks = dialog.querySelector('.clicks');
  const all = dialog.querySelector('.numbered'), numbered = all.querySelector('ul');
  const show = () => {
    const { help = [], rules = [] } = state.games[choice.value] ?? {};
    list.replaceChildren(...help.map(rule));
    numbered.replaceChildren(...rules.map(rule));
    all.hidden = !rules.length;
    all.open = false;
  };
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
    /** Opens the rule with this number, of whichever game has it. */
    openRule(number) {
      const game = gameOf(number);
      if (!game) return;
      this.open(game.name);
      all.open = true;
      const item = numbered.children[game.rules.findIndex(([found]) => found === number)];
      item.classList.add('meant');
      item.tabIndex = -1;
      item.focus();
      item.scrollIntoView({ block: 'center' });
    },
  };
}
