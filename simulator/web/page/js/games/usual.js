// What a game's module may export, and what the page uses where it does not. `match` and `seat` are those of
// `state.match`.
//
//   lying(match)                   what lies in the slots: {slot: {id, face}}
//   hand(match, seat)              what lies in the hand: dice or tiles, each with the places that it `fits`
//   move(match, die, place)        the message that plays it there, such as enter('play r7'); null to ask more first
//   actions(match, seat, fingers)  buttons: [{key, label, kind, send, local or run}]; kind: plain, main, loud or color
//   prompt(match, seat)            what the seat is asked for, in a few words
//   hint(match, seat, die)         what is said of a die of the hand: [above it, for those who hear the page, its rule]
//   onSlot(match, slot)            what a click on a slot means: a message, any text if only the page changes, or null
//   takes(match, slot)             whether a die may be put there
//   onlyDie(match, seat)           the die that is meant when only a slot is clicked, or null
//   onDie(match, seat, die)        true when a click on a die of the hand means something of the game's own
//   direct                         true when a click on a die plays it, as there is one place for it
//   draw(match)                    the message of a click on the bag, or null
//   stock(match)                   the bag: {count, title, notes, name, draw (its name for a click)}, or null
//   refused(match)                 what was refused: {slot, face, rule, words}, or null
//   marks(match)                   marks on slots: {slot: {tag, on} or {box, points, used, can, none}}
//   thread(match)                  the slots that a thread joins, in its order
//   slotName(match, slot, die)     what a slot is called, for assistive tools
//   holds(seat)                    what a seat holds, in words
//   goal(match)                    the score that it takes to win, 0 for none
//   sheet(table, match)            fill a table that takes the place of the scores (none where it is not exported)
//   makeTable(root, onPlace)       a table beside the tray: {show(match), fits(places), focus(place)}
//   armAt(match, slot), slotsOf(match, places)   with such a table: the place on it that a slot stands for, and back
import { t } from '../texts.js';
import { plainHint } from '../words.js';
import { alone, asides, bag, draw, enter, holds, lines, onTurn, refusedPlay } from './common.js';

export { draw, holds };
export const direct = false;
export const lying = match => match?.board.slots ?? {};
export const takes = (match, slot) => !lying(match)[slot];
export const refused = match => refusedPlay(match, ([slot]) => Number(slot));
export const stock = match => bag(match, Object.keys(lying(match)).length);
export const marks = () => ({});
export const thread = () => [];
export const onSlot = () => null;
export const goal = match => match.options.target ?? 0;

export const hand = (match, seat) => {
  const faces = onTurn(match, seat) ? lines(match, 'play').map(([face]) => face) : [];
  return seat.dice.map((die, place) => ({
    ...die,
    id: die.id < 0 ? -1 - place : die.id,
    fits: faces.includes(die.face) ? [die.id] : [],
  }));
};
export const move = (match, die) => enter(`play ${die.face}`);
export const onlyDie = () => null;
export const hint = (match, seat, die) => plainHint(die);

const WORDS = { play: 'play', draw: 'draw', pass: 'pass', keep: 'keep', roll: 'roll', reroll: 'roll-again' };
const lineAct = line => {
  const [verb, ...rest] = line.split(' ');
  return {
    key: line.replaceAll(' ', '-'),
    label: [WORDS[verb] ? t(WORDS[verb]) : verb, ...rest].join(' '),
    kind: 'plain',
    send: enter(line),
  };
};
/** Every legal line is a button. */
export function actions(match, seat) {
  const first = alone(match, seat);
  const moves = onTurn(match, seat) ? match.moves.map(lineAct) : [];
  return [...(first ? [first] : moves), ...asides(match, seat)];
}
export function prompt(match, seat) {
  if (alone(match, seat)) return t('alone-asked');
  return onTurn(match, seat) && match.moves.length ? t('choose') : holds(seat);
}

export const slotName = (match, slot) => match.said.slots[slot];
