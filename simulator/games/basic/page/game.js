// The tray game on the page: where dice may go, actions, and texts. The firmware has the rules; nothing here decides
// what is legal.
import { canEnter, state } from '../../js/state.js';
import { t } from '../../js/texts.js';
import { makeHint, parseFace, makePlainHint } from '../../js/face_names.js';
import {
  listUnoActions,
  makeBagStock,
  listChoices,
  listColorActions,
  makeEnterRequest,
  describeHand,
  listArguments,
} from '../../js/games/game_defaults.js';

/** @type {OfMatch<boolean>} */
const isPlacing = match => match.phase === 'place' || match.phase === 'drawn';
/** @type {OfMatch<[string, number][]>} */
const listPlays = match => listArguments(match, 'play').map(([face, slot]) => [face, Number(slot)]);

/** @type {Game['getLyingDice']} */
export const getLyingDice = match => match.board.tray ?? {};

/**
 * The starting die that has to be placed is counted, though it is in no hand.
 * @type {Game['getStock']}
 */
export const getStock = match => {
  const apart = match.phase === 'place' && match.board.drawn ? 1 : 0;
  return makeBagStock(match, Object.keys(getLyingDice(match)).length, apart);
};

/**
 * Return the slots that are open to the seat on turn.
 * @type {OfMatch<number[]>}
 */
const listOpenSlots = match => [
  ...new Set(
    match.phase === 'place'
      ? match.moves.map(move => Number(move.split(' ')[1]))
      : listPlays(match).map(([, slot]) => slot),
  ),
];

/**
 * Return a hand, each die with its possible slots. The player who starts also has the starting die.
 * @type {Game['getHand']}
 */
export function getHand(match, seat) {
  const turn = seat.seat === match.turn;
  const found = listPlays(match);
  const drawn = match.board.drawn;
  const held = seat.dice.map(die => {
    const free = turn && (match.phase === 'move' || (match.phase === 'drawn' && die.id === drawn?.id));
    return { ...die, fits: free ? found.filter(([face]) => face === die.face).map(([, slot]) => slot) : [] };
  });
  return match.phase === 'place' && turn && drawn ? [...held, { ...drawn, fits: listOpenSlots(match) }] : held;
}

/** @type {Game['getDrawRequest']} */
export const getDrawRequest = match =>
  canEnter(match, 'draw') && match.seats.some(seat => seat.mine && seat.seat === match.turn)
    ? { do: 'enter', line: 'draw' }
    : null;

/** @type {Game['findOnlyDie']} */
export function findOnlyDie(match, seat) {
  const movable = getHand(match, seat).filter(die => die.fits.length);
  return movable.length === 1 || (movable.length && isPlacing(match)) ? movable[0] : null;
}

/** @type {Game['makeMove']} */
export const makeMove = (match, die, slot) =>
  makeEnterRequest(match.phase === 'place' ? `place ${slot}` : `play ${die.face} ${slot}`);
/** @type {OfSeat<Action[]>} */
export const listCalls = (match, seat) => listUnoActions(match, seat, () => canEnter(match, 'draw'));

/**
 * Return the actions of the hand's owner but placing a die.
 * @type {Game['listActions']}
 */
export function listActions(match, seat) {
  const keeps = match.board.fits_all && state.tray.hints !== 'off'; // like the tray's green key
  const found = match.moves.length
    ? [
        ...listChoices(match, [
          ['roll', 'roll', keeps ? 'plain' : 'main'],
          ['keep', 'keep', keeps ? 'main' : 'plain'],
          ['draw', 'draw', 'main'],
        ]),
        ...listColorActions(match),
      ]
    : [];
  return [...found, ...listCalls(match, seat)];
}

/** @type {Game['getPrompt']} */
export function getPrompt(match, seat) {
  if (match.turn !== seat.seat) return describeHand(seat);
  if (canEnter(match, 'roll')) return t(canEnter(match, 'keep') ? 'basic.asked-roll-or-keep' : 'basic.asked-roll');
  if (canEnter(match, 'color')) return t('name-a-color');
  if (canEnter(match, 'draw')) return t('nothing-fits-draw');
  if (match.phase === 'place') return t('basic.asked-place');
  if (match.phase === 'drawn') return t('basic.asked-place-drawn');
  if (match.phase === 'move') return t('basic.asked-place-die');
  return describeHand(seat);
}

/**
 * Return the hint of a die: where it fits, or why not.
 * @type {Game['getHint']}
 */
export function getHint(match, seat, die) {
  if (die.fits.length > 6) return makeHint('hint-fits-any', die.face);
  if (die.fits.length) return match.said.fits[die.face ?? ''] ?? makePlainHint(die);
  if (parseFace(die.face).kind === '-') return makeHint('hint-not-rolled', die.face);
  if (match.turn !== seat.seat || (!isPlacing(match) && match.phase !== 'move')) return makePlainHint(die);
  if (match.phase === 'drawn') return makeHint('basic.hint-new-die-first', die.face, 'B9');
  const other = getHand(match, seat).some(held => held.id !== die.id && held.fits.length);
  return parseFace(die.face).kind === 'WD4' && other
    ? makeHint('basic.hint-another-fits', die.face, 'B8')
    : makeHint('basic.hint-no-neighbor', die.face, 'B6');
}
