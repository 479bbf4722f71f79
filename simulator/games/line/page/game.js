// The dice-line game as the page sees it: the line winds through the slots from its back to its play end.
import { can } from '/js/state.js';
import { capital, faceName } from '/js/words.js';
import { asides, choices, colors, enter, holds, lines, ontoOne, onTurn, refusedPlay } from '/js/games/common.js';

export { holds };
export const direct = true;
const line = match => match.board.line ?? [];
const slots = match => match.board.slots ?? [];
const next = match => match.board.next ?? 0;
const back = match => slots(match)[0];

export const lying = match => Object.fromEntries(line(match).map((die, place) => [slots(match)[place], die]));
/** A die goes on at the play end: clicks on that die or on the next slot mean the same. */
export const takes = (match, slot) => slot === next(match) || slot === slots(match).at(-1);
export const refused = match => refusedPlay(match, () => next(match));
export const hand = (match, seat) => ontoOne(match, seat, next(match));
export const onlyDie = (match, seat) => { const free = hand(match, seat).filter(die => die.fits.length); return free.length === 1 ? free[0] : null; };
export const move = (match, die) => enter(`play ${die.face}`);
export const stock = () => null;
export const draw = () => null;
export const aim = match => (match.options.best_of === '3' ? 'two hands won win' : `first to ${match.options.target}`);
export const goal = match => (match.options.best_of === '3' ? 2 : match.options.target);

/** The slots in the line's order, for the thread that joins them. */
export const thread = slots;

export function marks(match) {
  const way = slots(match), found = {};
  if (!way.length) return found;
  found[way.at(-1)] = { tag: way.length > 1 ? 'end' : 'line' };
  if (way.length > 1) found[back(match)] = { tag: 'back' };
  return found;
}

/** The back die can be clicked when it may be taken. */
export const onSlot = (match, slot) => (slot === back(match) && slot !== slots(match).at(-1) && can(match, 'draw') ? enter('draw') : null);

export function actions(match, seat) {
  const taken = line(match)[0], found = match.moves.length ? [
    ...choices(match, [['draw', taken ? `Take ${faceName(taken.face).replace(/, .*/, '')}` : 'Take', 'plain'], ['reroll', 'Roll again', 'plain'], ['pass', 'Pass', 'plain']]),
    ...lines(match, 'give').map(([face]) => ({ key: `give-${face}`, label: `Give ${faceName(face)}`, kind: 'plain', send: enter(`give ${face}`) })),
    ...colors(match),
  ] : [];
  return [...found, ...asides(match, seat)];
}

export function prompt(match, seat) {
  if (!onTurn(match, seat)) return holds(seat);
  if (can(match, 'color')) return 'name a color';
  if (can(match, 'give')) return 'give one die';
  if (match.phase === 'rerolled') return 'play one, or pass';
  if (can(match, 'reroll')) return can(match, 'play') ? 'play' : 'the line keeps its die: roll';
  if (match.phase === 'move') return !can(match, 'draw') ? 'play: the line keeps its last die' : can(match, 'play') ? 'play, or take the back die' : 'nothing fits: take the back die';
  return holds(seat);
}

export function hint(match, seat, die) {
  const name = capital(faceName(die.face));
  if (die.fits.length) return `${name} fits`;
  return onTurn(match, seat) && ['move', 'rerolled'].includes(match.phase) ? `${name} does not match (L3)` : name;
}

export function slotName(match, slot, die, refusal) {
  if (refusal) return `Slot ${slot}, ${faceName(refusal.face)}, refused: ${refusal.rule}, ${refusal.words}`;
  const way = match ? slots(match) : [];
  const end = !way.length ? '' : slot === way.at(-1) ? ', play end' : slot === way[0] ? `, back end${can(match, 'draw') ? ', can be taken' : ''}` : '';
  if (die) return `Slot ${slot}, ${faceName(die.face)}${end}`;
  return `Slot ${slot}, empty${way.length && slot === next(match) ? ', the line goes on here' : ''}`;
}
export const fieldName = match => (match ? `24 slots, a line of ${line(match).length} dice` : '24 slots');
