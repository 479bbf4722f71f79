// The tray game with real dice as the page sees it.
import { t } from '../../js/texts.js';
import { act, actionsWith, fitting, promptWith, real, say, unrolled } from '../../js/real/common.js';

/** @type {(seat: Seat, label: string, kind: string) => Action} */
const roll = (seat, label, kind) => act('roll', t(label), { do: 'roll', seat: seat.button }, kind);

/** @type {(seat: Seat) => boolean} */
const allFit = seat => seat.dice.every(({ id }) => real().fits[id]?.length);

export const actions = actionsWith((match, seat) => {
  const { verbs } = real();
  const found = [];
  if (verbs.includes('roll')) found.push(roll(seat, 'roll', allFit(seat) ? 'plain' : 'main'));
  // A key may have told the tray of a roll that is not done yet.
  else if (unrolled(seat)) return [roll(seat, seat.dice.length > 1 ? 'roll' : 'basic.real-roll-it', 'main')];
  else if (!verbs.length && !fitting()) found.push(roll(seat, 'real-roll-it-again', 'main'));
  if (verbs.includes('draw'))
    found.push(say('draw', 'basic.real-nothing-fits', fitting() || verbs.includes('roll') ? 'plain' : 'main'));
  if (verbs.includes('pass')) found.push(say('pass', 'keep-it', fitting() ? 'plain' : 'main'));
  return found;
});

export const prompt = promptWith((match, seat) => {
  const { verbs } = real();
  if ((verbs.length === 1 && verbs[0] === 'roll') || (unrolled(seat) && !verbs.includes('roll')))
    return t(seat.dice.length > 1 ? 'real-roll-all-asked-your' : 'basic.real-asked-roll-it');
  if (match.turn === null) return t(fitting() ? 'basic.real-asked-any-slot' : 'basic.real-asked-no-wild');
  if (match.phase === 'drawn') return t(fitting() ? 'basic.real-asked-drawn' : 'real-does-not-fit-keep');
  if (fitting()) return t('basic.real-asked-put');
  return t(verbs.includes('roll') ? 'basic.real-asked-nothing-roll' : 'basic.real-asked-nothing');
});
