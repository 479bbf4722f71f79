"""Charts drawn with altair, and a page of charts and tables in one HTML file, which needs no network.

Charts are as wide as their container. The light and the dark color scheme are those of the simulator's page.
Color-blind people can distinguish the hues of players, too (from the palette of Okabe and Ito).
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import altair
import vl_convert
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from simulator import texts
from simulator.content_policy import ALONE, insert_policy

Chart = altair.Chart | altair.LayerChart | altair.FacetChart
Row = Mapping[str, str | int | float]  # one row of a chart's data: a value for each field
FONT = (
    '"Inter", "Segoe UI Variable Text", "Segoe UI", system-ui, -apple-system,'
    ' "Helvetica Neue", "DejaVu Sans", sans-serif'
)
# The colors by their names in the style sheet and the charts, light and dark.
_COLOR_PAIRS = {
    "table": ("#e4ddd0", "#191815"),
    "card": ("#f6f1e8", "#24221e"),
    "ink": ("#211e19", "#f1eadc"),
    "ink-2": ("#575044", "#b8af9f"),
    "line": ("#cdc4b4", "#3d3a34"),
    "track": ("#ddd4c5", "#37342e"),
    "players": (
        "#0a6cad #c14f00 #00805d #b0568a #a87400 #2b93cf #6b55b5 #6e675b",
        "#56a9e8 #f28a45 #2fc79b #e79ac9 #f0b93a #9bd5f7 #b5a3ea #b8af9f",
    ),
    "games": ("#12305f #dcb93c #8593a0 #4f76a8 #b9a679", "#4d7fd0 #f5d64e #8e98a1 #8fb4e0 #b8a985"),
    "cells": ("#f6f1e8 #f0c66a", "#24221e #7d5a1a"),
}
COLORS = {
    "light": {name: light for name, (light, _) in _COLOR_PAIRS.items()},
    "dark": {name: dark for name, (_, dark) in _COLOR_PAIRS.items()},
}
say = texts.HostTexts("charting")


@dataclass(frozen=True)
class Drawing:
    """A chart, its heading `title`, and the line below the heading, `words`, which explains the chart."""

    title: str
    words: str
    chart: Chart


def make_chart(rows: Sequence[Row]) -> altair.Chart:
    """Return a chart of these rows, still without bars, lines or points."""
    return altair.Chart(altair.Data(values=rows)).properties(width="container")


def make_specification(chart: Chart | altair.VConcatChart) -> dict[str, object]:
    """Return a chart as a Vega-Lite specification."""
    specification: dict[str, object] = json.loads(chart.to_json())
    specification.pop("config", None)
    return specification


def get_vega_lite_version() -> str:
    """Return the version of Vega-Lite that altair writes, as major.minor, the form that vl_convert takes."""
    return ".".join(altair.SCHEMA_VERSION.removeprefix("v").split(".")[:2])


def make_vega_config(scheme: str) -> dict[str, object]:
    """Return the Vega configuration that colors a chart in the scheme `light` or `dark`."""
    colors = COLORS[scheme]
    ink, soft, line = colors["ink"], colors["ink-2"], colors["line"]
    return {
        "background": colors["card"],
        "font": FONT,
        "view": {"stroke": None},
        "axis": dict.fromkeys(("gridColor", "domainColor", "tickColor"), line)
        | {"labelColor": soft, "titleColor": soft, "labelFontSize": 13, "titleFontSize": 13}
        | {"titleFontWeight": "normal", "labelLimit": 116},
        "axisY": {"domain": False, "ticks": False, "labelPadding": 12, "labelColor": ink},
        "axisQuantitative": {"tickCount": 5},
        "legend": {"labelColor": ink, "labelFontSize": 13, "orient": "top", "title": None, "symbolType": "square"},
        "title": {"color": ink, "subtitleColor": soft, "fontSize": 17, "subtitleFontSize": 13, "anchor": "start"},
        "text": {"color": ink, "fontSize": 13},
        "style": {"track": {"color": colors["track"]}, "mean": {"color": ink}, "quiet": {"color": soft}},
        "range": {
            "category": colors["players"].split(),
            "ordinal": colors["games"].split(),
            "heatmap": colors["cells"].split(),
            "ramp": colors["cells"].split(),
        },
    }


@dataclass(frozen=True)
class Grid:
    """A table of numbers: the titles of its columns, and its rows, each of which begins with the row's name.

    `title` may be "".
    """

    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Section:
    """A part of the page: its heading `title`, its HTML id `anchor`, its charts, and tables of the same numbers."""

    title: str
    anchor: str
    drawings: Sequence[Drawing]
    grids: Sequence[Grid]


@dataclass(frozen=True)
class Page:
    """The content of a page of charts.

    `words` is the text below the heading. `tiles` are large numbers at the top, each as (number, what it counts,
    player). `drawings` are the charts above all sections.
    """

    title: str
    heading: str
    words: str
    sections: Sequence[Section]
    footer: str = ""
    tiles: Sequence[tuple[str, str, str]] = ()
    drawings: Sequence[Drawing] = ()


def render_page(page: Page) -> str:
    """Return the HTML of a page of charts, complete in one file."""
    drawings = [*page.drawings, *(drawing for section in page.sections for drawing in section.drawings)]
    loader = PackageLoader("host_tools", "charts")
    pages = Environment(loader=loader, autoescape=True, undefined=StrictUndefined, keep_trailing_newline=True)
    shown_page = pages.get_template("page.html").render(
        say=say,
        language=texts.get_language(),
        colors=COLORS,
        font=Markup(FONT),
        page=page,
        number_of=lambda drawing: next(number for number, other in enumerate(drawings) if other is drawing),
        specifications=[make_specification(drawing.chart) for drawing in drawings],
        themes={scheme: make_vega_config(scheme) for scheme in COLORS},
        library=_load_library(),
    )
    return insert_policy(shown_page, ALONE)


def _load_library() -> Markup:
    """Return the JavaScript library that draws the charts, to be put into a page."""
    script = vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed", vl_version=get_vega_lite_version())
    return Markup(script.replace("</script", "<\\/script"))
