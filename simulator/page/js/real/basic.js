// The tray game with real dice as the page sees it: the same functions as games/basic.js, told from dice that really lie there.
// What fits is the players' knowledge, never the tray's: the page asks the rules for each die that its owner can see.
import * as electronic from '../games/basic.js';
import { state } from '../state.js';
import { COLORS, capital, dice, faceName, slots } from '../words.js';

export const { aim, fieldName } = electronic;
const real = () => state.real;
const asked = seat => real().asks === seat.seat;

/** What lies in the slots: {slot: {id, face}}. */
export const lying = () => real().slots;

/** The die that the tray refuses: {slot, face, rule, words}, or null. */
export function refused() {
  const { bad, why, slots: lie } = real();
  if (bad < 0 || !lie[bad]) return null;
  const [, rule = '', words] = /^(?:([A-Z]\d+): )?(.*)$/.exec(why);
  return { slot: bad, face: lie[bad].face, rule, words };
}

/** The dice before a seat, each with the slots it may go to now. */
export const hand = (match, seat) => seat.dice.map(die => ({ ...die, fits: asked(seat) ? real().fits[die.id] ?? [] : [] }));

/** Dice are moved by hand: nothing goes anywhere by itself. */
export const onlyDie = () => null;
export const move = (match, die, slot) => ({ do: 'put', die: die.id, slot });

const act = (key, label, send, kind = 'main') => ({ key, label, kind, send });
const count = n => (n === 1 ? 'a die' : `${n} dice`);

/** Taking and giving back what the tray has counted. */
function pouchActs(match) {
  return match.seats.filter(seat => seat.mine && real().wanting[seat.seat]).map(seat => {
    const n = real().wanting[seat.seat], whom = match.seats.filter(other => other.mine).length > 1 ? ` (seat ${seat.button + 1})` : '';
    return act(`take-${seat.seat}`, (n > 0 ? `Take ${count(n)}` : `Give ${count(-n)} back`) + whom, { do: 'take', seat: seat.button });
  });
}

export const draw = match => pouchActs(match)[0]?.send ?? null;

function turnActs(match, seat) {
  const { verbs, wanting } = real();
  if (wanting[seat.seat]) return pouchActs(match);
  const found = [];
  if (verbs.includes('roll')) found.push(act('roll', 'Roll', { do: 'roll', seat: seat.button }));
  else if (!verbs.length) found.push(act('roll', 'Roll it again', { do: 'roll', seat: seat.button }, 'plain'));
  if (verbs.includes('draw')) found.push(act('draw', 'Nothing fits', { do: 'say', verb: 'draw' }, 'plain'));
  if (verbs.includes('pass')) found.push(act('pass', 'Keep it', { do: 'say', verb: 'pass' }, 'plain'));
  return found;
}

/** What people at this tab can do beside moving dice. `seat` is the hand's owner. */
export function actions(match, seat) {
  const { kind, asks, tells, bad, slots: lie } = real(), whose = match.seats.find(other => other.seat === asks);
  const calls = electronic.calls(match, seat);
  if (kind === 'first') return [act('rolloff', 'Roll for the start', { do: 'rolloff' }), ...calls];
  if (kind === 'order') return [...(pouchActs(match).length ? pouchActs(match) : [act('done', 'Done', { do: 'done' })]), ...calls];
  if (kind === 'guide') return [act('follow', 'Do as the lights say', { do: 'follow' }), ...calls];
  if (!whose?.mine) return calls;
  if (tells) return [act('tell', tells === 'hand' ? 'Tell what is left' : `Tell: ${faceName(tells)}`, { do: 'tell_face' }), ...calls];
  if (kind === 'color') return [...Object.entries(COLORS).map(([color, name]) => ({ ...act(`color-${color}`, capital(name), { do: 'enter', line: `color ${color}` }, 'color'), color })), ...calls];
  if (kind === 'bad' && lie[bad]) return [act('lift', 'Take it back', { do: 'lift', die: lie[bad].id, seat: whose.button }), ...calls];
  return [...(kind === 'turn' ? turnActs(match, whose) : []), ...calls];
}

const PROMPTS = { first: 'who starts?', order: 'draw dice', guide: 'lift and put as the slots blink', bad: 'it does not fit', hue: 'tell its color', wheel: 'tell what it shows', check: 'are these right?', color: 'name a color' };

/** What the seat is asked for, in a few words. */
export function prompt(match, seat) {
  const { kind, wanting, verbs } = real(), n = wanting[seat.seat];
  if (n) return n > 0 ? `take ${count(n)} from the pouch` : `${count(-n)} too many`;
  if (kind === 'turn' && asked(seat)) return verbs.length === 1 && verbs[0] === 'roll' ? 'roll all your dice' : 'put a die into a slot';
  return (asked(seat) || ['first', 'order', 'guide'].includes(kind)) && PROMPTS[kind] ? PROMPTS[kind] : dice(hand(match, seat).length);
}

/** Why a die may go where it may go. */
export function hint(match, seat, die) {
  const name = capital(faceName(die.face));
  if (!die.fits.length) return name;
  return die.fits.length > 6 ? `${name} fits any open slot` : `${name} fits ${slots(die.fits)}`;
}

/** What a slot is, for assistive tools. */
export function slotName(match, slot, die, refusal) {
  if (refusal) return `Slot ${slot}, ${faceName(refusal.face)}, refused: ${[refusal.rule, refusal.words].filter(Boolean).join(', ')}`;
  const todo = real().put[slot] ? `, put ${faceName(real().put[slot])} here` : real().lift.includes(slot) ? ', lift it' : '';
  return `Slot ${slot}, ${die ? faceName(die.face) : 'empty'}${todo}`;
}
