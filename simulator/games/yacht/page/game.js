// Yacht as the page sees it: five dice in the top row, of which some are marked to be rolled again, and eleven boxes as slots.
import { can } from '/js/state.js';
import { faceName } from '/js/words.js';
import { bag, enter, onTurn } from '/js/games/common.js';

export { sheet } from './sheets.js';
export const lasted = () => 'after eleven rounds';
export const goal = () => 0;

const SHORT = { two: 'Two', three: 'Three', four: 'Four', small: '4 color', large: '5 color', chain: 'Chain', red: 'Red', yellow: 'Yellow', green: 'Green', blue: 'Blue', wild: 'Wilds' };
let marked = new Set(), zero = false, sure = '', seen = '';      // sure: the box that gives nothing and was clicked once

/** Marks are this page's own, and mean the dice that lie there now. */
function current(match) {
  const key = JSON.stringify([match.turn, match.board.rolls_left, match.board.dice]);
  if (key !== seen) { seen = key; marked = new Set(); zero = false; sure = ''; }
  return [...marked].sort();
}
const mayRoll = match => can(match, 'reroll');
const boxes = match => match.board.boxes ?? [];
const boxAt = (match, slot) => boxes(match)[(match.board.slots ?? []).indexOf(slot)];
const wordsOf = (match, box) => match.board.words?.[boxes(match).indexOf(box)] ?? box;
const isOpen = (match, box) => can(match, 'score') && match.moves.includes(`score ${box}`);

export const lying = match => Object.fromEntries((match.board.dice ?? []).map((die, place) => [place, die]));
export const takes = () => false;
export const refused = () => null;
export const hand = () => [];
export const onlyDie = () => null;
export const move = () => null;
export const hint = () => '';
export const aim = () => 'eleven boxes';
export const holds = seat => `${seat.score} points`;
export function stock(match) {
  const found = bag(match, (match.board.dice ?? []).length);
  return { ...found, notes: found.notes.slice(0, 1) };
}

/** A click on a slot: a die is marked ("again"), or a box is written ({do: "enter", ...}); null when it means nothing. */
export function onSlot(match, slot) {
  current(match);
  const die = match.board.dice?.[slot], box = boxAt(match, slot);
  if (die && mayRoll(match)) {
    if (!marked.delete(slot)) marked.add(slot);
    return 'again';
  }
  return box && isOpen(match, box) ? write(match, box) : null;
}

/** What writes a box; where it would get a zero that nobody has asked for, the first click only asks ("sure"). */
export function write(match, box) {
  current(match);
  if (zero || match.board.gives?.[box] || sure === box) return enter(`${zero ? 'zero' : 'score'} ${box}`);
  sure = box;
  return 'sure';
}
const stillSure = match => { current(match); return sure; };
export const zeroQuestion = match => (stillSure(match) ? `a zero in ${wordsOf(match, sure).toLowerCase()}?` : zero ? 'click the box for a zero' : '');
export const zeroActs = match => [
  ...(stillSure(match) ? [{ key: 'sure', label: `Zero in ${wordsOf(match, sure).toLowerCase()}`, kind: 'main', send: enter(`score ${sure}`) }] : []),
  { key: 'zero', label: zero ? 'Write points' : 'Write a zero', kind: 'plain', local: () => { zero = !zero; sure = ''; } },
];

export function marks(match) {
  const found = Object.fromEntries(current(match).map(place => [place, { tag: 'again', on: true }]));
  const sheet = match.board.sheets?.[match.turn ?? 0] ?? {};
  boxes(match).forEach((box, at) => {
    const used = box in sheet, points = used ? sheet[box] : zero ? 0 : match.board.gives?.[box];
    found[match.board.slots[at]] = { box: SHORT[box] ?? box, points: points ?? '', used, can: isOpen(match, box), none: !points };
  });
  return match.over ? {} : found;
}

export function actions(match, seat) {
  if (!onTurn(match, seat) || !match.moves.length) return [];
  const chosen = current(match), found = [];
  if (mayRoll(match)) {
    const all = { key: 'all', label: chosen.length ? 'Mark none' : 'Mark all', kind: 'plain', local: () => { marked = new Set(chosen.length ? [] : [0, 1, 2, 3, 4]); } };
    found.push(all);
    if (chosen.length) found.push({ key: 'reroll', label: `Roll ${chosen.length} again`, kind: 'main', send: enter(`reroll ${chosen.map(place => place + 1).join(' ')}`) });
  }
  return [...found, ...zeroActs(match)];
}

export function prompt(match, seat) {
  if (!onTurn(match, seat)) return holds(seat);
  const left = match.board.rolls_left ?? 0;
  const question = zeroQuestion(match);
  if (question) return question;
  if (!mayRoll(match)) return match.phase === 'score' ? 'click a box' : holds(seat);
  const rolls = `${left} ${left === 1 ? 'roll' : 'rolls'} left`;
  return marked.size ? rolls : `${rolls}: mark dice, or click a box`;
}

export function slotName(match, slot, die, refusal) {
  if (die) return `Slot ${slot}, ${faceName(die.face)}${marked.has(slot) ? ', marked to roll again' : ''}`;
  const box = match && boxAt(match, slot), sheet = match?.board.sheets?.[match.turn ?? 0] ?? {};
  if (!box) return `Slot ${slot}, empty`;
  if (box in sheet) return `Slot ${slot}, ${wordsOf(match, box)}: ${sheet[box]} written`;
  return `Slot ${slot}, ${wordsOf(match, box)}${isOpen(match, box) ? `: would give ${zero ? 0 : match.board.gives[box] ?? 0}` : ', open'}`;
}
export const fieldName = () => '24 slots: five dice in the top row, eleven boxes below';
