// The modules of the games: each says what its seats hold, may do and are told; the page draws it. The server tells which
// games there are and where their modules lie. What a module may export, and what it gets when it does not, is in `usual.js`.
import * as usualReal from '../real/usual.js';
import * as usual from './usual.js';
import { bag } from './common.js';
import { state } from '../state.js';
import { t } from '../texts.js';

const plain = new Map(), real = new Map();      // name -> functions

async function load(file, rest) {
  const found = file ? await import(file) : {}, game = { ...rest, ...found };
  const takes = (match, slot) => !game.lying(match)[slot], stock = match => bag(match, Object.keys(game.lying(match)).length);
  return { ...game, takes: found.takes ?? takes, stock: found.stock ?? stock };
}

/** Style sheets of games come before that of small screens lying flat, which may overrule them. */
function addStyle(file) {
  if (!file || document.querySelector(`link[href="${file}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: file });
  document.querySelector('link[href="css/landscape.css"]').before(link);
  return new Promise(done => { link.onload = link.onerror = done; });
}

async function loadGame({ name, page = {} }) {
  const [, game] = await Promise.all([addStyle(page.style), load(page.game, usual)]);
  plain.set(name, game);
  const same = page.real ? {} : { goal: game.goal };
  real.set(name, await load(page.real, { ...usualReal, ...same }));
}

/** Loads the modules of these games, as the server has told them. One that cannot be loaded is drawn in the usual way. */
export const loadGames = games => Promise.all(games.filter(game => !plain.has(game?.name)).map(game => (
  loadGame(game).catch(problem => console.error(`The page of the game ${game?.name} cannot be loaded.`, problem))
)));

/** What a slot is called, for assistive tools; also when no match runs, though dice may lie there. */
export const slotName = (match, slot, die) => (match ? gameOf(match).slotName(match, slot, die) : state.real?.slots_said[slot] ?? t('slot-empty', slot));

/** The module of the match's game, or of its game with real dice. */
export const gameOf = match => (match?.real ? real : plain).get(match?.game) ?? (match?.real ? usualReal : usual);
