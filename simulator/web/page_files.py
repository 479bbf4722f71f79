"""The HTML document of the page in the current language, and the routes of the page's files and those of the games."""

import mimetypes
from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from simulator.games import find_page_folder
from simulator.texts import (
    ENGLISH,
    HostTexts,
    get_chosen_language,
    get_language,
    get_language_name,
    load_game_texts,
    use_language,
)
from simulator.web.middleware import VARY
from simulator.web.page_data import SCHEMA, build_scripts, compute_digest, get_texts_path, list_script_addresses
from tray24 import games
from tray24.languages import LANGUAGES
from tray24.pins import SLOTS
from tray24.rules.errors import RuleError

_CACHE_FOREVER = "max-age=31536000,immutable"
PAGE = Path(__file__).parent / "page"
_say = HostTexts("page")


class PageFiles(StaticFiles):
    """The files of a folder on the server.

    Browsers must check each time whether a file has changed, so that an update is effective at once.
    """

    def file_response(self, *args, **kwargs) -> Response:
        """Return the response with a file. Its headers make browsers check each time whether the file has changed."""
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = "no-cache"
        return response


async def _serve_game_file(request: Request) -> Response:
    """Return a file of a game's page, from the package in which the game is registered, as a response."""
    try:
        folder = find_page_folder(request.path_params["game"])
    except RuleError:
        raise HTTPException(404) from None
    if not folder.is_dir():
        raise HTTPException(404)
    return await PageFiles(directory=folder).get_response(request.path_params["file"], request.scope)


def _serve_texts(request: Request) -> Response:
    name: str = request.path_params["language"]
    if name not in (*LANGUAGES, get_chosen_language() or ENGLISH):
        raise HTTPException(404)
    with use_language(name):
        return _build_script_response(request, build_scripts()[get_texts_path(name)], {"Content-Language": name})


def _build_script_response(request: Request, script: str, headers: dict[str, str]) -> Response:
    """Return a script as a response. Browsers may cache it only if its digest is the one in the requested address."""
    cache_control = _CACHE_FOREVER if request.url.query == compute_digest(script) else "no-cache"
    return Response(script, headers={"Cache-Control": cache_control} | headers, media_type="text/javascript")


def build_page_routes() -> list[BaseRoute]:
    """Return the routes of all files of the page except its document."""
    # Systems differ in their file types, but browsers load modules only with the right type.
    mimetypes.add_type("text/javascript", ".js")
    mimetypes.add_type("image/svg+xml", ".svg")
    return [
        Route(f"/{get_texts_path('{language}')}", _serve_texts),
        Route(f"/{SCHEMA}", lambda request: _build_script_response(request, build_scripts()[SCHEMA], {})),
        Route("/games/{game}/{file:path}", _serve_game_file),
        Mount("/", PageFiles(directory=PAGE)),
    ]


def render_page(
    script: str = "js/main.js",
    style: str = "",
    head: str = "",
    first: str = "",
    root: str = "",
    template: Path = PAGE / "index.html",
    say: HostTexts = _say,
    **extra_values: object,
) -> str:
    """Return the HTML document of the page. `script` is the script to run, `style` an additional style sheet or "".

    `head` is more HTML for its head, before the scripts, and `first` more HTML before all style sheets. `root` is the
    path from the document to the page's files. `template` may extend index.html; it gets the texts of `say` and the
    `extra_values`, such as `elsewhere`, the links to other pages of a site.
    """
    values = {
        "t": say,
        "marked": lambda key: Markup(say(key)),  # a text that contains HTML tags, such as <br>
        "lang": get_language(),
        "languages": [(name, get_language_name(name)) for name in LANGUAGES],
        "data": list_script_addresses(),
        "slots": SLOTS,
        "games": [(name, load_game_texts(name)("game")) for name in games.list_games()],
        "script": script,
        "style": style,
        "head": Markup(head),
        "first": Markup(first),
        "root": root,
        "elsewhere": "",
    }
    return _load_templates(template.parent).get_template(template.name).render(values | extra_values)


@cache
def _load_templates(folder: Path) -> Environment:
    return Environment(loader=FileSystemLoader([folder, PAGE]), autoescape=True, undefined=StrictUndefined)


def build_page_response(script: str = "js/main.js", style: str = "") -> Response:
    """Return the HTML document of the page as a response. Browsers must check each time whether it has changed."""
    headers = {"Cache-Control": "no-cache", "Content-Language": get_language(), "Vary": VARY}
    return HTMLResponse(render_page(script, style), headers=headers)
