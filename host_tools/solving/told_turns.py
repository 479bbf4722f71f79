"""All turn values of some sheets, in a file: a program that is written otherwise must find the same."""

import io
import math
import random
from collections.abc import Callable
from pathlib import Path

import numpy as np

from host_tools.files import write_whole
from host_tools.solving.turns import DICE, Values, turn_values
from host_tools.solving.yacht import Yacht

DRAWS = math.comb(24, DICE)
_SEED = 1  # of the choice of sheets


def write(name: str, values: Values, sheets: int, path: Path, tell: Callable[[int], None]) -> None:
    """Write the turn values of random sheets for each draw. Call `tell` with the number of draws done. Raise OSError.

    The file, in NumPy's format npz, has `set`, `masks` (sheets), `turns` (sheets, draws) and the `values` of all
    sheets.
    """
    game = Yacht(name)
    masks = np.array(sorted(random.Random(_SEED).sample(range(1, 1 << game.boxes), sheets)), np.int64)
    turns = np.zeros((sheets, game.draws))
    alike = [np.flatnonzero([mask.bit_count() == level for mask in masks.tolist()]) for level in range(game.boxes + 1)]
    for draw in range(game.draws):
        points = game.points(draw)
        for places in alike:
            if len(places):
                turns[places, draw] = turn_values(points, masks[places], values)
        tell(draw + 1)
    buffer = io.BytesIO()
    np.savez(buffer, set=name, masks=masks, turns=turns, values=values)
    write_whole(path, buffer.getvalue())
