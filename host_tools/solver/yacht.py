"""The solver's model of yacht: one player with the electronic dice of a set.

It computes the points of all 6**5 outcomes of five dice in the boxes (rules Y4 to Y8) quickly.
"""

from functools import cached_property
from itertools import combinations, permutations

import numba
import numpy as np
from numpy.typing import NDArray

from host_tools.solver.sheets import DICE, OUTCOMES, SIDES, Points
from tray24.match.dicesets import SETS
from tray24.rules.faces import W, get_color, get_kind, get_points

Table = NDArray[np.int32]

BOXES = 11
_KINDS = W  # kinds below are colored
_COLORS = 5  # colors are 1 to 4
_PAIRS = [(first, second) for first in range(DICE) for second in range(first)]


def read_dice(sides: bytes) -> Table:
    """Return the kind (-1 for a wild), color and points of each side: int32 (dice, SIDES, 3).

    `sides` are the faces of a die set, SIDES for each die.
    """
    rows = [(get_kind(face) if get_kind(face) < W else -1, get_color(face), get_points(face)) for face in sides]
    return np.array(rows, np.int32).reshape(-1, SIDES, 3)


def find_rows_of_five() -> NDArray[np.bool_]:
    """Return for each set of matching pairs among five dice whether the dice make a row (rule Y7).

    The index of a set has a bit for each pair, in the order of `_PAIRS`.
    """
    indexes = {pair: index for index, pair in enumerate(_PAIRS)}
    rows = set()
    for order in permutations(range(DICE)):
        pairs = zip(order, order[1:], strict=False)
        rows.add(sum(1 << indexes[max(first, second), min(first, second)] for first, second in pairs))
    return np.array([any(row & ~pairs == 0 for row in rows) for pairs in range(1 << len(_PAIRS))])


@numba.njit
def score_outcomes(dice: Table, in_a_row: NDArray[np.bool_]) -> Points:
    """Return the points of each outcome of five dice in each box: float32 (OUTCOMES, BOXES).

    `dice` are five of the dice from `read_dice`, and `in_a_row` is the result of `find_rows_of_five`.
    """
    points = np.zeros((OUTCOMES, BOXES), np.float32)
    kind_counts = np.zeros(_KINDS, np.int32)
    color_counts = np.zeros(_COLORS, np.int32)
    color_sums = np.zeros(_COLORS, np.int32)
    faces = np.zeros((DICE, 3), np.int32)
    for outcome in range(OUTCOMES):
        kind_counts[:] = 0
        color_counts[:] = 0
        color_sums[:] = 0
        wilds = total = 0
        rest = outcome
        for die in range(DICE - 1, -1, -1):
            faces[die] = dice[die, rest % SIDES]
            rest //= SIDES
            kind, color, value = faces[die]
            total += value
            if kind < 0:
                wilds += 1
            else:
                kind_counts[kind] += 1
                color_counts[color] += 1
                color_sums[color] += value
        alike_count = kind_counts.max() + wilds
        hued_count = color_counts.max() + wilds
        row = points[outcome]
        for box in range(3):  # two, three and four of a kind
            row[box] = total if alike_count >= box + 2 else 0
        row[3] = 75 if hued_count >= 4 else 0
        row[4] = 150 if hued_count >= 5 else 0
        row[5] = total if in_a_row[_find_pairs(faces)] else 0
        for color in range(1, _COLORS):
            row[5 + color] = color_sums[color]
        row[10] = 50 * wilds
    return points


@numba.njit
def _find_pairs(faces: Table) -> int:
    """Return which pairs of five dice match, as bits in the order of `_PAIRS`.

    `faces` has a row (kind, color, points) for each die, as in `read_dice`.
    """
    pairs = index = 0
    for die in range(DICE):
        kind, color, _ = faces[die]
        for other in range(die):
            other_face = faces[other]
            if kind < 0 or other_face[0] < 0 or other_face[0] == kind or other_face[1] == color:
                pairs |= 1 << index
            index += 1
    return pairs


class Yacht:
    """The game of yacht with a die set, in which each turn is played with a draw: five dice from the bag.

    A draw is known by its number among all sets of five dice, from 0 to `draws` - 1.
    """

    boxes = BOXES

    def __init__(self, name: str):
        self.name = name
        self._dice = read_dice(SETS[name])
        self._in_a_row = find_rows_of_five()
        self.draws = len(self._bags)

    @cached_property
    def _bags(self) -> list[tuple[int, ...]]:
        return list(combinations(range(len(self._dice)), DICE))

    def get_dice(self, draw: int) -> tuple[int, ...]:
        """Return the ids of the five dice of the draw with the number `draw`, ascending."""
        return self._bags[draw]

    def compute_points(self, draw: int) -> Points:
        """Return the points that each outcome of rolling the five dice of a draw scores in each box.

        `draw` is the number of the draw. An outcome lists the dice in the order of their ids.
        """
        return score_outcomes(self._dice[np.array(self._bags[draw])], self._in_a_row)
