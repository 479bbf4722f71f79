"""Serve a remote tray to the browsers of this machine: the live page's parts, without controls."""

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from simulator.web.follow.table import FollowTable
from simulator.web.guard import LOCAL_NAMES
from simulator.web.local_pages import serve
from simulator.web.page_html import page_response
from simulator.web.server import make_app


def make_follow_app(table: FollowTable, time_scale: float = 1) -> Starlette:
    """Return the application around a read-only table."""

    def page(request: Request) -> Response:
        return page_response("js/mirror/main.js", "css/mirror.css")

    app = make_app(table, LOCAL_NAMES, time_scale)
    app.router.routes.insert(0, Route("/", page))
    return app


def serve_follow(table: FollowTable, port: int, open_browser: bool, title: str) -> None:
    """Serve until Ctrl-C. Port 0 takes any free port. Raise OSError when the port is not available."""
    serve(make_follow_app(table), port, open_browser, title)
