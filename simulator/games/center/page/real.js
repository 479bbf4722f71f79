// The center-die game with real dice as the page sees it: a die is put beside the center die, which then goes.
import { t } from '../../js/texts.js';
import { act, actionsWith, fitting, promptWith, real, say } from '../../js/real/common.js';

export const direct = true;

/** @type {Game['marks']} */
export const marks = match =>
  match.turn !== null && real().slots[real().last] ? { [real().last]: { tag: t('center.real-center') } } : {};

export const actions = actionsWith((match, seat) => {
  const { verbs } = real();
  const found = [];
  const kind = fitting() ? 'plain' : 'main';
  const roll = (/** @type {string} */ label) => act('roll', t(label), { do: 'roll', seat: seat.button }, kind);
  if (!verbs.length && match.turn === null && !fitting()) found.push(roll('real-roll-it-again'));
  if (verbs.includes('reroll')) found.push(roll('center.real-roll-all-again'));
  if (verbs.includes('draw')) found.push(say('draw', 'draw-a-die', kind));
  if (verbs.includes('pass')) found.push(say('pass', 'keep-it', kind));
  if (verbs.includes('accept')) found.push(say('accept', 'accept', 'main'), say('challenge', 'challenge'));
  return found;
});

export const prompt = promptWith(match => {
  if (match.turn === null) return t(fitting() ? 'real-put-lit-slot' : 'real-no-number');
  if (match.phase === 'challenge') return match.said.stakes;
  if (match.phase === 'drawn') return t(fitting() ? 'center.real-asked-drawn' : 'real-does-not-fit-keep');
  if (fitting()) return t('center.real-asked-put');
  return t(match.phase === 'rerolled' ? 'center.real-asked-nothing-draw' : 'real-nothing-fits-roll-again');
});
