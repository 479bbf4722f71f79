// The center-die game as the page sees it: one lit slot, hands open.
import { can } from '../../js/state.js';
import { t } from '../../js/texts.js';
import { hintOf, parseFace, plainHint } from '../../js/words.js';
import {
  asides,
  bag,
  choices,
  colors,
  holds,
  onlyFitting,
  ontoOne,
  onTurn,
  refusedPlay,
} from '../../js/games/common.js';

export const direct = true; // there is one place for a die: a click on one that fits plays it
/** @type {OfMatch<number>} */
const slotOf = match => match.board.slot ?? 8;

/** @type {Game['lying']} */
export const lying = match => (match.board.center ? { [slotOf(match)]: match.board.center } : {});
/** @type {Game['takes']} */
export const takes = (match, slot) => slot === slotOf(match);
/** @type {Game['refused']} */
export const refused = match => refusedPlay(match, () => slotOf(match));
/** @type {Game['hand']} */
export const hand = (match, seat) => ontoOne(match, seat, slotOf(match));
/** @type {Game['onlyDie']} */
export const onlyDie = (match, seat) => onlyFitting(hand(match, seat));
/** @type {Game['stock']} */
export const stock = match => bag(match, match.board.center ? 1 : 0);

/**
 * The die that a challenge would bring back stands beside the center die.
 * @type {Game['marks']}
 */
export const marks = match =>
  match.board.former ? { [slotOf(match)]: { tag: t('center.was', match.board.former.face) } } : {};

/** @type {Game['actions']} */
export function actions(match, seat) {
  const found = match.moves.length
    ? [
        ...choices(match, [
          ['reroll', 'roll-again', 'plain'],
          ['draw', 'draw', 'main'],
          ['pass', 'keep-it', 'plain'],
          ['accept', 'accept', 'main'],
          ['challenge', 'challenge', 'plain'],
        ]),
        ...colors(match),
      ]
    : [];
  return [...found, ...asides(match, seat)];
}

/** @type {Game['prompt']} */
export function prompt(match, seat) {
  if (!onTurn(match, seat)) return holds(seat);
  if (can(match, 'color')) return t('name-a-color');
  if (match.phase === 'challenge') return match.said.stakes;
  if (match.phase === 'drawn') return t('play-it-or-keep-it');
  if (match.phase === 'rerolled') return t(can(match, 'play') ? 'center.asked-play-or-draw' : 'nothing-fits-draw');
  if (match.phase === 'move') return t(can(match, 'play') ? 'center.asked-play-or-roll' : 'center.asked-nothing');
  return holds(seat);
}

/** @type {Game['hint']} */
export function hint(match, seat, die) {
  const { face } = die;
  if (die.fits.length) return match.said.fits[face ?? ''] ?? hintOf('hint-fits', face);
  if (parseFace(face).kind === '-') return hintOf('hint-not-rolled', face);
  if (!onTurn(match, seat) || !match.board.center || !['move', 'rerolled', 'drawn'].includes(match.phase))
    return plainHint(die);
  if (match.phase === 'drawn') return hintOf('center.hint-new-die-only', face, 'C4');
  return parseFace(face).kind === 'WD4'
    ? hintOf('center.hint-another-matches', face, 'C7')
    : hintOf('center.hint-no-match', face, 'C3');
}
