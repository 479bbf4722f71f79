// What all games with real dice share on the page: dice that lie there, taking and rolling them.
// What fits is the players' knowledge, never the tray's: the page asks the rules for each die that its owner can see.
import { asides, colorActs } from '../games/common.js';
import { KEYS } from '../press.js';
import { specOf, state } from '../state.js';
import { t } from '../texts.js';
import { hintOf, parseFace, plainHint } from '../words.js';

export const real = () => /** @type {Real} */ (state.real);
const isTiles = () => Boolean(specOf(state.match).tiles);
export const things = () => (isTiles() ? 'tiles' : 'dice');
/** @type {(seat: Seat) => boolean} */
export const asked = seat => real().asks === seat.seat;
/** @type {(key: string, label: string, send: PageRequest, kind?: string) => Action} */
export const act = (key, label, send, kind = 'main') => ({ key, label, kind, send });
/** @type {(verb: Verb, label: string, kind?: string) => Action} */
export const say = (verb, label, kind = 'plain') => act(verb, t(label), { do: 'say', verb }, kind);

/** @type {Game['lying']} */
export const lying = () => real().slots;

/** @returns {Refused | null} */
export function refused() {
  const { bad, refused: why, slots: lie } = real();
  return why && lie[bad] ? { slot: bad, face: lie[bad].face, ...why } : null;
}

/** @type {Game['hand']} */
export const hand = (match, seat) =>
  seat.dice.map(die => ({ ...die, fits: asked(seat) ? (real().fits[die.id] ?? []) : [] }));
export const fitting = () => Object.keys(real().fits).length > 0;

/**
 * Dice are moved by hand: nothing goes anywhere by itself.
 * @type {Game['onlyDie']}
 */
export const onlyDie = () => null;
/** @type {Game['move']} */
export const move = (match, die, slot) => ({ do: 'put', die: die.id, slot: Number(slot) });

/**
 * Return an action for each of this tab's seats that `wanted` names. `make(seat)` returns [key, labels, send]: a label
 * for the only seat of this tab, and one that names the seat.
 * @param {Match} match
 * @param {(seat: Seat) => unknown} wanted
 * @param {(seat: Seat) => [string, string[], PageRequest]} make
 */
function ofMine(match, wanted, make) {
  const mine = match.seats.filter(seat => seat.mine);
  return mine.filter(wanted).map(seat => {
    const [key, labels, send] = make(seat);
    return act(`${key}-${seat.seat}`, labels[mine.length > 1 ? 1 : 0], send);
  });
}

/**
 * Return actions to take and give back what the tray has counted, and to roll what it has told to be rolled.
 * @type {OfMatch<Action[]>}
 */
export const pouchActs = match => [
  ...ofMine(
    match,
    seat => real().wanting[seat.seat],
    seat => ['take', real().takes[seat.seat], { do: 'take', seat: seat.button }],
  ),
  ...ofMine(
    match,
    seat => real().rolls.includes(seat.seat) && !(real().wanting[seat.seat] > 0),
    seat => ['roll', real().rolls_said[seat.seat], { do: 'roll', seat: seat.button }],
  ),
];
/** @type {Game['draw']} */
export const draw = match =>
  ofMine(
    match,
    seat => real().wanting[seat.seat],
    seat => ['take', [], { do: 'take', seat: seat.button }],
  )[0]?.send ?? null;
/** Return whether nobody has to take, give back or roll a die. */
const allDone = () => !real().wanting.some(Boolean) && !real().rolls.length;

/**
 * UNO and catches; who has to draw will not be left with one die.
 * @type {OfSeat<Action[]>}
 */
export const calls = (match, seat) =>
  asides(match, seat, () => ['move', 'rerolled', 'drawn'].includes(match.phase) && !fitting());

/** @type {(seat: Seat) => boolean} */
export const unrolled = seat => seat.dice.some(die => parseFace(die.face).kind === '-');

/** @type {Game['hint']} */
export function hint(match, seat, die) {
  if (!die.fits.length) return plainHint(die);
  return die.fits.length > 6 ? hintOf('hint-fits-any', die.face) : (real().fits_said[die.id] ?? plainHint(die));
}

/** @type {Game['slotName']} */
export const slotName = (match, slot) => real().slots_said[slot];

// What a seat can do, and is asked for, while the tray asks something about real dice.

/** @type {(label: string) => Action} */
const tell = label => act('tell', label, { do: 'tell_face' });

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
  color: colorActs,
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

// What the page uses of a game with real dice where its module `real.js` does not export it; so are functions above.

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
