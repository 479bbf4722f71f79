// What all games with real dice share on the page: dice that lie there, taking and rolling them, what the tray asks for.
// What fits is the players' knowledge, never the tray's: the page asks the rules for each die that its owner can see.
import { KEYS } from '../press.js';
import { specOf, state } from '../state.js';
import { asides } from '../games/common.js';
import { t } from '../texts.js';
import { COLORS, hintOf, parseFace, plainHint } from '../words.js';

export const real = () => state.real;
const isTiles = () => Boolean(specOf(state.match).tiles), things = () => (isTiles() ? 'tiles' : 'dice');
export const asked = seat => real().asks === seat.seat;
export const act = (key, label, send, kind = 'main') => ({ key, label, kind, send });
export const say = (verb, label, kind = 'plain') => act(verb, t(label), { do: 'say', verb }, kind);

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

/** Something for each of this tab's seats, made as [key, [label, label with the seat], send]; the seat is named when there are several. */
function ofMine(match, wanted, make) {
  const mine = match.seats.filter(seat => seat.mine);
  return mine.filter(wanted).map(seat => {
    const [key, labels, send] = make(seat);
    return act(`${key}-${seat.seat}`, labels[mine.length > 1 ? 1 : 0], send);
  });
}

/** Taking and giving back what the tray has counted, and rolling what it has told to be rolled. */
export const pouchActs = match => [
  ...ofMine(match, seat => real().wanting[seat.seat], seat => ['take', real().takes[seat.seat], { do: 'take', seat: seat.button }]),
  ...ofMine(match, seat => real().rolls.includes(seat.seat) && !(real().wanting[seat.seat] > 0), seat => ['roll', real().rolls_said[seat.seat], { do: 'roll', seat: seat.button }]),
];
export const draw = match => ofMine(match, seat => real().wanting[seat.seat], seat => ['take', [], { do: 'take', seat: seat.button }])[0]?.send ?? null;
const allDone = () => !real().wanting.some(Boolean) && !real().rolls.length;

/** UNO and catches; who has to draw will not be left with one die. */
export const calls = (match, seat) => asides(match, seat, () => ['move', 'rerolled', 'drawn'].includes(match.phase) && !fitting());

/** What a game's own `turnActs(match, whose)` is framed by: actions for whatever else the tray may ask. */
export function actionsWith(turnActs) {
  return (match, seat, fingers) => {
    const { kind, asks, tells, bad, slots: lie } = real(), whose = match.seats.find(other => other.seat === asks);
    const loud = calls(match, seat), touch = (key, label, button) => ({ key, label, kind: 'plain', run: () => fingers.tap(button) });
    if (kind === 'first') return [act('rolloff', t(isTiles() ? 'real-best-doublet' : 'real-roll-for-start'), { do: 'rolloff' }), ...(real().wanting.some(Boolean) ? pouchActs(match) : []), ...loud];
    if (kind === 'order') return [...pouchActs(match), ...(allDone() ? [act('done', t('real-done'), { do: 'done' })] : []), ...loud];
    if (kind === 'guide' && real().clears_up) return loud;
    if (kind === 'guide') return [act('follow', t('real-follow'), { do: 'follow' }), ...loud];
    if (!whose?.mine) return loud;
    if (kind === 'check') return [act('tell', t('real-right'), { do: 'tell_face' }), touch('anew', t('real-tell-again'), KEYS.red)];
    if (tells) return [act('tell', tells === 'hand' ? t('real-tell-left') : t('real-tell', tells), { do: 'tell_face' }), ...loud];
    if (kind === 'color') return [...COLORS.map(color => ({ ...act(`color-${color}`, t('color-button', color), { do: 'enter', line: `color ${color}` }, 'color'), color })), ...loud];
    if (kind === 'bad' && lie[bad]) return [act('lift', t('real-take-back'), { do: 'lift', die: lie[bad].id, seat: whose.button }), ...loud];
    if (kind === 'verdict') return [act('judge', t(isTiles() ? 'real-look-at-rack' : 'real-look-at-hand'), { do: 'judge' }), ...loud];
    if (kind !== 'turn') return loud;
    return [...(real().wanting[whose.seat] ? pouchActs(match) : turnActs(match, whose)), ...loud];
  };
}

function ordered(match) {
  if (real().rolls.length) return match.seats.some(seat => seat.mine && real().rolls.includes(seat.seat)) ? t('real-roll-all-asked') : t('real-wait');
  return t(allDone() ? 'real-ready' : 'real-wait');
}

const FIXED = { bad: 'real-does-not-fit', hue: 'real-tell-color', wheel: 'real-tell-face', check: 'real-are-these-right', color: 'name-a-color', verdict: 'real-was-it-legal' };

/** As `actionsWith`: what the seat is asked for, in a few words. */
export function promptWith(turnPrompt) {
  return (match, seat) => {
    const { kind, wanting } = real(), n = wanting[seat.seat];
    if (kind === 'first') return t(isTiles() ? 'real-who-leads' : 'real-who-starts');
    if (kind === 'guide') return real().clears_up ? t('real-wait-lifted') : real().guide;
    if (n && seat.mine) return n > 0 ? t(`real-take-${things()}-asked`, n) : t(`real-too-many-${things()}`, -n);
    if (kind === 'order') return ordered(match);
    if (!asked(seat)) return t(things(), seat.dice.length);
    if (real().tells === 'hand' && kind !== 'check') return t(`real-tell-${things()}-held`);
    if (kind === 'turn') return real().tells ? t(FIXED.wheel) : turnPrompt(match, seat);
    return kind in FIXED ? t(FIXED[kind]) : t('dice', seat.dice.length);
  };
}

export const unrolled = seat => seat.dice.some(die => parseFace(die.face).kind === '-');

/** Why a die may go where it may go. */
export function hint(match, seat, die) {
  if (!die.fits.length) return plainHint(die);
  return die.fits.length > 6 ? hintOf('hint-fits-any', die.face) : real().fits_said[die.id] ?? plainHint(die);
}

/** What a slot is called, for assistive tools. */
export const slotName = (match, slot) => real().slots_said[slot];
