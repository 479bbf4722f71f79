// What the games share on the page: choices without a die, a wild's color, UNO and catches, dice that lie in slots.
// The rules themselves are the firmware's; nothing here decides what is legal.
import { KEYS } from '../press.js';
import { can } from '../state.js';
import { t } from '../texts.js';
import { COLORS, plainHint } from '../words.js';

/**
 * Return the arguments of the legal lines of a verb.
 * @type {(match: Match, verb: string) => string[][]}
 */
export const lines = (match, verb) =>
  match.moves
    .map(move => move.split(' '))
    .filter(([first]) => first === verb)
    .map(([, ...rest]) => rest);
/** @type {(line: string) => { do: 'enter', line: string }} */
export const enter = line => ({ do: 'enter', line });
/** @type {OfSeat<boolean>} */
export const onTurn = (match, seat) => match.turn === seat.seat;

/**
 * Return the action by which a seat with a hidden hand says that she is alone before the tray, or null.
 * @type {OfSeat<Action | null>}
 */
export const alone = (match, seat) =>
  onTurn(match, seat) && seat.mine && !seat.seen
    ? { key: 'alone', label: t('alone'), kind: 'main', send: { do: 'answer', screen: 'play', button: KEYS.green } }
    : null;

/**
 * Return the legal ones of these choices: [verb, key of the label, kind].
 * @type {(match: Match, list: string[][]) => Action[]}
 */
export const choices = (match, list) =>
  list
    .filter(([verb]) => can(match, verb))
    .map(([verb, label, kind]) => ({ key: verb, label: t(label), kind, send: enter(verb) }));

/** @returns {Action[]} */
export const colorActs = () =>
  COLORS.map(color => ({
    key: `color-${color}`,
    label: t('color-button', color),
    kind: 'color',
    color,
    send: enter(`color ${color}`),
  }));
/** @type {OfMatch<Action[]>} */
export const colors = match => (can(match, 'color') ? colorActs() : []);

/**
 * Return UNO calls and catches. Who must draw keeps more than one die: her call would be legal, but `pointless`.
 * @param {Match} match
 * @param {Seat} seat
 */
export function asides(match, seat, pointless = () => false) {
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
 * Return what was refused, or null; `slotOf(words)` returns the slot of a refused play.
 * @param {Match | null} match
 * @param {(words: string[]) => number} slotOf
 * @returns {Refused | null}
 */
export function refusedPlay(match, slotOf) {
  if (!match?.refused) return null;
  const { line, rule, words } = match.refused;
  const [verb, face, ...rest] = line.split(' ');
  return verb === 'play' ? { slot: slotOf(rest), face, rule, words } : null;
}

/**
 * Return the bag. `apart` are held, but in no seat's hand.
 * @type {(match: Match, lying: number, apart?: number) => Stock}
 */
export function bag(match, lying, apart = 0) {
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
 * Return the dice of a hand that go to one slot only, whatever their faces.
 * @type {(match: Match, seat: Seat, slot: number) => HandThing[]}
 */
export function ontoOne(match, seat, slot) {
  const faces = onTurn(match, seat) ? lines(match, 'play').map(([face]) => face) : [];
  const only = match.phase === 'drawn' ? match.board.drawn?.id : undefined;
  return seat.dice.map(die => ({
    ...die,
    fits: faces.includes(die.face ?? '') && (only === undefined || only === die.id) ? [slot] : [],
  }));
}

/**
 * Return the only die or tile of a hand that fits anywhere, or null.
 * @type {(hand: HandThing[]) => HandThing | null}
 */
export function onlyFitting(things) {
  const free = things.filter(thing => thing.fits.length);
  return free.length === 1 ? free[0] : null;
}

// What the page uses where a game's module exports nothing of its own: see `Game` in `simulator/page.d.ts`.

export const direct = false;
/** @type {Game['draw']} */
export const draw = match => (can(match, 'draw') ? enter('draw') : null);
/** @type {Game['holds']} */
export const holds = seat => t('dice', seat.dice.length);
/** @type {Game['lying']} */
export const lying = match => match?.board.slots ?? {};
/** @type {Game['refused']} */
export const refused = match => refusedPlay(match, ([slot]) => Number(slot));
/** @type {Game['marks']} */
export const marks = () => ({});
/** @type {Game['thread']} */
export const thread = () => [];
/** @type {Game['onSlot']} */
export const onSlot = () => null;
/** @type {Game['goal']} */
export const goal = match => Number(match.options.target ?? 0);

/** @type {Game['hand']} */
export const hand = (match, seat) => {
  const faces = onTurn(match, seat) ? lines(match, 'play').map(([face]) => face) : [];
  return seat.dice.map((die, place) => ({
    ...die,
    id: die.id < 0 ? -1 - place : die.id,
    fits: faces.includes(die.face ?? '') ? [die.id] : [],
  }));
};
/** @type {Game['move']} */
export const move = (match, die) => enter(`play ${die.face}`);
/** @type {Game['onlyDie']} */
export const onlyDie = () => null;
/** @type {Game['hint']} */
export const hint = (match, seat, die) => plainHint(die);

/** @type {Record<string, string>} */
const WORDS = { play: 'play', draw: 'draw', pass: 'pass', keep: 'keep', roll: 'roll', reroll: 'roll-again' };
/** @type {(line: string) => Action} */
const lineAct = line => {
  const [verb, ...rest] = line.split(' ');
  return {
    key: line.replaceAll(' ', '-'),
    label: [WORDS[verb] ? t(WORDS[verb]) : verb, ...rest].join(' '),
    kind: 'plain',
    send: enter(line),
  };
};
/**
 * Every legal line is a button.
 * @type {Game['actions']}
 */
export function actions(match, seat) {
  const first = alone(match, seat);
  const moves = onTurn(match, seat) ? match.moves.map(lineAct) : [];
  return [...(first ? [first] : moves), ...asides(match, seat)];
}
/** @type {Game['prompt']} */
export function prompt(match, seat) {
  if (alone(match, seat)) return t('alone-asked');
  return onTurn(match, seat) && match.moves.length ? t('choose') : holds(seat);
}

/** @type {Game['slotName']} */
export const slotName = (match, slot) => match.said.slots[slot];
