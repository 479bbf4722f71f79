"""A slow, simple calculation of the value of a turn of yacht, to check the solver in host_tools/solver.

The points of boxes are those of the firmware.
"""

from functools import cache
from itertools import product

from tray24.games.yacht.boxes import BOXES, score_box

_SIDES = range(6)
_ROLLED = -1  # in a pattern: a die that is rolled again


def compute_turn_value(dice, mask, values):
    """Return the expected total from a turn with these dice to the end of the match.

    `dice` are five tuples of six faces, the bits of `mask` are the open boxes, and `values[mask]` is the value of a
    sheet after the turn.
    """
    outcomes = list(product(_SIDES, repeat=len(dice)))
    open_boxes = [box for box in range(len(BOXES)) if mask >> box & 1]
    value_of_roll = {}
    for roll in outcomes:
        faces = [sides[side] for sides, side in zip(dice, roll, strict=True)]
        value_of_roll[roll] = max(_score_box(box, faces) + values[mask ^ 1 << box] for box in open_boxes)
    for _ in range(2):
        value_of_roll = _evaluate_roll(value_of_roll, outcomes)
    return sum(value_of_roll.values()) / len(outcomes)


def _score_box(box, faces):
    return _score_sorted(box, tuple(sorted(faces)))


@cache
def _score_sorted(box, faces):
    return score_box(box, list(faces))


def _evaluate_roll(values, outcomes):
    """Return {outcome: value} before a reroll, if `values` are the values of the outcomes after it.

    An outcome is the sides that the dice show; the player rerolls the best choice of dice.
    """
    mean = dict(values)
    count = len(outcomes[0])
    for die in range(count):
        for pattern in [known for known in mean if known[die] == 0]:
            sides = [mean[(*pattern[:die], side, *pattern[die + 1 :])] for side in _SIDES]
            mean[(*pattern[:die], _ROLLED, *pattern[die + 1 :])] = sum(sides) / len(sides)
    holds = list(product((True, False), repeat=count))
    return {
        roll: max(
            mean[tuple(side if is_kept else _ROLLED for side, is_kept in zip(roll, held_dice, strict=True))]
            for held_dice in holds
        )
        for roll in outcomes
    }
