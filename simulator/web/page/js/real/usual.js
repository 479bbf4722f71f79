// What the page uses of a game with real dice where its module `real.js` does not export it.
import { bag } from '../games/common.js';
import { capital } from '../words.js';
import { actionsWith, lying, promptWith, real, say } from './common.js';

export { draw, hand, hint, lying, move, onlyDie, refused, slotName } from './common.js';
export { aim, direct, fieldName, goal, holds, lasted, marks, onSlot, thread } from '../games/usual.js';

export const takes = (match, slot) => !lying(match)[slot];
export const stock = match => bag(match, Object.keys(lying(match)).length);
/** What the tray's keys offer. */
export const actions = actionsWith(() => real().verbs.map(verb => say(verb, capital(verb))));
export const prompt = promptWith(() => 'put a die, or press a key');
