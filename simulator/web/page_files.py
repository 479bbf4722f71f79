"""The files of the page: those that all games share, and those of each game under `/games/NAME/`."""

import mimetypes
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from simulator.games import page_folder
from simulator.web.page_data import data_routes
from tray24.rules.errors import RuleError

PAGE = Path(__file__).parent / "page"


class PageFiles(StaticFiles):
    """The files of a folder. Browsers check for changes each time, so that an update is seen at once."""

    def file_response(self, *args, **kwargs) -> Response:
        """Return the file with the page's headers."""
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = "no-cache"
        return response


async def _game_file(request: Request) -> Response:
    """Return a file of a game's page, from the package in which the game is registered."""
    try:
        folder = page_folder(request.path_params["game"])
    except RuleError:
        raise HTTPException(404) from None
    if not folder.is_dir():
        raise HTTPException(404)
    return await PageFiles(directory=folder).get_response(request.path_params["file"], request.scope)


def page_routes() -> list[BaseRoute]:
    """Return the routes of all files of the page. `simulator.web.page_html` makes its document."""
    # Systems differ in their file types, but browsers load modules only with the right type.
    mimetypes.add_type("text/javascript", ".js")
    mimetypes.add_type("image/svg+xml", ".svg")
    return [*data_routes(), Route("/games/{game}/{file:path}", _game_file), Mount("/", PageFiles(directory=PAGE))]
