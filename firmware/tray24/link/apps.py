"""The request `apps`: list the apps on the tray, put or remove an app, start or end an app, and read what it prints."""

from binascii import a2b_base64

from tray24.compat import const
from tray24.link.requests import Refused, to_json
from tray24.ui.apps.source import MAX_BYTES

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Generator, Mapping
    from typing import Any

    from tray24.link.link import Link
    from tray24.ui.ui import AppsUi

    class AppsLink(Link):
        """A link on a tray that runs apps. Only type checkers use this class."""

        ui: AppsUi


_PAGE_SIZE = const(12)  # names in an answer
_PART_LENGTH = const(400)  # letters in an answer
_POWER = "power"
_APP = "app"


def handle_apps(link: "Link", request: "dict[str, Any]") -> object:
    """List, put, remove, start and end apps. firmware/APPS.md describes apps.

    `list` returns the names of the apps, a page at a time. `put` sends a part of an app's file in base64, from the
    offset `from` on, and returns the number of bytes that have arrived; then `keep` writes the file as the app `name`.
    `remove` removes an app with what it has saved. `start` starts an app, not while a match is on the display; `leave`
    ends the app that runs. `look` returns the name of the app that is `running`, "" if none is, and what apps have
    `printed` since the last `look`, with the tracebacks of their faults, at most 400 letters at a time."""
    if not link.ui.apps:
        raise Refused("this tray runs no apps", "it has no folder for them")
    return _HANDLERS[request["op"]](link, request)  # pyright: ignore[reportArgumentType] # it runs apps


def _list_names(link: "AppsLink", request: "dict[str, Any]") -> dict[str, object]:
    first = request.get("from", 0)
    names = link.ui.apps.list_names()
    return {
        "apps": names[first : first + _PAGE_SIZE],
        "next": first + _PAGE_SIZE if first + _PAGE_SIZE < len(names) else None,
    }


def _receive_part(link: "AppsLink", request: "dict[str, Any]") -> int:
    offset = request["from"]
    source = link.cache.get("app", b"") if offset else b""
    if offset != len(source):
        raise Refused("a part is missing", "send the file again, from 0 on")
    source += a2b_base64(request["data"])
    if len(source) > MAX_BYTES:
        raise Refused("the app is too long", "an app has at most %d bytes" % MAX_BYTES)
    link.cache["app"] = source
    return len(source)


def _write_app(link: "AppsLink", request: "dict[str, Any]") -> bool:
    source = link.cache.pop("app", None)
    if source is None:
        raise Refused("no app has been sent", "send it with op 'put'")
    link.ui.apps.write_source(request["name"], source)  # this erases a sector of the flash
    return True


def _remove_app(link: "AppsLink", request: "dict[str, Any]") -> bool:
    name = request["name"]
    if name not in link.ui.apps.list_names():
        raise _make_unknown_error()
    link.ui.apps.remove(name)
    return True


def _start_app(link: "AppsLink", request: "dict[str, Any]") -> "Generator[None, None, bool]":
    ui = link.ui
    if request["name"] not in ui.apps.list_names():
        raise _make_unknown_error()
    yield
    if ui.is_playing:
        raise Refused("a match is on the tray's display", "press red there and choose 'Leave, keep it'")
    if ui.screen.name == _POWER:
        raise Refused("the tray is still starting", "ask again in a second")
    from tray24.ui.apps.app_screen import AppScreen

    yield
    now_ms = link.ports.ticks_ms()
    _end_app(link, request)
    ui.show_home(now_ms)
    yield
    ui.printed = ""
    ui.push_screen(AppScreen(ui, request["name"]), now_ms)
    return True


def _end_app(link: "AppsLink", request: "dict[str, Any]") -> bool:
    """End the app that runs. Return False if no app runs."""
    ui = link.ui
    is_running = ui.screen.name == _APP
    if is_running:
        ui.screen.end_app()  # pyright: ignore[reportAttributeAccessIssue] # an app's
    return is_running


def _report_output(link: "AppsLink", request: "dict[str, Any]") -> dict[str, str]:
    ui = link.ui
    max_length = _PART_LENGTH
    # Fewer letters fit if JSON or UTF-8 makes them longer.
    while len(to_json(ui.printed[:max_length])) > 2 * _PART_LENGTH:
        max_length >>= 1
    text = ui.printed[:max_length]
    ui.printed = ui.printed[max_length:]
    running = ui.screen.app if ui.screen.name == _APP else ""  # pyright: ignore[reportAttributeAccessIssue] # an app's
    return {"running": running, "printed": text}


def _make_unknown_error() -> Refused:
    return Refused("there is no such app", "'apps' with op 'list' names all of them")


_HANDLERS: "Mapping[str, Callable[[AppsLink, dict[str, Any]], object]]" = {
    "list": _list_names,
    "put": _receive_part,
    "keep": _write_app,
    "remove": _remove_app,
    "start": _start_app,
    "leave": _end_app,
    "look": _report_output,
}
