"""Shares, means and lengths with their 95 % intervals, from sums of ints."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from statistics import NormalDist

from host_tools.balance.counting import bin_start

Z = NormalDist().inv_cdf(0.975)


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
    """Return the length that `part` of all lengths do not exceed. bins: how many lengths there are in each bin.

    Lengths count as spread evenly over their bin.
    """
    wanted = part * sum(bins.values())
    for number in sorted(bins):
        if wanted <= bins[number]:
            start, width = bin_start(number), bin_start(number + 1) - bin_start(number)
            return start + (width - 1) * wanted / bins[number]
        wanted -= bins[number]
    raise ValueError("there are no lengths")
