// Threes on the page: two open dice in the first slots, the third in its player's hand.
import { canEnter } from '../../js/state.js';
import { KEYS } from '../../js/tray_buttons.js';
import { t } from '../../js/texts.js';
import { makeEnterRequest, isOnTurn } from '../../js/games/game_defaults.js';

export const describeHand = seat => seat.said.points;
export const onSlot = (match, slot) =>
  canEnter(match, 'reroll') && slot < 2 ? makeEnterRequest(`reroll ${slot + 1}`) : null;
export const getPrompt = (match, seat) =>
  isOnTurn(match, seat) && match.moves.length ? t('threes.asked') : describeHand(seat);

export function listActions(match, seat) {
  if (isOnTurn(match, seat) && seat.mine && !seat.seen)
    return [
      { key: 'alone', label: t('alone'), kind: 'main', send: { do: 'answer', screen: 'play', button: KEYS.green } },
    ];
  if (!isOnTurn(match, seat) || !match.moves.length) return [];
  const again = canEnter(match, 'reroll')
    ? [
        { key: 'cup', label: t('threes.roll-cup'), kind: 'plain', send: makeEnterRequest('reroll 3') },
        { key: 'all', label: t('threes.roll-all'), kind: 'plain', send: makeEnterRequest('reroll 1 2 3') },
      ]
    : [];
  return [...again, { key: 'keep', label: t('threes.count-dice'), kind: 'main', send: makeEnterRequest('keep') }];
}
