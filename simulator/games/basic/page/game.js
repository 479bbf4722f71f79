// The tray game as the page sees it: which dice a seat may move where, which actions it has, and how all this is said.
// The rules themselves are the firmware's; nothing here decides what is legal.
import { can } from '/js/state.js';
import { capital, faceName, parseFace, slots } from '/js/words.js';
import { asides, choices, colors, enter, holds, refusedPlay } from '/js/games/common.js';

export { holds };

const HALF = slot => (slot % 6 < 3 ? 'left' : 'right');
const toPlace = match => match.phase === 'place' || match.phase === 'drawn';
const plays = match => match.moves.map(move => move.split(' ')).filter(([verb]) => verb === 'play').map(([, face, slot]) => [face, Number(slot)]);

/** What lies in the slots: {slot: {id, face}}. */
export const lying = match => match.board.tray ?? {};

/** The slots that are open to the seat on turn. */
const open = match => [...new Set(match.phase === 'place' ? match.moves.map(move => Number(move.split(' ')[1])) : plays(match).map(([, slot]) => slot))];

export const refused = match => refusedPlay(match, ([slot]) => Number(slot));

/** The dice of a hand, each with the slots it may go to now. The starting die is drawn to be placed and belongs to no hand yet. */
export function hand(match, seat) {
  const turn = seat.seat === match.turn, found = plays(match);
  const drawn = match.board.drawn;
  const held = seat.dice.map(die => {
    const free = turn && (match.phase === 'move' || match.phase === 'drawn' && die.id === drawn?.id);
    return { ...die, fits: free ? found.filter(([face]) => face === die.face).map(([, slot]) => slot) : [] };
  });
  return match.phase === 'place' && turn && drawn ? [...held, { ...drawn, fits: open(match) }] : held;
}

/** What a click on the bag means, or null. */
export const draw = match => (can(match, 'draw') && match.seats.some(seat => seat.mine && seat.seat === match.turn) ? { do: 'enter', line: 'draw' } : null);

/** The one die that can be meant, or null when there is a choice. */
export function onlyDie(match, seat) {
  const movable = hand(match, seat).filter(die => die.fits.length);
  return movable.length === 1 || (movable.length && toPlace(match)) ? movable[0] : null;
}

export const move = (match, die, slot) => enter(match.phase === 'place' ? `place ${slot}` : `play ${die.face} ${slot}`);
/** UNO and catches. */
export const calls = (match, seat) => asides(match, seat, () => can(match, 'draw'));

/** Everything but placing a die: {key, label, send, kind}. `seat` is the hand's owner, may she act or not. */
export function actions(match, seat) {
  const found = match.moves.length ? [...choices(match, [['roll', 'Roll', 'main'], ['keep', 'Keep', 'plain'], ['draw', 'Draw', 'main']]), ...colors(match)] : [];
  return [...found, ...calls(match, seat)];
}

/** What the seat is asked for, in a few words. */
export function prompt(match, seat) {
  if (match.turn !== seat.seat) return holds(seat);
  if (can(match, 'roll')) return can(match, 'keep') ? 'roll all, or keep' : 'roll all your dice';
  if (can(match, 'color')) return 'name a color';
  if (can(match, 'draw')) return 'nothing fits: draw';
  if (match.phase === 'place') return 'place it in any slot';
  if (match.phase === 'drawn') return 'place what you drew';
  if (match.phase === 'move') return 'place a die';
  return holds(seat);
}

/** Why a die may go where it may go, or may not. */
export function hint(match, seat, die) {
  const name = capital(faceName(die.face));
  if (die.fits.length > 6) return `${name} fits any open slot`;
  if (die.fits.length) return `${name} fits ${slots(die.fits)}`;
  if (parseFace(die.face).kind === '-') return `${name}, not cast yet`;
  if (match.turn !== seat.seat || !toPlace(match) && match.phase !== 'move') return name;
  if (match.phase === 'drawn') return `${name} waits: the new die goes first (B9)`;
  const other = hand(match, seat).some(held => held.id !== die.id && held.fits.length);
  return parseFace(die.face).kind === 'WD4' && other ? `${name} waits: another die fits (B8)` : `${name} matches no neighbor (B6)`;
}

/** What a slot is, for assistive tools. */
export function slotName(match, slot, die, refusal) {
  if (refusal) return `Slot ${slot}, ${faceName(refusal.face)}, refused: ${refusal.rule}, ${refusal.words}`;
  if (die) return `Slot ${slot}, ${faceName(die.face)}`;
  if (match && open(match).includes(slot)) return `Slot ${slot}, empty, open to you`;
  if (match?.board.half && HALF(slot) !== match.board.half) return `Slot ${slot}, empty, not in play`;
  return `Slot ${slot}, empty`;
}

export const fieldName = match => (match?.board.half ? `24 slots, the ${match.board.half} half is in play` : '24 slots');
export const aim = match => `${match.options.scoring === 'caught' ? 'lowest wins at' : 'first to'} ${match.options.target}`;
