// Threes as the page sees it: two open dice in the first slots, the third in the hand of its player alone.
import { can } from '../../js/state.js';
import { KEYS } from '../../js/press.js';
import { t } from '../../js/texts.js';
import { enter, onTurn } from '../../js/games/common.js';

export const holds = seat => seat.said.points;
export const onSlot = (match, slot) => (can(match, 'reroll') && slot < 2 ? enter(`reroll ${slot + 1}`) : null);
export const prompt = (match, seat) => (onTurn(match, seat) && match.moves.length ? t('threes.asked') : holds(seat));

export function actions(match, seat) {
  if (onTurn(match, seat) && seat.mine && !seat.seen)
    return [
      { key: 'alone', label: t('alone'), kind: 'main', send: { do: 'answer', screen: 'play', button: KEYS.green } },
    ];
  if (!onTurn(match, seat) || !match.moves.length) return [];
  const again = can(match, 'reroll')
    ? [
        { key: 'cup', label: t('threes.roll-cup'), kind: 'plain', send: enter('reroll 3') },
        { key: 'all', label: t('threes.roll-all'), kind: 'plain', send: enter('reroll 1 2 3') },
      ]
    : [];
  return [...again, { key: 'keep', label: t('threes.count-dice'), kind: 'main', send: enter('keep') }];
}
