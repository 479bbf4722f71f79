// What the games share on the page: choices without a die, a wild's color, UNO and catches, dice that lie in slots.
// The rules themselves are the firmware's; nothing here decides what is legal.
import { KEYS } from '../press.js';
import { can } from '../state.js';
import { t } from '../texts.js';
import { COLORS } from '../words.js';

export const verbsOf = match => match.moves.map(move => move.split(' '));
/** Return the arguments of the legal lines of a verb. */
export const lines = (match, verb) =>
  verbsOf(match)
    .filter(([first]) => first === verb)
    .map(words => words.slice(1));
export const enter = line => ({ do: 'enter', line });
export const onTurn = (match, seat) => match.turn === seat.seat;

/** Return the action by which a seat with a hidden hand says that she is alone before the tray, or null. */
export const alone = (match, seat) =>
  onTurn(match, seat) && seat.mine && !seat.seen
    ? { key: 'alone', label: t('alone'), kind: 'main', send: { do: 'answer', screen: 'play', button: KEYS.green } }
    : null;

/** Return the legal ones of these choices: [verb, key of the label, kind]. */
export const choices = (match, list) =>
  list
    .filter(([verb]) => can(match, verb))
    .map(([verb, label, kind]) => ({ key: verb, label: t(label), kind, send: enter(verb) }));

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

/** Return UNO calls and catches. Who must draw keeps more than one die: her call would be legal, but `pointless`. */
export function asides(match, seat, pointless = () => false) {
  const callers = match.seats.filter(
    other => other.mine && match.uno.includes(other.seat) && !(other.seat === match.turn && pointless()),
  );
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

/** Return what was refused: {slot, face, rule, words}, or null; `slotOf(words)` returns the slot of a refused play. */
export function refusedPlay(match, slotOf) {
  const [verb, face, ...rest] = match?.refused?.line.split(' ') ?? [];
  return verb === 'play' ? { slot: slotOf(rest), face, rule: match.refused.rule, words: match.refused.words } : null;
}

/** Return the message of a click on the bag, or null. */
export const draw = match => (can(match, 'draw') ? enter('draw') : null);
export const holds = seat => t('dice', seat.dice.length);
/** Return the bag: how many dice, and what stands beside it. `apart` are held, but in no seat's hand. */
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

/** Return the dice of a hand that go to one slot only, whatever their faces: {...die, fits}. */
export function ontoOne(match, seat, slot) {
  const faces = onTurn(match, seat) ? lines(match, 'play').map(([face]) => face) : [];
  const only = match.phase === 'drawn' ? match.board.drawn?.id : undefined;
  return seat.dice.map(die => ({
    ...die,
    fits: faces.includes(die.face) && (only === undefined || only === die.id) ? [slot] : [],
  }));
}
