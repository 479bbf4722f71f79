// The center-die game with real dice as the page sees it: a die is put beside the center die, which then goes.
import { act, actionsWith, fitting, promptWith, real, say } from '/js/real/common.js';

export { draw, hand, hint, lying, move, onlyDie, refused, slotName } from '/js/real/common.js';
export { aim, fieldName } from './game.js';
export const direct = true;

export const marks = match => (match.turn !== null && real().slots[real().last] ? { [real().last]: { tag: 'center' } } : {});

export const actions = actionsWith((match, seat) => {
  const { verbs } = real(), found = [], kind = fitting() ? 'plain' : 'main';
  const roll = label => act('roll', label, { do: 'roll', seat: seat.button }, kind);
  if (!verbs.length && match.turn === null && !fitting()) found.push(roll('Roll it again'));
  if (verbs.includes('reroll')) found.push(roll('Roll all again'));
  if (verbs.includes('draw')) found.push(say('draw', 'Draw a die', kind));
  if (verbs.includes('pass')) found.push(say('pass', 'Keep it', kind));
  if (verbs.includes('accept')) found.push(say('accept', 'Accept'), say('challenge', 'Challenge', 'main'));
  return found;
});

export const prompt = promptWith(match => {
  if (match.turn === null) return fitting() ? 'put it into the lit slot' : 'no number: roll it again';
  if (match.phase === 'challenge') return 'draw four, or challenge?';
  if (match.phase === 'drawn') return fitting() ? 'put what you drew, or keep it' : 'it does not fit: keep it';
  if (fitting()) return 'put a die beside the center die';
  return match.phase === 'rerolled' ? 'nothing fits: draw' : 'nothing fits: roll again';
});
