// What all games with real dice share on the page: dice that lie there, taking and rolling them.
// What fits is the players' knowledge, never the tray's: the page asks the rules for each die that its owner can see.
import { specOf, state } from '../state.js';
import { asides } from '../games/common.js';
import { t } from '../texts.js';
import { hintOf, parseFace, plainHint } from '../words.js';

export const real = () => /** @type {Real} */ (state.real);
export const isTiles = () => Boolean(specOf(state.match).tiles);
export const things = () => (isTiles() ? 'tiles' : 'dice');
/** @type {(seat: Seat) => boolean} */
export const asked = seat => real().asks === seat.seat;
/** @type {(key: string, label: string, send: PageRequest, kind?: string) => Action} */
export const act = (key, label, send, kind = 'main') => ({ key, label, kind, send });
/** @type {(verb: Verb, label: string, kind?: string) => Action} */
export const say = (verb, label, kind = 'plain') => act(verb, t(label), { do: 'say', verb }, kind);

/** @type {Game['lying']} */
export const lying = () => real().slots;

/** @returns {Refused | null} */
export function refused() {
  const { bad, refused: why, slots: lie } = real();
  return why && lie[bad] ? { slot: bad, face: lie[bad].face, ...why } : null;
}

/** @type {Game['hand']} */
export const hand = (match, seat) =>
  seat.dice.map(die => ({ ...die, fits: asked(seat) ? (real().fits[die.id] ?? []) : [] }));
export const fitting = () => Object.keys(real().fits).length > 0;

/**
 * Dice are moved by hand: nothing goes anywhere by itself.
 * @type {Game['onlyDie']}
 */
export const onlyDie = () => null;
/** @type {Game['move']} */
export const move = (match, die, slot) => ({ do: 'put', die: die.id, slot: Number(slot) });

/**
 * Return an action for each of this tab's seats that `wanted` names. `make(seat)` returns [key, labels, send]: a label
 * for the only seat of this tab, and one that names the seat.
 * @param {Match} match
 * @param {(seat: Seat) => unknown} wanted
 * @param {(seat: Seat) => [string, string[], PageRequest]} make
 */
function ofMine(match, wanted, make) {
  const mine = match.seats.filter(seat => seat.mine);
  return mine.filter(wanted).map(seat => {
    const [key, labels, send] = make(seat);
    return act(`${key}-${seat.seat}`, labels[mine.length > 1 ? 1 : 0], send);
  });
}

/**
 * Return actions to take and give back what the tray has counted, and to roll what it has told to be rolled.
 * @type {OfMatch<Action[]>}
 */
export const pouchActs = match => [
  ...ofMine(
    match,
    seat => real().wanting[seat.seat],
    seat => ['take', real().takes[seat.seat], { do: 'take', seat: seat.button }],
  ),
  ...ofMine(
    match,
    seat => real().rolls.includes(seat.seat) && !(real().wanting[seat.seat] > 0),
    seat => ['roll', real().rolls_said[seat.seat], { do: 'roll', seat: seat.button }],
  ),
];
/** @type {Game['draw']} */
export const draw = match =>
  ofMine(
    match,
    seat => real().wanting[seat.seat],
    seat => ['take', [], { do: 'take', seat: seat.button }],
  )[0]?.send ?? null;
/** Return whether nobody has to take, give back or roll a die. */
export const allDone = () => !real().wanting.some(Boolean) && !real().rolls.length;

/**
 * UNO and catches; who has to draw will not be left with one die.
 * @type {OfSeat<Action[]>}
 */
export const calls = (match, seat) =>
  asides(match, seat, () => ['move', 'rerolled', 'drawn'].includes(match.phase) && !fitting());

/** @type {(seat: Seat) => boolean} */
export const unrolled = seat => seat.dice.some(die => parseFace(die.face).kind === '-');

/** @type {Game['hint']} */
export function hint(match, seat, die) {
  if (!die.fits.length) return plainHint(die);
  return die.fits.length > 6 ? hintOf('hint-fits-any', die.face) : (real().fits_said[die.id] ?? plainHint(die));
}

/** @type {Game['slotName']} */
export const slotName = (match, slot) => real().slots_said[slot];
