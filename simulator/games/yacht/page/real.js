// Yacht with real dice: they are rolled before their player, put or told as they lie at last, then a box is chosen.
import {
  act,
  actionsWith,
  asked,
  hand as held,
  pouchActs,
  promptWith,
  real,
  slotName as usualName,
} from '../../js/real/common.js';
import * as electronic from './game.js';
import { t } from '../../js/texts.js';
import { hintOf, plainHint } from '../../js/words.js';

export { goal, holds, sheet } from './game.js';

/** @type {Set<number>} */
let marked = new Set();
let seen = '';
/**
 * The dice marked to be rolled again: this page's own, and they mean the dice as they lie now.
 * @param {Seat} seat
 */
function current(seat) {
  const key = JSON.stringify([seat.seat, real().rolls_left, seat.dice]);
  if (asked(seat) && key !== seen) {
    seen = key;
    marked = new Set();
  }
  return asked(seat) ? marked : new Set();
}
/** @type {(seat: Seat) => boolean} */
const rolled = seat => seat.dice.length > 0 && !real().rolls.includes(seat.seat) && !real().wanting[seat.seat];
/** @type {(seat: Seat) => boolean} */
const mayRoll = seat => asked(seat) && rolled(seat) && real().rolls_left > 0;

/** @type {Game['hand']} */
export const hand = (match, seat) =>
  held(match, seat).map(die => ({ ...die, again: mayRoll(seat) && current(seat).has(die.id) }));
/**
 * A click on a die marks it while it may be rolled again.
 * @param {Match} match
 * @param {Seat} seat
 * @param {HandThing} die
 */
export function onDie(match, seat, die) {
  if (!mayRoll(seat)) return false;
  if (!current(seat).delete(die.id)) marked.add(die.id);
  return true;
}

/** @type {OfMatch<string[]>} */
const boxes = match => match.board.boxes ?? [];
/** @type {(match: Match, slot: number) => string | undefined} */
const boxAt = (match, slot) => boxes(match)[(match.board.slots ?? []).indexOf(slot)];
/** @type {(match: Match, box: string) => boolean} */
const isOpen = (match, box) => match.moves.includes(`score ${box}`) && real().kind === 'turn';
/** @type {Game['takes']} */
export const takes = (match, slot) => slot < 5 && !real().slots[slot];
/** @type {Game['onSlot']} */
export const onSlot = (match, slot) => {
  const box = boxAt(match, slot);
  return box && isOpen(match, box) ? electronic.write(match, box) : null;
};

/**
 * The sheet of whoever writes, or is about to.
 * @type {Game['marks']}
 */
export function marks(match) {
  const of = match.turn ?? (real().asks >= 0 ? real().asks : null);
  /** @type {ReturnType<Game['marks']>} */
  const found = {};
  if (match.over || of === null) return found;
  const shown = electronic.marks({ ...match, turn: of });
  boxes(match).forEach((box, at) => {
    const slot = (match.board.slots ?? [])[at];
    found[slot] = { ...shown[slot], can: isOpen(match, box) };
  });
  return found;
}

/** @type {OfMatch<Action[]>} */
function rollActs(match) {
  const seat = match.seats.find(other => other.seat === real().asks);
  if (!seat?.mine) return [];
  if (!rolled(seat)) return pouchActs(match);
  const again = [...current(seat)];
  if (mayRoll(seat) && again.length)
    return [act('reroll', t('yacht.roll-again', again.length), { do: 'roll', seat: seat.button, dice: again })];
  return [act('tell', t(mayRoll(seat) ? 'yacht.real-keep-all' : 'yacht.real-tell'), { do: 'tell_face' })];
}
const rolling = () => real().kind === 'order' || (real().kind === 'hue' && real().slot < 0);
const usual = actionsWith(match => (match.moves.length ? electronic.zeroActs(match) : []));
/** @type {Game['actions']} */
export const actions = (match, seat, fingers) => (rolling() ? rollActs(match) : usual(match, seat, fingers));

const asks = promptWith(match => electronic.zeroQuestion(match) || t('yacht.asked-box'));
/** @type {Game['prompt']} */
export function prompt(match, seat) {
  const other = match.seats.find(one => one.seat === real().asks);
  if (other && other !== seat && ['order', 'hue', 'wheel', 'check'].includes(real().kind)) return other.said.rolls;
  if (!rolling() || !asked(seat) || !rolled(seat))
    return asked(seat) && rolling() && real().rolls.includes(seat.seat)
      ? t('yacht.real-asked-roll')
      : asks(match, seat);
  const left = real().rolls_left;
  return left ? t('yacht.real-rolls-left', left) : t('yacht.real-asked-put');
}

/** @type {Game['hint']} */
export function hint(match, seat, die) {
  if (!mayRoll(seat)) return plainHint(die);
  return hintOf(die.again ? 'yacht.hint-rolled-again' : 'yacht.hint-click', die.face);
}

/** @type {Game['slotName']} */
export const slotName = (match, slot, die) =>
  boxAt(match, slot) && !die ? electronic.slotName(match, slot) : usualName(match, slot);
