// The dice-line game as the page sees it: the line winds through the slots from its back to its play end.
import { can } from '../../js/state.js';
import { t } from '../../js/texts.js';
import { hintOf, plainHint } from '../../js/words.js';
import {
  asides,
  choices,
  colors,
  enter,
  holds,
  lines,
  onlyFitting,
  ontoOne,
  onTurn,
  refusedPlay,
} from '../../js/games/common.js';

export const direct = true;
/** @type {OfMatch<Die[]>} */
const line = match => match.board.line ?? [];
/** @type {OfMatch<number[]>} */
const slots = match => match.board.slots ?? [];
/** @type {OfMatch<number>} */
const next = match => match.board.next ?? 0;
/** @type {OfMatch<number>} */
const back = match => slots(match)[0];

/** @type {Game['lying']} */
export const lying = match => Object.fromEntries(line(match).map((die, place) => [slots(match)[place], die]));
/**
 * A die goes on at the play end: clicks on that die or on the next slot mean the same.
 * @type {Game['takes']}
 */
export const takes = (match, slot) => slot === next(match) || slot === slots(match).at(-1);
/** @type {Game['refused']} */
export const refused = match => refusedPlay(match, () => next(match));
/** @type {Game['hand']} */
export const hand = (match, seat) => ontoOne(match, seat, next(match));
/** @type {Game['onlyDie']} */
export const onlyDie = (match, seat) => onlyFitting(hand(match, seat));
/** @type {Game['stock']} */
export const stock = () => null;
/** @type {Game['draw']} */
export const draw = () => null;
/** @type {Game['goal']} */
export const goal = match => (match.options.best_of === '3' ? 2 : Number(match.options.target));

/** @type {Game['thread']} */
export const thread = slots;

/** @type {Game['marks']} */
export function marks(match) {
  const way = slots(match);
  /** @type {ReturnType<Game['marks']>} */
  const found = {};
  if (!way.length) return found;
  found[way[way.length - 1]] = { tag: t(way.length > 1 ? 'line.tag-end' : 'line.tag-line') };
  if (way.length > 1) found[back(match)] = { tag: t('line.tag-back') };
  return found;
}

/**
 * The back die can be clicked when it may be taken.
 * @type {Game['onSlot']}
 */
export const onSlot = (match, slot) =>
  slot === back(match) && slot !== slots(match).at(-1) && can(match, 'draw') ? enter('draw') : null;

/**
 * What takes the back die: a wild without the color that was named for it.
 * @param {Die} [die]
 */
export const takeWords = die => (die ? t('line.take-die', die.face.split('=')[0]) : t('line.take'));

/** @type {Game['actions']} */
export function actions(match, seat) {
  const taken = line(match)[0];
  const found = match.moves.length
    ? [
        ...(can(match, 'draw') ? [{ key: 'draw', label: takeWords(taken), kind: 'plain', send: enter('draw') }] : []),
        ...choices(match, [
          ['reroll', 'roll-again', 'plain'],
          ['pass', 'pass', 'plain'],
        ]),
        ...lines(match, 'give').map(([face]) => ({
          key: `give-${face}`,
          label: t('line.give-die', face),
          kind: 'plain',
          send: enter(`give ${face}`),
        })),
        ...colors(match),
      ]
    : [];
  return [...found, ...asides(match, seat)];
}

/** @type {Game['prompt']} */
export function prompt(match, seat) {
  if (!onTurn(match, seat)) return holds(seat);
  if (can(match, 'color')) return t('name-a-color');
  if (can(match, 'give')) return t('line.asked-give');
  if (match.phase === 'rerolled') return t('line.asked-play-or-pass');
  if (can(match, 'reroll')) return t(can(match, 'play') ? 'line.asked-play' : 'line.asked-roll');
  if (match.phase !== 'move') return holds(seat);
  if (!can(match, 'draw')) return t('line.asked-last-die');
  return match.said.price;
}

/** @type {Game['hint']} */
export function hint(match, seat, die) {
  if (die.fits.length) return match.said.fits[die.face ?? ''] ?? hintOf('hint-fits', die.face);
  return onTurn(match, seat) && ['move', 'rerolled'].includes(match.phase)
    ? hintOf('line.hint-no-match', die.face, 'L3')
    : plainHint(die);
}
