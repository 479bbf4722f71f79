// What the games share on the page: choices without a die, a wild's color, UNO and catches, dice that lie in slots.
// The rules themselves are the firmware's; nothing here decides what is legal.
import { KEYS } from '../press.js';
import { can } from '../state.js';
import { t } from '../texts.js';
import { COLORS } from '../words.js';

/** @type {OfMatch<string[][]>} */
export const verbsOf = match => match.moves.map(move => move.split(' '));
/**
 * Return the arguments of the legal lines of a verb.
 * @type {(match: Match, verb: string) => string[][]}
 */
export const lines = (match, verb) =>
  verbsOf(match)
    .filter(([first]) => first === verb)
    .map(words => words.slice(1));
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

/** @type {OfMatch<Action[]>} */
export const colors = match =>
  can(match, 'color')
    ? COLORS.map(color => ({
        key: `color-${color}`,
        label: t('color-button', color),
        kind: 'color',
        color,
        send: enter(`color ${color}`),
      }))
    : [];

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

/** @type {Game['draw']} */
export const draw = match => (can(match, 'draw') ? enter('draw') : null);
/** @type {Game['holds']} */
export const holds = seat => t('dice', seat.dice.length);
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
