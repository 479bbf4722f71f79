// Yacht as the page sees it: five dice in the top row, some marked to be rolled again, and eleven boxes as slots.
import { can, state } from '../../js/state.js';
import { t } from '../../js/texts.js';
import { bag, enter, onTurn } from '../../js/games/common.js';

export { sheet } from './sheets.js';
/** @type {Game['goal']} */
export const goal = () => 0;

let zero = false;
let sure = ''; // the box that gives nothing and was clicked once
let seen = '';

/**
 * Return the places of the dice that are marked, on the tray, to be rolled again.
 * @type {OfMatch<number[]>}
 */
const marked = match => (match.real ? [] : state.selected.marks);

/**
 * Forget what was asked of other dice than those that lie there now.
 * @type {OfMatch<void>}
 */
function settle(match) {
  const key = JSON.stringify([match.turn, match.board.rolls_left, match.board.dice]);
  if (key !== seen) {
    seen = key;
    zero = false;
    sure = '';
  }
}
/** @type {OfMatch<boolean>} */
const mayRoll = match => can(match, 'reroll');
/** A starter's stick shows the dice alone: its boxes are on the display, and its keys choose them. */
const hasBoxes = () => state.tray.kind !== 'starter';
/** @type {OfMatch<string[]>} */
const boxes = match => (hasBoxes() && match.board.boxes) || [];
/** @type {(match: Match, slot: number) => string | undefined} */
const boxAt = (match, slot) => boxes(match)[(match.board.slots ?? []).indexOf(slot)];
/** @type {(match: Match, box: string) => boolean} */
const isOpen = (match, box) => can(match, 'score') && match.moves.includes(`score ${box}`);

/** @type {Game['lying']} */
export const lying = match => Object.fromEntries((match.board.dice ?? []).map((die, place) => [place, die]));
/** @type {Game['takes']} */
export const takes = () => false;
/** @type {Game['refused']} */
export const refused = () => null;
/** @type {Game['hand']} */
export const hand = () => [];
/** @type {Game['onlyDie']} */
export const onlyDie = () => null;
/** @type {Game['move']} */
export const move = () => null;
/** @type {Game['hint']} */
export const hint = () => ['', ''];
/** @type {Game['holds']} */
export const holds = seat => seat.said.points;
/** @type {Game['stock']} */
export function stock(match) {
  const found = bag(match, (match.board.dice ?? []).length);
  return { ...found, notes: found.notes.slice(0, 1) };
}

/** @type {(places: number[]) => PageRequest} */
const mark = places => ({ do: 'mark', places });

/**
 * Return the message for a click on a slot: it marks a die, or writes a box; null for none.
 * @type {Game['onSlot']}
 */
export function onSlot(match, slot) {
  settle(match);
  const die = match.board.dice?.[slot];
  const box = boxAt(match, slot);
  if (die && mayRoll(match)) {
    return mark(
      marked(match).includes(slot) ? marked(match).filter(place => place !== slot) : [...marked(match), slot],
    );
  }
  if (box && can(match, 'score') && !isOpen(match, box)) return enter(`score ${box}`); // the refusal says why not
  return box && isOpen(match, box) ? write(match, box) : null;
}

/**
 * Return the message that writes a box; before a zero that nobody has asked for, the first click asks ("sure").
 * @type {(match: Match, box: string) => PageRequest | 'sure'}
 */
export function write(match, box) {
  settle(match);
  if (zero || match.board.gives?.[box] || sure === box) return enter(`${zero ? 'zero' : 'score'} ${box}`);
  sure = box;
  return 'sure';
}
/** @type {OfMatch<string>} */
const stillSure = match => {
  settle(match);
  return sure;
};
/** @type {OfMatch<string>} */
export function zeroQuestion(match) {
  if (stillSure(match)) return match.said.asked_zero[sure];
  return zero ? t('yacht.asked-zero-box') : '';
}

/** @type {OfMatch<Action[]>} */
const zeroChoices = match => [
  ...(stillSure(match)
    ? [{ key: 'sure', label: match.said.write_zero[sure], kind: 'main', send: enter(`score ${sure}`) }]
    : []),
  {
    key: 'zero',
    label: t(zero ? 'yacht.write-points' : 'yacht.write-zero'),
    kind: 'plain',
    local: () => {
      zero = !zero;
      sure = '';
    },
  },
];

/** @type {OfMatch<Action[]>} */
export const zeroActs = match => (hasBoxes() ? zeroChoices(match) : []);

/**
 * Return the tags of the dice once some are marked: which are rolled again, and which are held; before, the hint's.
 * @type {Game['marks']}
 */
function tags(match) {
  const chosen = marked(match);
  if (!chosen.length) {
    return Object.fromEntries((match.hold ?? []).map(place => [place, { tag: t('yacht.tag-hold'), advised: true }]));
  }
  const tagOf = (/** @type {number} */ place) =>
    chosen.includes(place) ? { tag: t('yacht.tag-again'), on: true } : { tag: t('yacht.tag-hold'), on: false };
  return Object.fromEntries((match.board.dice ?? []).map((_, place) => [place, tagOf(place)]));
}

/** @type {Game['marks']} */
export function marks(match) {
  const found = tags(match);
  const { sheets, slots = [] } = match.board;
  const sheet = sheets?.[match.turn ?? 0] ?? {};
  boxes(match).forEach((box, at) => {
    const used = box in sheet;
    const gives = zero ? 0 : match.board.gives?.[box];
    const points = used ? sheet[box] : gives;
    found[slots[at]] = {
      box: t(`yacht.box-${box}`),
      points: points ?? '',
      used,
      can: isOpen(match, box),
      none: !points,
    };
  });
  return match.over ? {} : found;
}

/** @type {Game['actions']} */
export function actions(match, seat) {
  if (!onTurn(match, seat) || !match.moves.length) return [];
  settle(match);
  const chosen = marked(match);
  const found = [];
  if (mayRoll(match)) {
    const all = {
      key: 'all',
      label: t(chosen.length ? 'yacht.mark-none' : 'yacht.mark-all'),
      kind: 'plain',
      send: mark(chosen.length ? [] : [0, 1, 2, 3, 4]),
    };
    // The first one, so that the others stay where they are.
    if (chosen.length)
      found.push({
        key: 'reroll',
        label: t('yacht.roll-again', chosen.length),
        kind: 'main',
        send: enter(`reroll ${chosen.map(place => place + 1).join(' ')}`),
      });
    found.push(all);
  }
  return [...found, ...zeroActs(match)];
}

const askedBox = () => t(hasBoxes() ? 'yacht.asked-box' : 'yacht.asked-box-keys');

/** @type {Game['prompt']} */
export function prompt(match, seat) {
  if (!onTurn(match, seat)) return holds(seat);
  const left = match.board.rolls_left ?? 0;
  const question = zeroQuestion(match);
  if (question) return question;
  if (!mayRoll(match)) return match.phase === 'score' ? askedBox() : holds(seat);
  const toMark = hasBoxes() ? 'yacht.rolls-left-mark' : 'yacht.rolls-left-keys';
  return t(marked(match).length ? 'yacht.rolls-left' : toMark, left);
}

/** @type {Game['slotName']} */
export function slotName(match, slot) {
  const { slots, marked: again, zero: zeros } = match.said;
  return (marked(match).includes(slot) && again[slot]) || (zero && zeros[slot]) || slots[slot];
}
