"""Play yacht alone by the firmware's table of values, and compare the mean total with what the table says.

    PYTHONPATH=firmware:. .venv/bin/python tests/bench/yacht_matches.py [--set classic24] [--matches 10000]

Each turn is played exactly: the hold with the best expectation over the outcomes of the rolls left, then the best box.
"""

import argparse
import math
import sys
import time
from itertools import product

import numpy as np

from host_tools.solving import table
from host_tools.solving.turns import DICE, SIDES
from host_tools.solving.yacht import Yacht

_HOLDS = list(product((True, False), repeat=DICE))  # for each die whether it is kept


def before_roll(worth):
    """Return what each outcome is worth while any of its dice may be rolled again, all of them at once."""
    means = [worth]
    for axis in range(DICE):
        means += [mean.mean(axis=axis, keepdims=True) for mean in means]
    best = worth
    for mean in means[1:]:
        best = np.maximum(best, mean)
    return best


def rolled(worth, shown, chance):
    """Return the outcome of the best hold: `worth` is that of outcomes after the roll."""
    best, kept = -math.inf, _HOLDS[0]
    for hold in _HOLDS:
        mean = worth[tuple(side if keeps else slice(None) for side, keeps in zip(shown, hold, strict=True))].mean()
        if mean > best:
            best, kept = mean, hold
    return tuple(side if keeps else int(chance.integers(SIDES)) for side, keeps in zip(shown, kept, strict=True))


def play(game, values, chance):
    """Return the total of a match."""
    total = 0.0
    mask = (1 << game.boxes) - 1
    while mask:
        points = game.points(int(chance.integers(game.draws))).reshape(*[SIDES] * DICE, game.boxes)
        open_boxes = [box for box in range(game.boxes) if mask >> box & 1]
        after = np.array([values[mask ^ 1 << box] for box in open_boxes])
        by_box = points[..., open_boxes] + after
        last = by_box.max(axis=-1)
        shown = tuple(int(side) for side in chance.integers(SIDES, size=DICE))
        shown = rolled(before_roll(last), shown, chance)
        shown = rolled(last, shown, chance)
        box = open_boxes[int(by_box[shown].argmax())]
        total += float(points[(*shown, box)])
        mask ^= 1 << box
    return total


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--set", default="classic24")
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    values = table.read(arguments.set)
    if values is None:
        print(f"there is no table of {arguments.set}: './tray24 solve yacht' makes it", file=sys.stderr)
        return 1
    game = Yacht(arguments.set)
    chance = np.random.default_rng(arguments.seed)
    start = time.perf_counter()
    totals = [play(game, values, chance) for _ in range(arguments.matches)]
    mean, error = float(np.mean(totals)), float(np.std(totals)) / math.sqrt(len(totals))
    print(
        f"{arguments.set}: {mean:.2f} +- {1.96 * error:.2f} points in {len(totals)} matches, "
        f"the table says {values[-1]:.2f}; {time.perf_counter() - start:.0f} s"
    )
    return 0 if abs(mean - values[-1]) < 3 * error else 1


if __name__ == "__main__":
    sys.exit(main())
