"""The page's document: one template, filled with the texts of the chosen language."""

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from simulator.texts import HostTexts, language
from simulator.web.page_files import PAGE
from simulator.web.page_texts import browser_texts
from simulator.web.schema.document import document

_say = HostTexts("page")
_templates = Environment(loader=FileSystemLoader(PAGE), autoescape=True, undefined=StrictUndefined)


def page_html(script: str = "js/main.js", style: str = "") -> str:
    """Return the document. `script` is the script that it runs, `style` an additional style sheet or ""."""
    return _templates.get_template("index.html").render(
        t=_say, marked=_marked, lang=language(), texts=browser_texts(), schema=document(), script=script, style=style
    )


def page_response(script: str = "js/main.js", style: str = "") -> Response:
    """Return the document as a response. Browsers check for changes each time."""
    headers = {"Cache-Control": "no-cache"}
    return HTMLResponse(page_html(script, style), headers=headers)


def live_page(request: Request) -> Response:
    """Answer with the page of the tray on this machine."""
    return page_response()


def _marked(key: str) -> Markup:
    """Return a text that contains HTML tags, such as <br>."""
    return Markup(_say(key))
