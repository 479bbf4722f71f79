"""The page of `balance`: charts and tables for each game. Most charts have a row for each number of seats and bot."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

import altair

from host_tools.balance.results import (
    HEAD,
    Estimate,
    Figures,
    Lengths,
    TableResults,
    format_rows,
    format_share,
    format_with_margin,
)
from host_tools.charts.chart_page import Chart, Drawing, Grid, Page, Row, Section, make_chart, render_page
from host_tools.terminal.console import get_game_title, join_list
from simulator.texts import HostTexts

say = HostTexts("balance")

_ROW_HEIGHT = 22  # height in pixels of a bot's row
_EVENT_ROW_HEIGHT = 28
_GAP = 18  # between numbers of seats
_FAIR = 100
_LABEL_ROOM = 1.15  # for labels beside the longest bar


def draw_charts(results: Sequence[TableResults]) -> Iterator[Drawing]:
    """Yield the charts of one game, from its results for all numbers of seats."""
    bots = list(dict.fromkeys(figures.bot for result in results for figures in result.figures))
    yield _make_drawing("first-chart", _draw_first_seat(results, bots))
    if any(result.ratings for result in results):
        bot_ratings = [(result, *bot_rating) for result in results for bot_rating in result.ratings.items()]
        rows = [_make_row(result, bot, rating, f"{rating.value:+.0f}") for result, bot, rating in bot_ratings]
        chart = _draw_intervals(rows, bots, 0).properties(height=_compute_height(results, bots), width="container")
        yield _make_drawing("ratings-chart", chart)
    yield _make_drawing("match-chart", _draw_lengths(results, bots, lambda figures: figures.decisions))
    if any(figures.hands.high > 1 for result in results for figures in result.figures):
        yield _make_drawing("hand-chart", _draw_lengths(results, bots, lambda figures: figures.hand_decisions))
        yield _make_drawing("hands-chart", _draw_lengths(results, bots, lambda figures: figures.hands))
    for bot in bots:
        bot_figures = [figures for result in results for figures in result.figures if figures.bot == bot]
        yield Drawing(
            say("events-chart", bot=bot), say.format_attribute("events-chart", "words"), _draw_events(bot_figures)
        )


def _make_drawing(key: str, chart: Chart) -> Drawing:
    return Drawing(say(key), say.format_attribute(key, "words"), chart)


def format_seats(seats: int) -> str:
    """Return a number of seats as text, such as "4 seats"."""
    return say("seats", seats=seats)


def _make_chart(rows: Sequence[Row], bots: Sequence[str]) -> altair.Chart:
    """Return a chart without bars or points yet. Its vertical axis shows the fields `seats` and `bot` of the rows."""
    return make_chart(rows).encode(
        y=altair.Y("seats:N", title=None, sort=None, scale=altair.Scale(paddingInner=0.25)),
        yOffset=altair.YOffset("bot:N", sort=list(bots)),
        tooltip=_make_tooltip("seats", "bot", "label"),
    )


def _make_tooltip(*names: str) -> list[altair.Tooltip]:
    return [altair.Tooltip(f"{name}:N", title=say(f"tip-{name}")) for name in names]


def _encode_bot_color(bots: Sequence[str]) -> altair.Color:
    legend = altair.Legend(columns=4, symbolType="circle") if len(bots) > 1 else None
    return altair.Color("bot:N", scale=altair.Scale(domain=list(bots)), legend=legend)


def _compute_height(results: Sequence[TableResults], bots: Sequence[str]) -> int:
    return (_ROW_HEIGHT * len(bots) + _GAP) * len(results)


def _make_row(results: TableResults, bot: str, estimate: Estimate, label: str) -> Row:
    values = {"value": estimate.value, "low": estimate.low, "high": estimate.high}
    return {"seats": format_seats(results.table.seats), "bot": bot, "label": label} | values


def _draw_intervals(rows: Sequence[Row], bots: Sequence[str], even: float) -> altair.LayerChart | altair.FacetChart:
    """Return a chart with an estimate and its 95 % interval for each row.

    A vertical line is at `even`, the value that all estimates would have if bots, or seats, were equal.
    """
    x = altair.X("value:Q", title=None, scale=altair.Scale(zero=False, nice=True, padding=44))
    rule = make_chart([{"even": even}]).mark_rule(style="mean", strokeDash=[3, 3]).encode(x=altair.X("even:Q"))
    base = _make_chart(rows, bots)
    color = _encode_bot_color(bots)
    lines = base.mark_rule(strokeWidth=2.5).encode(x=altair.X("low:Q"), x2="high:Q", color=color)
    dots = base.mark_circle(size=80, opacity=1).encode(x=x, color=color)
    labels = base.mark_text(align="left", dx=8, fontSize=12).encode(x=altair.X("high:Q"), text="label:N")
    return rule + lines + dots + labels


def _draw_first_seat(results: Sequence[TableResults], bots: Sequence[str]) -> Chart:
    rows = []
    for result in results:
        for figures in result.figures:
            fair = _FAIR * result.table.seats
            first_place = figures.places[0]
            estimate = Estimate(first_place.value * fair, first_place.low * fair, first_place.high * fair)
            rows.append(_make_row(result, figures.bot, estimate, say("percent", number=f"{estimate.value:.1f}")))
    return _draw_intervals(rows, bots, _FAIR).properties(height=_compute_height(results, bots), width="container")


def _draw_lengths(
    results: Sequence[TableResults], bots: Sequence[str], get_lengths: Callable[[Figures], Lengths]
) -> Chart:
    rows = [
        _make_row(
            result, figures.bot, Estimate(lengths.mean.value, lengths.low, lengths.high), f"{lengths.mean.value:.0f}"
        )
        for result in results
        for figures in result.figures
        for lengths in (get_lengths(figures),)
    ]
    base = _make_chart(rows, bots)
    max_length = max(figures.high for result in results for figures in map(get_lengths, result.figures))
    x = altair.X("low:Q", title=None, scale=altair.Scale(domain=[0, max_length * _LABEL_ROOM], nice=True))
    bars = base.mark_bar(height=10, cornerRadius=5, opacity=0.45).encode(
        x=x, x2="high:Q", color=_encode_bot_color(bots)
    )
    means = base.mark_tick(style="mean", thickness=3, size=14).encode(x="value:Q")
    labels = base.mark_text(align="left", dx=8, fontSize=12).encode(x="high:Q", text="label:N")
    return (bars + means + labels).properties(height=_compute_height(results, bots), width="container")


def _draw_events(bot_figures: Sequence[Figures]) -> Chart:
    rows = [
        {
            "event": say(f"event-{event.name}"),
            "seats": str(figures.table.seats),
            "times": event.per_hand,
            "shade": event.per_hand / (1 + event.per_hand),
            "label": format_frequency(event.per_hand),
        }
        for figures in bot_figures
        for event in figures.events
    ]
    events = list(dict.fromkeys(row["event"] for row in rows))
    axis = altair.Axis(orient="top", labelAngle=0, domain=False, ticks=False)
    base = make_chart(rows).encode(
        x=altair.X("seats:N", sort=None, title=say("axis-seats"), axis=axis),
        y=altair.Y("event:N", sort=events, title=None, axis=altair.Axis(labelLimit=150)),
        tooltip=_make_tooltip("event", "seats", "label"),
    )
    cells = base.mark_rect(cornerRadius=3).encode(color=altair.Color("shade:Q", legend=None))
    chart = cells + base.mark_text().encode(text="label:N")
    return chart.properties(height=_EVENT_ROW_HEIGHT * len(events), width="container")


def format_frequency(times: float) -> str:
    """Format how often something happens on average. Small numbers get more decimals."""
    if not times:
        return say("never")
    return f"{times:.3f}" if times < 0.1 else f"{times:.2f}" if times < 10 else f"{times:.0f}"


def make_page(results: Sequence[TableResults]) -> str:
    """Return the page of the command `balance` as HTML."""
    bots = list(dict.fromkeys(figures.bot for result in results for figures in result.figures))
    matches = str(sum(result.matches for result in results))
    span = say("span", matches=matches, bots=join_list(bots, "list-and"))
    sections = [
        _make_section(game, list(tables)) for game, tables in groupby(results, lambda result: result.table.game)
    ]
    return render_page(Page(say("page-title"), say("heading"), span, sections, say("footer")))


def _make_section(game: str, results: Sequence[TableResults]) -> Section:
    options = join_list(f"{name}={value}" for name, value in results[0].table.options)
    title = say("game-with-options", game=get_game_title(game), options=options) if options else get_game_title(game)
    return Section(
        title, game, list(draw_charts(results)), [grid for result in results for grid in _make_grids(result)]
    )


def _make_grids(results: TableResults) -> list[Grid]:
    seats = format_seats(results.table.seats)
    grids = [Grid(seats, [say(f"column-{name}") for name in HEAD], format_rows(results))]
    if results.figures:
        grids += [_make_places_grid(results.figures, seats), _make_events_grid(results.figures, seats)]
    if results.pairings:
        head = [say(f"column-{name}") for name in ("pair", "matches", "won")]
        pairs = [
            (
                say("pair", first=pairing.bots[0], second=pairing.bots[1]),
                str(pairing.matches),
                format_share(pairing.won),
            )
            for pairing in results.pairings
        ]
        grids.append(Grid(say("pairs-of", seats=seats), head, pairs))
    return grids


def _make_places_grid(bot_figures: Sequence[Figures], seats: str) -> Grid:
    places = range(bot_figures[0].table.seats)
    head = [say("column-bot"), *(say("column-place", place=str(place + 1)) for place in places)]
    cells = [(figures.bot, *(format_share(place) for place in figures.places)) for figures in bot_figures]
    return Grid(say("places-of", seats=seats), head, cells)


def _make_events_grid(bot_figures: Sequence[Figures], seats: str) -> Grid:
    """Return a table with a row for each event: how often it happens per hand and per match, for each bot.

    `seats` is the number of seats as text, for the title.
    """
    head = [say("column-event")]
    for figures in bot_figures:
        head += [say("column-per-hand", bot=figures.bot), say("column-per-match", bot=figures.bot)]
    cells = []
    for events in zip(*(figures.events for figures in bot_figures), strict=True):
        row = [say(f"event-{events[0].name}")]
        for event in events:
            row += [format_frequency(event.per_hand), format_with_margin(event.per_match, 3)]
        cells.append(row)
    return Grid(say("events-of", seats=seats), head, cells)
