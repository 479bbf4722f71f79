"""The results of a run as tables on standard output."""

from collections.abc import Sequence

from host_tools.balance.intervals import Estimate
from host_tools.balance.results import Figures, TableResults
from host_tools.terminal.columns import print_table
from host_tools.terminal.phrases import game_title
from simulator.texts import HostTexts

say = HostTexts("balance")

HEAD = ("bot", "matches", "rating", "first", "hands", "decisions", "hand-length")


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
