// The games: each module says what its seats hold, may do and are told; the page draws it.
import * as realBasic from '../real/basic.js';
import * as realCenter from '../real/center.js';
import * as realDominoes from '../real/dominoes.js';
import * as realLine from '../real/line.js';
import * as realYacht from '../real/yacht.js';
import * as basic from './basic.js';
import * as center from './center.js';
import * as common from './common.js';
import * as dominoes from './dominoes.js';
import * as line from './line.js';
import * as yacht from './yacht.js';

/** What a module may leave out. */
const USUAL = { holds: common.holds, draw: common.draw, marks: () => ({}), thread: () => [], onSlot: () => null, goal: match => match.options.target, direct: false };
const whole = game => ({ ...USUAL, takes: (match, slot) => !game.lying(match)[slot], stock: match => common.bag(match, Object.keys(game.lying(match)).length), ...game });

const GAMES = Object.fromEntries(Object.entries({ basic, center, line, yacht, dominoes }).map(([name, game]) => [name, whole(game)]));
const REAL = Object.fromEntries(Object.entries({ basic: realBasic, center: realCenter, line: realLine, yacht: realYacht, dominoes: realDominoes }).map(([name, game]) => [name, whole(game)]));
/** Whether a game can be played with real dice. */
export const hasReal = game => game in REAL;
/** The module of the match's game, or of its game with real dice. */
export const gameOf = match => (match?.real && REAL[match.game]) || GAMES[match?.game] || GAMES.basic;
