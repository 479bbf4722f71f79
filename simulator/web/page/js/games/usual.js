// What the page uses where a game's module exports nothing of its own: see `Game` in `simulator/page.d.ts`.
import { t } from '../texts.js';
import { plainHint } from '../words.js';
import { alone, asides, bag, draw, enter, holds, lines, onTurn, refusedPlay } from './common.js';

export { draw, holds };
export const direct = false;
/** @type {Game['lying']} */
export const lying = match => match?.board.slots ?? {};
/** @type {Game['takes']} */
export const takes = (match, slot) => !lying(match)[slot];
/** @type {Game['refused']} */
export const refused = match => refusedPlay(match, ([slot]) => Number(slot));
/** @type {Game['stock']} */
export const stock = match => bag(match, Object.keys(lying(match)).length);
/** @type {Game['marks']} */
export const marks = () => ({});
/** @type {Game['thread']} */
export const thread = () => [];
/** @type {Game['onSlot']} */
export const onSlot = () => null;
/** @type {Game['goal']} */
export const goal = match => Number(match.options.target ?? 0);

/** @type {Game['hand']} */
export const hand = (match, seat) => {
  const faces = onTurn(match, seat) ? lines(match, 'play').map(([face]) => face) : [];
  return seat.dice.map((die, place) => ({
    ...die,
    id: die.id < 0 ? -1 - place : die.id,
    fits: faces.includes(die.face ?? '') ? [die.id] : [],
  }));
};
/** @type {Game['move']} */
export const move = (match, die) => enter(`play ${die.face}`);
/** @type {Game['onlyDie']} */
export const onlyDie = () => null;
/** @type {Game['hint']} */
export const hint = (match, seat, die) => plainHint(die);

/** @type {Record<string, string>} */
const WORDS = { play: 'play', draw: 'draw', pass: 'pass', keep: 'keep', roll: 'roll', reroll: 'roll-again' };
/** @type {(line: string) => Action} */
const lineAct = line => {
  const [verb, ...rest] = line.split(' ');
  return {
    key: line.replaceAll(' ', '-'),
    label: [WORDS[verb] ? t(WORDS[verb]) : verb, ...rest].join(' '),
    kind: 'plain',
    send: enter(line),
  };
};
/**
 * Every legal line is a button.
 * @type {Game['actions']}
 */
export function actions(match, seat) {
  const first = alone(match, seat);
  const moves = onTurn(match, seat) ? match.moves.map(lineAct) : [];
  return [...(first ? [first] : moves), ...asides(match, seat)];
}
/** @type {Game['prompt']} */
export function prompt(match, seat) {
  if (alone(match, seat)) return t('alone-asked');
  return onTurn(match, seat) && match.moves.length ? t('choose') : holds(seat);
}

/** @type {Game['slotName']} */
export const slotName = (match, slot) => match.said.slots[slot];
