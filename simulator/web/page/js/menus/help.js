// The help dialog: the rules of the game in play, or of the one chosen there, in the words of the tray's own help.
import { state } from '../state.js';

function rule([title, words]) {
  const item = document.createElement('li');
  const head = document.createElement('b');
  head.textContent = title;
  item.append(head, ' ', words);
  return item;
}

const gameOf = number => Object.values(state.games).find(({ rules = [] }) => rules.some(([found]) => found === number));

/** Return a link that opens the rule with this number (see `bindRules`), or the number where no game has the rule. */
export function ruleLink(number) {
  return gameOf(number)
    ? Object.assign(document.createElement('a'), { className: 'rule', href: `#${number}`, textContent: number })
    : number;
}

/** Show words, in which each number of a rule ("B6: ...", "(B6)") is a link to it. A link that stays is kept. */
export function showWords(element, words) {
  if (element.textContent === words) return;
  const parts = words.split(/\b([A-Z]\d+)(?=[:)])/); // every second one is a number; a face such as D2 stands otherwise
  element.replaceChildren(...parts.map((part, at) => (at % 2 ? ruleLink(part) : part)).filter(Boolean));
}

/** Call `open(number)` on a click on a link of `ruleLink`, or on the tag of a slot that names a rule. */
export function bindRules(open) {
  document.addEventListener(
    'click',
    event => {
      const link = event.target.closest('a.rule, .why');
      const number = link?.dataset.rule ?? link?.textContent;
      if (!number) return;
      event.preventDefault();
      event.stopPropagation(); // the slot below the tag was not meant
      open(number);
    },
    { capture: true },
  );
}

function pointAt(item) {
  item.classList.add('meant');
  item.tabIndex = -1;
  item.focus();
  item.scrollIntoView({ block: 'center' });
}

/** Return `fill()`, for when the games are known, `open(game)`, and `openRule(number)` of whichever game has it. */
export function makeHelp(dialog) {
  const choice = dialog.querySelector('.which');
  const list = dialog.querySelector('.rules');
  const clicks = dialog.querySelector('.clicks');
  const all = dialog.querySelector('.numbered');
  const numbered = all.querySelector('ul');
  const show = () => {
    const { help = [], rules = [] } = state.games[choice.value] ?? {};
    list.replaceChildren(...help.map(rule));
    numbered.replaceChildren(...rules.map(rule));
    all.hidden = !rules.length;
    all.open = false;
  };
  const fill = () => {
    const games = Object.values(state.games);
    choice.replaceChildren(...games.map(({ name, title }) => new Option(title, name)));
    clicks.textContent = state.clicks;
    clicks.hidden = !state.clicks;
    if (dialog.open) show();
  };
  const open = game => {
    if (game in state.games) choice.value = game;
    show();
    dialog.showModal();
  };
  const openRule = number => {
    const game = gameOf(number);
    if (!game) return;
    open(game.name);
    all.open = true;
    pointAt(numbered.children[game.rules.findIndex(([found]) => found === number)]);
  };
  choice.addEventListener('change', show);
  return { fill, open, openRule };
}
