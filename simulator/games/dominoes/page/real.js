// Dominoes with real tiles on the page: racks at their seats, ends that a finger covers, markings that are entered.
import * as electronic from './game.js';
import { KEYS } from '../../js/tray_buttons.js';
import { t } from '../../js/texts.js';
import { findOnlyFitting, nameSlot } from '../../js/games/game_defaults.js';
import { makeAction, makeActionLister, isAsked, makePromptGetter, getReal } from '../../js/real/real_defaults.js';

export { nameSlot };
export {
  slotToArm,
  describeHand,
  getLyingDice,
  makeTable,
  getRefusal,
  armsToSlots,
  getStock,
  canPlaceAt,
} from './game.js';

const CHOOSING = ['turn', 'hue', 'wheel'];
/** @type {Verb[]} */
const verbs = ['draw', 'pass', 'accept', 'challenge'];
/**
 * Return the match with the moves of the seat on turn: the tray does not know real tiles.
 * @type {OfMatch<Match>}
 */
const addRealMoves = match => {
  const mine = CHOOSING.includes(getReal().kind)
    ? [...getReal().lines, ...getReal().verbs.filter(verb => verbs.some(one => one === verb))]
    : [];
  return { ...match, moves: mine, said: { ...match.said, fits: getReal().fits_said } };
};

/**
 * Return the request for real tiles instead of one that enters a move.
 * @type {(send: PageRequest | null) => PageRequest | null}
 */
function toRealRequest(send) {
  const line = send?.do === 'enter' ? send.line : '';
  const [first] = line.split(' ');
  if (!line || first === 'color') return send;
  const verb = verbs.find(one => one === first);
  return verb ? { do: 'say', verb } : { do: 'lay', line };
}

/** @type {Game['getHand']} */
export const getHand = (match, seat) => electronic.getHand(addRealMoves(match), seat);
/** @type {Game['findOnlyDie']} */
export const findOnlyDie = (match, seat) => findOnlyFitting(getHand(match, seat));
/** @type {Game['getHint']} */
export const getHint = (match, seat, tile) => electronic.getHint(addRealMoves(match), seat, tile);
/** @type {Game['makeMove']} */
export const makeMove = (match, tile, arm) => toRealRequest(electronic.makeMove(addRealMoves(match), tile, arm));

/** @type {Game['listActions']} */
function listTurnActions(match, seat, trayButtons) {
  if (seat.mine && !seat.seen) return [makeAction('alone', t('alone'), { do: 'peek', seat: seat.button })];
  const found = electronic
    .listActions(addRealMoves(match), seat, trayButtons)
    .map(action => (action.send ? { ...action, send: toRealRequest(action.send) } : action));
  return getReal().kind === 'turn' || match.phase === 'lead'
    ? found
    : [
        ...found,
        { key: 'leave', label: t('dominoes.real-another-end'), kind: 'plain', run: () => trayButtons.tap(KEYS.red) },
      ];
}

const listUsualActions = makeActionLister(() => []);
/**
 * Return whether the seat has to lay a tile, or do something instead.
 * @type {OfSeat<boolean>}
 */
const isChoosing = (match, seat) =>
  isAsked(seat) && match.turn === seat.seat && CHOOSING.includes(getReal().kind) && !getReal().wanting[seat.seat];

/** @type {Game['listActions']} */
export const listActions = (match, seat, trayButtons) =>
  isChoosing(match, seat) && seat.mine
    ? listTurnActions(match, seat, trayButtons)
    : listUsualActions(match, seat, trayButtons);

const getUsualPrompt = makePromptGetter(() => '');
/** @type {Game['getPrompt']} */
export const getPrompt = (match, seat) =>
  isChoosing(match, seat) ? electronic.getPrompt(addRealMoves(match), seat) : getUsualPrompt(match, seat);
