"""The values of all sheets of a game: from those with no open box to those with all of them.

A sheet's value is the mean of the points that the best play still gains. A level is the sheets with a certain number of
open boxes. Its work is divided into blocks of draws (sets of five dice for a turn). Finished blocks are kept, so that
an interrupted run can resume. Sums are added in the order of the blocks, so that the result does not depend on the
number of processes.

A roll in a turn has 6**5 outcomes, numbered in base 6 with the first die as the highest digit. The best choice before a
roll is found die by die. First the values are averaged over the six sides of each die: the average is the value of
rolling it. Then the value of each side, that of keeping the die, is replaced by the average if that is larger.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Protocol

import numba
import numpy as np
from numpy.typing import NDArray

from host_tools.processes import make_process_pool

SIDES = 6
DICE = 5
OUTCOMES = SIDES**DICE
# Entries for each side of the first die, of the first two, and so on.
_ONE, _TWO, _THREE = 1296, 216, 36
# Behind the outcomes: the averages over the first die, over the second one, over the third one.
_OVER_ONE = OUTCOMES
_OVER_TWO = _OVER_ONE + _ONE
_OVER_THREE = _OVER_TWO + _TWO
_ENTRIES = _OVER_THREE + _THREE
_LANES = 32  # sheets at once: an entry has a number for each, so that the compiler can use vector registers
_TOGETHER = 4  # boxes at once
_SIXTH = np.float32(1 / SIDES)
_NEVER = np.float32(-1e9)
_FAST = {"nnan", "nsz"}  # so that `max` is one instruction; sums stay as they are written

Values = NDArray[np.float64]
Points = NDArray[np.float32]


@numba.njit(fastmath=_FAST)
def compute_turn_values(points: Points, masks: NDArray[np.int64], values: Values) -> Values:
    """Return the values of sheets before a turn with certain dice, averaged over all first rolls.

    points: float32, the points of each outcome in each box (OUTCOMES, boxes). masks: the open boxes of each sheet, as
    bits, at least one. values: the value of each sheet by its mask, needed for sheets with one open box less.
    """
    boxes = points.shape[1]
    padded = -(-boxes // _TOGETHER) * _TOGETHER
    by_box = np.zeros((padded, OUTCOMES), np.float32)
    by_box[:boxes] = points.T
    found = np.zeros(len(masks))
    value = np.empty(_ENTRIES * _LANES, np.float32)
    after = np.empty((padded, _LANES), np.float32)
    for first in range(0, len(masks), _LANES):
        lane_count = min(_LANES, len(masks) - first)
        min_value = 1e9  # so that small numbers remain, which float32 holds exactly enough
        for mask in masks[first : first + lane_count]:
            for box in range(boxes):
                if mask >> box & 1:
                    min_value = min(min_value, values[mask & ~(1 << box)])
        after[:] = _NEVER
        for lane in range(_LANES):
            mask = masks[first + min(lane, lane_count - 1)]  # the last sheet fills the lanes that are left
            for box in range(boxes):
                if mask >> box & 1:
                    after[box, lane] = values[mask & ~(1 << box)] - min_value
        _score_outcomes(by_box, after, value)
        _evaluate_roll(value)
        _evaluate_roll(value)
        for lane in range(lane_count):
            total = 0.0
            for outcome in range(OUTCOMES):
                total += value[outcome * _LANES + lane]
            found[first + lane] = min_value + total / OUTCOMES
    return found


@numba.njit(fastmath=_FAST)
def _score_outcomes(by_box, after_values, value):
    """Write into `value` the value of each outcome of a roll, when it is scored in the best box.

    by_box: the points of each outcome in each box (boxes, OUTCOMES). after_values: the value of the sheet after a
    box is filled (boxes, lanes). A lane is one of the sheets that are solved at the same time.
    """
    entries = _get_entries(value, 0, OUTCOMES).reshape(OUTCOMES, _LANES)
    for outcome in range(OUTCOMES):
        for lane in range(_LANES):
            entries[outcome, lane] = _NEVER
    for box in range(0, len(by_box), _TOGETHER):
        _score_four_boxes(by_box[box : box + _TOGETHER], after_values[box : box + _TOGETHER], entries)


@numba.njit(fastmath=_FAST)
def _score_four_boxes(by_box, after_values, entries):
    for outcome in range(OUTCOMES):
        one, two, three, four = by_box[0, outcome], by_box[1, outcome], by_box[2, outcome], by_box[3, outcome]
        for lane in range(_LANES):
            best = max(one + after_values[0, lane], two + after_values[1, lane])
            best = max(best, max(three + after_values[2, lane], four + after_values[3, lane]))
            entries[outcome, lane] = max(entries[outcome, lane], best)


@numba.njit(fastmath=_FAST)
def _evaluate_roll(value):
    """Replace the value of each outcome by the value of the best choice of dice to roll again, which may be no dice."""
    _average_die(value, 0, _ONE, _OVER_ONE)
    for first in range(SIDES + 1):
        one = first * _ONE if first < SIDES else _OVER_ONE
        _average_die(value, one, _TWO, _OVER_TWO)
        for second in range(SIDES + 1):
            two = one + second * _TWO if second < SIDES else _OVER_TWO
            _average_die(value, two, _THREE, _OVER_THREE)
            for third in range(SIDES + 1):
                _evaluate_roll_of_two(value, two + third * _THREE if third < SIDES else _OVER_THREE)
            _replace_by_larger(value, two, _THREE, _OVER_THREE)
        _replace_by_larger(value, one, _TWO, _OVER_TWO)
    _replace_by_larger(value, 0, _ONE, _OVER_ONE)


@numba.njit(fastmath=_FAST)
def _evaluate_roll_of_two(value, at):
    """Replace the values of two dice by the value of the best choice: roll one of them, roll both, or keep both.

    The values are the 36 entries of `value` from entry `at` on.
    """
    block = _get_entries(value, at, _THREE).reshape(_THREE, _LANES)
    over = np.empty((SIDES + 1, _LANES), np.float32)  # averages: over the first die, for each second side; over both
    for side in range(SIDES):
        for lane in range(_LANES):
            total = block[side, lane] + block[side + 6, lane] + block[side + 12, lane]
            total = total + block[side + 18, lane] + block[side + 24, lane] + block[side + 30, lane]
            over[side, lane] = total * _SIXTH
    for lane in range(_LANES):
        total = over[0, lane] + over[1, lane] + over[2, lane] + over[3, lane] + over[4, lane] + over[5, lane]
        over[SIDES, lane] = total * _SIXTH
    for row in range(0, _THREE, SIDES):
        for lane in range(_LANES):
            one, two, three = block[row, lane], block[row + 1, lane], block[row + 2, lane]
            four, five, six = block[row + 3, lane], block[row + 4, lane], block[row + 5, lane]
            rolled = max((one + two + three + four + five + six) * _SIXTH, over[SIDES, lane])
            block[row, lane] = max(max(one, over[0, lane]), rolled)
            block[row + 1, lane] = max(max(two, over[1, lane]), rolled)
            block[row + 2, lane] = max(max(three, over[2, lane]), rolled)
            block[row + 3, lane] = max(max(four, over[3, lane]), rolled)
            block[row + 4, lane] = max(max(five, over[4, lane]), rolled)
            block[row + 5, lane] = max(max(six, over[5, lane]), rolled)


@numba.njit(fastmath=_FAST)
def _average_die(value, at, part, to):
    """Average values over the six sides of a die, and write the averages into `value` from entry `to` on.

    Each side of the die has `part` entries, one for each outcome of the dice after it; so have the averages. The
    entries of the first side begin at entry `at`.
    """
    one, two, three = (
        _get_entries(value, at, part),
        _get_entries(value, at + part, part),
        _get_entries(value, at + 2 * part, part),
    )
    at += 3 * part
    four, five, six = (
        _get_entries(value, at, part),
        _get_entries(value, at + part, part),
        _get_entries(value, at + 2 * part, part),
    )
    average = _get_entries(value, to, part)
    for index in range(len(average)):
        total = one[index] + two[index] + three[index] + four[index] + five[index] + six[index]
        average[index] = total * _SIXTH


@numba.njit(fastmath=_FAST)
def _replace_by_larger(value, at, part, average):
    """Replace the values of keeping a side of a die by the values of rolling the die, where these are larger.

    Each of the six sides has `part` entries, from entry `at` on. The values of rolling are `part` entries from entry
    `average` on.
    """
    rolled_values = _get_entries(value, average, part)
    for side in range(SIDES):
        kept_values = _get_entries(value, at + side * part, part)
        for index in range(len(kept_values)):
            kept_values[index] = max(kept_values[index], rolled_values[index])


@numba.njit
def _get_entries(value, at, count):
    """Return `count` entries of `value` from entry `at` on.

    An entry has a number for each lane (a sheet that is solved at the same time). `value` is a flat array of all
    numbers.
    """
    return value[at * _LANES : (at + count) * _LANES]


class SheetGame(Protocol):
    """A game with a score sheet of `boxes` boxes, in which each turn is played with a random draw, a set of five dice.

    There are `draws` possible draws, all equally likely. A draw is known by its number, from 0 to `draws` - 1.
    """

    boxes: int
    draws: int

    def compute_points(self, draw: int) -> Points:
        """Return the points that each outcome of rolling the five dice of a draw scores in each box."""
        ...


@dataclass
class SolvedSheets:
    """The solved sheets of a game: `values` has the value of each sheet, by the mask of its open boxes.

    All sheets with fewer than `level` open boxes are solved. For those with `level` open boxes, `blocks` has the sums
    over the finished blocks of draws, by the number of the block.
    """

    values: Values
    level: int = 1
    blocks: dict[int, Values] = field(default_factory=dict)

    @staticmethod
    def make_initial(game: SheetGame) -> "SolvedSheets":
        """Return the state before solving: only the sheet without open boxes is known, and has the value 0."""
        return SolvedSheets(np.zeros(1 << game.boxes))


def list_level_masks(boxes: int, level: int) -> NDArray[np.int64]:
    """Return the masks of all sheets with `level` open boxes, ascending."""
    return np.array([mask for mask in range(1 << boxes) if mask.bit_count() == level], np.int64)


def sum_block(game: SheetGame, known: SolvedSheets, number: int, size: int) -> Values:
    """Return for each sheet with `known.level` open boxes the sum of its values for the draws of one block.

    A draw is the set of five dice with which a turn is played. So before a turn a sheet has one value for each draw.
    All blocks' sums together, divided by the number of draws, are the values of the sheets.

    A block has `size` draws. `number` is the number of the block, from 0: its first draw is `number` * `size`.
    """
    masks = list_level_masks(game.boxes, known.level)
    sums = np.zeros(len(masks))
    for draw in range(number * size, min(game.draws, (number + 1) * size)):
        sums += compute_turn_values(game.compute_points(draw), masks, known.values)
    return sums


def solve_game(
    game: SheetGame, known: SolvedSheets, size: int, jobs: int, report: Callable[[SolvedSheets], None]
) -> Values:
    """Return the value of each sheet by its mask: float64 (2**boxes). Call `report` after each block of draws."""
    with make_process_pool(jobs) as pool:
        while known.level <= game.boxes:
            for number, sums in _solve_blocks(pool, game, known, size, jobs):
                known.blocks[number] = sums
                report(known)
            masks = list_level_masks(game.boxes, known.level)
            total = sum((known.blocks[number] for number in sorted(known.blocks)), np.zeros(len(masks)))
            known.values[masks] = total / game.draws
            known.level += 1
            known.blocks = {}
            report(known)
    return known.values


def count_blocks(game: SheetGame, size: int) -> int:
    """Return the number of blocks of `size` draws into which all draws of a game are divided."""
    return -(-game.draws // size)


def count_total_work(game: SheetGame, size: int) -> int:
    """Return how many sheets must be solved, each counted once in each block of draws, for a progress bar."""
    return ((1 << game.boxes) - 1) * count_blocks(game, size)


def count_work_done(game: SheetGame, known: SolvedSheets, size: int) -> int:
    """Return how much of the work that `count_total_work` counts is done."""
    finished_sheets = sum(len(list_level_masks(game.boxes, level)) for level in range(1, known.level))
    current_sheets = len(list_level_masks(game.boxes, known.level)) * len(known.blocks)
    return finished_sheets * count_blocks(game, size) + current_sheets


def _solve_blocks(
    pool: ProcessPoolExecutor, game: SheetGame, known: SolvedSheets, size: int, jobs: int
) -> Iterator[tuple[int, Values]]:
    """Compute the missing blocks of draws for the sheets with `known.level` open boxes.

    Yield the number and sums of each finished block.
    """
    numbers = iter([number for number in range(count_blocks(game, size)) if number not in known.blocks])
    start_sheets = SolvedSheets(known.values.copy(), known.level)
    running: dict[Future[Values], int] = {}
    while True:
        while len(running) < jobs and (number := next(numbers, None)) is not None:
            running[pool.submit(sum_block, game, start_sheets, number, size)] = number
        if not running:
            return
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            yield running.pop(future), future.result()
