// The dice-line game with real dice as the page sees it: the line grows slot by slot, its back die is lifted when it is taken.
import { act, actionsWith, fitting, hand, promptWith, real, say, unrolled } from '/js/real/common.js';
import { faceName } from '/js/words.js';

export { draw, hand, hint, lying, move, onlyDie, refused, slotName } from '/js/real/common.js';
export { aim, fieldName, goal } from './game.js';
export const direct = true;
export const stock = () => null;
export const thread = () => real().way;
const back = () => real().slots[real().way[0]];

export function marks() {
  const { way } = real(), found = {};
  if (!way.length) return found;
  found[way.at(-1)] = { tag: way.length > 1 ? 'play end' : 'line' };
  if (way.length > 1) found[way[0]] = { tag: 'back' };
  return found;
}

export const actions = actionsWith((match, seat) => {
  const { verbs } = real(), kind = fitting() ? 'plain' : 'main', roll = label => act('roll', label, { do: 'roll', seat: seat.button }, kind);
  if (verbs.includes('give')) return hand(match, seat).map(die => act(`give-${die.id}`, `Give ${faceName(die.face)}`, { do: 'give', die: die.id }, 'plain'));
  if (unrolled(seat)) return [roll('Roll all dice')];
  const found = verbs.length || (match.turn === null && fitting()) ? [] : [roll(match.turn === null ? 'Roll it again' : 'Roll again')];
  if (verbs.includes('reroll')) found.push(roll('Roll again'));
  if (verbs.includes('draw')) found.push(say('draw', back() ? `Take ${faceName(back().face).replace(/, .*/, '')}` : 'Take the back die', kind));
  if (verbs.includes('pass')) found.push(say('pass', 'Pass', kind));
  return found;
});

export const prompt = promptWith((match, seat) => {
  if (match.phase === 'give') return 'give one die';
  if (unrolled(seat)) return 'roll all your dice';
  if (match.turn === null) return fitting() ? 'put it into the lit slot' : 'no number: roll it again';
  if (fitting()) return match.phase === 'rerolled' ? 'put a die, or pass' : 'put a die into the lit slot';
  if (match.phase === 'rerolled') return 'nothing fits: pass';
  return real().verbs.includes('reroll') ? 'nothing fits: roll again' : 'nothing fits: take the back die';
});
