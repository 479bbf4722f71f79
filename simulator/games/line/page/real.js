// The dice-line game with real dice: the line grows slot by slot; its back die is lifted when it is taken.
import {
  makeAction,
  makeActionLister,
  hasFitting,
  getHand,
  makePromptGetter,
  getReal,
  makeSayAction,
  hasUnrolled,
} from '../../js/real/real_defaults.js';
import { t } from '../../js/texts.js';
import { formatTake } from './game.js';

export { getGoal } from './game.js';
export const playsOnClick = true;
/** @type {Game['getStock']} */
export const getStock = () => null;
/** @type {Game['getThread']} */
export const getThread = () => getReal().way;
const getBackDie = () => getReal().slots[getReal().way[0]];

/** @type {Game['getMarks']} */
export function getMarks() {
  const { way } = getReal();
  /** @type {Record<number, Mark>} */
  const found = {};
  if (!way.length) return found;
  found[way[way.length - 1]] = { tag: t(way.length > 1 ? 'line.real-tag-end' : 'line.tag-line') };
  if (way.length > 1) found[way[0]] = { tag: t('line.tag-back') };
  return found;
}

export const listActions = makeActionLister((match, seat) => {
  const { verbs } = getReal();
  const kind = hasFitting() ? 'plain' : 'main';
  const makeRollAction = (/** @type {string} */ label) =>
    makeAction('roll', t(label), { do: 'roll', seat: seat.button }, kind);
  if (verbs.includes('give'))
    return getHand(match, seat).map(die =>
      makeAction(`give-${die.id}`, t('line.give-die', die.face), { do: 'give', die: die.id }, 'plain'),
    );
  if (hasUnrolled(seat)) return [makeRollAction('real-roll-all')];
  const found =
    verbs.length || (match.turn === null && hasFitting())
      ? []
      : [makeRollAction(match.turn === null ? 'real-roll-it-again' : 'roll-again')];
  if (verbs.includes('reroll')) found.push(makeRollAction('roll-again'));
  if (verbs.includes('draw'))
    found.push({
      ...makeSayAction('draw', 'line.real-take-back-die', kind),
      ...(getBackDie() ? { label: formatTake(getBackDie()) } : {}),
    });
  if (verbs.includes('pass')) found.push(makeSayAction('pass', 'pass', kind));
  return found;
});

export const getPrompt = makePromptGetter((match, seat) => {
  if (match.phase === 'give') return t('line.asked-give');
  if (hasUnrolled(seat)) return t('real-roll-all-asked-your');
  if (match.turn === null) return t(hasFitting() ? 'real-put-lit-slot' : 'real-no-number');
  if (hasFitting()) return t(match.phase === 'rerolled' ? 'line.real-asked-put-or-pass' : 'line.real-asked-put');
  if (match.phase === 'rerolled') return t('line.real-asked-pass');
  return t(getReal().verbs.includes('reroll') ? 'real-nothing-fits-roll-again' : 'line.asked-take');
});
