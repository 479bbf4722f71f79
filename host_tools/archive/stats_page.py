"""The page of `stats`: charts and figures of matches over evenings."""

from collections.abc import Iterator, Sequence
from datetime import date

from host_tools.archive.charts import drawings
from host_tools.archive.facts import Count
from host_tools.archive.kinds import HANDS, has_uno, title_of
from host_tools.archive.summary import COUNTS, Summary, Tally
from host_tools.charting.drawing import Drawing
from host_tools.charting.page import Grid, Page, Section, render
from host_tools.terminal.phrases import join_list
from simulator.texts import HostTexts

say = HostTexts("stats")

_HEAD = ("player", "matches", "wins", "rate", "best-run", "average", "best", "hands")
_COUNTS_HEAD = ("uno", "catches", "caught", "penalties", "dice")
_MOST: dict[Count, str] = {"catches": "caught-without-uno", "penalty_dice": "drawn-as-penalties"}


def make_page(summary: Summary) -> str:
    """Return the whole page as HTML."""
    by_kind: dict[str, list[Drawing]] = {}
    for kind, drawing in drawings(summary):
        by_kind.setdefault(kind, []).append(drawing)
    sections = [_section(kind, tallies, by_kind.get(kind, [])) for kind, tallies in summary.by_game.items()]
    return render(
        Page(
            title=say("page-title"),
            heading=say("heading"),
            words=_span(summary),
            sections=sections,
            footer=_left_out(summary),
            tiles=list(_best(summary)),
            drawings=by_kind.get("", []),
        )
    )


# Head and foot of the page.


def _day(iso: str) -> str:
    day = date.fromisoformat(iso)
    return say("day", day=str(day.day), month=day.month, year=str(day.year))


def _span(summary: Summary) -> str:
    first, last = summary.evenings[0].day, summary.evenings[-1].day
    return say(
        "span-of-one-day" if first == last else "span",
        matches=len(summary.matches),
        evenings=len(summary.evenings),
        first=_day(first),
        last=_day(last),
    )


def _left_out(summary: Summary) -> str:
    parts = {"matches-given-up": summary.unfinished, "records-not-legal": summary.faulty}
    left_out = join_list((say(key, count=count) for key, count in parts.items() if count), "list-and")
    return say("not-counted", left_out=left_out) if left_out else ""


def _best(summary: Summary) -> Iterator[tuple[str, str, str]]:
    """Yield the best results of all: (figure, what it counts, player)."""
    every = [tally for tallies in summary.by_game.values() for tally in tallies]
    runs = max(summary.totals, key=lambda one: one.longest_run)
    if runs.longest_run > 1:
        yield str(runs.longest_run), say("wins-in-a-row"), runs.player
    for kind, tallies in summary.by_game.items():
        if not kind.endswith(HANDS) and not tallies[0].low_wins:
            best = max(tallies, key=lambda one: one.best)
            yield str(best.best), say("points-in", game=title_of(kind)), best.player
    for name, words in _MOST.items():
        totals: dict[str, int] = {}
        for tally in every:
            totals[tally.player] = totals.get(tally.player, 0) + tally.counts[name]
        most = max(totals, key=lambda player: totals[player])
        if totals[most]:
            yield str(totals[most]), say(words), most


# Sections.


def _section(kind: str, tallies: Sequence[Tally], shown: Sequence[Drawing]) -> Section:
    with_uno = has_uno(kind)
    head = [say(f"column-{name}") for name in _HEAD + (_COUNTS_HEAD if with_uno else ())]
    grid = Grid("", head, [(tally.player, *_cells(tally, with_uno)) for tally in tallies])
    return Section(title_of(kind), kind.replace(",", "").replace(" ", "-"), shown, [grid])


def _cells(tally: Tally, with_uno: bool) -> list[str]:
    rate = "–" if tally.rate is None else say("percent", number=f"{100 * tally.rate:.0f}")
    cells = [tally.matches, tally.wins, rate, tally.longest_run, f"{tally.average:.1f}", tally.best, tally.hands]
    cells += [tally.counts[name] for name in COUNTS] if with_uno else []
    return [str(cell) for cell in cells]
