"""The middleware of all pages: a guard that checks the host name of requests, and the language of each browser.

A page of another site can make a browser send requests here, or show one of our pages in a frame to catch clicks. With
a name of its own that points to this machine (DNS rebinding) it could even read the answers. So requests are answered
only under names of this machine and under numeric addresses, which cannot be made to point elsewhere.

The language is the one chosen on the page, or the best that the browser asks for.
"""

import ipaddress
import socket
from collections.abc import Collection, Iterable

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from simulator.content_policy import build_header
from simulator.texts import ENGLISH, HostTexts, get_chosen_language, use_language
from tray24.languages import LANGUAGES

_say = HostTexts("play")
LOCAL_NAMES = ("localhost",)
# Proxies also send headers whose names begin with "x-forwarded-".
_PROXY_HEADERS = (b"forwarded", b"via", b"x-real-ip", b"x-client-ip", b"true-client-ip", b"cf-connecting-ip")
_HEADERS = (
    (b"content-security-policy", build_header().encode()),
    (b"x-frame-options", b"SAMEORIGIN"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"referrer-policy", b"no-referrer"),
)
COOKIE = "tray24-language"  # the page writes it: see `js/menus/settings.js`
VARY = ",".join(("Accept-Language", "Cookie"))  # the request headers on which an answer depends


def list_own_names(host: str) -> list[str]:
    """Return the names under which a server that listens on `host` answers, besides numeric addresses."""
    if is_loopback(host):
        return [*LOCAL_NAMES, host]
    name = socket.gethostname()
    return [*LOCAL_NAMES, host, name, f"{name}.local"]


def is_loopback(host: str) -> bool:
    """Return whether only programs of this machine can reach a server on `host`."""
    return host == "localhost" or is_own_address(host)


def is_own_address(address: str, server: str = "") -> bool:
    """Return whether an address is this computer's: a loopback address, or `server`, the server's address."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped:
        ip = ip.ipv4_mapped
    return ip.is_loopback or address == server


def is_forwarded(scope: Scope) -> bool:
    """Return whether a proxy has forwarded a request, as its headers say. Then the request's address is the proxy's."""
    return any(name in _PROXY_HEADERS or name.startswith(b"x-forwarded-") for name, _ in scope["headers"])


def is_this_computer(scope: Scope) -> bool:
    """Return whether a request comes from a program of this computer, and was not forwarded by a proxy."""
    client, server = scope.get("client"), scope.get("server")
    return bool(client) and not is_forwarded(scope) and is_own_address(client[0], server[0] if server else "")


class HostGuard:
    """An ASGI middleware that answers only requests to the hosts `names` (None: any), and adds security headers."""

    def __init__(self, app: ASGIApp, names: Collection[str] | None = LOCAL_NAMES):
        self._app = app
        self._names = None if names is None else {name.lower() for name in names}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
        elif not self._is_own_name(scope):
            is_websocket = scope["type"] == "websocket"
            refusal = WebSocketClose() if is_websocket else PlainTextResponse(_say("other-name"), status_code=400)
            await refusal(scope, receive, send)
        else:

            async def send_guarded(message: Message) -> None:
                if message["type"] == "http.response.start":
                    header_names = {name.lower() for name, _ in message["headers"]}
                    extra_headers = [(name, value) for name, value in _HEADERS if name not in header_names]
                    message["headers"] = [*message["headers"], *extra_headers]
                await send(message)

            await self._app(scope, receive, send_guarded)

    def _is_own_name(self, scope: Scope) -> bool:
        if self._names is None:
            return True
        host = dict(scope["headers"]).get(b"host", b"").decode("latin-1").lower()
        name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return name.removesuffix(".") in self._names
        return True


def parse_accept_language(header: str) -> list[str]:
    """Return the tags of an Accept-Language header, best quality first, without those of quality 0."""
    found = []
    for part in header.split(","):
        tag, _, parameters = part.partition(";")
        quality = _parse_quality(parameters)
        if tag.strip() and quality > 0:
            found.append((-quality, tag.strip()))
    return [tag for _, tag in sorted(found, key=lambda pair: pair[0])]


def _parse_quality(text: str) -> float:
    """Return the quality value of a tag, such as 0.8 for "q=0.8"; 1 if missing, 0 if invalid."""
    name, _, value = text.strip().partition("=")
    if name.strip() != "q":
        return 1
    try:
        quality = float(value)
    except ValueError:
        return 0
    return quality if 0 <= quality <= 1 else 0


def match_language(tags: Iterable[str]) -> str | None:
    """Return the first of these language tags that the tray supports, such as "de" for "de-AT", or None."""
    languages = (tag.partition("-")[0].lower() for tag in tags)
    return next((language for language in languages if language in LANGUAGES), None)


def choose_browser_language(connection: HTTPConnection) -> str:
    """Return the language for a browser.

    It is the language chosen on its page, else the one chosen for this process (see `get_chosen_language`), else the
    best that the browser asks for, else English.
    """
    cookie_language = connection.cookies.get(COOKIE)
    if cookie_language in LANGUAGES:
        return cookie_language
    return (
        get_chosen_language()
        or match_language(parse_accept_language(connection.headers.get("accept-language", "")))
        or ENGLISH
    )


class LanguageMiddleware:
    """An ASGI middleware that answers each browser in the language of `choose_browser_language`."""

    def __init__(self, app: ASGIApp):
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        with use_language(choose_browser_language(HTTPConnection(scope))):
            await self._app(scope, receive, send)
