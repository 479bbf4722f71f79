"""The page of `stats`: charts and figures in one file, light and dark, for large and small screens, without network."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date

import vl_convert
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from host_tools.archive.charts import drawings, specification, vega_lite_version
from host_tools.archive.facts import Count
from host_tools.archive.kinds import HANDS, has_uno, title_of
from host_tools.archive.summary import COUNTS, Summary, Tally
from host_tools.archive.themes import COLORS, FONT, vega_config
from host_tools.terminal.phrases import join_list
from simulator import texts

say = texts.HostTexts("stats")

_TEMPLATE = "stats.html"
_HEAD = ("player", "matches", "wins", "rate", "best-run", "average", "best", "hands")
_COUNTS_HEAD = ("uno", "catches", "caught", "penalties", "dice")
_MOST: dict[Count, str] = {"catches": "caught-without-uno", "penalty_dice": "drawn-as-penalties"}


@dataclass(frozen=True)
class _Figure:
    """One chart's place on the page and its texts."""

    number: int
    title: str
    words: str


@dataclass(frozen=True)
class _Game:
    """The section of a kind of match: its charts, and their figures as a table."""

    title: str
    anchor: str
    figures: Sequence[_Figure]
    head: Sequence[str]
    rows: Sequence[tuple[str, Sequence[str]]]


def make_page(summary: Summary) -> str:
    """Return the whole page as HTML."""
    shown = list(drawings(summary))
    figures: dict[str, list[_Figure]] = {}
    for number, drawing in enumerate(shown):
        figures.setdefault(drawing.kind, []).append(_Figure(number, drawing.title, drawing.words))
    environment = Environment(
        loader=PackageLoader("host_tools", "archive"),
        autoescape=True,
        undefined=StrictUndefined,
        keep_trailing_newline=True,
    )
    return environment.get_template(_TEMPLATE).render(
        say=say,
        language=texts.language(),
        colors=COLORS,
        font=Markup(FONT),
        span=_span(summary),
        highlights=list(_best(summary)),
        figures=figures.get("", []),
        games=[_game(kind, tallies, figures.get(kind, [])) for kind, tallies in summary.by_game.items()],
        left_out=_left_out(summary),
        specifications=[specification(drawing.chart) for drawing in shown],
        themes={scheme: vega_config(scheme) for scheme in COLORS},
        library=_library(),
    )


def _library() -> Markup:
    """Return the library that draws the charts, as a script."""
    script = vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed", vl_version=vega_lite_version())
    return Markup(script.replace("</script", "<\\/script"))


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


def _game(kind: str, tallies: Sequence[Tally], figures: Sequence[_Figure]) -> _Game:
    with_uno = has_uno(kind)
    head = [say(f"column-{name}") for name in _HEAD + (_COUNTS_HEAD if with_uno else ())]
    anchor = kind.replace(",", "").replace(" ", "-")
    return _Game(title_of(kind), anchor, figures, head, [(tally.player, _cells(tally, with_uno)) for tally in tallies])


def _cells(tally: Tally, with_uno: bool) -> list[str]:
    rate = "–" if tally.rate is None else say("percent", number=f"{100 * tally.rate:.0f}")
    cells = [tally.matches, tally.wins, rate, tally.longest_run, f"{tally.average:.1f}", tally.best, tally.hands]
    cells += [tally.counts[name] for name in COUNTS] if with_uno else []
    return [str(cell) for cell in cells]
