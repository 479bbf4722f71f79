"""Yacht alone with electronic dice of a set, as the solver sees it."""

from functools import cached_property
from itertools import combinations

import numpy as np

from host_tools.solving.boxes import BOXES, points_of, read_dice, rows_of_five
from host_tools.solving.turns import DICE, Points
from tray24.match.dicesets import SETS


class Yacht:
    """The game with a die set: a turn draws five of its dice from the bag."""

    boxes = BOXES

    def __init__(self, name: str):
        self.name = name
        self._dice = read_dice(SETS[name])
        self._in_a_row = rows_of_five()
        self.draws = len(self._bags)

    @cached_property
    def _bags(self) -> list[tuple[int, ...]]:
        return list(combinations(range(len(self._dice)), DICE))

    def dice_of(self, draw: int) -> tuple[int, ...]:
        """Return the ids of the dice of a draw, ascending."""
        return self._bags[draw]

    def points(self, draw: int) -> Points:
        """Return the points of all outcomes of a draw: the dice in the order of their ids."""
        return points_of(self._dice[np.array(self._bags[draw])], self._in_a_row)
