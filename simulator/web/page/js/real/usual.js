// What the page uses of a game with real dice where its module `real.js` does not export it.
import { bag } from '../games/common.js';
import { t } from '../texts.js';
import { lying, real, say } from './common.js';
import { actionsWith, promptWith } from './questions.js';

export { draw, hand, hint, lying, move, onlyDie, refused, slotName } from './common.js';
export { direct, goal, holds, marks, onSlot, thread } from '../games/usual.js';

/** @type {Game['takes']} */
export const takes = (match, slot) => !lying(match)[slot];
/** @type {Game['stock']} */
export const stock = match => bag(match, Object.keys(lying(match)).length);
/** @type {Record<string, string>} */
const VERBS = { reroll: 'roll-again' };
/**
 * What the tray's keys offer.
 * @type {Game['actions']}
 */
export const actions = actionsWith(() =>
  real().verbs.map(verb => say(/** @type {Verb} */ (verb), VERBS[verb] ?? verb)),
);
/** @type {Game['prompt']} */
export const prompt = promptWith(() => t('real-put-or-press'));
