// The tray game as the page sees it: which dice a seat may move where, its actions, and how all this is said.
// The rules themselves are the firmware's; nothing here decides what is legal.
import { can, state } from '../../js/state.js';
import { t } from '../../js/texts.js';
import { hintOf, parseFace, plainHint } from '../../js/words.js';
import { asides, bag, choices, colors, enter, holds, lines } from '../../js/games/common.js';

/** @type {OfMatch<boolean>} */
const toPlace = match => match.phase === 'place' || match.phase === 'drawn';
/** @type {OfMatch<[string, number][]>} */
const plays = match => lines(match, 'play').map(([face, slot]) => [face, Number(slot)]);

/** @type {Game['lying']} */
export const lying = match => match.board.tray ?? {};

/**
 * The starting die that is to be placed is in no hand, but before its player.
 * @type {Game['stock']}
 */
export const stock = match => {
  const apart = match.phase === 'place' && match.board.drawn ? 1 : 0;
  return bag(match, Object.keys(lying(match)).length, apart);
};

/**
 * Return the slots that are open to the seat on turn.
 * @type {OfMatch<number[]>}
 */
const open = match => [
  ...new Set(
    match.phase === 'place'
      ? match.moves.map(move => Number(move.split(' ')[1]))
      : plays(match).map(([, slot]) => slot),
  ),
];

/**
 * Return the dice of a hand, each with the slots it may go to. The starting die to place belongs to no hand yet.
 * @type {Game['hand']}
 */
export function hand(match, seat) {
  const turn = seat.seat === match.turn;
  const found = plays(match);
  const drawn = match.board.drawn;
  const held = seat.dice.map(die => {
    const free = turn && (match.phase === 'move' || (match.phase === 'drawn' && die.id === drawn?.id));
    return { ...die, fits: free ? found.filter(([face]) => face === die.face).map(([, slot]) => slot) : [] };
  });
  return match.phase === 'place' && turn && drawn ? [...held, { ...drawn, fits: open(match) }] : held;
}

/** @type {Game['draw']} */
export const draw = match =>
  can(match, 'draw') && match.seats.some(seat => seat.mine && seat.seat === match.turn)
    ? { do: 'enter', line: 'draw' }
    : null;

/** @type {Game['onlyDie']} */
export function onlyDie(match, seat) {
  const movable = hand(match, seat).filter(die => die.fits.length);
  return movable.length === 1 || (movable.length && toPlace(match)) ? movable[0] : null;
}

/** @type {Game['move']} */
export const move = (match, die, slot) => enter(match.phase === 'place' ? `place ${slot}` : `play ${die.face} ${slot}`);
/** @type {OfSeat<Action[]>} */
export const calls = (match, seat) => asides(match, seat, () => can(match, 'draw'));

/**
 * Return the actions of the hand's owner, apart from placing a die.
 * @type {Game['actions']}
 */
export function actions(match, seat) {
  const keeps = match.board.fits_all && state.tray.hints !== 'off'; // as the tray's green key
  const found = match.moves.length
    ? [
        ...choices(match, [
          ['roll', 'roll', keeps ? 'plain' : 'main'],
          ['keep', 'keep', keeps ? 'main' : 'plain'],
          ['draw', 'draw', 'main'],
        ]),
        ...colors(match),
      ]
    : [];
  return [...found, ...calls(match, seat)];
}

/** @type {Game['prompt']} */
export function prompt(match, seat) {
  if (match.turn !== seat.seat) return holds(seat);
  if (can(match, 'roll')) return t(can(match, 'keep') ? 'basic.asked-roll-or-keep' : 'basic.asked-roll');
  if (can(match, 'color')) return t('name-a-color');
  if (can(match, 'draw')) return t('nothing-fits-draw');
  if (match.phase === 'place') return t('basic.asked-place');
  if (match.phase === 'drawn') return t('basic.asked-place-drawn');
  if (match.phase === 'move') return t('basic.asked-place-die');
  return holds(seat);
}

/**
 * Return what is said of a die: where it fits, or why it does not.
 * @type {Game['hint']}
 */
export function hint(match, seat, die) {
  if (die.fits.length > 6) return hintOf('hint-fits-any', die.face);
  if (die.fits.length) return match.said.fits[die.face ?? ''] ?? plainHint(die);
  if (parseFace(die.face).kind === '-') return hintOf('hint-not-rolled', die.face);
  if (match.turn !== seat.seat || (!toPlace(match) && match.phase !== 'move')) return plainHint(die);
  if (match.phase === 'drawn') return hintOf('basic.hint-new-die-first', die.face, 'B9');
  const other = hand(match, seat).some(held => held.id !== die.id && held.fits.length);
  return parseFace(die.face).kind === 'WD4' && other
    ? hintOf('basic.hint-another-fits', die.face, 'B8')
    : hintOf('basic.hint-no-neighbor', die.face, 'B6');
}
