// Where the panels of the seats stand around the tray, and how large the dice in them are.

const SIDES = { 0: 'left', 1: 'left', 2: 'left', 3: 'top', 4: 'right', 5: 'right' };
const AROUND = [2, 1, 0, 3, 4, 5]; // from the top of the left side round to the bottom of the right one
const STRIP = [2, 3, 4, 1, 0, 5]; // as the buttons lie in the rims
const SMALLEST = 16;
const LEAST_SHARE = 0.6; // of the largest size, while one row is enough
// [edge of a die, rows], the first that fits is taken.
const SIZES = [
  [34, 1],
  [30, 1],
  [26, 1],
  [22, 1],
  [18, 1],
  [30, 2],
  [22, 2],
  [18, 2],
  [18, 3],
];

/** Return the edge of a die so that `count` of them fit a panel of `width`, in few rows. */
export function dieSize(count, width, largest, gap) {
  const fits = (/** @type {number[]} */ [size, rows]) => {
    if (size > largest || (rows === 1 && size < largest * LEAST_SHARE)) return false;
    return Math.floor((width + gap) / (size + gap)) * rows >= count;
  };
  const [size] = [[largest, 1], ...SIZES].find(fits) ?? [SMALLEST];
  return size;
}

/**
 * Return the seats that have a panel, each with its side: [seat, side], in the order of the panels. `owner` is the seat
 * whose dice lie in the hand; `compact` small screens, where all are in one strip; `beside` whether a table beside the
 * tray takes the place of the seats at the top and the right.
 */
export function placePanels(seats, owner, { compact, beside }) {
  const order = compact ? STRIP : AROUND;
  const sideOf = ({ button }) => {
    if (compact) return 'strip';
    return beside ? 'left' : SIDES[button];
  };
  // The only seat at the bottom needs no panel beside its hand; with several at this tab each keeps its place.
  const hasPanel = seat => seat !== owner || (!compact && seat.button !== 0 && seats.length > 1);
  return seats
    .filter(hasPanel)
    .toSorted((a, b) => order.indexOf(a.button) - order.indexOf(b.button))
    .map(seat => [seat, sideOf(seat)]);
}

/** Return the word for how many panels there are. */
export function crowdOf(count) {
  if (count > 4) return 'many';
  return count > 2 ? 'some' : 'few';
}
