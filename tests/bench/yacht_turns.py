"""Calculate yacht's turn values once more, plainly, and compare them with the solver's.

    ./tray24 solve yacht --set classic24 --turns turns.npz
    PYTHONPATH=firmware:. .venv/bin/python tests/bench/yacht_turns.py turns.npz [--pairs 1000]

The file has all turn values of some sheets. Random pairs of a sheet and a draw are calculated again with the points of
the firmware and dictionaries instead of arrays. The mean of a sheet's turn values must be its value in the table.
"""

import argparse
import random
import sys
import time
from functools import cache
from itertools import combinations, product

import numpy as np

from tray24.games.yacht.boxes import BOXES, box_points
from tray24.match.dicesets import SETS

_SIDES = range(6)
_ROLLED = -1  # in a pattern: a die that is rolled again
_NEAR = 0.002  # points: the solver's float32 against exact sums
_ROUNDED = 1 / 64 + _NEAR  # the table has parts of 1/32


def plain_value(dice, mask, values):
    """Return the value of a sheet before a turn with five dice: tuples of six faces. `values` are of all sheets."""
    outcomes = list(product(_SIDES, repeat=len(dice)))
    open_boxes = [box for box in range(len(BOXES)) if mask >> box & 1]
    worth = {}
    for shown in outcomes:
        faces = [sides[side] for sides, side in zip(dice, shown, strict=True)]
        worth[shown] = max(_points(box, faces) + values[mask ^ 1 << box] for box in open_boxes)
    for _ in range(2):
        worth = _before_roll(worth, outcomes)
    return sum(worth.values()) / len(outcomes)


def _points(box, faces):
    return _points_of(box, tuple(sorted(faces)))


@cache
def _points_of(box, faces):
    return box_points(box, list(faces))


def _before_roll(worth, outcomes):
    """Return what each outcome is worth when any of its dice may be rolled."""
    mean = dict(worth)
    count = len(outcomes[0])
    for die in range(count):
        for pattern in [known for known in mean if known[die] == 0]:
            sides = [mean[(*pattern[:die], side, *pattern[die + 1 :])] for side in _SIDES]
            mean[(*pattern[:die], _ROLLED, *pattern[die + 1 :])] = sum(sides) / len(sides)
    holds = list(product((True, False), repeat=count))
    return {
        shown: max(
            mean[tuple(side if kept else _ROLLED for side, kept in zip(shown, hold, strict=True))] for hold in holds
        )
        for shown in outcomes
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file")
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with np.load(given.file) as kept:
        name, masks, turns, values = str(kept["set"]), kept["masks"].tolist(), kept["turns"], kept["values"].tolist()
    faces = SETS[name]
    dice = [tuple(faces[at : at + 6]) for at in range(0, len(faces), 6)]
    draws = list(combinations(range(len(dice)), 5))
    chance = random.Random(given.seed)
    began_s = time.monotonic()
    furthest = 0.0
    for _ in range(given.pairs):
        place, draw = chance.randrange(len(masks)), chance.randrange(len(draws))
        found = plain_value([dice[die] for die in draws[draw]], masks[place], values)
        furthest = max(furthest, abs(found - turns[place, draw]))
    means = [abs(turns[place].mean() - values[mask]) for place, mask in enumerate(masks)]
    print(f"{given.pairs} turns of {len(masks)} sheets with {name}: {time.monotonic() - began_s:.0f} s")
    print(f"furthest turn: {furthest:.5f} points; furthest mean of {len(draws)} turns: {max(means):.5f} points")
    return 0 if furthest < _NEAR and max(means) < _ROUNDED else 1


if __name__ == "__main__":
    sys.exit(main())
