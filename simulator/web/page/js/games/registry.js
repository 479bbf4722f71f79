// The modules of the games: each says what its seats hold, may do and are told; the page draws it. The server tells
// which games there are and where their modules lie. `Game` in `simulator/page.d.ts` lists what a module may export;
// `game_defaults.js` and `real_defaults.js` have what is used where it does not.
import * as usualReal from '../real/real_defaults.js';
import { state } from '../state.js';
import { t } from '../texts.js';
import * as usual from './game_defaults.js';

/** @type {Map<string, Game>} */
const plain = new Map();
/** @type {Map<string, Game>} */
const real = new Map();

const PAGE = new URL('../../', import.meta.url); // beside which the games lie, wherever that is

/**
 * Return a game with what its module exports, and what is usual where it does not.
 * @type {(found: Partial<Game>, rest?: Partial<Game>) => Game}
 */
function completeGame(found, rest) {
  const game = { ...usual, ...rest, ...found };
  return {
    canPlaceAt: (match, slot) => !game.getLyingDice(match)[slot],
    getStock: match => usual.makeBagStock(match, Object.keys(game.getLyingDice(match)).length),
    ...game,
  };
}
const unknown = completeGame({});
const unknownReal = completeGame(usualReal);

/** @param {string} [file] */
const importModule = async file => (file ? import(new URL(file, PAGE).href) : {});

/**
 * Style sheets of games come before that of small screens lying flat, which may overrule them.
 * @param {string} [file]
 */
function addStyle(file) {
  const href = file && new URL(file, PAGE).href;
  if (!href || document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.querySelector('link[href$="css/landscape.css"]')?.before(link);
  return new Promise(done => {
    link.onload = done;
    link.onerror = done;
  });
}

/** @param {GameFacts} game */
async function loadGame({ name, page }) {
  const [, found] = await Promise.all([addStyle(page.style), importModule(page.game)]);
  const game = completeGame(found);
  plain.set(name, game);
  const same = page.real ? {} : { getGoal: game.getGoal };
  real.set(name, completeGame(await importModule(page.real), { ...usualReal, ...same }));
}

/**
 * Load the modules of games, as the server tells them. A game whose module is missing is drawn in the usual way.
 * @param {GameFacts[]} games
 */
export function loadGames(games) {
  /** @type {(game: GameFacts, problem: unknown) => void} */
  const logFailure = (game, problem) => console.error(`The page of the game ${game.name} cannot be loaded.`, problem);
  const missing = games.filter(game => !plain.has(game.name));
  return Promise.all(missing.map(game => loadGame(game).catch(problem => logFailure(game, problem))));
}

/**
 * Return the module of the match's game, or of its game with real dice.
 * @type {(match?: Match | null) => Game}
 */
export function getGame(match) {
  if (match?.real) return real.get(match.game) ?? unknownReal;
  return plain.get(match?.game ?? '') ?? unknown;
}

/**
 * Return what a slot is called, for assistive tools. Dice may lie there also while no match runs.
 * @type {(match: Match | null, slot: number, die?: Die) => string}
 */
export function nameSlot(match, slot, die) {
  if (match) return getGame(match).nameSlot(match, slot, die);
  return (state.lesson ?? state.real)?.slots_said[slot] || t('slot-empty', slot);
}
