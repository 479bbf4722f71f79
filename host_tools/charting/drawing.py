"""The parts of all charts, drawn with altair without colors, which the themes add, and as wide as their container."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import altair

Chart = altair.Chart | altair.LayerChart | altair.FacetChart
Row = Mapping[str, str | int | float]  # one row of a chart's data: a value for each field


@dataclass(frozen=True)
class Drawing:
    """A chart with its heading and the line below it, which explains the chart."""

    title: str
    words: str
    chart: Chart


def base(rows: Sequence[Row]) -> altair.Chart:
    """Return a chart of these rows that has no marks yet."""
    return altair.Chart(altair.Data(values=rows)).properties(width="container")


def specification(chart: Chart | altair.VConcatChart) -> dict[str, object]:
    """Return a chart as a Vega-Lite specification."""
    told: dict[str, object] = json.loads(chart.to_json())
    told.pop("config", None)
    return told


def vega_lite_version() -> str:
    """Return the version of Vega-Lite that altair writes, as vl_convert names it."""
    return ".".join(altair.SCHEMA_VERSION.removeprefix("v").split(".")[:2])
