"""The page of `balance`: charts and figures for each game. A chart has a row for each number of seats and each bot."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

import altair

from host_tools.balance.results import HEAD, Estimate, Figures, Lengths, TableResults, percent, rows, with_margin
from host_tools.charting.page import Chart, Drawing, Grid, Page, Row, Section, base, render
from host_tools.terminal.console import game_title, join_list
from simulator.texts import HostTexts

say = HostTexts("balance")

_ROW = 22  # height in pixels of a bot's row
_EVENT_ROW = 28
_GAP = 18  # between numbers of seats
_FAIR = 100
_ROOM = 1.15  # for labels beside the longest bar


def drawings(results: Sequence[TableResults]) -> Iterator[Drawing]:
    """Yield the charts of a game, from the results of all its numbers of seats."""
    bots = list(dict.fromkeys(figures.bot for each in results for figures in each.figures))
    yield _drawing("first-chart", _first(results, bots))
    if any(each.ratings for each in results):
        rated = [(each, *one) for each in results for one in each.ratings.items()]
        rows = [_row(each, bot, rating, f"{rating.value:+.0f}") for each, bot, rating in rated]
        chart = _intervals(rows, bots, 0).properties(height=_height(results, bots), width="container")
        yield _drawing("ratings-chart", chart)
    yield _drawing("match-chart", _lengths(results, bots, lambda figures: figures.decisions))
    if any(figures.hands.high > 1 for each in results for figures in each.figures):
        yield _drawing("hand-chart", _lengths(results, bots, lambda figures: figures.hand_decisions))
        yield _drawing("hands-chart", _lengths(results, bots, lambda figures: figures.hands))
    for bot in bots:
        shown = [figures for each in results for figures in each.figures if figures.bot == bot]
        yield Drawing(say("events-chart", bot=bot), say.attribute("events-chart", "words"), _event_shares(shown))


def _drawing(key: str, chart: Chart) -> Drawing:
    return Drawing(say(key), say.attribute(key, "words"), chart)


def seats_words(seats: int) -> str:
    """Return a number of seats with its unit."""
    return say("seats", seats=seats)


def _encoded(rows: Sequence[Row], bots: Sequence[str]) -> altair.Chart:
    """Return a chart without marks that arranges the rows by their fields `seats` and `bot`."""
    return base(rows).encode(
        y=altair.Y("seats:N", title=None, sort=None, scale=altair.Scale(paddingInner=0.25)),
        yOffset=altair.YOffset("bot:N", sort=list(bots)),
        tooltip=_tip("seats", "bot", "label"),
    )


def _tip(*names: str) -> list[altair.Tooltip]:
    return [altair.Tooltip(f"{name}:N", title=say(f"tip-{name}")) for name in names]


def _bot_color(bots: Sequence[str]) -> altair.Color:
    legend = altair.Legend(columns=4, symbolType="circle") if len(bots) > 1 else None
    return altair.Color("bot:N", scale=altair.Scale(domain=list(bots)), legend=legend)


def _height(results: Sequence[TableResults], bots: Sequence[str]) -> int:
    return (_ROW * len(bots) + _GAP) * len(results)


def _row(results: TableResults, bot: str, estimate: Estimate, label: str) -> Row:
    values = {"value": estimate.value, "low": estimate.low, "high": estimate.high}
    return {"seats": seats_words(results.table.seats), "bot": bot, "label": label} | values


def _intervals(rows: Sequence[Row], bots: Sequence[str], even: float) -> altair.LayerChart | altair.FacetChart:
    """Return a chart of estimates with their intervals, and a rule at `even`, the value of equal bots."""
    x = altair.X("value:Q", title=None, scale=altair.Scale(zero=False, nice=True, padding=44))
    rule = base([{"even": even}]).mark_rule(style="mean", strokeDash=[3, 3]).encode(x=altair.X("even:Q"))
    shared = _encoded(rows, bots)
    color = _bot_color(bots)
    lines = shared.mark_rule(strokeWidth=2.5).encode(x=altair.X("low:Q"), x2="high:Q", color=color)
    dots = shared.mark_circle(size=80, opacity=1).encode(x=x, color=color)
    labels = shared.mark_text(align="left", dx=8, fontSize=12).encode(x=altair.X("high:Q"), text="label:N")
    return rule + lines + dots + labels


def _first(results: Sequence[TableResults], bots: Sequence[str]) -> Chart:
    rows = []
    for each in results:
        for figures in each.figures:
            fair = _FAIR * each.table.seats
            first = figures.places[0]
            estimate = Estimate(first.value * fair, first.low * fair, first.high * fair)
            rows.append(_row(each, figures.bot, estimate, say("percent", number=f"{estimate.value:.1f}")))
    return _intervals(rows, bots, _FAIR).properties(height=_height(results, bots), width="container")


def _lengths(results: Sequence[TableResults], bots: Sequence[str], of: Callable[[Figures], Lengths]) -> Chart:
    rows = [
        _row(each, figures.bot, Estimate(lengths.mean.value, lengths.low, lengths.high), f"{lengths.mean.value:.0f}")
        for each in results
        for figures in each.figures
        for lengths in (of(figures),)
    ]
    shared = _encoded(rows, bots)
    most = max(figures.high for each in results for figures in map(of, each.figures))
    x = altair.X("low:Q", title=None, scale=altair.Scale(domain=[0, most * _ROOM], nice=True))
    bars = shared.mark_bar(height=10, cornerRadius=5, opacity=0.45).encode(x=x, x2="high:Q", color=_bot_color(bots))
    means = shared.mark_tick(style="mean", thickness=3, size=14).encode(x="value:Q")
    labels = shared.mark_text(align="left", dx=8, fontSize=12).encode(x="high:Q", text="label:N")
    return (bars + means + labels).properties(height=_height(results, bots), width="container")


def _event_shares(shown: Sequence[Figures]) -> Chart:
    rows = [
        {
            "event": say(f"event-{event.name}"),
            "seats": str(figures.table.seats),
            "times": event.per_hand,
            "shade": event.per_hand / (1 + event.per_hand),
            "label": times_words(event.per_hand),
        }
        for figures in shown
        for event in figures.events
    ]
    events = list(dict.fromkeys(row["event"] for row in rows))
    axis = altair.Axis(orient="top", labelAngle=0, domain=False, ticks=False)
    shared = base(rows).encode(
        x=altair.X("seats:N", sort=None, title=say("axis-seats"), axis=axis),
        y=altair.Y("event:N", sort=events, title=None, axis=altair.Axis(labelLimit=150)),
        tooltip=_tip("event", "seats", "label"),
    )
    cells = shared.mark_rect(cornerRadius=3).encode(color=altair.Color("shade:Q", legend=None))
    chart = cells + shared.mark_text().encode(text="label:N")
    return chart.properties(height=_EVENT_ROW * len(events), width="container")


def times_words(times: float) -> str:
    """Format how often something happens, with as many digits as needed."""
    if not times:
        return say("never")
    return f"{times:.3f}" if times < 0.1 else f"{times:.2f}" if times < 10 else f"{times:.0f}"


def make_page(results: Sequence[TableResults]) -> str:
    """Return the whole page as HTML."""
    bots = list(dict.fromkeys(figures.bot for each in results for figures in each.figures))
    matches = str(sum(each.matches for each in results))
    words = say("span", matches=matches, bots=join_list(bots, "list-and"))
    sections = [_section(game, list(tables)) for game, tables in groupby(results, lambda each: each.table.game)]
    return render(Page(say("page-title"), say("heading"), words, sections, say("footer")))


def _section(game: str, results: Sequence[TableResults]) -> Section:
    options = join_list(f"{name}={value}" for name, value in results[0].table.options)
    title = say("game-with-options", game=game_title(game), options=options) if options else game_title(game)
    return Section(title, game, list(drawings(results)), [grid for each in results for grid in _grids(each)])


def _grids(results: TableResults) -> list[Grid]:
    seats = seats_words(results.table.seats)
    grids = [Grid(seats, [say(f"column-{name}") for name in HEAD], rows(results))]
    if results.figures:
        grids += [_places(results.figures, seats), _events(results.figures, seats)]
    if results.pairings:
        head = [say(f"column-{name}") for name in ("pair", "matches", "won")]
        pairs = [
            (say("pair", first=one.bots[0], second=one.bots[1]), str(one.matches), percent(one.won))
            for one in results.pairings
        ]
        grids.append(Grid(say("pairs-of", seats=seats), head, pairs))
    return grids


def _places(shown: Sequence[Figures], seats: str) -> Grid:
    places = range(shown[0].table.seats)
    head = [say("column-bot"), *(say("column-place", place=str(place + 1)) for place in places)]
    cells = [(figures.bot, *(percent(place) for place in figures.places)) for figures in shown]
    return Grid(say("places-of", seats=seats), head, cells)


def _events(shown: Sequence[Figures], seats: str) -> Grid:
    """Return a table of how often each event happens in a hand and in a match, for each bot."""
    head = [say("column-event")]
    for figures in shown:
        head += [say("column-per-hand", bot=figures.bot), say("column-per-match", bot=figures.bot)]
    cells = []
    for events in zip(*(figures.events for figures in shown), strict=True):
        row = [say(f"event-{events[0].name}")]
        for event in events:
            row += [times_words(event.per_hand), with_margin(event.per_match, 3)]
        cells.append(row)
    return Grid(say("events-of", seats=seats), head, cells)
