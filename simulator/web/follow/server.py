"""Serves a tray to look at to the browsers of this machine: the live page's parts, without anything to press."""

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from simulator.web.follow.table import FollowTable
from simulator.web.local_pages import LOCAL_NAMES, serve
from simulator.web.page_html import page_response
from simulator.web.server import make_app


def make_follow_app(table: FollowTable, time_scale: float = 1) -> Starlette:
    """The application around a table that is only looked at."""

    def page(request: Request) -> Response:
        return page_response("js/mirror.js", "css/mirror.css")

    app = make_app(table, LOCAL_NAMES, time_scale)
    app.router.routes.insert(0, Route("/", page))
    return app


def serve_follow(table: FollowTable, port: int, open_browser: bool, title: str) -> None:
    """Until Ctrl-C. Port 0 takes any free one; OSError when the port cannot be had."""
    serve(make_follow_app(table), port, open_browser, title)
