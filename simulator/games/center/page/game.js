// The center-die game as the page sees it: one lit slot, hands open.
import { can } from '/js/state.js';
import { capital, faceName, parseFace } from '/js/words.js';
import { aim, asides, bag, choices, colors, enter, holds, ontoOne, onTurn, refusedPlay } from '/js/games/common.js';

export { aim, holds };
export const direct = true;       // there is one place for a die: a click on one that fits plays it
const slotOf = match => match.board.slot ?? 8;
const challenged = match => match.phase === 'challenge';

export const lying = match => (match.board.center ? { [slotOf(match)]: match.board.center } : {});
export const takes = (match, slot) => slot === slotOf(match);
export const refused = match => refusedPlay(match, () => slotOf(match));
export const hand = (match, seat) => ontoOne(match, seat, slotOf(match));
export const onlyDie = (match, seat) => { const free = hand(match, seat).filter(die => die.fits.length); return free.length === 1 ? free[0] : null; };
export const move = (match, die) => enter(`play ${die.face}`);
export const stock = match => bag(match, match.board.center ? 1 : 0);

/** The die that a challenge would bring back stands beside the center die. */
export const marks = match => (match.board.former ? { [slotOf(match)]: { tag: `was ${faceName(match.board.former.face)}` } } : {});

export function actions(match, seat) {
  const found = match.moves.length ? [
    ...choices(match, [['reroll', 'Roll again', 'plain'], ['draw', 'Draw', 'main'], ['pass', 'Keep it', 'plain'], ['accept', 'Accept', 'plain'], ['challenge', 'Challenge', 'main']]),
    ...colors(match),
  ] : [];
  return [...found, ...asides(match, seat)];
}

export function prompt(match, seat) {
  if (!onTurn(match, seat)) return holds(seat);
  if (can(match, 'color')) return 'name a color';
  if (challenged(match)) return 'draw four, or challenge?';
  if (match.phase === 'drawn') return 'play it, or keep it';
  if (match.phase === 'rerolled') return can(match, 'play') ? 'play, or draw' : 'nothing fits: draw';
  if (match.phase === 'move') return can(match, 'play') ? 'play, or roll again' : 'nothing fits';
  return holds(seat);
}

export function hint(match, seat, die) {
  const name = capital(faceName(die.face)), center = match.board.center;
  if (die.fits.length) return `${name} fits`;
  if (parseFace(die.face).kind === '-') return `${name}, not cast yet`;
  if (!onTurn(match, seat) || !center || !['move', 'rerolled', 'drawn'].includes(match.phase)) return name;
  if (match.phase === 'drawn') return `${name} waits: only the new die may go (C4)`;
  if (parseFace(die.face).kind === 'WD4') return `${name} waits: another die matches (C7)`;
  return `${name} does not match (C3)`;
}

export function slotName(match, slot, die, refusal) {
  if (refusal) return `Slot ${slot}, ${faceName(refusal.face)}, refused: ${refusal.rule}, ${refusal.words}`;
  if (die) return `Slot ${slot}, ${faceName(die.face)}, the center die`;
  return `Slot ${slot}, empty`;
}
export const fieldName = () => '24 slots, one of them for the center die';
