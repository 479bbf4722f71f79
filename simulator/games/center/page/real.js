// The center-die game with real dice on the page: a die is put beside the center die, which then goes.
import { t } from '../../js/texts.js';
import {
  makeAction,
  makeActionLister,
  hasFitting,
  makePromptGetter,
  getReal,
  makeSayAction,
} from '../../js/real/real_defaults.js';

export const playsOnClick = true;

/** @type {Game['getMarks']} */
export const getMarks = match =>
  match.turn !== null && getReal().slots[getReal().last] ? { [getReal().last]: { tag: t('center.real-center') } } : {};

export const listActions = makeActionLister((match, seat) => {
  const { verbs } = getReal();
  const found = [];
  const kind = hasFitting() ? 'plain' : 'main';
  const makeRollAction = (/** @type {string} */ label) =>
    makeAction('roll', t(label), { do: 'roll', seat: seat.button }, kind);
  if (!verbs.length && match.turn === null && !hasFitting()) found.push(makeRollAction('real-roll-it-again'));
  if (verbs.includes('reroll')) found.push(makeRollAction('center.real-roll-all-again'));
  if (verbs.includes('draw')) found.push(makeSayAction('draw', 'draw-a-die', kind));
  if (verbs.includes('pass')) found.push(makeSayAction('pass', 'keep-it', kind));
  if (verbs.includes('accept'))
    found.push(makeSayAction('accept', 'accept', 'main'), makeSayAction('challenge', 'challenge'));
  return found;
});

export const getPrompt = makePromptGetter(match => {
  if (match.turn === null) return t(hasFitting() ? 'real-put-lit-slot' : 'real-no-number');
  if (match.phase === 'challenge') return match.said.stakes;
  if (match.phase === 'drawn') return t(hasFitting() ? 'center.real-asked-drawn' : 'real-does-not-fit-keep');
  if (hasFitting()) return t('center.real-asked-put');
  return t(match.phase === 'rerolled' ? 'center.real-asked-nothing-draw' : 'real-nothing-fits-roll-again');
});
