// What all games with real dice share on the page: dice that lie there, taking and rolling them, what the tray asks for.
// What fits is the players' knowledge, never the tray's: the page asks the rules for each die that its owner can see.
import { KEYS } from '../press.js';
import { specOf, state } from '../state.js';
import { asides } from '../games/common.js';
import { COLORS, capital, dice, faceName, parseFace, slots, tiles } from '../words.js';

export const real = () => state.real;
const isTiles = () => Boolean(specOf(state.match).tiles), thing = () => (isTiles() ? 'tile' : 'die'), things = () => (isTiles() ? 'tiles' : 'dice');
export const asked = seat => real().asks === seat.seat;
export const act = (key, label, send, kind = 'main') => ({ key, label, kind, send });
export const say = (verb, label, kind = 'plain') => act(verb, label, { do: 'say', verb }, kind);
const count = n => (n === 1 ? `a ${thing()}` : `${n} ${things()}`);

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
export const fitting = () => Object.keys(real().fits).length > 0;

/** Dice are moved by hand: nothing goes anywhere by itself. */
export const onlyDie = () => null;
export const move = (match, die, slot) => ({ do: 'put', die: die.id, slot });

/** Something for each of this tab's seats: {key, label, send}; the seat is named when there are several. */
function ofMine(match, wanted, make) {
  const mine = match.seats.filter(seat => seat.mine);
  return mine.filter(wanted).map(seat => {
    const [key, label, send] = make(seat);
    return act(`${key}-${seat.seat}`, mine.length > 1 ? `${label} (seat ${seat.button + 1})` : label, send);
  });
}

/** Taking and giving back what the tray has counted, and rolling what it has told to be rolled. */
export const pouchActs = match => [
  ...ofMine(match, seat => real().wanting[seat.seat], seat => {
    const n = real().wanting[seat.seat];
    return ['take', n > 0 ? `Take ${count(n)}` : `Give ${count(-n)} back`, { do: 'take', seat: seat.button }];
  }),
  ...ofMine(match, seat => real().rolls.includes(seat.seat) && !(real().wanting[seat.seat] > 0), seat => ['roll', 'Roll all dice', { do: 'roll', seat: seat.button }]),
];
export const draw = match => ofMine(match, seat => real().wanting[seat.seat], seat => ['take', '', { do: 'take', seat: seat.button }])[0]?.send ?? null;
const allDone = () => !real().wanting.some(Boolean) && !real().rolls.length;

/** UNO and catches; who has to draw will not be left with one die. */
export const calls = (match, seat) => asides(match, seat, () => ['move', 'rerolled', 'drawn'].includes(match.phase) && !fitting());

/** What a game's own `turnActs(match, whose)` is framed by: actions for whatever else the tray may ask. */
export function actionsWith(turnActs) {
  return (match, seat, fingers) => {
    const { kind, asks, tells, bad, slots: lie } = real(), whose = match.seats.find(other => other.seat === asks);
    const loud = calls(match, seat), touch = (key, label, button) => ({ key, label, kind: 'plain', run: () => fingers.tap(button) });
    if (kind === 'first') return [act('rolloff', isTiles() ? 'Who has the best doublet?' : 'Roll for the start', { do: 'rolloff' }), ...(real().wanting.some(Boolean) ? pouchActs(match) : []), ...loud];
    if (kind === 'order') return [...pouchActs(match), ...(allDone() ? [act('done', 'Done', { do: 'done' })] : []), ...loud];
    if (kind === 'guide' && real().clears_up) return loud;
    if (kind === 'guide') return [act('follow', 'Do as the lights say', { do: 'follow' }), ...loud];
    if (!whose?.mine) return loud;
    if (kind === 'check') return [act('tell', 'They are right', { do: 'tell_face' }), touch('anew', 'Tell them anew', KEYS.red)];
    if (tells) return [act('tell', tells === 'hand' ? 'Tell what is left' : `Tell: ${faceName(tells)}`, { do: 'tell_face' }), ...loud];
    if (kind === 'color') return [...Object.entries(COLORS).map(([color, name]) => ({ ...act(`color-${color}`, capital(name), { do: 'enter', line: `color ${color}` }, 'color'), color })), ...loud];
    if (kind === 'bad' && lie[bad]) return [act('lift', 'Take it back', { do: 'lift', die: lie[bad].id, seat: whose.button }), ...loud];
    if (kind === 'verdict') return [act('judge', `Look at the ${isTiles() ? 'rack' : 'hand'}`, { do: 'judge' }), ...loud];
    if (kind !== 'turn') return loud;
    return [...(real().wanting[whose.seat] ? pouchActs(match) : turnActs(match, whose)), ...loud];
  };
}

const first = list => (list.length ? Number(list[0]) : null);
function guided() {
  const { lift, put } = real(), away = lift.filter(slot => !put[slot]), here = first(Object.keys(put));
  if (here !== null) return `put ${faceName(put[here]).replace(/, declared (.*)/, ' ($1)')} into slot ${here}`;
  if (!away.length) return 'is it as the display says?';
  return away.length === 1 ? `lift the die in slot ${away[0]}` : `lift the ${away.length} dice that blink`;
}
function ordered(match) {
  if (real().rolls.length) return match.seats.some(seat => seat.mine && real().rolls.includes(seat.seat)) ? 'roll all dice' : 'wait for the others';
  return allDone() ? 'ready?' : 'wait for the others';
}

/** As `actionsWith`: what the seat is asked for, in a few words. */
export function promptWith(turnPrompt) {
  return (match, seat) => {
    const { kind, wanting } = real(), n = wanting[seat.seat];
    if (kind === 'first') return isTiles() ? 'who leads?' : 'who starts?';
    if (kind === 'guide') return real().clears_up ? 'wait: dice are lifted' : guided();
    if (n && seat.mine) return n > 0 ? `take ${count(n)} from the ${isTiles() ? 'pile' : 'bag'}` : `${count(-n)} too many`;
    if (kind === 'order') return ordered(match);
    if (!asked(seat)) return isTiles() ? tiles(seat.dice.length) : dice(seat.dice.length);
    if (real().tells === 'hand' && kind !== 'check') return `tell the ${things()} you still hold`;
    const fixed = { bad: 'it does not fit', hue: 'tell its color', wheel: 'tell what it shows', check: 'are these right?', color: 'name a color', verdict: 'was it legal?' };
    if (kind === 'turn') return real().tells ? fixed.wheel : turnPrompt(match, seat);
    return fixed[kind] ?? dice(seat.dice.length);
  };
}

export const unrolled = seat => seat.dice.some(die => parseFace(die.face).kind === '-');

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
  const blind = real().masked?.includes(slot) ? ', no sensor: its die is told' : '';
  return `Slot ${slot}, ${die ? faceName(die.face) : 'empty'}${todo}${blind}`;
}
