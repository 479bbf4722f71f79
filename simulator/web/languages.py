"""The language in which a browser reads the page: one that its user has chosen there, or the best that it asks for."""

from collections.abc import Iterable

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from simulator.texts import ENGLISH, chosen, speaking
from tray24.languages import LANGUAGES

COOKIE = "tray24-language"  # the page writes it: see `js/menus/language.js`
VARY = ",".join(("Accept-Language", "Cookie"))  # what an answer depends on


def wanted(header: str) -> list[str]:
    """Return the tags of an Accept-Language header, the most wanted first, without those that are not wanted."""
    found = []
    for part in header.split(","):
        tag, _, more = part.partition(";")
        quality = _quality(more)
        if tag.strip() and quality > 0:
            found.append((-quality, tag.strip()))
    return [tag for _, tag in sorted(found, key=lambda each: each[0])]


def _quality(text: str) -> float:
    """Return the quality value of a tag, such as 0.8 for "q=0.8"; 1 without one, 0 for a value that is none."""
    name, _, value = text.strip().partition("=")
    if name.strip() != "q":
        return 1
    try:
        quality = float(value)
    except ValueError:
        return 0
    return quality if 0 <= quality <= 1 else 0


def best(tags: Iterable[str]) -> str | None:
    """Return the first language that the tray speaks; "de-AT" is German. None when it speaks none of them."""
    languages = (tag.partition("-")[0].lower() for tag in tags)
    return next((language for language in languages if language in LANGUAGES), None)


def language_for(connection: HTTPConnection) -> str:
    """Return the language for a browser: its page's own choice, or that of the command, or the best it asks for."""
    own = connection.cookies.get(COOKIE)
    if own in LANGUAGES:
        return own
    return chosen() or best(wanted(connection.headers.get("accept-language", ""))) or ENGLISH


class Speaking:
    """An application around another one that answers each browser in its language."""

    def __init__(self, app: ASGIApp):
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        with speaking(language_for(HTTPConnection(scope))):
            await self._app(scope, receive, send)
