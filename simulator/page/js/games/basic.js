// The tray game as the page sees it: which dice a seat may move where, which actions it has, and how all this is said.
// The rules themselves are the firmware's; nothing here decides what is legal.
import { COLORS, capital, dice, faceName, parseFace, seatNote, slots } from '../words.js';

const HALF = slot => (slot % 6 < 3 ? 'left' : 'right');
const toPlace = match => match.phase === 'place' || match.phase === 'drawn';

/** The dice of a hand, each with the slots it may go to now. The starting die is drawn to be placed and belongs to no hand yet. */
export function hand(match, seat) {
  const held = seat.dice;
  if (match.phase !== 'place' || seat.seat !== match.turn || !match.die || held.some(die => die.fits.length)) return held;
  return [...held, { id: 99, face: match.die, fits: match.open }];
}

/** The one die that can be meant, or null when there is a choice. */
export function onlyDie(match, seat) {
  const movable = hand(match, seat).filter(die => die.fits.length);
  return movable.length === 1 || (movable.length && toPlace(match)) ? movable[0] : null;
}

export const move = (match, die, slot) =>
  (match.phase === 'place' ? { do: 'place', slot } : { do: 'play', face: die.face, slot });

/** Everything but placing a die: {key, label, send, kind}. `seat` is the hand's owner, may she act or not. */
export function actions(match, seat) {
  const found = [], turn = match.seats.find(other => other.seat === match.turn);
  if (turn?.mine) {
    if (match.can.includes('roll')) found.push({ key: 'roll', label: 'Roll', kind: 'main', send: { do: 'choose', verb: 'roll' } });
    if (match.can.includes('keep')) found.push({ key: 'keep', label: 'Keep', kind: 'plain', send: { do: 'choose', verb: 'keep' } });
    if (match.can.includes('draw')) found.push({ key: 'draw', label: 'Draw', kind: 'main', send: { do: 'choose', verb: 'draw' } });
    if (match.can.includes('color')) {
      for (const [color, name] of Object.entries(COLORS)) found.push({ key: `color-${color}`, label: capital(name), kind: 'color', color, send: { do: 'color', color } });
    }
  }
  // who must draw will not be left with one die: a call would be allowed, but mean nothing
  const callers = match.seats.filter(other => other.mine && match.uno.includes(other.seat) && !(other.seat === match.turn && match.can.includes('draw')));
  for (const caller of callers) {
    found.push({ key: `uno-${caller.seat}`, label: caller === seat ? 'UNO' : `UNO for ${caller.name}`, kind: 'loud', send: { do: 'uno', seat: caller.button } });
  }
  const caught = match.seats.find(other => other.seat === match.catch);
  const catcher = seat.mine && seat.seat !== match.catch ? seat : match.seats.find(other => other.mine && other.seat !== match.catch);
  if (caught && catcher) found.push({ key: `catch-${caught.seat}`, label: `Catch ${seatNote(caught)}`, kind: 'loud', send: { do: 'catch', seat: catcher.button } });
  return found;
}

/** What the seat is asked for, in a few words. */
export function prompt(match, seat) {
  if (match.turn !== seat.seat) return dice(seat.dice.length);
  const can = verb => match.can.includes(verb);
  if (can('roll')) return can('keep') ? 'roll all, or keep' : 'roll all your dice';
  if (can('color')) return 'name a color';
  if (can('draw')) return 'nothing fits: draw';
  if (match.phase === 'place') return 'place it in any slot';
  if (match.phase === 'drawn') return 'place what you drew';
  if (match.phase === 'move') return 'place a die';
  return dice(seat.dice.length);
}

/** Why a die may go where it may go, or may not. */
export function hint(match, seat, die) {
  const name = capital(faceName(die.face));
  if (die.fits.length > 6) return `${name} fits any open slot`;
  if (die.fits.length) return `${name} fits ${slots(die.fits)}`;
  if (parseFace(die.face).kind === '-') return `${name}, not cast yet`;
  if (match.turn !== seat.seat || !toPlace(match) && match.phase !== 'move') return name;
  if (match.phase === 'drawn') return `${name} waits: the new die goes first (B9)`;
  const other = seat.dice.some(held => held !== die && held.fits.length);
  return parseFace(die.face).kind === 'WD4' && other ? `${name} waits: another die fits (B8)` : `${name} matches no neighbor (B6)`;
}

/** What a slot is, for assistive tools. */
export function slotName(match, slot, die, refused, mine) {
  if (refused) return `Slot ${slot}, ${faceName(refused.face)}, refused: ${refused.rule}, ${refused.words}`;
  if (die) return `Slot ${slot}, ${faceName(die.face)}`;
  if (match?.open.includes(slot)) return `Slot ${slot}, empty, open${mine ? ' to you' : ''}`;
  if (match?.half && HALF(slot) !== match.half) return `Slot ${slot}, empty, not in play`;
  return `Slot ${slot}, empty`;
}

export const fieldName = match => (match?.half ? `24 slots, the ${match.half} half is in play` : '24 slots');
export const aim = match => `${match.scoring === 'caught' ? 'lowest wins at' : 'first to'} ${match.target}`;
