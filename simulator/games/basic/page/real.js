// The tray game with real dice on the page.
import { t } from '../../js/texts.js';
import {
  makeAction,
  makeActionLister,
  hasFitting,
  makePromptGetter,
  getReal,
  makeSayAction,
  hasUnrolled,
} from '../../js/real/real_defaults.js';

/** @type {(seat: Seat, label: string, kind: string) => Action} */
const makeRollAction = (seat, label, kind) => makeAction('roll', t(label), { do: 'roll', seat: seat.button }, kind);

/** @type {(seat: Seat) => boolean} */
const canPlaceAll = seat => seat.dice.every(({ id }) => getReal().fits[id]?.length);

export const listActions = makeActionLister((match, seat) => {
  const { verbs } = getReal();
  const found = [];
  if (verbs.includes('roll')) found.push(makeRollAction(seat, 'roll', canPlaceAll(seat) ? 'plain' : 'main'));
  // A key may have announced a roll that is not done yet.
  else if (hasUnrolled(seat))
    return [makeRollAction(seat, seat.dice.length > 1 ? 'roll' : 'basic.real-roll-it', 'main')];
  else if (!verbs.length && !hasFitting()) found.push(makeRollAction(seat, 'real-roll-it-again', 'main'));
  if (verbs.includes('draw'))
    found.push(
      makeSayAction('draw', 'basic.real-nothing-fits', hasFitting() || verbs.includes('roll') ? 'plain' : 'main'),
    );
  if (verbs.includes('pass')) found.push(makeSayAction('pass', 'keep-it', hasFitting() ? 'plain' : 'main'));
  return found;
});

export const getPrompt = makePromptGetter((match, seat) => {
  const { verbs } = getReal();
  if ((verbs.length === 1 && verbs[0] === 'roll') || (hasUnrolled(seat) && !verbs.includes('roll')))
    return t(seat.dice.length > 1 ? 'real-roll-all-asked-your' : 'basic.real-asked-roll-it');
  if (match.turn === null) return t(hasFitting() ? 'basic.real-asked-any-slot' : 'basic.real-asked-no-wild');
  if (match.phase === 'drawn') return t(hasFitting() ? 'basic.real-asked-drawn' : 'real-does-not-fit-keep');
  if (hasFitting()) return t('basic.real-asked-put');
  return t(verbs.includes('roll') ? 'basic.real-asked-nothing-roll' : 'basic.real-asked-nothing');
});
