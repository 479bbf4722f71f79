// The tray game with real dice as the page sees it.
import { act, actionsWith, fitting, promptWith, real, say, unrolled } from '/js/real/common.js';

export { draw, hand, hint, lying, move, onlyDie, refused, slotName } from '/js/real/common.js';
export { aim, fieldName } from './game.js';

const roll = (seat, label, kind) => act('roll', label, { do: 'roll', seat: seat.button }, kind);

export const actions = actionsWith((match, seat) => {
  const { verbs } = real(), found = [];
  if (verbs.includes('roll')) found.push(roll(seat, 'Roll', 'main'));
  else if (unrolled(seat)) return [roll(seat, seat.dice.length > 1 ? 'Roll' : 'Roll it', 'main')];      // told by a key before it was done
  else if (!verbs.length && !fitting()) found.push(roll(seat, 'Roll it again', 'main'));
  if (verbs.includes('draw')) found.push(say('draw', 'Nothing fits', fitting() || verbs.includes('roll') ? 'plain' : 'main'));
  if (verbs.includes('pass')) found.push(say('pass', 'Keep it', fitting() ? 'plain' : 'main'));
  return found;
});

export const prompt = promptWith((match, seat) => {
  const { verbs } = real();
  if ((verbs.length === 1 && verbs[0] === 'roll') || (unrolled(seat) && !verbs.includes('roll'))) return seat.dice.length > 1 ? 'roll all your dice' : 'roll it';
  if (match.turn === null) return fitting() ? 'put it into any slot' : 'no wild +4 to begin: roll it again';
  if (match.phase === 'drawn') return fitting() ? 'put what you drew' : 'it does not fit: keep it';
  return fitting() ? 'put a die into a slot' : verbs.includes('roll') ? 'nothing fits: roll' : 'nothing fits';
});
