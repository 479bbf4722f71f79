// What the page uses where a game's module exports nothing of its own: see `GameModule` in `simulator/page.d.ts`.
import { t } from '../texts.js';
import { plainHint } from '../words.js';
import { alone, asides, bag, draw, enter, holds, lines, onTurn, refusedPlay } from './common.js';

export { draw, holds };
export const direct = false;
export const lying = match => match?.board.slots ?? {};
export const takes = (match, slot) => !lying(match)[slot];
export const refused = match => refusedPlay(match, ([slot]) => Number(slot));
export const stock = match => bag(match, Object.keys(lying(match)).length);
export const marks = () => ({});
export const thread = () => [];
export const onSlot = () => null;
export const goal = match => match.options.target ?? 0;

export const hand = (match, seat) => {
  const faces = onTurn(match, seat) ? lines(match, 'play').map(([face]) => face) : [];
  return seat.dice.map((die, place) => ({
    ...die,
    id: die.id < 0 ? -1 - place : die.id,
    fits: faces.includes(die.face) ? [die.id] : [],
  }));
};
export const move = (match, die) => enter(`play ${die.face}`);
export const onlyDie = () => null;
export const hint = (match, seat, die) => plainHint(die);

const WORDS = { play: 'play', draw: 'draw', pass: 'pass', keep: 'keep', roll: 'roll', reroll: 'roll-again' };
const lineAct = line => {
  const [verb, ...rest] = line.split(' ');
  return {
    key: line.replaceAll(' ', '-'),
    label: [WORDS[verb] ? t(WORDS[verb]) : verb, ...rest].join(' '),
    kind: 'plain',
    send: enter(line),
  };
};
/** Every legal line is a button. */
export function actions(match, seat) {
  const first = alone(match, seat);
  const moves = onTurn(match, seat) ? match.moves.map(lineAct) : [];
  return [...(first ? [first] : moves), ...asides(match, seat)];
}
export function prompt(match, seat) {
  if (alone(match, seat)) return t('alone-asked');
  return onTurn(match, seat) && match.moves.length ? t('choose') : holds(seat);
}

export const slotName = (match, slot) => match.said.slots[slot];
