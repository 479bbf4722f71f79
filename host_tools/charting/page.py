"""A page of charts and figures in one file, light and dark, for large and small screens, without network."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import vl_convert
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from host_tools.charting.drawing import COLORS, FONT, Drawing, specification, vega_config, vega_lite_version
from simulator import texts
from simulator.content_policy import ALONE, with_policy

say = texts.HostTexts("charting")

_TEMPLATE = "page.html"


@dataclass(frozen=True)
class Grid:
    """Figures as a table: its head, and rows that begin with the cell that names them. `title` may be ""."""

    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Section:
    """A part of the page with a heading: its charts, and their figures as tables."""

    title: str
    anchor: str
    drawings: Sequence[Drawing]
    grids: Sequence[Grid]


@dataclass(frozen=True)
class Page:
    """The content of a page. `words` stand below the heading; `tiles` are (large figure, what it counts, whose)."""

    title: str
    heading: str
    words: str
    sections: Sequence[Section]
    footer: str = ""
    tiles: Sequence[tuple[str, str, str]] = ()
    drawings: Sequence[Drawing] = field(default=())


def render(page: Page) -> str:
    """Return the whole page as HTML."""
    shown = [*page.drawings, *(drawing for section in page.sections for drawing in section.drawings)]
    environment = Environment(
        loader=PackageLoader("host_tools", "charting"),
        autoescape=True,
        undefined=StrictUndefined,
        keep_trailing_newline=True,
    )
    shown_page = environment.get_template(_TEMPLATE).render(
        say=say,
        language=texts.language(),
        colors=COLORS,
        font=Markup(FONT),
        page=page,
        number_of=lambda drawing: next(number for number, one in enumerate(shown) if one is drawing),
        specifications=[specification(drawing.chart) for drawing in shown],
        themes={scheme: vega_config(scheme) for scheme in COLORS},
        library=_library(),
    )
    return with_policy(shown_page, ALONE)


def _library() -> Markup:
    """Return the library that draws the charts, as a script."""
    script = vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed", vl_version=vega_lite_version())
    return Markup(script.replace("</script", "<\\/script"))
