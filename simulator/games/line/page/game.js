// The dice-line game on the page: the line winds through the slots from its back to its play end.
import { canEnter } from '../../js/state.js';
import { t } from '../../js/texts.js';
import { makeHint, makePlainHint } from '../../js/face_names.js';
import {
  listUnoActions,
  listChoices,
  listColorActions,
  makeEnterRequest,
  describeHand,
  listArguments,
  findOnlyFitting,
  listHandForSlot,
  isOnTurn,
  findRefusedPlay,
} from '../../js/games/game_defaults.js';

export const playsOnClick = true;
/** @type {OfMatch<Die[]>} */
const getLine = match => match.board.line ?? [];
/** @type {OfMatch<number[]>} */
const getSlots = match => match.board.slots ?? [];
/** @type {OfMatch<number>} */
const getNextSlot = match => match.board.next ?? 0;
/** @type {OfMatch<number>} */
const getBackSlot = match => getSlots(match)[0];

/** @type {Game['getLyingDice']} */
export const getLyingDice = match =>
  Object.fromEntries(getLine(match).map((die, place) => [getSlots(match)[place], die]));
/**
 * A die is played at the play end: clicks on its die and on the next slot mean the same.
 * @type {Game['canPlaceAt']}
 */
export const canPlaceAt = (match, slot) => slot === getNextSlot(match) || slot === getSlots(match).at(-1);
/** @type {Game['getRefusal']} */
export const getRefusal = match => findRefusedPlay(match, () => getNextSlot(match));
/** @type {Game['getHand']} */
export const getHand = (match, seat) => listHandForSlot(match, seat, getNextSlot(match));
/** @type {Game['findOnlyDie']} */
export const findOnlyDie = (match, seat) => findOnlyFitting(getHand(match, seat));
/** @type {Game['getStock']} */
export const getStock = () => null;
/** @type {Game['getDrawRequest']} */
export const getDrawRequest = () => null;
/** @type {Game['getGoal']} */
export const getGoal = match => (match.options.best_of === '3' ? 2 : Number(match.options.target));

/** @type {Game['getThread']} */
export const getThread = getSlots;

/** @type {Game['getMarks']} */
export function getMarks(match) {
  const way = getSlots(match);
  /** @type {ReturnType<Game['getMarks']>} */
  const found = {};
  if (!way.length) return found;
  found[way[way.length - 1]] = { tag: t(way.length > 1 ? 'line.tag-end' : 'line.tag-line') };
  if (way.length > 1) found[getBackSlot(match)] = { tag: t('line.tag-back') };
  return found;
}

/**
 * The back die can be clicked if it may be taken.
 * @type {Game['onSlot']}
 */
export const onSlot = (match, slot) =>
  slot === getBackSlot(match) && slot !== getSlots(match).at(-1) && canEnter(match, 'draw')
    ? makeEnterRequest('draw')
    : null;

/**
 * Return the label for taking the back die: a wild without its declared color.
 * @param {Die} [die]
 */
export const formatTake = die => (die ? t('line.take-die', die.face.split('=')[0]) : t('line.take'));

/** @type {Game['listActions']} */
export function listActions(match, seat) {
  const taken = getLine(match)[0];
  const found = match.moves.length
    ? [
        ...(canEnter(match, 'draw')
          ? [{ key: 'draw', label: formatTake(taken), kind: 'plain', send: makeEnterRequest('draw') }]
          : []),
        ...listChoices(match, [
          ['reroll', 'roll-again', 'plain'],
          ['pass', 'pass', 'plain'],
        ]),
        ...listArguments(match, 'give').map(([face]) => ({
          key: `give-${face}`,
          label: t('line.give-die', face),
          kind: 'plain',
          send: makeEnterRequest(`give ${face}`),
        })),
        ...listColorActions(match),
      ]
    : [];
  return [...found, ...listUnoActions(match, seat)];
}

/** @type {Game['getPrompt']} */
export function getPrompt(match, seat) {
  if (!isOnTurn(match, seat)) return describeHand(seat);
  if (canEnter(match, 'color')) return t('name-a-color');
  if (canEnter(match, 'give')) return t('line.asked-give');
  if (match.phase === 'rerolled') return t('line.asked-play-or-pass');
  if (canEnter(match, 'reroll')) return t(canEnter(match, 'play') ? 'line.asked-play' : 'line.asked-roll');
  if (match.phase !== 'move') return describeHand(seat);
  if (!canEnter(match, 'draw')) return t('line.asked-last-die');
  return match.said.price;
}

/** @type {Game['getHint']} */
export function getHint(match, seat, die) {
  if (die.fits.length) return match.said.fits[die.face ?? ''] ?? makeHint('hint-fits', die.face);
  return isOnTurn(match, seat) && ['move', 'rerolled'].includes(match.phase)
    ? makeHint('line.hint-no-match', die.face, 'L3')
    : makePlainHint(die);
}
