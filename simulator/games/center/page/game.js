// The center-die game on the page: one lit slot, open hands.
import { canEnter } from '../../js/state.js';
import { t } from '../../js/texts.js';
import { makeHint, parseFace, makePlainHint } from '../../js/face_names.js';
import {
  listUnoActions,
  makeBagStock,
  listChoices,
  listColorActions,
  describeHand,
  findOnlyFitting,
  listHandForSlot,
  isOnTurn,
  findRefusedPlay,
} from '../../js/games/game_defaults.js';

export const playsOnClick = true; // there is one slot for dice: a click on one that fits plays it
/** @type {OfMatch<number>} */
const getSlot = match => match.board.slot ?? 8;

/** @type {Game['getLyingDice']} */
export const getLyingDice = match => (match.board.center ? { [getSlot(match)]: match.board.center } : {});
/** @type {Game['canPlaceAt']} */
export const canPlaceAt = (match, slot) => slot === getSlot(match);
/** @type {Game['getRefusal']} */
export const getRefusal = match => findRefusedPlay(match, () => getSlot(match));
/** @type {Game['getHand']} */
export const getHand = (match, seat) => listHandForSlot(match, seat, getSlot(match));
/** @type {Game['findOnlyDie']} */
export const findOnlyDie = (match, seat) => findOnlyFitting(getHand(match, seat));
/** @type {Game['getStock']} */
export const getStock = match => makeBagStock(match, match.board.center ? 1 : 0);

/**
 * The die under a wild +4 that can be challenged is shown beside the center die.
 * @type {Game['getMarks']}
 */
export const getMarks = match =>
  match.board.former ? { [getSlot(match)]: { tag: t('center.was', match.board.former.face) } } : {};

/** @type {Game['listActions']} */
export function listActions(match, seat) {
  const found = match.moves.length
    ? [
        ...listChoices(match, [
          ['reroll', 'roll-again', 'plain'],
          ['draw', 'draw', 'main'],
          ['pass', 'keep-it', 'plain'],
          ['accept', 'accept', 'main'],
          ['challenge', 'challenge', 'plain'],
        ]),
        ...listColorActions(match),
      ]
    : [];
  return [...found, ...listUnoActions(match, seat)];
}

/** @type {Game['getPrompt']} */
export function getPrompt(match, seat) {
  if (!isOnTurn(match, seat)) return describeHand(seat);
  if (canEnter(match, 'color')) return t('name-a-color');
  if (match.phase === 'challenge') return match.said.stakes;
  if (match.phase === 'drawn') return t('play-it-or-keep-it');
  if (match.phase === 'rerolled') return t(canEnter(match, 'play') ? 'center.asked-play-or-draw' : 'nothing-fits-draw');
  if (match.phase === 'move') return t(canEnter(match, 'play') ? 'center.asked-play-or-roll' : 'center.asked-nothing');
  return describeHand(seat);
}

/** @type {Game['getHint']} */
export function getHint(match, seat, die) {
  const { face } = die;
  if (die.fits.length) return match.said.fits[face ?? ''] ?? makeHint('hint-fits', face);
  if (parseFace(face).kind === '-') return makeHint('hint-not-rolled', face);
  if (!isOnTurn(match, seat) || !match.board.center || !['move', 'rerolled', 'drawn'].includes(match.phase))
    return makePlainHint(die);
  if (match.phase === 'drawn') return makeHint('center.hint-new-die-only', face, 'C4');
  return parseFace(face).kind === 'WD4'
    ? makeHint('center.hint-another-matches', face, 'C7')
    : makeHint('center.hint-no-match', face, 'C3');
}
