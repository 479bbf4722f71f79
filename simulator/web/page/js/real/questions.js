// What a seat can do, and is asked for, while the tray asks something about real dice.
import { KEYS } from '../press.js';
import { t } from '../texts.js';
import { COLORS } from '../words.js';
import { act, allDone, calls, isTiles, pouchActs, real, things } from './common.js';

/** @type {(label: string) => Action} */
const tell = label => act('tell', label, { do: 'tell_face' });
/** @type {(color: string) => Action} */
const colorAct = color => ({
  ...act(`color-${color}`, t('color-button', color), { do: 'enter', line: `color ${color}` }, 'color'),
  color,
});

/**
 * Actions for questions that the tray asks of everybody, by their kind.
 * @type {Record<string, OfMatch<Action[]>>}
 */
const OF_ALL = {
  first: match => [
    act('rolloff', t(isTiles() ? 'real-best-doublet' : 'real-roll-for-start'), { do: 'rolloff' }),
    ...(real().wanting.some(Boolean) ? pouchActs(match) : []),
  ],
  order: match => [...pouchActs(match), ...(allDone() ? [act('done', t('real-done'), { do: 'done' })] : [])],
  guide: () => (real().clears_up ? [] : [act('follow', t('real-follow'), { do: 'follow' })]),
};

/**
 * Actions for questions that the tray asks of one seat, by their kind.
 * @type {Record<string, (seat: Seat) => Action[]>}
 */
const OF_ONE = {
  color: () => COLORS.map(colorAct),
  bad: seat => {
    const die = real().slots[real().bad];
    return die ? [act('lift', t('real-take-back'), { do: 'lift', die: die.id, seat: seat.button })] : [];
  },
  verdict: () => [act('judge', t(isTiles() ? 'real-look-at-rack' : 'real-look-at-hand'), { do: 'judge' })],
};

/** @type {(fingers: Fingers) => Action[]} */
function checkActs(fingers) {
  const again = { key: 'anew', label: t('real-tell-again'), kind: 'plain', run: () => fingers.tap(KEYS.red) };
  return [tell(t('real-right')), again];
}

/**
 * Return the actions of a game whose own, on the turn of a seat, are `turnActs`.
 * @type {(turnActs: OfSeat<Action[]>) => Game['actions']}
 */
export function actionsWith(turnActs) {
  return (match, seat, fingers) => {
    const { kind, asks, tells, wanting } = real();
    const whose = match.seats.find(other => other.seat === asks);
    const loud = calls(match, seat);
    if (Object.hasOwn(OF_ALL, kind)) return [...OF_ALL[kind](match), ...loud];
    if (!whose?.mine) return loud;
    if (kind === 'check') return checkActs(fingers);
    if (tells) return [tell(tells === 'hand' ? t('real-tell-left') : t('real-tell', tells)), ...loud];
    if (Object.hasOwn(OF_ONE, kind)) return [...OF_ONE[kind](whose), ...loud];
    if (kind !== 'turn') return loud;
    return [...(wanting[whose.seat] ? pouchActs(match) : turnActs(match, whose)), ...loud];
  };
}

/** @type {OfMatch<string>} */
function orderPrompt(match) {
  const { rolls } = real();
  const mineRolls = match.seats.some(seat => seat.mine && rolls.includes(seat.seat));
  if (rolls.length) return t(mineRolls ? 'real-roll-all-asked' : 'real-wait');
  return t(allDone() ? 'real-ready' : 'real-wait');
}

/** @type {(count: number) => string} */
function wantingPrompt(count) {
  return count > 0 ? t(`real-take-${things()}-asked`, count) : t(`real-too-many-${things()}`, -count);
}

/**
 * What is asked for, by the kind of the question, where it is always the same.
 * @type {Record<string, string>}
 */
const FIXED = {
  hue: 'real-tell-color',
  wheel: 'real-tell-face',
  check: 'real-are-these-right',
  color: 'name-a-color',
};

/**
 * As `actionsWith`: return what the seat is asked for.
 * @type {(turnPrompt: OfSeat<string>) => Game['prompt']}
 */
export function promptWith(turnPrompt) {
  return (match, seat) => {
    const { kind, asks, clears_up: clearsUp, guide, tells, wanting } = real();
    if (kind === 'guide') return clearsUp ? t('real-wait-lifted') : guide;
    if (wanting[seat.seat] && seat.mine) return wantingPrompt(wanting[seat.seat]);
    if (kind === 'order') return orderPrompt(match);
    if (asks !== seat.seat) return t(things(), seat.dice.length);
    if (tells === 'hand' && kind !== 'check') return t(`real-tell-${things()}-held`);
    if (kind === 'bad') return real().why;
    if (kind === 'verdict') return real().verdict ?? '';
    if (kind === 'turn') return tells ? t(FIXED.wheel) : turnPrompt(match, seat);
    return kind in FIXED ? t(FIXED[kind]) : t('dice', seat.dice.length);
  };
}
