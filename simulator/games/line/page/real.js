// The dice-line game with real dice: the line grows slot by slot, and its back die is lifted when it is taken.
import { act, actionsWith, fitting, hand, promptWith, real, say, unrolled } from '../../js/real/common.js';
import { t } from '../../js/texts.js';
import { takeWords } from './game.js';

export { goal } from './game.js';
export const direct = true;
/** @type {Game['stock']} */
export const stock = () => null;
/** @type {Game['thread']} */
export const thread = () => real().way;
const back = () => real().slots[real().way[0]];

/** @type {Game['marks']} */
export function marks() {
  const { way } = real();
  /** @type {Record<number, Mark>} */
  const found = {};
  if (!way.length) return found;
  found[way[way.length - 1]] = { tag: t(way.length > 1 ? 'line.real-tag-end' : 'line.tag-line') };
  if (way.length > 1) found[way[0]] = { tag: t('line.tag-back') };
  return found;
}

export const actions = actionsWith((match, seat) => {
  const { verbs } = real();
  const kind = fitting() ? 'plain' : 'main';
  const roll = (/** @type {string} */ label) => act('roll', t(label), { do: 'roll', seat: seat.button }, kind);
  if (verbs.includes('give'))
    return hand(match, seat).map(die =>
      act(`give-${die.id}`, t('line.give-die', die.face), { do: 'give', die: die.id }, 'plain'),
    );
  if (unrolled(seat)) return [roll('real-roll-all')];
  const found =
    verbs.length || (match.turn === null && fitting())
      ? []
      : [roll(match.turn === null ? 'real-roll-it-again' : 'roll-again')];
  if (verbs.includes('reroll')) found.push(roll('roll-again'));
  if (verbs.includes('draw'))
    found.push({ ...say('draw', 'line.real-take-back-die', kind), ...(back() ? { label: takeWords(back()) } : {}) });
  if (verbs.includes('pass')) found.push(say('pass', 'pass', kind));
  return found;
});

export const prompt = promptWith((match, seat) => {
  if (match.phase === 'give') return t('line.asked-give');
  if (unrolled(seat)) return t('real-roll-all-asked-your');
  if (match.turn === null) return t(fitting() ? 'real-put-lit-slot' : 'real-no-number');
  if (fitting()) return t(match.phase === 'rerolled' ? 'line.real-asked-put-or-pass' : 'line.real-asked-put');
  if (match.phase === 'rerolled') return t('line.real-asked-pass');
  return t(real().verbs.includes('reroll') ? 'real-nothing-fits-roll-again' : 'line.asked-take');
});
