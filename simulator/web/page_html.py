"""The page's document: one template, filled with the texts of the language of now."""

from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from simulator.texts import HostTexts, game_texts, language, own_name
from simulator.web.languages import VARY
from simulator.web.page_data import data_addresses
from simulator.web.page_files import PAGE
from tray24 import games
from tray24.languages import LANGUAGES
from tray24.pins import SLOTS

_say = HostTexts("page")


def page_html(
    script: str = "js/main.js",
    style: str = "",
    head: str = "",
    first: str = "",
    root: str = "",
    template: Path = PAGE / "index.html",
    say: HostTexts = _say,
    **more: object,
) -> str:
    """Return the document. `script` is the script that it runs, `style` an additional style sheet or "".

    `head` is more HTML of its head, before its scripts, and `first` what comes before all style sheets. `root` is the
    path from the document to the page's files. `template` may be another one that extends index.html, with the texts of
    `say` and with `more` values: `elsewhere` are links to what is around the page on a site.
    """
    values = {
        "t": say,
        "marked": lambda key: Markup(say(key)),  # a text that contains HTML tags, such as <br>
        "lang": language(),
        "languages": [(name, own_name(name)) for name in LANGUAGES],
        "data": data_addresses(),
        "slots": SLOTS,
        "games": [(name, game_texts(name)("game")) for name in games.names()],
        "script": script,
        "style": style,
        "head": Markup(head),
        "first": Markup(first),
        "root": root,
        "elsewhere": "",
    }
    return _templates(template.parent).get_template(template.name).render(values | more)


@cache
def _templates(folder: Path) -> Environment:
    return Environment(loader=FileSystemLoader([folder, PAGE]), autoescape=True, undefined=StrictUndefined)


def page_response(script: str = "js/main.js", style: str = "") -> Response:
    """Return the document as a response. Browsers check for changes each time."""
    headers = {"Cache-Control": "no-cache", "Content-Language": language(), "Vary": VARY}
    return HTMLResponse(page_html(script, style), headers=headers)


def live_page(request: Request) -> Response:
    """Answer with the page of the tray on this machine."""
    return page_response()
