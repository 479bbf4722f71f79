// Yacht with real dice on the page: they are rolled, put into slots or entered, then a box is chosen.
import {
  makeAction,
  makeActionLister,
  isAsked,
  getHand as held,
  listPouchActions,
  makePromptGetter,
  getReal,
  nameSlot as usualName,
} from '../../js/real/real_defaults.js';
import * as electronic from './game.js';
import { t } from '../../js/texts.js';
import { makeHint, makePlainHint } from '../../js/face_names.js';

export { getGoal, describeHand, drawSheet } from './game.js';

/** @type {Set<number>} */
let marked = new Set();
let lastKey = '';
/**
 * Return the dice marked to be rolled again: this page's own marks, valid until the dice change.
 * @param {Seat} seat
 */
function getMarked(seat) {
  const key = JSON.stringify([seat.seat, getReal().rolls_left, seat.dice]);
  if (isAsked(seat) && key !== lastKey) {
    lastKey = key;
    marked = new Set();
  }
  return isAsked(seat) ? marked : new Set();
}
/** @type {(seat: Seat) => boolean} */
const isRolled = seat => seat.dice.length > 0 && !getReal().rolls.includes(seat.seat) && !getReal().wanting[seat.seat];
/** @type {(seat: Seat) => boolean} */
const canRoll = seat => isAsked(seat) && isRolled(seat) && getReal().rolls_left > 0;

/** @type {Game['getHand']} */
export const getHand = (match, seat) =>
  held(match, seat).map(die => ({ ...die, again: canRoll(seat) && getMarked(seat).has(die.id) }));
/**
 * Mark a die by a click while it may be rolled again.
 * @param {Match} match
 * @param {Seat} seat
 * @param {HandThing} die
 */
export function onDie(match, seat, die) {
  if (!canRoll(seat)) return false;
  if (!getMarked(seat).delete(die.id)) marked.add(die.id);
  return true;
}

/** @type {OfMatch<string[]>} */
const getBoxes = match => match.board.boxes ?? [];
/** @type {(match: Match, slot: number) => string | undefined} */
const slotToBox = (match, slot) => getBoxes(match)[(match.board.slots ?? []).indexOf(slot)];
/** @type {(match: Match, box: string) => boolean} */
const isBoxOpen = (match, box) => match.moves.includes(`score ${box}`) && getReal().kind === 'turn';
/** @type {Game['canPlaceAt']} */
export const canPlaceAt = (match, slot) => slot < 5 && !getReal().slots[slot];
/** @type {Game['onSlot']} */
export const onSlot = (match, slot) => {
  const box = slotToBox(match, slot);
  return box && isBoxOpen(match, box) ? electronic.makeWriteRequest(match, box) : null;
};

/**
 * The sheet of the seat that writes, or is about to.
 * @type {Game['getMarks']}
 */
export function getMarks(match) {
  const of = match.turn ?? (getReal().asks >= 0 ? getReal().asks : null);
  /** @type {ReturnType<Game['getMarks']>} */
  const found = {};
  if (match.over || of === null) return found;
  const shown = electronic.getMarks({ ...match, turn: of });
  getBoxes(match).forEach((box, at) => {
    const slot = (match.board.slots ?? [])[at];
    found[slot] = { ...shown[slot], can: isBoxOpen(match, box) };
  });
  return found;
}

/** @type {OfMatch<Action[]>} */
function listRollActions(match) {
  const seat = match.seats.find(other => other.seat === getReal().asks);
  if (!seat?.mine) return [];
  if (!isRolled(seat)) return listPouchActions(match);
  const again = [...getMarked(seat)];
  if (canRoll(seat) && again.length)
    return [makeAction('reroll', t('yacht.roll-again', again.length), { do: 'roll', seat: seat.button, dice: again })];
  return [makeAction('tell', t(canRoll(seat) ? 'yacht.real-keep-all' : 'yacht.real-tell'), { do: 'tell_face' })];
}
const isRolling = () => getReal().kind === 'order' || (getReal().kind === 'hue' && getReal().slot < 0);
const listUsualActions = makeActionLister(match => (match.moves.length ? electronic.listZeroActions(match) : []));
/** @type {Game['listActions']} */
export const listActions = (match, seat, trayButtons) =>
  isRolling() ? listRollActions(match) : listUsualActions(match, seat, trayButtons);

const getUsualPrompt = makePromptGetter(match => electronic.formatZeroQuestion(match) || t('yacht.asked-box'));
/** @type {Game['getPrompt']} */
export function getPrompt(match, seat) {
  const other = match.seats.find(one => one.seat === getReal().asks);
  if (other && other !== seat && ['order', 'hue', 'wheel', 'check'].includes(getReal().kind)) return other.said.rolls;
  if (!isRolling() || !isAsked(seat) || !isRolled(seat))
    return isAsked(seat) && isRolling() && getReal().rolls.includes(seat.seat)
      ? t('yacht.real-asked-roll')
      : getUsualPrompt(match, seat);
  const left = getReal().rolls_left;
  return left ? t('yacht.real-rolls-left', left) : t('yacht.real-asked-put');
}

/** @type {Game['getHint']} */
export function getHint(match, seat, die) {
  if (!canRoll(seat)) return makePlainHint(die);
  return makeHint(die.again ? 'yacht.hint-rolled-again' : 'yacht.hint-click', die.face);
}

/** @type {Game['nameSlot']} */
export const nameSlot = (match, slot, die) =>
  slotToBox(match, slot) && !die ? electronic.nameSlot(match, slot) : usualName(match, slot);
