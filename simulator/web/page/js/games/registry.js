// The modules of the games: each says what its seats hold, can do and are told; the page draws it. The server sends the
// list of games and the paths of their modules. `Game` in `simulator/page.d.ts` lists what a module may export; the
// defaults are in `game_defaults.js` and `real_defaults.js`.
import * as usualReal from '../real/real_defaults.js';
import { state } from '../state.js';
import { t } from '../texts.js';
import * as usual from './game_defaults.js';

/** @type {Map<string, Game>} */
const plain = new Map();
/** @type {Map<string, Game>} */
const real = new Map();

const PAGE = new URL('../../', import.meta.url); // the folder that contains the games

/**
 * Return a game with what its module exports, and defaults for the rest.
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
 * Add a game's style sheet before that of small landscape screens, which may overrule it.
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
 * Load the modules of games, from the server's list. A game whose module is missing gets the defaults.
 * @param {GameFacts[]} games
 */
export function loadGames(games) {
  /** @type {(game: GameFacts, problem: unknown) => void} */
  const logFailure = (game, problem) => console.error(`The page of the game ${game.name} cannot be loaded.`, problem);
  const missing = games.filter(game => !plain.has(game.name));
  return Promise.all(missing.map(game => loadGame(game).catch(problem => logFailure(game, problem))));
}

/**
 * Return the module of the match's game, electronic or with real dice.
 * @type {(match?: Match | null) => Game}
 */
export function getGame(match) {
  if (match?.real) return real.get(match.game) ?? unknownReal;
  return plain.get(match?.game ?? '') ?? unknown;
}

/**
 * Return the name of a slot for assistive tools. Slots may hold dice even if no match runs.
 * @type {(match: Match | null, slot: number, die?: Die) => string}
 */
export function nameSlot(match, slot, die) {
  if (match) return getGame(match).nameSlot(match, slot, die);
  return (state.lesson ?? state.real)?.slots_said[slot] || t('slot-empty', slot);
}
