"""The charts of the command `stats`, as pictures, or on a page with tables of the players' results.

Labels are beside the bars and lines wherever there is room, so that no chart has to be read by color alone.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from typing import Literal

import altair
import vl_convert

from host_tools.archive.facts import Count
from host_tools.archive.summary import (
    COUNTS,
    HANDS,
    Evening,
    Summary,
    Tally,
    classify_match,
    format_kind,
    format_player,
    has_uno,
    kind_to_game,
    list_boxes,
)
from host_tools.charts.chart_page import (
    Chart,
    Drawing,
    Grid,
    Page,
    Section,
    get_vega_lite_version,
    make_chart,
    make_specification,
    make_vega_config,
    render_page,
)
from host_tools.terminal.console import get_box_title, join_list
from simulator.texts import HostTexts
from tray24.games import list_games

say = HostTexts("stats")

_ROW_HEIGHT = 34  # height in pixels of a player's row
_PICTURE_WIDTH = 420
_PICTURE_GAP = 44
_PICTURE_SCALE = 2
_RACE_HEIGHT = 260
_LABEL_HEIGHT = 16
_NAME_WIDTH = 92  # in pixels; a longer name is cut off
_MEASURES: dict[Count, str] = {"uno": "calls-uno", "catches": "makes-catches", "caught": "is-caught"}
_HEAD = ("player", "matches", "wins", "rate", "best-run", "average", "best", "hands")
_COUNTS_HEAD = ("uno", "catches", "caught", "penalties", "dice")
_MAX: dict[Count, str] = {"catches": "caught-without-uno", "penalty_dice": "drawn-as-penalties"}


def draw_charts(summary: Summary) -> Iterator[tuple[str, Drawing]]:
    """Yield the charts for which the summary has data, as (kind of match, chart).

    The kind of match is that of `classify_match`; it is "" for a chart over all games.
    """
    if any(tally.contests for tally in summary.totals):
        yield "", _make_drawing("wins-chart", _draw_wins(summary))
    if len(summary.evenings) > 1:
        if any(tally.wins for tally in summary.totals):
            yield "", _make_drawing("race-chart", _draw_race(summary))
        yield "", _make_drawing("evenings-chart", _draw_evenings(summary))
    for kind, tallies in summary.by_game.items():
        yield (
            kind,
            _make_drawing("hands-chart" if kind.endswith(HANDS) else "points-chart", _draw_points(summary, kind)),
        )
        if list_boxes(kind):
            yield kind, _make_drawing("boxes-chart", _draw_boxes(tallies, kind))
        if has_uno(kind):
            yield kind, _make_drawing("uno-chart", _draw_uno(tallies))
            yield kind, _make_drawing("penalties-chart", _draw_penalties(tallies))


def _make_drawing(key: str, chart: Chart) -> Drawing:
    return Drawing(say(key), say.format_attribute(key, "words"), chart)


def _compose_picture(summary: Summary) -> str:
    """Return one picture of all charts, as a Vega-Lite specification in JSON.

    The charts over all games are on top; below is a row of charts for each kind of match.
    """
    rows: dict[str, list[Chart]] = {}
    for kind, drawing in draw_charts(summary):
        title = say("chart-of-game", game=format_kind(kind), title=drawing.title) if kind else drawing.title
        title_params = altair.TitleParams(text=title, subtitle=drawing.words, offset=14)
        rows.setdefault(kind, []).append(drawing.chart.properties(width=_PICTURE_WIDTH, title=title_params))
    scales: dict[str, Literal["independent"]] = dict.fromkeys(("color", "x", "y", "yOffset"), "independent")
    parts = [altair.hconcat(*row, spacing=_PICTURE_GAP).resolve_scale(**scales) for row in rows.values()]
    picture = altair.vconcat(*parts, spacing=_PICTURE_GAP).resolve_scale(**scales)
    return json.dumps(make_specification(picture) | {"config": make_vega_config("light") | {"padding": 24}})


def render_png(summary: Summary) -> bytes:
    """Draw all charts as a PNG file."""
    return vl_convert.vegalite_to_png(
        _compose_picture(summary), vl_version=get_vega_lite_version(), scale=_PICTURE_SCALE
    )


def render_svg(summary: Summary) -> str:
    """Draw all charts as an SVG file."""
    return vl_convert.vegalite_to_svg(_compose_picture(summary), vl_version=get_vega_lite_version())


def _encode_player_color(summary: Summary) -> altair.Color:
    return altair.Color("player:N", scale=altair.Scale(domain=summary.players), legend=None)


def _encode_player_rows(tallies: list[Tally]) -> altair.Y:
    return altair.Y("player:N", sort=[tally.player for tally in tallies], title=None)


def _make_tooltip(*fields: str) -> list[altair.Tooltip]:
    """Return the tooltip that shows these fields of a chart's rows. A field ends with altair's type: `player:N`."""
    return [altair.Tooltip(field, title=say(f"tip-{field.partition(':')[0]}")) for field in fields]


def _make_evening_axis(evenings: Iterable[Evening]) -> altair.X:
    """Return a horizontal axis of evenings, labeled with their days in short form."""
    dates = {evening.day: date.fromisoformat(evening.day) for evening in evenings}
    days = {name: say("short-day", day=str(day.day), month=day.month) for name, day in dates.items()}
    label_expression = f"{json.dumps(days, ensure_ascii=False)}[datum.value]"
    axis = altair.Axis(labelExpr=label_expression, labelAngle=0, labelOverlap="greedy", labelSeparation=12, grid=False)
    return altair.X("evening:O", title=None, axis=axis)


def _draw_wins(summary: Summary) -> Chart:
    ranked_tallies = [tally for tally in summary.totals if tally.contests]
    rows = [
        {"player": tally.player, "wins": tally.wins, "contests": tally.contests}
        | {"label": say("wins-of", wins=str(tally.wins), matches=str(tally.contests))}
        for tally in ranked_tallies
    ]
    tooltip = [*_make_tooltip("player:N"), altair.Tooltip("label:N", title=say("tip-won"))]
    base = make_chart(rows).encode(y=_encode_player_rows(ranked_tallies), tooltip=tooltip)
    x = {"axis": None, "scale": altair.Scale(domain=[0, max(tally.contests for tally in ranked_tallies) * 1.2])}
    contest_bars = base.mark_bar(style="track", height=18, cornerRadius=3).encode(x=altair.X("contests:Q", **x))
    win_bars = base.mark_bar(height=18, cornerRadius=3).encode(
        x=altair.X("wins:Q", **x), color=_encode_player_color(summary)
    )
    label = base.mark_text(align="left", dx=8).encode(x=altair.X("contests:Q", **x), text="label:N")
    return (contest_bars + win_bars + label).properties(height=_ROW_HEIGHT * len(ranked_tallies), width="container")


def _draw_race(summary: Summary) -> Chart:
    wins = {tally.player: 0 for tally in summary.totals if tally.wins}
    rows = []
    for evening in summary.evenings:
        for player in wins:
            wins[player] += evening.wins.get(player, 0)
            rows.append({"evening": evening.day, "player": player, "wins": wins[player]})
    ends = _spread_labels(wins, max(wins.values()) * _LABEL_HEIGHT / _RACE_HEIGHT)
    last = summary.evenings[-1].day
    labels = [{"evening": last, "player": player, "wins": wins[player], "at": at} for player, at in ends.items()]
    x = _make_evening_axis(summary.evenings)
    y = altair.Y("wins:Q", title=None, axis=altair.Axis(tickMinStep=1, format="d"))
    color = _encode_player_color(summary)
    tooltip = _make_tooltip("player:N", "evening:N", "wins:Q")
    lines = make_chart(rows).mark_line(strokeWidth=2.5, interpolate="monotone").encode(x=x, y=y, color=color)
    dots = make_chart(rows).mark_circle(size=44, opacity=1).encode(x=x, y=y, color=color, tooltip=tooltip)
    names = make_chart(labels).mark_text(align="left", dx=10, fontWeight=600, limit=_NAME_WIDTH)
    name_marks = names.encode(x=x, y=altair.Y("at:Q"), text="player:N", color=color)
    return (lines + dots + name_marks).properties(height=_RACE_HEIGHT, width="container")


def _spread_labels(wins: dict[str, int], min_gap: float) -> dict[str, float]:
    """Return the heights of the players' names at the right end of the chart of wins over time.

    `wins` maps a player to the final number of wins. Heights are numbers of wins, too. They are at least `min_gap`
    apart, so that no names overlap.
    """
    at: dict[str, float] = {}
    min_height = float("-inf")
    for player in sorted(wins, key=lambda name: wins[name]):
        at[player] = max(wins[player], min_height)
        min_height = at[player] + min_gap
    return at


def _draw_evenings(summary: Summary) -> Chart:
    rows = [
        {"evening": evening.day, "game": format_kind(game), "matches": count, "rank": list_games().index(game)}
        for evening in summary.evenings
        for game, count in evening.games.items()
    ]
    games = list(dict.fromkeys(format_kind(kind_to_game(kind)) for kind in summary.by_game))
    chart = make_chart(rows).encode(
        x=_make_evening_axis(summary.evenings),
        y=altair.Y("matches:Q", title=None, axis=altair.Axis(tickMinStep=1, format="d")),
        color=altair.Color("game:O", scale=altair.Scale(domain=games), legend=altair.Legend(columns=3)),
        order=altair.Order("rank:Q"),
        tooltip=_make_tooltip("evening:N", "game:N", "matches:Q"),
    )
    return chart.mark_bar(cornerRadius=2).properties(height=220)


def _draw_points(summary: Summary, kind: str) -> Chart:
    tallies = sorted(summary.by_game[kind], key=lambda tally: tally.average if tally.low_wins else -tally.average)
    players = {tally.player for tally in tallies}
    rows = [
        {"player": format_player(seat), "points": seat["score"], "evening": match.evening}
        for match in summary.matches
        if classify_match(match.facts) == kind
        for seat in match.facts["players"]
        if format_player(seat) in players
    ]
    digits = 1 if kind.endswith(HANDS) else 0
    means = [
        {"player": tally.player, "points": round(tally.average, 1), "label": f"{tally.average:.{digits}f}"}
        for tally in tallies
    ]
    y = _encode_player_rows(tallies)
    x = altair.X("points:Q", title=None, scale=altair.Scale(zero=True, nice=True))
    tooltip = _make_tooltip("player:N", "points:Q", "evening:N")
    dots = (
        make_chart(rows)
        .mark_circle(size=90, opacity=0.6)
        .encode(y=y, x=x, color=_encode_player_color(summary), tooltip=tooltip)
    )
    mean = make_chart(means).mark_tick(style="mean", thickness=3, size=24).encode(y=y, x=x)
    label = make_chart(means).mark_text(dy=-19, fontWeight=600, fontSize=12).encode(y=y, x=x, text="label:N")
    return (dots + mean + label).properties(height=(_ROW_HEIGHT + 12) * len(tallies), width="container")


def _draw_uno(tallies: list[Tally]) -> Chart:
    tallies = sorted(tallies, key=lambda tally: -tally.counts["uno"] / tally.matches)
    rows = [
        {"player": tally.player, "what": say(key), "times": round(tally.counts[name] / tally.matches, 2)}
        for tally in tallies
        for name, key in _MEASURES.items()
    ]
    measures = [say(key) for key in _MEASURES.values()]
    chart = make_chart(rows).encode(
        y=_encode_player_rows(tallies),
        yOffset=altair.YOffset("what:N", sort=measures),
        x=altair.X("times:Q", title=None),
        color=altair.Color("what:O", scale=altair.Scale(domain=measures), legend=altair.Legend(columns=2)),
        tooltip=_make_tooltip("player:N", "what:N", "times:Q"),
    )
    return chart.mark_bar(cornerRadius=2).properties(height=(_ROW_HEIGHT + 10) * len(tallies))


def _draw_penalties(tallies: list[Tally]) -> Chart:
    tallies = sorted(tallies, key=lambda tally: -tally.counts["penalty_dice"] / tally.hands)
    rows = [
        {"player": tally.player, "drawn": round(tally.counts["penalty_dice"] / tally.hands, 2)}
        | {"label": f"{tally.counts['penalty_dice'] / tally.hands:.1f}"}
        for tally in tallies
    ]
    base = make_chart(rows).encode(y=_encode_player_rows(tallies), x=altair.X("drawn:Q", axis=None))
    bars = base.mark_bar(style="quiet", height=16, cornerRadius=3)
    chart = bars + base.mark_text(align="left", dx=8).encode(text="label:N")
    return chart.properties(height=_ROW_HEIGHT * len(tallies), width="container")


def _draw_boxes(tallies: list[Tally], kind: str) -> Chart:
    names = {box: get_box_title(kind_to_game(kind), box) for box in list_boxes(kind)}
    rows = [
        {"player": tally.player, "box": names[box], "points": round(sum(points) / len(points), 1)}
        | {"label": f"{sum(points) / len(points):.0f}"}
        for tally in tallies
        for box, points in tally.boxes.items()
        if points
    ]
    players = [tally.player for tally in tallies]
    axis = altair.Axis(orient="top", labelAngle=0, labelLimit=80, labelOverlap=False, domain=False, ticks=False)
    base = make_chart(rows).encode(
        x=altair.X("player:N", sort=players, title=None, axis=axis),
        y=altair.Y("box:N", sort=list(names.values()), title=None),
        tooltip=_make_tooltip("player:N", "box:N", "points:Q"),
    )
    cells = base.mark_rect(cornerRadius=3).encode(color=altair.Color("points:Q", legend=None))
    return (cells + base.mark_text().encode(text="label:N")).properties(height=26 * len(names), width="container")


def make_page(summary: Summary) -> str:
    """Return the page of the command `stats` as HTML."""
    by_kind: dict[str, list[Drawing]] = {}
    for kind, drawing in draw_charts(summary):
        by_kind.setdefault(kind, []).append(drawing)
    sections = [_make_section(kind, tallies, by_kind.get(kind, [])) for kind, tallies in summary.by_game.items()]
    tiles, drawings = list(_find_best_results(summary)), by_kind.get("", [])
    return render_page(
        Page(
            say("page-title"),
            say("heading"),
            _format_span(summary),
            sections,
            _format_left_out(summary),
            tiles,
            drawings,
        )
    )


def _format_day(iso: str) -> str:
    day = date.fromisoformat(iso)
    return say("day", day=str(day.day), month=day.month, year=str(day.year))


def _format_span(summary: Summary) -> str:
    first, last = summary.evenings[0].day, summary.evenings[-1].day
    return say(
        "span-of-one-day" if first == last else "span",
        matches=len(summary.matches),
        evenings=len(summary.evenings),
        first=_format_day(first),
        last=_format_day(last),
    )


def _format_left_out(summary: Summary) -> str:
    parts = {"matches-given-up": summary.unfinished, "records-not-legal": summary.faulty}
    omissions = join_list((say(key, count=count) for key, count in parts.items() if count), "list-and")
    return say("not-counted", left_out=omissions) if omissions else ""


def _find_best_results(summary: Summary) -> Iterator[tuple[str, str, str]]:
    """Yield the best results of all players, as (number, what it counts, player), for the top of the page."""
    all_tallies = [tally for tallies in summary.by_game.values() for tally in tallies]
    run_tally = max(summary.totals, key=lambda tally: tally.longest_run)
    if run_tally.longest_run > 1:
        yield str(run_tally.longest_run), say("wins-in-a-row"), run_tally.player
    for kind, tallies in summary.by_game.items():
        if not kind.endswith(HANDS) and not tallies[0].low_wins:
            best_tally = max(tallies, key=lambda tally: tally.best)
            yield str(best_tally.best), say("points-in", game=format_kind(kind)), best_tally.player
    for name, key in _MAX.items():
        totals: dict[str, int] = {}
        for tally in all_tallies:
            totals[tally.player] = totals.get(tally.player, 0) + tally.counts[name]
        top_player = max(totals, key=lambda player: totals[player])
        if totals[top_player]:
            yield str(totals[top_player]), say(key), top_player


def _make_section(kind: str, tallies: Sequence[Tally], drawings: Sequence[Drawing]) -> Section:
    has_uno_columns = has_uno(kind)
    head = [say(f"column-{name}") for name in _HEAD + (_COUNTS_HEAD if has_uno_columns else ())]
    grid = Grid("", head, [(tally.player, *_format_cells(tally, has_uno_columns)) for tally in tallies])
    return Section(format_kind(kind), kind.replace(",", "").replace(" ", "-"), drawings, [grid])


def _format_cells(tally: Tally, has_uno_columns: bool) -> list[str]:
    rate = "–" if tally.rate is None else say("percent", number=f"{100 * tally.rate:.0f}")
    cells = [tally.matches, tally.wins, rate, tally.longest_run, f"{tally.average:.1f}", tally.best, tally.hands]
    cells += [tally.counts[name] for name in COUNTS] if has_uno_columns else []
    return [str(cell) for cell in cells]
