"""The charts of `stats`, made by altair: without colors, which themes add; as wide as their container.

Names stand beside what they name wherever there is room, so that no chart is read by color alone.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import altair
import vl_convert

from host_tools.archive.kinds import HANDS, boxes_of, game_of, has_uno, kind_of, title_of
from host_tools.archive.summary import Summary, Tally, seats_named
from host_tools.archive.themes import vega_config
from host_tools.terminal.phrases import box_title
from tray24.games import names

_ROW = 34  # pixels of a player's row
_PICTURE_WIDTH = 420
_PICTURE_GAP = 44
_PICTURE_SCALE = 2
_RACE_HEIGHT = 260
_LABEL_HEIGHT = 16
_NAME_WIDTH = 92  # of who is longer, the beginning
_DAY = "timeFormat(toDate(datum.value + 'T12:00'), '%-d %b')"
_MEASURES = {"uno": "calls UNO", "catches": "catches", "caught": "is caught"}


@dataclass(frozen=True)
class Drawing:
    """A chart with its words; `kind` is the game it is about, or ""."""

    title: str
    words: str
    chart: Any
    kind: str = ""


def drawings(summary: Summary) -> Iterator[Drawing]:
    """All charts that there is something to say in."""
    if any(tally.contests for tally in summary.totals):
        yield Drawing("Who wins", "Matches won, of those played against somebody.", _wins(summary))
    if len(summary.evenings) > 1:
        if any(tally.wins for tally in summary.totals):
            yield Drawing("The race", "All wins so far, evening by evening.", _race(summary))
        yield Drawing("Our evenings", "How many matches of each game.", _evenings(summary))
    for kind, tallies in summary.by_game.items():
        points = "Hands won" if kind.endswith(HANDS) else "Points"
        yield Drawing(points, "A dot for each match, a bar for the average.", _points(summary, kind), kind)
        if boxes_of(kind):
            yield Drawing("The boxes", "What each box brings on average.", _boxes(tallies, kind), kind)
        if has_uno(kind):
            yield Drawing("UNO!", "On average in a match.", _uno(tallies), kind)
            yield Drawing(
                "Penalties",
                "Dice or tiles to draw, on average in a hand.",
                _penalties(tallies),
                kind,
            )


def specification(chart: Any) -> dict[str, Any]:
    """A chart as Vega-Lite has it."""
    told: dict[str, Any] = json.loads(chart.to_json())
    told.pop("config", None)
    return told


# Pictures.


def _picture(summary: Summary) -> str:
    """All charts in one: a row for each game, those over all games on top."""
    rows: dict[str, list[Any]] = {}
    for drawing in drawings(summary):
        title = f"{title_of(drawing.kind)}: {drawing.title}" if drawing.kind else drawing.title
        words = altair.TitleParams(text=title, subtitle=drawing.words, offset=14)
        rows.setdefault(drawing.kind, []).append(drawing.chart.properties(width=_PICTURE_WIDTH, title=words))
    apart: dict[str, Any] = {"color": "independent", "x": "independent", "y": "independent", "yOffset": "independent"}
    parts = [altair.hconcat(*row, spacing=_PICTURE_GAP).resolve_scale(**apart) for row in rows.values()]
    whole = altair.vconcat(*parts, spacing=_PICTURE_GAP).resolve_scale(**apart)
    return json.dumps(specification(whole) | {"config": vega_config("light") | {"padding": 24}})


def png(summary: Summary) -> bytes:
    return vl_convert.vegalite_to_png(_picture(summary), vl_version=vega_lite_version(), scale=_PICTURE_SCALE)


def svg(summary: Summary) -> str:
    return vl_convert.vegalite_to_svg(_picture(summary), vl_version=vega_lite_version())


def vega_lite_version() -> str:
    """What altair writes, as vl_convert names it."""
    return ".".join(altair.SCHEMA_VERSION.removeprefix("v").split(".")[:2])


# The charts.


def _data(rows: list[dict[str, Any]]) -> altair.Data:
    return altair.Data(values=rows)


def _player_color(summary: Summary) -> altair.Color:
    return altair.Color("player:N", scale=altair.Scale(domain=summary.players), legend=None)


def _player_rows(tallies: list[Tally]) -> altair.Y:
    return altair.Y("player:N", sort=[tally.player for tally in tallies], title=None)


def _base(rows: list[dict[str, Any]]) -> altair.Chart:
    return altair.Chart(_data(rows)).properties(width="container")


def _wins(summary: Summary) -> Any:
    tallies = [tally for tally in summary.totals if tally.contests]
    rows = [
        {"player": one.player, "wins": one.wins, "contests": one.contests, "label": f"{one.wins} of {one.contests}"}
        for one in tallies
    ]
    base = _base(rows).encode(
        y=_player_rows(tallies), tooltip=[altair.Tooltip("player:N"), altair.Tooltip("label:N", title="won")]
    )
    x = {"axis": None, "scale": altair.Scale(domain=[0, max(one.contests for one in tallies) * 1.2])}
    played = base.mark_bar(style="track", height=18, cornerRadius=3).encode(x=altair.X("contests:Q", **x))
    won = base.mark_bar(height=18, cornerRadius=3).encode(x=altair.X("wins:Q", **x), color=_player_color(summary))
    label = base.mark_text(align="left", dx=8).encode(x=altair.X("contests:Q", **x), text="label:N")
    return (played + won + label).properties(height=_ROW * len(tallies), width="container")


def _race(summary: Summary) -> Any:
    wins = {tally.player: 0 for tally in summary.totals if tally.wins}
    rows = []
    for evening in summary.evenings:
        for player in wins:
            wins[player] += evening.wins.get(player, 0)
            rows.append({"evening": evening.day, "player": player, "wins": wins[player]})
    ends = _apart(wins, max(wins.values()) * _LABEL_HEIGHT / _RACE_HEIGHT)
    last = summary.evenings[-1].day
    labels = [{"evening": last, "player": player, "wins": wins[player], "at": at} for player, at in ends.items()]
    x = altair.X(
        "evening:O",
        title=None,
        axis=altair.Axis(labelExpr=_DAY, labelAngle=0, labelOverlap="greedy", labelSeparation=12, grid=False),
    )
    y = altair.Y("wins:Q", title=None, axis=altair.Axis(tickMinStep=1, format="d"))
    color = _player_color(summary)
    tooltip = [altair.Tooltip("player:N"), altair.Tooltip("evening:N"), altair.Tooltip("wins:Q")]
    lines = _base(rows).mark_line(strokeWidth=2.5, interpolate="monotone").encode(x=x, y=y, color=color)
    dots = _base(rows).mark_circle(size=44, opacity=1).encode(x=x, y=y, color=color, tooltip=tooltip)
    names = (
        _base(labels)
        .mark_text(align="left", dx=10, fontWeight=600, limit=_NAME_WIDTH)
        .encode(x=x, y=altair.Y("at:Q"), text="player:N", color=color)
    )
    return (lines + dots + names).properties(height=_RACE_HEIGHT, width="container")


def _apart(wins: dict[str, int], least: float) -> dict[str, float]:
    """Heights for the names at the end of the race, so that none covers another."""
    at: dict[str, float] = {}
    free = float("-inf")
    for player in sorted(wins, key=lambda name: wins[name]):
        at[player] = max(wins[player], free)
        free = at[player] + least
    return at


def _evenings(summary: Summary) -> Any:
    rows = [
        {"evening": evening.day, "game": title_of(game), "matches": count, "rank": names().index(game)}
        for evening in summary.evenings
        for game, count in evening.games.items()
    ]
    games = list(dict.fromkeys(title_of(game_of(kind)) for kind in summary.by_game))
    chart = (
        _base(rows)
        .mark_bar(cornerRadius=2)
        .encode(
            x=altair.X(
                "evening:O",
                title=None,
                axis=altair.Axis(labelExpr=_DAY, labelAngle=0, labelOverlap="greedy", labelSeparation=12),
            ),
            y=altair.Y("matches:Q", title=None, axis=altair.Axis(tickMinStep=1, format="d")),
            color=altair.Color("game:O", scale=altair.Scale(domain=games), legend=altair.Legend(columns=3)),
            order=altair.Order("rank:Q"),
            tooltip=[altair.Tooltip("evening:N"), altair.Tooltip("game:N"), altair.Tooltip("matches:Q")],
        )
    )
    return chart.properties(height=220)


def _points(summary: Summary, kind: str) -> Any:
    tallies = sorted(summary.by_game[kind], key=lambda one: one.average if one.low_wins else -one.average)
    shown = {tally.player for tally in tallies}
    rows = [
        {"player": player, "points": seat["score"], "evening": match.evening}
        for match in summary.matches
        if kind_of(match.facts) == kind
        for player, seat in seats_named(match)
        if player in shown
    ]
    digits = 1 if kind.endswith(HANDS) else 0
    means = [
        {"player": one.player, "points": round(one.average, 1), "label": f"{one.average:.{digits}f}"} for one in tallies
    ]
    y = _player_rows(tallies)
    x = altair.X("points:Q", title=None, scale=altair.Scale(zero=True, nice=True))
    tooltip = [altair.Tooltip("player:N"), altair.Tooltip("points:Q"), altair.Tooltip("evening:N")]
    dots = _base(rows).mark_circle(size=90, opacity=0.6).encode(y=y, x=x, color=_player_color(summary), tooltip=tooltip)
    mean = _base(means).mark_tick(style="mean", thickness=3, size=24).encode(y=y, x=x)
    label = _base(means).mark_text(dy=-19, fontWeight=600, fontSize=12).encode(y=y, x=x, text="label:N")
    return (dots + mean + label).properties(height=(_ROW + 12) * len(tallies), width="container")


def _uno(tallies: list[Tally]) -> Any:
    tallies = sorted(tallies, key=lambda one: -one.counts["uno"] / one.matches)
    rows = [
        {"player": one.player, "what": words, "times": round(one.counts[name] / one.matches, 2)}
        for one in tallies
        for name, words in _MEASURES.items()
    ]
    measures = list(_MEASURES.values())
    chart = (
        _base(rows)
        .mark_bar(cornerRadius=2)
        .encode(
            y=_player_rows(tallies),
            yOffset=altair.YOffset("what:N", sort=measures),
            x=altair.X("times:Q", title=None),
            color=altair.Color("what:O", scale=altair.Scale(domain=measures), legend=altair.Legend(columns=2)),
            tooltip=[altair.Tooltip("player:N"), altair.Tooltip("what:N"), altair.Tooltip("times:Q")],
        )
    )
    return chart.properties(height=(_ROW + 10) * len(tallies))


def _penalties(tallies: list[Tally]) -> Any:
    tallies = sorted(tallies, key=lambda one: -one.counts["penalty_dice"] / one.hands)
    rows = [
        {"player": one.player, "drawn": round(one.counts["penalty_dice"] / one.hands, 2)}
        | {"label": f"{one.counts['penalty_dice'] / one.hands:.1f}"}
        for one in tallies
    ]
    base = _base(rows).encode(y=_player_rows(tallies), x=altair.X("drawn:Q", axis=None))
    bars = base.mark_bar(style="quiet", height=16, cornerRadius=3)
    return (bars + base.mark_text(align="left", dx=8).encode(text="label:N")).properties(
        height=_ROW * len(tallies), width="container"
    )


def _boxes(tallies: list[Tally], kind: str) -> Any:
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
    base = _base(rows).encode(
        x=altair.X("player:N", sort=players, title=None, axis=axis),
        y=altair.Y("box:N", sort=list(names.values()), title=None),
        tooltip=[altair.Tooltip("player:N"), altair.Tooltip("box:N"), altair.Tooltip("points:Q")],
    )
    cells = base.mark_rect(cornerRadius=3).encode(color=altair.Color("points:Q", legend=None))
    return (cells + base.mark_text().encode(text="label:N")).properties(height=26 * len(names), width="container")
