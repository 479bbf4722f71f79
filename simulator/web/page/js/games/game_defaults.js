// What the games share on the page: choices without a die, a wild's color, UNO and catches, dice in slots. The firmware
// has the rules; nothing here decides what is legal.
import { KEYS } from '../tray_buttons.js';
import { canEnter } from '../state.js';
import { t } from '../texts.js';
import { COLORS, makePlainHint } from '../face_names.js';

/**
 * Return the arguments of the legal moves that begin with a verb.
 * @type {(match: Match, verb: string) => string[][]}
 */
export const listArguments = (match, verb) =>
  match.moves
    .map(move => move.split(' '))
    .filter(([first]) => first === verb)
    .map(([, ...rest]) => rest);
/** @type {(line: string) => { do: 'enter', line: string }} */
export const makeEnterRequest = line => ({ do: 'enter', line });
/** @type {OfSeat<boolean>} */
export const isOnTurn = (match, seat) => match.turn === seat.seat;

/**
 * Return the action that says that the player of a hidden hand is alone at the tray, or null.
 * @type {OfSeat<Action | null>}
 */
export const getAloneAction = (match, seat) =>
  isOnTurn(match, seat) && seat.mine && !seat.seen
    ? { key: 'alone', label: t('alone'), kind: 'main', send: { do: 'answer', screen: 'play', button: KEYS.green } }
    : null;

/**
 * Return the actions of those choices that are legal; a choice is [verb, key of the label, kind].
 * @type {(match: Match, list: string[][]) => Action[]}
 */
export const listChoices = (match, list) =>
  list
    .filter(([verb]) => canEnter(match, verb))
    .map(([verb, label, kind]) => ({ key: verb, label: t(label), kind, send: makeEnterRequest(verb) }));

/** @returns {Action[]} */
export const makeColorActions = () =>
  COLORS.map(color => ({
    key: `color-${color}`,
    label: t('color-button', color),
    kind: 'color',
    color,
    send: makeEnterRequest(`color ${color}`),
  }));
/** @type {OfMatch<Action[]>} */
export const listColorActions = match => (canEnter(match, 'color') ? makeColorActions() : []);

/**
 * Return UNO calls and catches. A player who must draw keeps more than one die: a call would be legal, but `pointless`.
 * @param {Match} match
 * @param {Seat} seat
 */
export function listUnoActions(match, seat, pointless = () => false) {
  const callers = match.seats.filter(
    other => other.mine && match.uno.includes(other.seat) && !(other.seat === match.turn && pointless()),
  );
  /** @type {Action[]} */
  const found = callers.map(caller => ({
    key: `uno-${caller.seat}`,
    label: caller === seat ? t('uno') : caller.said.uno,
    kind: 'loud',
    send: { do: 'uno', seat: caller.button },
  }));
  const caught = match.seats.find(other => other.seat === match.catch);
  const catcher =
    seat.mine && seat.seat !== match.catch ? seat : match.seats.find(other => other.mine && other.seat !== match.catch);
  if (caught && catcher)
    found.push({
      key: `catch-${caught.seat}`,
      label: caught.said.catch,
      kind: 'loud',
      send: { do: 'catch', seat: catcher.button },
    });
  return found;
}

/**
 * Return the refused play, or null; `slotOf(words)` returns its slot.
 * @param {Match | null} match
 * @param {(words: string[]) => number} slotOf
 * @returns {Refused | null}
 */
export function findRefusedPlay(match, slotOf) {
  if (!match?.refused) return null;
  const { line, rule, words } = match.refused;
  const [verb, face, ...rest] = line.split(' ');
  return verb === 'play' ? { slot: slotOf(rest), face, rule, words } : null;
}

/**
 * Return the bag. `apart` dice are held, but are in no seat's hand.
 * @type {(match: Match, lying: number, apart?: number) => Stock}
 */
export function makeBagStock(match, lying, apart = 0) {
  const held = match.seats.reduce((sum, seat) => sum + seat.dice.length, apart);
  return {
    count: match.bag,
    title: t('bag-title', match.bag),
    notes: [t('bag-on-tray', lying), t('bag-in-hands', held)],
    name: t('bag-name', match.bag),
    draw: t('bag-name-draw', match.bag),
  };
}

/**
 * Return a hand whose dice can only go to one slot, whatever their faces.
 * @type {(match: Match, seat: Seat, slot: number) => HandThing[]}
 */
export function listHandForSlot(match, seat, slot) {
  const faces = isOnTurn(match, seat) ? listArguments(match, 'play').map(([face]) => face) : [];
  const only = match.phase === 'drawn' ? match.board.drawn?.id : undefined;
  return seat.dice.map(die => ({
    ...die,
    fits: faces.includes(die.face ?? '') && (only === undefined || only === die.id) ? [slot] : [],
  }));
}

/**
 * Return the only die or tile of a hand that fits somewhere, or null.
 * @type {(hand: HandThing[]) => HandThing | null}
 */
export function findOnlyFitting(things) {
  const free = things.filter(thing => thing.fits.length);
  return free.length === 1 ? free[0] : null;
}

// Defaults for what a game's module does not export: see `Game` in `simulator/page.d.ts`.

export const playsOnClick = false;
/** @type {Game['getDrawRequest']} */
export const getDrawRequest = match => (canEnter(match, 'draw') ? makeEnterRequest('draw') : null);
/** @type {Game['describeHand']} */
export const describeHand = seat => t('dice', seat.dice.length);
/** @type {Game['getLyingDice']} */
export const getLyingDice = match => match?.board.slots ?? {};
/** @type {Game['getRefusal']} */
export const getRefusal = match => findRefusedPlay(match, ([slot]) => Number(slot));
/** @type {Game['getMarks']} */
export const getMarks = () => ({});
/** @type {Game['getThread']} */
export const getThread = () => [];
/** @type {Game['onSlot']} */
export const onSlot = () => null;
/** @type {Game['getGoal']} */
export const getGoal = match => Number(match.options.target ?? 0);

/** @type {Game['getHand']} */
export const getHand = (match, seat) => {
  const faces = isOnTurn(match, seat) ? listArguments(match, 'play').map(([face]) => face) : [];
  return seat.dice.map((die, place) => ({
    ...die,
    id: die.id < 0 ? -1 - place : die.id,
    fits: faces.includes(die.face ?? '') ? [die.id] : [],
  }));
};
/** @type {Game['makeMove']} */
export const makeMove = (match, die) => makeEnterRequest(`play ${die.face}`);
/** @type {Game['findOnlyDie']} */
export const findOnlyDie = () => null;
/** @type {Game['getHint']} */
export const getHint = (match, seat, die) => makePlainHint(die);

/** @type {Record<string, string>} */
const WORDS = { play: 'play', draw: 'draw', pass: 'pass', keep: 'keep', roll: 'roll', reroll: 'roll-again' };
/** @type {(line: string) => Action} */
const makeMoveAction = line => {
  const [verb, ...rest] = line.split(' ');
  return {
    key: line.replaceAll(' ', '-'),
    label: [WORDS[verb] ? t(WORDS[verb]) : verb, ...rest].join(' '),
    kind: 'plain',
    send: makeEnterRequest(line),
  };
};
/**
 * Every legal move is a button.
 * @type {Game['listActions']}
 */
export function listActions(match, seat) {
  const first = getAloneAction(match, seat);
  const moves = isOnTurn(match, seat) ? match.moves.map(makeMoveAction) : [];
  return [...(first ? [first] : moves), ...listUnoActions(match, seat)];
}
/** @type {Game['getPrompt']} */
export function getPrompt(match, seat) {
  if (getAloneAction(match, seat)) return t('alone-asked');
  return isOnTurn(match, seat) && match.moves.length ? t('choose') : describeHand(seat);
}

/** @type {Game['nameSlot']} */
export const nameSlot = (match, slot) => match.said.slots[slot];
