// What games with real dice share: dice in slots, taking and rolling them. The tray does not know the players' dice:
// the server sends what fits for those that their owner can see.
import { listUnoActions, makeColorActions } from '../games/game_defaults.js';
import { KEYS } from '../tray_buttons.js';
import { getGameFacts, state } from '../state.js';
import { t } from '../texts.js';
import { makeHint, parseFace, makePlainHint } from '../face_names.js';

export const getReal = () => /** @type {Real} */ (state.real);
const isTiles = () => Boolean(getGameFacts(state.match).tiles);
export const getThingWord = () => (isTiles() ? 'tiles' : 'dice');
/** @type {(seat: Seat) => boolean} */
export const isAsked = seat => getReal().asks === seat.seat;
/** @type {(key: string, label: string, send: PageRequest, kind?: string) => Action} */
export const makeAction = (key, label, send, kind = 'main') => ({ key, label, kind, send });
/** @type {(verb: Verb, label: string, kind?: string) => Action} */
export const makeSayAction = (verb, label, kind = 'plain') => makeAction(verb, t(label), { do: 'say', verb }, kind);

/** @type {Game['getLyingDice']} */
export const getLyingDice = () => getReal().slots;

/** @returns {Refused | null} */
export function getRefusal() {
  const { bad, refused: why, slots: lie } = getReal();
  return why && lie[bad] ? { slot: bad, face: lie[bad].face, ...why } : null;
}

/** @type {Game['getHand']} */
export const getHand = (match, seat) =>
  seat.dice.map(die => ({ ...die, fits: isAsked(seat) ? (getReal().fits[die.id] ?? []) : [] }));
export const hasFitting = () => Object.keys(getReal().fits).length > 0;

/**
 * People move the dice: nothing moves by itself.
 * @type {Game['findOnlyDie']}
 */
export const findOnlyDie = () => null;
/** @type {Game['makeMove']} */
export const makeMove = (match, die, slot) => ({ do: 'put', die: die.id, slot: Number(slot) });

/**
 * Return an action for each seat of this tab for which `wanted` is true. `make(seat)` returns [key, labels, send]: one
 * label for the tab's only seat, and one with the seat's name.
 * @param {Match} match
 * @param {(seat: Seat) => unknown} wanted
 * @param {(seat: Seat) => [string, string[], PageRequest]} make
 */
function makeOwnActions(match, wanted, make) {
  const mine = match.seats.filter(seat => seat.mine);
  return mine.filter(wanted).map(seat => {
    const [key, labels, send] = make(seat);
    return makeAction(`${key}-${seat.seat}`, labels[mine.length > 1 ? 1 : 0], send);
  });
}

/**
 * Return actions to take and give back dice as the tray has counted, and to roll those that it has named.
 * @type {OfMatch<Action[]>}
 */
export const listPouchActions = match => [
  ...makeOwnActions(
    match,
    seat => getReal().wanting[seat.seat],
    seat => ['take', getReal().takes[seat.seat], { do: 'take', seat: seat.button }],
  ),
  ...makeOwnActions(
    match,
    seat => getReal().rolls.includes(seat.seat) && !(getReal().wanting[seat.seat] > 0),
    seat => ['roll', getReal().rolls_said[seat.seat], { do: 'roll', seat: seat.button }],
  ),
];
/** @type {Game['getDrawRequest']} */
export const getDrawRequest = match =>
  makeOwnActions(
    match,
    seat => getReal().wanting[seat.seat],
    seat => ['take', [], { do: 'take', seat: seat.button }],
  )[0]?.send ?? null;
/** Return whether nobody has to take, give back or roll a die. */
const isAllDone = () => !getReal().wanting.some(Boolean) && !getReal().rolls.length;

/**
 * Return UNO calls and catches; a player who has to draw cannot be left with one die.
 * @type {OfSeat<Action[]>}
 */
export const listCalls = (match, seat) =>
  listUnoActions(match, seat, () => ['move', 'rerolled', 'drawn'].includes(match.phase) && !hasFitting());

/** @type {(seat: Seat) => boolean} */
export const hasUnrolled = seat => seat.dice.some(die => parseFace(die.face).kind === '-');

/** @type {Game['getHint']} */
export function getHint(match, seat, die) {
  if (!die.fits.length) return makePlainHint(die);
  return die.fits.length > 6
    ? makeHint('hint-fits-any', die.face)
    : (getReal().fits_said[die.id] ?? makePlainHint(die));
}

/** @type {Game['nameSlot']} */
export const nameSlot = (match, slot) => getReal().slots_said[slot];

// Actions and prompts while the tray asks something about real dice.

/** @type {(label: string) => Action} */
const makeTellAction = label => makeAction('tell', label, { do: 'tell_face' });

/**
 * Actions for questions to everybody, by their kind.
 * @type {Record<string, OfMatch<Action[]>>}
 */
const OF_ALL = {
  first: match => [
    makeAction('rolloff', t(isTiles() ? 'real-best-doublet' : 'real-roll-for-start'), { do: 'rolloff' }),
    ...(getReal().wanting.some(Boolean) ? listPouchActions(match) : []),
  ],
  order: match => [
    ...listPouchActions(match),
    ...(isAllDone() ? [makeAction('done', t('real-done'), { do: 'done' })] : []),
  ],
  guide: () => (getReal().clears_up ? [] : [makeAction('follow', t('real-follow'), { do: 'follow' })]),
};

/**
 * Actions for questions to one seat, by their kind.
 * @type {Record<string, (seat: Seat) => Action[]>}
 */
const OF_ONE = {
  color: makeColorActions,
  bad: seat => {
    const die = getReal().slots[getReal().bad];
    return die ? [makeAction('lift', t('real-take-back'), { do: 'lift', die: die.id, seat: seat.button })] : [];
  },
  verdict: () => [makeAction('judge', t(isTiles() ? 'real-look-at-rack' : 'real-look-at-hand'), { do: 'judge' })],
};

/** @type {(trayButtons: TrayButtons) => Action[]} */
function listCheckActions(trayButtons) {
  const again = { key: 'anew', label: t('real-tell-again'), kind: 'plain', run: () => trayButtons.tap(KEYS.red) };
  return [makeTellAction(t('real-right')), again];
}

/**
 * Return `listActions` of a game; `turnActs` lists its own actions on the turn of a seat.
 * @type {(turnActs: OfSeat<Action[]>) => Game['listActions']}
 */
export function makeActionLister(turnActs) {
  return (match, seat, trayButtons) => {
    const { kind, asks, tells, wanting } = getReal();
    const whose = match.seats.find(other => other.seat === asks);
    const loud = listCalls(match, seat);
    if (Object.hasOwn(OF_ALL, kind)) return [...OF_ALL[kind](match), ...loud];
    if (!whose?.mine) return loud;
    if (kind === 'check') return listCheckActions(trayButtons);
    if (tells) return [makeTellAction(tells === 'hand' ? t('real-tell-left') : t('real-tell', tells)), ...loud];
    if (Object.hasOwn(OF_ONE, kind)) return [...OF_ONE[kind](whose), ...loud];
    if (kind !== 'turn') return loud;
    return [...(wanting[whose.seat] ? listPouchActions(match) : turnActs(match, whose)), ...loud];
  };
}

/** @type {OfMatch<string>} */
function formatOrderPrompt(match) {
  const { rolls } = getReal();
  const mineRolls = match.seats.some(seat => seat.mine && rolls.includes(seat.seat));
  if (rolls.length) return t(mineRolls ? 'real-roll-all-asked' : 'real-wait');
  return t(isAllDone() ? 'real-ready' : 'real-wait');
}

/** @type {(count: number) => string} */
function formatWantingPrompt(count) {
  return count > 0 ? t(`real-take-${getThingWord()}-asked`, count) : t(`real-too-many-${getThingWord()}`, -count);
}

/**
 * Prompts that are always the same, by the kind of the question.
 * @type {Record<string, string>}
 */
const FIXED = {
  hue: 'real-tell-color',
  wheel: 'real-tell-face',
  check: 'real-are-these-right',
  color: 'name-a-color',
};

/**
 * Return `getPrompt` of a game; `turnPrompt` is its own prompt on the turn of a seat.
 * @type {(turnPrompt: OfSeat<string>) => Game['getPrompt']}
 */
export function makePromptGetter(turnPrompt) {
  return (match, seat) => {
    const { kind, asks, clears_up: clearsUp, guide, tells, wanting } = getReal();
    if (kind === 'guide') return clearsUp ? t('real-wait-lifted') : guide;
    if (wanting[seat.seat] && seat.mine) return formatWantingPrompt(wanting[seat.seat]);
    if (kind === 'order') return formatOrderPrompt(match);
    if (asks !== seat.seat) return t(getThingWord(), seat.dice.length);
    if (tells === 'hand' && kind !== 'check') return t(`real-tell-${getThingWord()}-held`);
    if (kind === 'bad') return getReal().why;
    if (kind === 'verdict') return getReal().verdict ?? '';
    if (kind === 'turn') return tells ? t(FIXED.wheel) : turnPrompt(match, seat);
    return kind in FIXED ? t(FIXED[kind]) : t('dice', seat.dice.length);
  };
}

// Defaults for what a game's module `real.js` does not export; so are functions above.

/** @type {Record<string, string>} */
const VERBS = { reroll: 'roll-again' };
/**
 * The choices of the tray's keys.
 * @type {Game['listActions']}
 */
export const listActions = makeActionLister(() =>
  getReal().verbs.map(verb => makeSayAction(/** @type {Verb} */ (verb), VERBS[verb] ?? verb)),
);
/** @type {Game['getPrompt']} */
export const getPrompt = makePromptGetter(() => t('real-put-or-press'));
