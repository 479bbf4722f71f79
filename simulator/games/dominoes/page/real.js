// Dominoes with real tiles: racks before their seats, ends that a finger covers, markings that are told.
import * as electronic from './game.js';
import { KEYS } from '../../js/press.js';
import { t } from '../../js/texts.js';
import { onlyFitting, slotName } from '../../js/games/common.js';
import { act, actionsWith, asked, promptWith, real } from '../../js/real/common.js';

export { slotName };
export { armAt, holds, lying, makeTable, refused, slotsOf, stock, takes } from './game.js';

const CHOOSING = ['turn', 'hue', 'wheel'];
/** @type {Verb[]} */
const verbs = ['draw', 'pass', 'accept', 'challenge'];
/**
 * Return the match with what the seat to choose may lay, as lines of records: the tray does not know real tiles.
 * @type {OfMatch<Match>}
 */
const told = match => {
  const mine = CHOOSING.includes(real().kind)
    ? [...real().lines, ...real().verbs.filter(verb => verbs.some(one => one === verb))]
    : [];
  return { ...match, moves: mine, said: { ...match.said, fits: real().fits_said } };
};

/**
 * What the page would enter is done by hand, with tiles, a finger and keys.
 * @type {(send: PageRequest | null) => PageRequest | null}
 */
function byHand(send) {
  const line = send?.do === 'enter' ? send.line : '';
  const [first] = line.split(' ');
  if (!line || first === 'color') return send;
  const verb = verbs.find(one => one === first);
  return verb ? { do: 'say', verb } : { do: 'lay', line };
}

/** @type {Game['hand']} */
export const hand = (match, seat) => electronic.hand(told(match), seat);
/** @type {Game['onlyDie']} */
export const onlyDie = (match, seat) => onlyFitting(hand(match, seat));
/** @type {Game['hint']} */
export const hint = (match, seat, tile) => electronic.hint(told(match), seat, tile);
/** @type {Game['move']} */
export const move = (match, tile, arm) => byHand(electronic.move(told(match), tile, arm));

/** @type {Game['actions']} */
function turnActs(match, seat, fingers) {
  if (seat.mine && !seat.seen) return [act('alone', t('alone'), { do: 'peek', seat: seat.button })];
  const found = electronic
    .actions(told(match), seat, fingers)
    .map(action => (action.send ? { ...action, send: byHand(action.send) } : action));
  return real().kind === 'turn' || match.phase === 'lead'
    ? found
    : [
        ...found,
        { key: 'leave', label: t('dominoes.real-another-end'), kind: 'plain', run: () => fingers.tap(KEYS.red) },
      ];
}

const usual = actionsWith(() => []);
/**
 * Return whether the seat of this tab is to lay a tile, or do something in its place.
 * @type {OfSeat<boolean>}
 */
const chooses = (match, seat) =>
  asked(seat) && match.turn === seat.seat && CHOOSING.includes(real().kind) && !real().wanting[seat.seat];

/** @type {Game['actions']} */
export const actions = (match, seat, fingers) =>
  chooses(match, seat) && seat.mine ? turnActs(match, seat, fingers) : usual(match, seat, fingers);

const words = promptWith(() => '');
/** @type {Game['prompt']} */
export const prompt = (match, seat) =>
  chooses(match, seat) ? electronic.prompt(told(match), seat) : words(match, seat);
