"""Ratings of bots: the strengths with which the results of their matches are likeliest, on the scale of Elo.

The model is that of Bradley and Terry, and with more than two seats that of Luce: each seat wins with a probability in
proportion to the strength of its bot. A difference of 400 means ten times the strength. The mean of all ratings is 0.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from host_tools.balance.intervals import Estimate, Z

_SCALE = 400 / math.log(10)
_ROUNDS = 60
_CLOSE = 1e-10
_LONGEST_STEP = 2.0  # a longer one would leave what the quadratic approximation holds for

Matrix = list[list[float]]


@dataclass(frozen=True)
class Result:
    """The matches of a line-up: its number of seats of each bot, and the matches that each has won, ties in parts."""

    seats: Mapping[str, int]
    wins: Mapping[str, float]

    @property
    def matches(self) -> float:
        return sum(self.wins.values())


def rate(bots: Sequence[str], results: Sequence[Result]) -> dict[str, Estimate]:
    """Return the rating of each bot, with its 95 % interval.

    For each line-up a match is added that each seat has won equally: so a bot that has won them all has a rating, too.
    """
    results = [_with_one_more(result) for result in results if result.matches]
    logs = [0.0] * len(bots)
    for _ in range(_ROUNDS):
        slope, curve = _derivatives(bots, results, logs)
        inverse = _inverse(curve)
        step = [sum(row[at] * slope[at] for at in range(len(bots))) for row in inverse]
        longest = max(map(abs, step))
        factor = min(1.0, _LONGEST_STEP / longest) if longest else 1.0
        logs = [one + factor * by for one, by in zip(logs, step, strict=True)]
        if longest < _CLOSE:
            break
    inverse = _inverse(_derivatives(bots, results, logs)[1])
    middle = sum(logs) / len(logs)
    rated = {}
    for at, bot in enumerate(bots):
        value = _SCALE * (logs[at] - middle)
        half = Z * _SCALE * math.sqrt(max(inverse[at][at] - 1 / len(bots), 0.0))
        rated[bot] = Estimate(value, value - half, value + half)
    return rated


def _with_one_more(result: Result) -> Result:
    seats = sum(result.seats.values())
    return Result(result.seats, {bot: result.wins.get(bot, 0) + count / seats for bot, count in result.seats.items()})


def _derivatives(bots: Sequence[str], results: Sequence[Result], logs: Sequence[float]) -> tuple[list[float], Matrix]:
    """Return the slope of the likelihood's logarithm, and its curvature with the opposite sign.

    To each number of the curvature 1 / (number of bots) is added: that fixes the mean, which no result tells.
    """
    count = len(bots)
    slope = [0.0] * count
    curve = [[1 / count] * count for _ in bots]
    for result in results:
        strength = [result.seats.get(bot, 0) * math.exp(log) for bot, log in zip(bots, logs, strict=True)]
        chances = [one / sum(strength) for one in strength]
        for at, bot in enumerate(bots):
            slope[at] += result.wins.get(bot, 0) - result.matches * chances[at]
            for other in range(count):
                curve[at][other] += result.matches * chances[at] * ((at == other) - chances[other])
    return slope, curve


def _inverse(matrix: Matrix) -> Matrix:
    """Return the inverse of a positive definite matrix, by the elimination of Gauss and Jordan."""
    size = len(matrix)
    rows = [row + [float(at == other) for other in range(size)] for at, row in enumerate(matrix)]
    for at in range(size):
        pivot = rows[at][at]
        rows[at] = [one / pivot for one in rows[at]]
        for other in range(size):
            if other != at and (factor := rows[other][at]):
                rows[other] = [one - factor * by for one, by in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]
