"""The value of a turn with five given dice and two more rolls, for many sheets at once.

A roll has 6**5 outcomes, in the order of base 6 with the first die as the highest digit. Keeping and rolling separate
die by die: the best expectation before a roll is found axis by axis, each an average over the six sides of a die and the
larger of keeping a side and that average.
"""

import numba
import numpy as np
from numpy.typing import NDArray

SIDES = 6
DICE = 5
OUTCOMES = SIDES**DICE
# Entries for each side of the first die, of the first two, and so on.
_ONE, _TWO, _THREE, _FOUR = 1296, 216, 36, 6
# Behind the outcomes: the averages over the first die, over the second one, and so on.
_OVER_ONE = OUTCOMES
_OVER_TWO = _OVER_ONE + _ONE
_OVER_THREE = _OVER_TWO + _TWO
_OVER_FOUR = _OVER_THREE + _THREE
_OVER_LAST = _OVER_FOUR + _FOUR
_LANES = 8  # sheets at once, as many as a vector register holds
_SIX = np.float32(SIDES)
_NEVER = np.float32(-1e9)
_FAST = {"nnan", "nsz"}  # so that `max` is one instruction; sums and quotients stay as they are written

Values = NDArray[np.float64]
Points = NDArray[np.float32]


@numba.njit(fastmath=_FAST)
def turn_values(points: Points, masks: NDArray[np.int64], values: Values) -> Values:
    """Return the values of sheets before a turn with certain dice, averaged over all first rolls.

    points: float32, the points of each outcome in each box (OUTCOMES, boxes). masks: the open boxes of each sheet, as
    bits, all with the same number of them, at least one. values: the value of each sheet by its mask; those with one open
    box less are used.
    """
    boxes = points.shape[1]
    found = np.zeros(len(masks))
    worth = np.empty((_OVER_LAST + 1, _LANES), np.float32)
    open_box = np.zeros((boxes, _LANES), np.int64)
    after = np.zeros((boxes, _LANES), np.float32)
    for first in range(0, len(masks), _LANES):
        used = 0
        least = 1e9  # so that small numbers remain, which float32 holds exactly enough
        for lane in range(_LANES):
            mask = masks[min(first + lane, len(masks) - 1)]  # the last sheet fills the lanes that are left
            used = 0
            for box in range(boxes):
                if mask >> box & 1:
                    open_box[used, lane] = box
                    least = min(least, values[mask & ~(1 << box)])
                    used += 1
        for lane in range(_LANES):
            mask = masks[min(first + lane, len(masks) - 1)]
            for place in range(used):
                after[place, lane] = values[mask & ~(1 << open_box[place, lane])] - least
        _score(points, open_box, after, used, worth)
        _before_roll(worth)
        _before_roll(worth)
        for lane in range(min(_LANES, len(masks) - first)):
            total = 0.0
            for outcome in range(OUTCOMES):
                total += worth[outcome, lane]
            found[first + lane] = least + total / OUTCOMES
    return found


@numba.njit(fastmath=_FAST)
def _score(points, open_box, after, used, worth):
    """Fill in what each outcome is worth, scored in the best open box."""
    for outcome in range(OUTCOMES):
        for lane in range(_LANES):
            worth[outcome, lane] = _NEVER
        for place in range(used):
            for lane in range(_LANES):
                scored = points[outcome, open_box[place, lane]] + after[place, lane]
                worth[outcome, lane] = max(worth[outcome, lane], scored)


@numba.njit(fastmath=_FAST)
def _before_roll(worth):
    """Turn what each outcome is worth into what it is worth before a roll of any of its dice."""
    _average(worth, 0, _ONE, _OVER_ONE)
    for first in range(SIDES + 1):
        one = first * _ONE if first < SIDES else _OVER_ONE
        _average(worth, one, _TWO, _OVER_TWO)
        for second in range(SIDES + 1):
            two = one + second * _TWO if second < SIDES else _OVER_TWO
            _average(worth, two, _THREE, _OVER_THREE)
            for third in range(SIDES + 1):
                three = two + third * _THREE if third < SIDES else _OVER_THREE
                _average(worth, three, _FOUR, _OVER_FOUR)
                for fourth in range(SIDES + 1):
                    four = three + fourth * _FOUR if fourth < SIDES else _OVER_FOUR
                    _average(worth, four, 1, _OVER_LAST)
                    _take_larger(worth, four, 1, _OVER_LAST)
                _take_larger(worth, three, _FOUR, _OVER_FOUR)
            _take_larger(worth, two, _THREE, _OVER_THREE)
        _take_larger(worth, one, _TWO, _OVER_TWO)
    _take_larger(worth, 0, _ONE, _OVER_ONE)


@numba.njit(fastmath=_FAST)
def _average(worth, at, part, to):
    """Write the averages over a die, whose sides have `part` entries each from `at` on."""
    for entry in range(part):
        for lane in range(_LANES):
            total = np.float32(0)
            for side in range(SIDES):
                total += worth[at + side * part + entry, lane]
            worth[to + entry, lane] = total / _SIX


@numba.njit(fastmath=_FAST)
def _take_larger(worth, at, part, average):
    """Replace what keeping a side is worth by what rolling the die is worth, where that is more."""
    for side in range(at, at + SIDES * part, part):
        for entry in range(part):
            for lane in range(_LANES):
                worth[side + entry, lane] = max(worth[side + entry, lane], worth[average + entry, lane])
