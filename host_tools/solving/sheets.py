"""The values of all sheets of a game: from those with no open box to those with all of them.

The work of a level, which is the sheets with so many open boxes, is divided into blocks of draws. What is done is kept,
so that an interrupted run goes on, and sums are added in the order of the blocks, so that the result does not depend on
the number of processes.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from host_tools.processes import process_pool
from host_tools.solving.turns import Points, Values, turn_values


class Game(Protocol):
    """A game of sheets: each turn is played with one of `draws` sets of five dice, all equally likely."""

    boxes: int
    draws: int

    def points(self, draw: int) -> Points:
        """Return the points of all outcomes of a draw in each box."""
        ...


@dataclass
class Known:
    """The solved part: the values of whole levels, by the mask of open boxes, and the blocks of the next level.

    level: the number of open boxes of the next level. blocks: the sums of its finished blocks, by their number.
    """

    values: Values
    level: int = 1
    blocks: dict[int, Values] = field(default_factory=dict)

    @staticmethod
    def of(game: Game) -> "Known":
        """Return what is known at first: a sheet without open boxes is worth nothing."""
        return Known(np.zeros(1 << game.boxes))


def level_masks(boxes: int, level: int) -> NDArray[np.int64]:
    """Return the masks of all sheets with so many open boxes, ascending."""
    return np.array([mask for mask in range(1 << boxes) if mask.bit_count() == level], np.int64)


def block_sums(game: Game, known: Known, number: int, size: int) -> Values:
    """Return the sums of the turn values of the level's sheets over the draws of a block."""
    masks = level_masks(game.boxes, known.level)
    sums = np.zeros(len(masks))
    for draw in range(number * size, min(game.draws, (number + 1) * size)):
        sums += turn_values(game.points(draw), masks, known.values)
    return sums


def solve(game: Game, known: Known, size: int, jobs: int, tell: Callable[[Known], None]) -> Values:
    """Return the value of each sheet by its mask: float64 (2**boxes). Call `tell` after each block of `size` draws."""
    with process_pool(jobs) as pool:
        while known.level <= game.boxes:
            for number, sums in _in_processes(pool, game, known, size, jobs):
                known.blocks[number] = sums
                tell(known)
            masks = level_masks(game.boxes, known.level)
            total = sum((known.blocks[number] for number in sorted(known.blocks)), np.zeros(len(masks)))
            known.values[masks] = total / game.draws
            known.level += 1
            known.blocks = {}
            tell(known)
    return known.values


def count_blocks(game: Game, size: int) -> int:
    """Return the number of blocks of a level."""
    return -(-game.draws // size)


def total_work(game: Game, size: int) -> int:
    """Return the number of sheets solved over the blocks of all levels, for a progress bar."""
    return ((1 << game.boxes) - 1) * count_blocks(game, size)


def work_done(game: Game, known: Known, size: int) -> int:
    """Return how much of `total_work` is done."""
    whole = sum(len(level_masks(game.boxes, level)) for level in range(1, known.level))
    part = len(level_masks(game.boxes, known.level)) * len(known.blocks)
    return whole * count_blocks(game, size) + part


def _in_processes(
    pool: ProcessPoolExecutor, game: Game, known: Known, size: int, jobs: int
) -> Iterator[tuple[int, Values]]:
    """Yield the blocks of the level that are not done yet, as they are finished."""
    left = iter([number for number in range(count_blocks(game, size)) if number not in known.blocks])
    before = Known(known.values.copy(), known.level)
    running: dict[Future[Values], int] = {}
    while True:
        while len(running) < jobs and (number := next(left, None)) is not None:
            running[pool.submit(block_sums, game, before, number, size)] = number
        if not running:
            return
        for one in wait(running, return_when=FIRST_COMPLETED).done:
            yield running.pop(one), one.result()
