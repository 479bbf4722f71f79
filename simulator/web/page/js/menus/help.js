// The help dialog: the rules of the current game, or of the one chosen there, in the words of the tray's own help.
import { state } from '../state.js';
import { t } from '../texts.js';
import { makeElement } from '../dom.js';

/** @param {string[] | GameFacts['help'][number]} parts */
function makeParagraph([title, words]) {
  const item = makeElement('li');
  item.append(makeElement('b', title), ' ', words);
  return item;
}

/** Return the game whose help covers a rule, and the place of that paragraph, as {game, place}; null if none does. */
function findParagraph(rule) {
  for (const game of Object.values(state.games)) {
    const place = (game.help ?? []).findIndex(([, , rules]) => rules.includes(rule));
    if (place >= 0) return { game, place };
  }
  return null;
}

/** Return words and, if a help covers their rule, a button that opens it (see `bindRuleButtons`). */
export function addWhyButton(words, rule) {
  if (!findParagraph(rule)) return [words];
  const why = makeElement('button', t('why'), { className: 'rule' });
  why.dataset.rule = rule;
  return [words, ' ', why];
}

/** Show words as `addWhyButton` returns them. The same words and button stay. */
export function showWords(place, words, rule = '') {
  if (place.firstChild?.textContent === words && (place.dataset.by ?? '') === rule) return;
  place.dataset.by = rule;
  place.replaceChildren(...addWhyButton(words, rule));
}

/** Call `open(rule)` on a click on a button of `addWhyButton`. */
export function bindRuleButtons(open) {
  document.addEventListener('click', event => {
    const why = /** @type {Element} */ (event.target).closest('button.rule');
    if (why) open(why.getAttribute('data-rule'));
  });
}

function highlightParagraph(item) {
  item.classList.add('meant');
  item.tabIndex = -1;
  item.focus();
  item.scrollIntoView({ block: 'center' });
}

/** Return {fill(), open(game), openRule(rule)}: `fill` is for new games, `openRule` opens the rule's paragraph. */
export function makeHelp(dialog) {
  const choice = dialog.querySelector('.which');
  const list = dialog.querySelector('.rules');
  const clicks = dialog.querySelector('.clicks');
  const all = dialog.querySelector('.numbered');
  const numbered = all.querySelector('ul');
  const showGame = () => {
    const { help = [], rules = [] } = state.games[choice.value] ?? {};
    list.replaceChildren(...help.map(makeParagraph));
    numbered.replaceChildren(...rules.map(makeParagraph));
    all.hidden = !rules.length;
    all.open = false;
  };
  const fill = () => {
    const games = Object.values(state.games);
    choice.replaceChildren(...games.map(({ name, title }) => new Option(title, name)));
    clicks.textContent = state.clicks;
    clicks.hidden = !state.clicks;
    if (dialog.open) showGame();
  };
  const open = game => {
    if (game in state.games) choice.value = game;
    showGame();
    dialog.showModal();
  };
  const openRule = rule => {
    const { game, place } = findParagraph(rule);
    open(game.name);
    highlightParagraph(list.children[place]);
  };
  choice.addEventListener('change', showGame);
  return { fill, open, openRule };
}
