"""Figures of matches with their 95 % intervals: shares, means and lengths from sums of ints, and the ratings of bots.

Ratings are the strengths with which the results are likeliest, on the scale of Elo. The model is that of Bradley and
Terry, and with more than two seats that of Luce: each seat wins with a probability in proportion to the strength of its
bot. A difference of 400 means ten times the strength. The mean of all ratings is 0.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist

from host_tools.balance.counting import bin_start

Z = NormalDist().inv_cdf(0.975)
_SCALE = 400 / math.log(10)
_ROUNDS = 60
_CLOSE = 1e-10
_LONGEST_STEP = 2.0  # a longer one would leave what the quadratic approximation holds for
Matrix = list[list[float]]


@dataclass(frozen=True)
class Estimate:
    """A figure and the ends of its 95 % interval."""

    value: float
    low: float
    high: float

    def told(self, digits: int = 5) -> dict[str, float]:
        """Return the estimate as JSON values."""
        return {"value": round(self.value, digits), "low": round(self.low, digits), "high": round(self.high, digits)}


def share(part: float, matches: int) -> Estimate:
    """Return the share of `part` of the matches, with Wilson's interval."""
    value = part / matches
    z2 = Z * Z / matches
    middle = (value + z2 / 2) / (1 + z2)
    half = Z / (1 + z2) * math.sqrt(value * (1 - value) / matches + z2 / (4 * matches))
    return Estimate(value, max(middle - half, 0.0), min(middle + half, 1.0))


def mean(total: int, squares: int, matches: int) -> Estimate:
    """Return the mean of what was measured once in each match, with the interval of the normal distribution."""
    value = total / matches
    if matches < 2:
        return Estimate(value, value, value)
    variance = (squares * matches - total * total) / (matches * (matches - 1))
    half = Z * math.sqrt(variance / matches)
    return Estimate(value, value - half, value + half)


def ratio(totals: tuple[int, int], squares: tuple[int, int], products: int, matches: int) -> Estimate:
    """Return the ratio of two things that were measured in each match, such as decisions to hands."""
    value = totals[0] / totals[1]
    if matches < 2:
        return Estimate(value, value, value)
    rest = squares[0] - 2 * value * products + value * value * squares[1]
    half = Z * math.sqrt(max(rest, 0.0) * matches / (matches - 1)) / totals[1]
    return Estimate(value, value - half, value + half)


def quantile(bins: Mapping[int, int], part: float) -> float:
    """Return the length that `part` of all do not exceed; in a bin they are spread evenly. bins: number -> count."""
    wanted = part * sum(bins.values())
    for number in sorted(bins):
        if wanted <= bins[number]:
            start, width = bin_start(number), bin_start(number + 1) - bin_start(number)
            return start + (width - 1) * wanted / bins[number]
        wanted -= bins[number]
    raise ValueError("there are no lengths")


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
