"""The charts of the command stats, as pictures and on a page with the figures of all matches.

Labels are beside the marks wherever there is room, so that no chart has to be read by color alone.
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
    boxes_of,
    game_of,
    has_uno,
    kind_of,
    seat_words,
    title_of,
)
from host_tools.charting.page import (
    Chart,
    Drawing,
    Grid,
    Page,
    Section,
    base,
    render,
    specification,
    vega_config,
    vega_lite_version,
)
from host_tools.terminal.console import box_title, join_list
from simulator.texts import HostTexts
from tray24.games import names

say = HostTexts("stats")

_ROW = 34  # height in pixels of a player's row
_PICTURE_WIDTH = 420
_PICTURE_GAP = 44
_PICTURE_SCALE = 2
_RACE_HEIGHT = 260
_LABEL_HEIGHT = 16
_NAME_WIDTH = 92  # in pixels; a longer name is cut off
_MEASURES: dict[Count, str] = {"uno": "calls-uno", "catches": "makes-catches", "caught": "is-caught"}
_HEAD = ("player", "matches", "wins", "rate", "best-run", "average", "best", "hands")
_COUNTS_HEAD = ("uno", "catches", "caught", "penalties", "dice")
_MOST: dict[Count, str] = {"catches": "caught-without-uno", "penalty_dice": "drawn-as-penalties"}


def drawings(summary: Summary) -> Iterator[tuple[str, Drawing]]:
    """Yield the charts for which the summary has data, as pairs: the kind of match ("": all games) and the chart."""
    if any(tally.contests for tally in summary.totals):
        yield "", _drawing("wins-chart", _wins(summary))
    if len(summary.evenings) > 1:
        if any(tally.wins for tally in summary.totals):
            yield "", _drawing("race-chart", _race(summary))
        yield "", _drawing("evenings-chart", _evenings(summary))
    for kind, tallies in summary.by_game.items():
        yield kind, _drawing("hands-chart" if kind.endswith(HANDS) else "points-chart", _points(summary, kind))
        if boxes_of(kind):
            yield kind, _drawing("boxes-chart", _boxes(tallies, kind))
        if has_uno(kind):
            yield kind, _drawing("uno-chart", _uno(tallies))
            yield kind, _drawing("penalties-chart", _penalties(tallies))


def _drawing(key: str, chart: Chart) -> Drawing:
    return Drawing(say(key), say.attribute(key, "words"), chart)


def _picture(summary: Summary) -> str:
    """Return all charts in one picture: the charts over all games on top, then a row for each kind of match."""
    rows: dict[str, list[Chart]] = {}
    for kind, drawing in drawings(summary):
        title = say("chart-of-game", game=title_of(kind), title=drawing.title) if kind else drawing.title
        words = altair.TitleParams(text=title, subtitle=drawing.words, offset=14)
        rows.setdefault(kind, []).append(drawing.chart.properties(width=_PICTURE_WIDTH, title=words))
    apart: dict[str, Literal["independent"]] = dict.fromkeys(("color", "x", "y", "yOffset"), "independent")
    parts = [altair.hconcat(*row, spacing=_PICTURE_GAP).resolve_scale(**apart) for row in rows.values()]
    whole = altair.vconcat(*parts, spacing=_PICTURE_GAP).resolve_scale(**apart)
    return json.dumps(specification(whole) | {"config": vega_config("light") | {"padding": 24}})


def png(summary: Summary) -> bytes:
    """Draw all charts as a PNG file."""
    return vl_convert.vegalite_to_png(_picture(summary), vl_version=vega_lite_version(), scale=_PICTURE_SCALE)


def svg(summary: Summary) -> str:
    """Draw all charts as an SVG file."""
    return vl_convert.vegalite_to_svg(_picture(summary), vl_version=vega_lite_version())


def _player_color(summary: Summary) -> altair.Color:
    return altair.Color("player:N", scale=altair.Scale(domain=summary.players), legend=None)


def _player_rows(tallies: list[Tally]) -> altair.Y:
    return altair.Y("player:N", sort=[tally.player for tally in tallies], title=None)


def _tip(*fields: str) -> list[altair.Tooltip]:
    """Return the tooltip for these fields, such as `player:N`."""
    return [altair.Tooltip(field, title=say(f"tip-{field.partition(':')[0]}")) for field in fields]


def _evening_axis(evenings: Iterable[Evening]) -> altair.X:
    """Return an axis of evenings with their days in short form."""
    dates = {evening.day: date.fromisoformat(evening.day) for evening in evenings}
    days = {name: say("short-day", day=str(day.day), month=day.month) for name, day in dates.items()}
    words = f"{json.dumps(days, ensure_ascii=False)}[datum.value]"
    axis = altair.Axis(labelExpr=words, labelAngle=0, labelOverlap="greedy", labelSeparation=12, grid=False)
    return altair.X("evening:O", title=None, axis=axis)


def _wins(summary: Summary) -> Chart:
    tallies = [tally for tally in summary.totals if tally.contests]
    rows = [
        {"player": one.player, "wins": one.wins, "contests": one.contests}
        | {"label": say("wins-of", wins=str(one.wins), matches=str(one.contests))}
        for one in tallies
    ]
    tooltip = [*_tip("player:N"), altair.Tooltip("label:N", title=say("tip-won"))]
    shared = base(rows).encode(y=_player_rows(tallies), tooltip=tooltip)
    x = {"axis": None, "scale": altair.Scale(domain=[0, max(one.contests for one in tallies) * 1.2])}
    played = shared.mark_bar(style="track", height=18, cornerRadius=3).encode(x=altair.X("contests:Q", **x))
    won = shared.mark_bar(height=18, cornerRadius=3).encode(x=altair.X("wins:Q", **x), color=_player_color(summary))
    label = shared.mark_text(align="left", dx=8).encode(x=altair.X("contests:Q", **x), text="label:N")
    return (played + won + label).properties(height=_ROW * len(tallies), width="container")


def _race(summary: Summary) -> Chart:
    wins = {tally.player: 0 for tally in summary.totals if tally.wins}
    rows = []
    for evening in summary.evenings:
        for player in wins:
            wins[player] += evening.wins.get(player, 0)
            rows.append({"evening": evening.day, "player": player, "wins": wins[player]})
    ends = _apart(wins, max(wins.values()) * _LABEL_HEIGHT / _RACE_HEIGHT)
    last = summary.evenings[-1].day
    labels = [{"evening": last, "player": player, "wins": wins[player], "at": at} for player, at in ends.items()]
    x = _evening_axis(summary.evenings)
    y = altair.Y("wins:Q", title=None, axis=altair.Axis(tickMinStep=1, format="d"))
    color = _player_color(summary)
    tooltip = _tip("player:N", "evening:N", "wins:Q")
    lines = base(rows).mark_line(strokeWidth=2.5, interpolate="monotone").encode(x=x, y=y, color=color)
    dots = base(rows).mark_circle(size=44, opacity=1).encode(x=x, y=y, color=color, tooltip=tooltip)
    names = base(labels).mark_text(align="left", dx=10, fontWeight=600, limit=_NAME_WIDTH)
    named = names.encode(x=x, y=altair.Y("at:Q"), text="player:N", color=color)
    return (lines + dots + named).properties(height=_RACE_HEIGHT, width="container")


def _apart(wins: dict[str, int], least: float) -> dict[str, float]:
    """Return the heights of the names at the end of the race chart, at least `least` apart so that none overlap."""
    at: dict[str, float] = {}
    free = float("-inf")
    for player in sorted(wins, key=lambda name: wins[name]):
        at[player] = max(wins[player], free)
        free = at[player] + least
    return at


def _evenings(summary: Summary) -> Chart:
    rows = [
        {"evening": evening.day, "game": title_of(game), "matches": count, "rank": names().index(game)}
        for evening in summary.evenings
        for game, count in evening.games.items()
    ]
    games = list(dict.fromkeys(title_of(game_of(kind)) for kind in summary.by_game))
    chart = base(rows).encode(
        x=_evening_axis(summary.evenings),
        y=altair.Y("matches:Q", title=None, axis=altair.Axis(tickMinStep=1, format="d")),
        color=altair.Color("game:O", scale=altair.Scale(domain=games), legend=altair.Legend(columns=3)),
        order=altair.Order("rank:Q"),
        tooltip=_tip("evening:N", "game:N", "matches:Q"),
    )
    return chart.mark_bar(cornerRadius=2).properties(height=220)


def _points(summary: Summary, kind: str) -> Chart:
    tallies = sorted(summary.by_game[kind], key=lambda one: one.average if one.low_wins else -one.average)
    shown = {tally.player for tally in tallies}
    rows = [
        {"player": seat_words(seat), "points": seat["score"], "evening": match.evening}
        for match in summary.matches
        if kind_of(match.facts) == kind
        for seat in match.facts["players"]
        if seat_words(seat) in shown
    ]
    digits = 1 if kind.endswith(HANDS) else 0
    means = [
        {"player": one.player, "points": round(one.average, 1), "label": f"{one.average:.{digits}f}"} for one in tallies
    ]
    y = _player_rows(tallies)
    x = altair.X("points:Q", title=None, scale=altair.Scale(zero=True, nice=True))
    tooltip = _tip("player:N", "points:Q", "evening:N")
    dots = base(rows).mark_circle(size=90, opacity=0.6).encode(y=y, x=x, color=_player_color(summary), tooltip=tooltip)
    mean = base(means).mark_tick(style="mean", thickness=3, size=24).encode(y=y, x=x)
    label = base(means).mark_text(dy=-19, fontWeight=600, fontSize=12).encode(y=y, x=x, text="label:N")
    return (dots + mean + label).properties(height=(_ROW + 12) * len(tallies), width="container")


def _uno(tallies: list[Tally]) -> Chart:
    tallies = sorted(tallies, key=lambda one: -one.counts["uno"] / one.matches)
    rows = [
        {"player": one.player, "what": say(words), "times": round(one.counts[name] / one.matches, 2)}
        for one in tallies
        for name, words in _MEASURES.items()
    ]
    measures = [say(words) for words in _MEASURES.values()]
    chart = base(rows).encode(
        y=_player_rows(tallies),
        yOffset=altair.YOffset("what:N", sort=measures),
        x=altair.X("times:Q", title=None),
        color=altair.Color("what:O", scale=altair.Scale(domain=measures), legend=altair.Legend(columns=2)),
        tooltip=_tip("player:N", "what:N", "times:Q"),
    )
    return chart.mark_bar(cornerRadius=2).properties(height=(_ROW + 10) * len(tallies))


def _penalties(tallies: list[Tally]) -> Chart:
    tallies = sorted(tallies, key=lambda one: -one.counts["penalty_dice"] / one.hands)
    rows = [
        {"player": one.player, "drawn": round(one.counts["penalty_dice"] / one.hands, 2)}
        | {"label": f"{one.counts['penalty_dice'] / one.hands:.1f}"}
        for one in tallies
    ]
    shared = base(rows).encode(y=_player_rows(tallies), x=altair.X("drawn:Q", axis=None))
    bars = shared.mark_bar(style="quiet", height=16, cornerRadius=3)
    chart = bars + shared.mark_text(align="left", dx=8).encode(text="label:N")
    return chart.properties(height=_ROW * len(tallies), width="container")


def _boxes(tallies: list[Tally], kind: str) -> Chart:
    names = {box: box_title(game_of(kind), box) for box in boxes_of(kind)}
    rows = [
        {"player": one.player, "box": names[box], "points": round(sum(got) / len(got), 1)}
        | {"label": f"{sum(got) / len(got):.0f}"}
        for one in tallies
        for box, got in one.boxes.items()
        if got
    ]
    players = [tally.player for tally in tallies]
    axis = altair.Axis(orient="top", labelAngle=0, labelLimit=80, labelOverlap=False, domain=False, ticks=False)
    shared = base(rows).encode(
        x=altair.X("player:N", sort=players, title=None, axis=axis),
        y=altair.Y("box:N", sort=list(names.values()), title=None),
        tooltip=_tip("player:N", "box:N", "points:Q"),
    )
    cells = shared.mark_rect(cornerRadius=3).encode(color=altair.Color("points:Q", legend=None))
    return (cells + shared.mark_text().encode(text="label:N")).properties(height=26 * len(names), width="container")


def make_page(summary: Summary) -> str:
    """Return the whole page as HTML."""
    by_kind: dict[str, list[Drawing]] = {}
    for kind, drawing in drawings(summary):
        by_kind.setdefault(kind, []).append(drawing)
    sections = [_section(kind, tallies, by_kind.get(kind, [])) for kind, tallies in summary.by_game.items()]
    tiles, shown = list(_best(summary)), by_kind.get("", [])
    return render(Page(say("page-title"), say("heading"), _span(summary), sections, _left_out(summary), tiles, shown))


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
