// Yacht on the page: five dice in the top row, some marked to be rolled again, and eleven boxes as slots.
import { canEnter, state } from '../../js/state.js';
import { t } from '../../js/texts.js';
import { makeBagStock, makeEnterRequest, isOnTurn } from '../../js/games/game_defaults.js';

export { drawSheet } from './score_sheet.js';
/** @type {Game['getGoal']} */
export const getGoal = () => 0;

let isZeroChosen = false;
let boxToConfirm = ''; // the box without points that was clicked once
let lastKey = '';

/**
 * Return the places of the dice that are marked on the tray to be rolled again.
 * @type {OfMatch<number[]>}
 */
const listMarked = match => (match.real ? [] : state.selected.marks);

/**
 * Forget choices if the dice have changed since.
 * @type {OfMatch<void>}
 */
function forgetStaleChoices(match) {
  const key = JSON.stringify([match.turn, match.board.rolls_left, match.board.dice]);
  if (key !== lastKey) {
    lastKey = key;
    isZeroChosen = false;
    boxToConfirm = '';
  }
}
/** @type {OfMatch<boolean>} */
const canRoll = match => canEnter(match, 'reroll');
/** Return whether slots show boxes. A starter tray shows only dice: its boxes are on the display, chosen by keys. */
const hasBoxes = () => state.tray.kind !== 'starter';
/** @type {OfMatch<string[]>} */
const getBoxes = match => (hasBoxes() && match.board.boxes) || [];
/** @type {(match: Match, slot: number) => string | undefined} */
const slotToBox = (match, slot) => getBoxes(match)[(match.board.slots ?? []).indexOf(slot)];
/** @type {(match: Match, box: string) => boolean} */
const isBoxOpen = (match, box) => canEnter(match, 'score') && match.moves.includes(`score ${box}`);

/** @type {Game['getLyingDice']} */
export const getLyingDice = match => Object.fromEntries((match.board.dice ?? []).map((die, place) => [place, die]));
/** @type {Game['canPlaceAt']} */
export const canPlaceAt = () => false;
/** @type {Game['getRefusal']} */
export const getRefusal = () => null;
/** @type {Game['getHand']} */
export const getHand = () => [];
/** @type {Game['findOnlyDie']} */
export const findOnlyDie = () => null;
/** @type {Game['makeMove']} */
export const makeMove = () => null;
/** @type {Game['getHint']} */
export const getHint = () => ['', ''];
/** @type {Game['describeHand']} */
export const describeHand = seat => seat.said.points;
/** @type {Game['getStock']} */
export function getStock(match) {
  const found = makeBagStock(match, (match.board.dice ?? []).length);
  return { ...found, notes: found.notes.slice(0, 1) };
}

/** @type {(places: number[]) => PageRequest} */
const makeMarkRequest = places => ({ do: 'mark', places });

/**
 * Return the request for a click on a slot: mark a die, or write a box; null for none.
 * @type {Game['onSlot']}
 */
export function onSlot(match, slot) {
  forgetStaleChoices(match);
  const die = match.board.dice?.[slot];
  const box = slotToBox(match, slot);
  if (die && canRoll(match)) {
    return makeMarkRequest(
      listMarked(match).includes(slot)
        ? listMarked(match).filter(place => place !== slot)
        : [...listMarked(match), slot],
    );
  }
  // The refusal explains it.
  if (box && canEnter(match, 'score') && !isBoxOpen(match, box)) return makeEnterRequest(`score ${box}`);
  return box && isBoxOpen(match, box) ? makeWriteRequest(match, box) : null;
}

/**
 * Return the request to write a box; an unexpected zero needs a second click: the first returns "sure".
 * @type {(match: Match, box: string) => PageRequest | 'sure'}
 */
export function makeWriteRequest(match, box) {
  forgetStaleChoices(match);
  if (isZeroChosen || match.board.gives?.[box] || boxToConfirm === box)
    return makeEnterRequest(`${isZeroChosen ? 'zero' : 'score'} ${box}`);
  boxToConfirm = box;
  return 'sure';
}
/** @type {OfMatch<string>} */
const getBoxToConfirm = match => {
  forgetStaleChoices(match);
  return boxToConfirm;
};
/** @type {OfMatch<string>} */
export function formatZeroQuestion(match) {
  if (getBoxToConfirm(match)) return match.said.asked_zero[boxToConfirm];
  return isZeroChosen ? t('yacht.asked-zero-box') : '';
}

/** @type {OfMatch<Action[]>} */
const makeZeroActions = match => [
  ...(getBoxToConfirm(match)
    ? [
        {
          key: 'sure',
          label: match.said.write_zero[boxToConfirm],
          kind: 'main',
          send: makeEnterRequest(`score ${boxToConfirm}`),
        },
      ]
    : []),
  {
    key: 'zero',
    label: t(isZeroChosen ? 'yacht.write-points' : 'yacht.write-zero'),
    kind: 'plain',
    local: () => {
      isZeroChosen = !isZeroChosen;
      boxToConfirm = '';
    },
  },
];

/** @type {OfMatch<Action[]>} */
export const listZeroActions = match => (hasBoxes() ? makeZeroActions(match) : []);

/**
 * Return the tags of the dice: the hint's, or, once some are marked, which are rolled again and which are held.
 * @type {Game['getMarks']}
 */
function makeTags(match) {
  const chosen = listMarked(match);
  if (!chosen.length) {
    return Object.fromEntries((match.hold ?? []).map(place => [place, { tag: t('yacht.tag-hold'), advised: true }]));
  }
  const makeTag = (/** @type {number} */ place) =>
    chosen.includes(place) ? { tag: t('yacht.tag-again'), on: true } : { tag: t('yacht.tag-hold'), on: false };
  return Object.fromEntries((match.board.dice ?? []).map((_, place) => [place, makeTag(place)]));
}

/** @type {Game['getMarks']} */
export function getMarks(match) {
  const found = makeTags(match);
  const { sheets, slots = [] } = match.board;
  const sheet = sheets?.[match.turn ?? 0] ?? {};
  getBoxes(match).forEach((box, at) => {
    const used = box in sheet;
    const gives = isZeroChosen ? 0 : match.board.gives?.[box];
    const points = used ? sheet[box] : gives;
    found[slots[at]] = {
      box: t(`yacht.box-${box}`),
      points: points ?? '',
      used,
      can: isBoxOpen(match, box),
      none: !points,
    };
  });
  return match.over ? {} : found;
}

/** @type {Game['listActions']} */
export function listActions(match, seat) {
  if (!isOnTurn(match, seat) || !match.moves.length) return [];
  forgetStaleChoices(match);
  const chosen = listMarked(match);
  const found = [];
  if (canRoll(match)) {
    const all = {
      key: 'all',
      label: t(chosen.length ? 'yacht.mark-none' : 'yacht.mark-all'),
      kind: 'plain',
      send: makeMarkRequest(chosen.length ? [] : [0, 1, 2, 3, 4]),
    };
    // First, so that the other buttons do not move.
    if (chosen.length)
      found.push({
        key: 'reroll',
        label: t('yacht.roll-again', chosen.length),
        kind: 'main',
        send: makeEnterRequest(`reroll ${chosen.map(place => place + 1).join(' ')}`),
      });
    found.push(all);
  }
  return [...found, ...listZeroActions(match)];
}

const formatBoxPrompt = () => t(hasBoxes() ? 'yacht.asked-box' : 'yacht.asked-box-keys');

/** @type {Game['getPrompt']} */
export function getPrompt(match, seat) {
  if (!isOnTurn(match, seat)) return describeHand(seat);
  const left = match.board.rolls_left ?? 0;
  const question = formatZeroQuestion(match);
  if (question) return question;
  if (!canRoll(match)) return match.phase === 'score' ? formatBoxPrompt() : describeHand(seat);
  const toMark = hasBoxes() ? 'yacht.rolls-left-mark' : 'yacht.rolls-left-keys';
  return t(listMarked(match).length ? 'yacht.rolls-left' : toMark, left);
}

/** @type {Game['nameSlot']} */
export function nameSlot(match, slot) {
  const { slots, marked: again, zero: zeros } = match.said;
  return (listMarked(match).includes(slot) && again[slot]) || (isZeroChosen && zeros[slot]) || slots[slot];
}
