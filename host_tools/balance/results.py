"""The results of a run: figures with their intervals, from the counts, as page, JSON file and terminal have them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, combinations

from host_tools.balance.counting import PARTS, Counts, events_of
from host_tools.balance.plan import Lineup, Table
from host_tools.balance.ratings import Estimate, Result, mean, quantile, rate, ratio, share
from host_tools.terminal.console import game_title, print_table
from simulator.texts import HostTexts
from tray24.games import game_class

_PARTS = (0.05, 0.5, 0.95)  # of all lengths, in the order of `Lengths`
say = HostTexts("balance")
HEAD = ("bot", "matches", "rating", "first", "hands", "decisions", "hand-length")


@dataclass(frozen=True)
class Lengths:
    """How long something is: its mean, and the lengths that 5, 50 and 95 % do not exceed."""

    mean: Estimate
    low: float
    median: float
    high: float

    def told(self) -> dict[str, object]:
        quantiles = {"5%": round(self.low, 1), "50%": round(self.median, 1), "95%": round(self.high, 1)}
        return {**self.mean.told(3), **quantiles}


@dataclass(frozen=True)
class Event:
    """How often something happens: in a match and in a hand on average, and the share of matches with it."""

    name: str
    count: int
    per_match: Estimate
    per_hand: float
    matches_with: float

    def told(self) -> dict[str, object]:
        return {
            "count": self.count,
            "per_match": self.per_match.told(),
            "per_hand": round(self.per_hand, 5),
            "matches_with": round(self.matches_with, 5),
        }


class Figures:
    """The figures of matches in which a bot plays against itself."""

    def __init__(self, table: Table, bot: str, counts: Counts):
        self.table = table
        self.bot = bot
        self.counts = counts
        self.matches = counts["matches"]

    @property
    def places(self) -> list[Estimate]:
        """Return the share of the wins of each seat, from the one that begins to the left."""
        return [share(self.counts[f"place {at}"] / PARTS, self.matches) for at in range(self.table.seats)]

    @property
    def decisions(self) -> Lengths:
        """Return the decisions in a match."""
        return Lengths(self._mean("decisions"), *(quantile(self._bins("length"), part) for part in _PARTS))

    @property
    def hands(self) -> Lengths:
        """Return the hands in a match."""
        return Lengths(self._mean("hands"), *(_exact(self._bins("hands"), part) for part in _PARTS))

    @property
    def hand_decisions(self) -> Lengths:
        """Return the decisions in a hand."""
        totals = self.counts["sum decisions"], self.counts["sum hands"]
        squares = self.counts["squares decisions"], self.counts["squares hands"]
        average = ratio(totals, squares, self.counts["products"], self.matches)
        return Lengths(average, *(quantile(self._bins("hand"), part) for part in _PARTS))

    @property
    def events(self) -> list[Event]:
        """Return all events of the game, also those that have never happened."""
        return [
            Event(
                name,
                self.counts[f"sum {name}"],
                self._mean(name),
                self.counts[f"sum {name}"] / self.counts["sum hands"],
                self.counts[f"with {name}"] / self.matches,
            )
            for name in events_of(game_class(self.table.game))
        ]

    def told(self) -> dict[str, object]:
        return {
            "bot": self.bot,
            "matches": self.matches,
            "wins_by_place": [place.told() for place in self.places],
            "hands_per_match": self.hands.told(),
            "decisions_per_match": self.decisions.told(),
            "decisions_per_hand": self.hand_decisions.told(),
            "events": {event.name: event.told() for event in self.events},
            "counts": dict(sorted(self.counts.items())),
        }

    def _mean(self, what: str) -> Estimate:
        return mean(self.counts[f"sum {what}"], self.counts[f"squares {what}"], self.matches)

    def _bins(self, what: str) -> dict[int, int]:
        """Return the counts `WHAT N` by their numbers."""
        numbers = (name.removeprefix(f"{what} ") for name in self.counts if name.startswith(f"{what} "))
        return {int(number): self.counts[f"{what} {number}"] for number in numbers}


def _exact(counts: dict[int, int], part: float) -> int:
    """Return the number that `part` of all numbers do not exceed."""
    numbers = sorted(counts)
    sums = accumulate(counts[number] for number in numbers)
    wanted = part * sum(counts.values())
    return next(number for number, so_far in zip(numbers, sums, strict=True) if so_far >= wanted)


@dataclass(frozen=True)
class Pairing:
    """Two bots, each at half of the seats, in both orders; `won` is the share of matches that the first one has won."""

    bots: tuple[str, str]
    matches: int
    won: Estimate

    def told(self) -> dict[str, object]:
        return {"bots": list(self.bots), "matches": self.matches, "won_by_first": self.won.told()}


@dataclass(frozen=True)
class TableResults:
    """The results at a table: the figures of each bot that plays against itself, pairings and ratings."""

    table: Table
    matches: int
    figures: Sequence[Figures]
    pairings: Sequence[Pairing]
    ratings: Mapping[str, Estimate]

    def told(self) -> dict[str, object]:
        return {
            "game": self.table.game,
            "seats": self.table.seats,
            "options": dict(self.table.options),
            "seed": self.table.seed,
            "matches": self.matches,
            "alike": [figures.told() for figures in self.figures],
            "pairings": [pairing.told() for pairing in self.pairings],
            "ratings": {bot: rating.told(2) for bot, rating in self.ratings.items()},
        }


def results_of(table: Table, played: Mapping[Lineup, Counts]) -> TableResults:
    """Return the results at a table, from the counts of its line-ups that have played."""
    figures = [Figures(table, lineup.bots[0], counts) for lineup, counts in played.items() if lineup.is_alike]
    mixed = {lineup: counts for lineup, counts in played.items() if not lineup.is_alike}
    bots = list(dict.fromkeys(bot for lineup in mixed for bot in lineup.bots))
    pairings = [_pairing(pair, mixed) for pair in combinations(bots, 2)]
    ratings = rate(bots, [_result(lineup, counts) for lineup, counts in mixed.items()]) if bots else {}
    return TableResults(
        table,
        sum(counts["matches"] for counts in played.values()),
        figures,
        [pairing for pairing in pairings if pairing],
        ratings,
    )


def _pairing(pair: tuple[str, str], mixed: Mapping[Lineup, Counts]) -> Pairing | None:
    counts = [counts for lineup, counts in mixed.items() if set(lineup.bots) == set(pair)]
    matches = sum(one["matches"] for one in counts)
    won = sum(one[f"bot {pair[0]}"] for one in counts) / PARTS
    return Pairing(pair, matches, share(won, matches)) if matches else None


def _result(lineup: Lineup, counts: Counts) -> Result:
    seats = Counter(lineup.bots)
    return Result(seats, {bot: counts[f"bot {bot}"] / PARTS for bot in seats})


def print_results(results: Sequence[TableResults]) -> None:
    """Print a table for each game and number of seats, a row for each bot."""
    for each in results:
        head = [say(f"column-{name}") for name in HEAD]
        print_table(head, rows(each), title(each), numbers_from=1)
        print()


def title(results: TableResults) -> str:
    """Return the heading of the results at a table."""
    return say("table", game=game_title(results.table.game), seats=results.table.seats)


def rows(results: TableResults) -> list[tuple[str, ...]]:
    """Return the rows of the table, in the order of the columns."""
    return [_row(figures, results.ratings.get(figures.bot)) for figures in results.figures]


def _row(figures: Figures, rating: Estimate | None) -> tuple[str, ...]:
    return (
        figures.bot,
        str(figures.matches),
        with_margin(rating, 0) if rating else say("none"),
        percent(figures.places[0]),
        with_margin(figures.hands.mean, 2),
        with_margin(figures.decisions.mean, 1),
        with_margin(figures.hand_decisions.mean, 1),
    )


def with_margin(estimate: Estimate, digits: int) -> str:
    """Return an estimate as text, with half of its interval."""
    margin = (estimate.high - estimate.low) / 2
    return say("with-margin", value=f"{estimate.value:.{digits}f}", margin=f"{margin:.{digits}f}")


def percent(estimate: Estimate) -> str:
    """Return an estimated share as text, with its interval."""
    value, low, high = (f"{100 * each:.2f}" for each in (estimate.value, estimate.low, estimate.high))
    return say("percent-between", value=value, low=low, high=high)
