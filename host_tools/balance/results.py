"""The results of matches between bots, from counts: estimates with 95 % intervals for the page, JSON and terminal.

The ratings of bots are their strengths on the scale of Elo: a difference of 400 means ten times the strength. They make
the results most likely in the model of Bradley and Terry, or with more than two seats in that of Luce: each seat wins
with a probability in proportion to the strength of its bot. The mean of all ratings is 0.
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, combinations
from statistics import NormalDist

from host_tools.balance.counts import PARTS, Counts, bin_to_length, list_events
from host_tools.balance.lineups import Lineup, Table
from host_tools.terminal.console import get_game_title, print_table
from simulator.texts import HostTexts
from tray24.games import get_game_class

Z = NormalDist().inv_cdf(0.975)
_SCALE = 400 / math.log(10)
_MAX_ROUNDS = 60
_TOLERANCE = 1e-10
_LONGEST_STEP = 2.0  # a longer one would leave the range of the quadratic approximation
Matrix = list[list[float]]
_QUANTILES = (0.05, 0.5, 0.95)  # of all lengths, in the order of `Lengths`
say = HostTexts("balance")
HEAD = ("bot", "matches", "rating", "first", "hands", "decisions", "hand-length")


@dataclass(frozen=True)
class Estimate:
    """An estimated value, and the ends of its 95 % interval."""

    value: float
    low: float
    high: float

    def to_json(self, digits: int = 5) -> dict[str, float]:
        """Return the estimate as a JSON object, rounded to `digits` decimals."""
        return {"value": round(self.value, digits), "low": round(self.low, digits), "high": round(self.high, digits)}


def estimate_share(part: float, matches: int) -> Estimate:
    """Return the share `part` / `matches`, with its 95 % Wilson interval."""
    value = part / matches
    z2 = Z * Z / matches
    middle = (value + z2 / 2) / (1 + z2)
    half_width = Z / (1 + z2) * math.sqrt(value * (1 - value) / matches + z2 / (4 * matches))
    return Estimate(value, max(middle - half_width, 0.0), min(middle + half_width, 1.0))


def estimate_mean(total: int, squares: int, matches: int) -> Estimate:
    """Return the mean of a quantity measured once in each match, with its 95 % interval (normal approximation).

    `total` is the sum of the quantity over all matches, `squares` the sum of its squares.
    """
    value = total / matches
    if matches < 2:
        return Estimate(value, value, value)
    variance = (squares * matches - total * total) / (matches * (matches - 1))
    half_width = Z * math.sqrt(variance / matches)
    return Estimate(value, value - half_width, value + half_width)


def estimate_ratio(totals: tuple[int, int], squares: tuple[int, int], products: int, matches: int) -> Estimate:
    """Return the ratio, with its 95 % interval, of two quantities measured in each match, such as decisions to hands.

    `totals` are the sums of both quantities, `squares` the sums of their squares, `products` the sum of their products.
    """
    value = totals[0] / totals[1]
    if matches < 2:
        return Estimate(value, value, value)
    rest = squares[0] - 2 * value * products + value * value * squares[1]
    half_width = Z * math.sqrt(max(rest, 0.0) * matches / (matches - 1)) / totals[1]
    return Estimate(value, value - half_width, value + half_width)


def estimate_quantile(bins: Mapping[int, int], part: float) -> float:
    """Return the quantile of lengths for `part`, a share from 0 to 1: this share of all lengths do not exceed it.

    `bins` maps the number of a bin (see `length_to_bin`) to the number of lengths in it. Lengths are assumed to spread
    evenly over a bin.
    """
    target = part * sum(bins.values())
    for number in sorted(bins):
        if target <= bins[number]:
            start, width = bin_to_length(number), bin_to_length(number + 1) - bin_to_length(number)
            return start + (width - 1) * target / bins[number]
        target -= bins[number]
    raise ValueError("there are no lengths")


@dataclass(frozen=True)
class LineupResult:
    """The result of the matches of a line-up: how many seats each bot has, and how many matches it has won.

    A tied match counts as a part of a match for each of its winners.
    """

    seats: Mapping[str, int]
    wins: Mapping[str, float]

    @property
    def matches(self) -> float:
        return sum(self.wins.values())


def estimate_ratings(bots: Sequence[str], results: Sequence[LineupResult]) -> dict[str, Estimate]:
    """Return the rating of each bot, with its 95 % interval.

    A match in which all seats tie is added to the matches of each line-up. Otherwise the rating of a bot that has won
    all its matches would be infinite.
    """
    results = [
        LineupResult(
            result.seats,
            {bot: result.wins.get(bot, 0) + count / sum(result.seats.values()) for bot, count in result.seats.items()},
        )
        for result in results
        if result.matches
    ]
    logs = [0.0] * len(bots)
    for _ in range(_MAX_ROUNDS):
        slope, curve = _compute_derivatives(bots, results, logs)
        inverse = _invert(curve)
        step = [sum(row[at] * slope[at] for at in range(len(bots))) for row in inverse]
        max_step = max(map(abs, step))
        factor = min(1.0, _LONGEST_STEP / max_step) if max_step else 1.0
        logs = [result + factor * by for result, by in zip(logs, step, strict=True)]
        if max_step < _TOLERANCE:
            break
    inverse = _invert(_compute_derivatives(bots, results, logs)[1])
    middle = sum(logs) / len(logs)
    ratings = {}
    for at, bot in enumerate(bots):
        value = _SCALE * (logs[at] - middle)
        half_width = Z * _SCALE * math.sqrt(max(inverse[at][at] - 1 / len(bots), 0.0))
        ratings[bot] = Estimate(value, value - half_width, value + half_width)
    return ratings


def _compute_derivatives(
    bots: Sequence[str], results: Sequence[LineupResult], logs: Sequence[float]
) -> tuple[list[float], Matrix]:
    """Return the gradient of the results' log-likelihood, and its matrix of second derivatives with the opposite sign.

    The derivatives are with respect to `logs`, the logarithms of the bots' strengths. The results determine only the
    differences of these logarithms. Their mean is fixed by adding 1 / (number of bots) to each number of the matrix.
    """
    count = len(bots)
    slope = [0.0] * count
    curve = [[1 / count] * count for _ in bots]
    for result in results:
        strength = [result.seats.get(bot, 0) * math.exp(log) for bot, log in zip(bots, logs, strict=True)]
        chances = [value / sum(strength) for value in strength]
        for at, bot in enumerate(bots):
            slope[at] += result.wins.get(bot, 0) - result.matches * chances[at]
            for other in range(count):
                curve[at][other] += result.matches * chances[at] * ((at == other) - chances[other])
    return slope, curve


def _invert(matrix: Matrix) -> Matrix:
    """Return the inverse of a positive definite matrix, by Gauss-Jordan elimination."""
    size = len(matrix)
    rows = [row + [float(at == other) for other in range(size)] for at, row in enumerate(matrix)]
    for at in range(size):
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(size):
            if other != at and (factor := rows[other][at]):
                rows[other] = [value - factor * by for value, by in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]


@dataclass(frozen=True)
class Lengths:
    """The distribution of lengths: their mean, and the lengths that 5, 50 and 95 % of them do not exceed."""

    mean: Estimate
    low: float
    median: float
    high: float

    def to_json(self) -> dict[str, object]:
        quantiles = {"5%": round(self.low, 1), "50%": round(self.median, 1), "95%": round(self.high, 1)}
        return {**self.mean.to_json(3), **quantiles}


@dataclass(frozen=True)
class EventFrequency:
    """The frequency of an event: how often it happens per match and per hand, and in which share of the matches.

    `count` is the number of events in all matches.
    """

    name: str
    count: int
    per_match: Estimate
    per_hand: float
    matches_with: float

    def to_json(self) -> dict[str, object]:
        shares = {"per_hand": round(self.per_hand, 5), "matches_with": round(self.matches_with, 5)}
        return {"count": self.count, "per_match": self.per_match.to_json(), **shares}


class Figures:
    """The statistics of the matches at a table in which a bot plays against itself, computed from their counts."""

    def __init__(self, table: Table, bot: str, counts: Counts):
        self.table = table
        self.bot = bot
        self.counts = counts
        self.matches = counts["matches"]

    @property
    def places(self) -> list[Estimate]:
        """Return the share of matches won by the seat that begins, then by each next seat clockwise."""
        return [estimate_share(self.counts[f"place {at}"] / PARTS, self.matches) for at in range(self.table.seats)]

    @property
    def decisions(self) -> Lengths:
        """Return the distribution of the number of decisions in a match."""
        return Lengths(
            self._estimate_mean("decisions"),
            *(estimate_quantile(self._get_bins("length"), part) for part in _QUANTILES),
        )

    @property
    def hands(self) -> Lengths:
        """Return the distribution of the number of hands in a match."""
        return Lengths(
            self._estimate_mean("hands"), *(_find_quantile(self._get_bins("hands"), part) for part in _QUANTILES)
        )

    @property
    def hand_decisions(self) -> Lengths:
        """Return the distribution of the number of decisions in a hand."""
        totals = self.counts["sum decisions"], self.counts["sum hands"]
        squares = self.counts["squares decisions"], self.counts["squares hands"]
        average = estimate_ratio(totals, squares, self.counts["products"], self.matches)
        return Lengths(average, *(estimate_quantile(self._get_bins("hand"), part) for part in _QUANTILES))

    @property
    def events(self) -> list[EventFrequency]:
        """Return the frequency of each event of the game, including events that have never happened."""
        return [
            EventFrequency(
                name,
                self.counts[f"sum {name}"],
                self._estimate_mean(name),
                self.counts[f"sum {name}"] / self.counts["sum hands"],
                self.counts[f"with {name}"] / self.matches,
            )
            for name in list_events(get_game_class(self.table.game))
        ]

    def to_json(self) -> dict[str, object]:
        return {
            "bot": self.bot,
            "matches": self.matches,
            "wins_by_place": [place.to_json() for place in self.places],
            "hands_per_match": self.hands.to_json(),
            "decisions_per_match": self.decisions.to_json(),
            "decisions_per_hand": self.hand_decisions.to_json(),
            "events": {event.name: event.to_json() for event in self.events},
            "counts": dict(sorted(self.counts.items())),
        }

    def _estimate_mean(self, measure: str) -> Estimate:
        return estimate_mean(self.counts[f"sum {measure}"], self.counts[f"squares {measure}"], self.matches)

    def _get_bins(self, measure: str) -> dict[int, int]:
        """Return the counts with names such as "hands 3", where `measure` is "hands": number in the name -> count."""
        numbers = (name.removeprefix(f"{measure} ") for name in self.counts if name.startswith(f"{measure} "))
        return {int(number): self.counts[f"{measure} {number}"] for number in numbers}


def _find_quantile(counts: dict[int, int], part: float) -> int:
    """Return the quantile of numbers for `part`, a share from 0 to 1: this share of all numbers do not exceed it.

    `counts` maps each number to how often it occurs.
    """
    numbers = sorted(counts)
    sums = accumulate(counts[number] for number in numbers)
    target = part * sum(counts.values())
    return next(number for number, running_total in zip(numbers, sums, strict=True) if running_total >= target)


@dataclass(frozen=True)
class Pairing:
    """The result of the matches between two bots that sit at alternate seats, in both orders.

    `won` is the share of matches that the first bot has won.
    """

    bots: tuple[str, str]
    matches: int
    won: Estimate

    def to_json(self) -> dict[str, object]:
        return {"bots": list(self.bots), "matches": self.matches, "won_by_first": self.won.to_json()}


@dataclass(frozen=True)
class TableResults:
    """The results at a table: the statistics of each bot against itself, the results of pairs of bots, the ratings."""

    table: Table
    matches: int
    figures: Sequence[Figures]
    pairings: Sequence[Pairing]
    ratings: Mapping[str, Estimate]

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.table.game,
            "seats": self.table.seats,
            "options": dict(self.table.options),
            "seed": self.table.seed,
            "matches": self.matches,
            "alike": [figures.to_json() for figures in self.figures],
            "pairings": [pairing.to_json() for pairing in self.pairings],
            "ratings": {bot: rating.to_json(2) for bot, rating in self.ratings.items()},
        }


def compute_results(table: Table, played: Mapping[Lineup, Counts]) -> TableResults:
    """Return the results of all matches that bots have played at a table (a game with a number of seats).

    `played` maps each line-up (the bots by seat) to the counts of what happened in its matches.
    """
    figures = [Figures(table, lineup.bots[0], counts) for lineup, counts in played.items() if lineup.is_alike]
    mixed_counts = {lineup: counts for lineup, counts in played.items() if not lineup.is_alike}
    bots = list(dict.fromkeys(bot for lineup in mixed_counts for bot in lineup.bots))
    pairings = [_compute_pairing(pair, mixed_counts) for pair in combinations(bots, 2)]
    seats = {lineup: Counter(lineup.bots) for lineup in mixed_counts}
    wins = [{bot: counts[f"bot {bot}"] / PARTS for bot in seats[lineup]} for lineup, counts in mixed_counts.items()]
    ratings = (
        estimate_ratings(
            bots, [LineupResult(*seats_and_wins) for seats_and_wins in zip(seats.values(), wins, strict=True)]
        )
        if bots
        else {}
    )
    matches = sum(counts["matches"] for counts in played.values())
    return TableResults(table, matches, figures, [pairing for pairing in pairings if pairing], ratings)


def _compute_pairing(pair: tuple[str, str], mixed_counts: Mapping[Lineup, Counts]) -> Pairing | None:
    counts = [counts for lineup, counts in mixed_counts.items() if set(lineup.bots) == set(pair)]
    matches = sum(lineup_counts["matches"] for lineup_counts in counts)
    wins = sum(lineup_counts[f"bot {pair[0]}"] for lineup_counts in counts) / PARTS
    return Pairing(pair, matches, estimate_share(wins, matches)) if matches else None


def print_results(results: Sequence[TableResults]) -> None:
    """Print the results of each game and number of seats as a table with a row for each bot."""
    for result in results:
        title = say("table", game=get_game_title(result.table.game), seats=result.table.seats)
        print_table([say(f"column-{name}") for name in HEAD], format_rows(result), title, numbers_from=1)
        print()


def format_rows(results: TableResults) -> list[tuple[str, ...]]:
    """Return the rows of a printed table of results, one for each bot, with cells in the order of the columns."""
    ratings = results.ratings
    return [
        (
            figures.bot,
            str(figures.matches),
            format_with_margin(ratings[figures.bot], 0) if figures.bot in ratings else say("none"),
            format_share(figures.places[0]),
            format_with_margin(figures.hands.mean, 2),
            format_with_margin(figures.decisions.mean, 1),
            format_with_margin(figures.hand_decisions.mean, 1),
        )
        for figures in results.figures
    ]


def format_with_margin(estimate: Estimate, digits: int) -> str:
    """Return an estimate and half the width of its interval as text with `digits` decimals, such as "12.3 ± 0.4"."""
    margin = (estimate.high - estimate.low) / 2
    return say("with-margin", value=f"{estimate.value:.{digits}f}", margin=f"{margin:.{digits}f}")


def format_share(estimate: Estimate) -> str:
    """Return an estimated share and its interval as text, in percent."""
    value, low, high = (f"{100 * share:.2f}" for share in (estimate.value, estimate.low, estimate.high))
    return say("percent-between", value=value, low=low, high=high)
