"""Apps on a tray at a port: putting, starting, and hearing what they print."""

import base64
import time
from collections.abc import Iterator

from host_tools.link.client import Link, pages
from simulator.json_values import JsonObject

_PART_BYTES = (360, 180, 60)
_MOST_DIGITS = 100  # of a line: the tray refuses one with more than 128
_REST_S = 0.25


def put(link: Link, name: str, source: bytes) -> None:
    """Write an app onto the tray; one with the same name is replaced."""
    sent = _send(link, 0, source)
    while sent < len(source):
        sent = _send(link, sent, source)
    link.ask("apps", op="keep", name=name)


def _send(link: Link, start: int, source: bytes) -> int:
    """Send the part of a source from an offset on. Return how many bytes have arrived."""
    at: JsonObject = {"from": start}
    return link.ask("apps", op="put", data=_part(source[start:]), **at)


def _part(rest: bytes) -> str:
    """Return the next bytes in base64, as many as a line of the link takes."""
    parts = [base64.b64encode(rest[:most]).decode() for most in _PART_BYTES]
    return next((part for part in parts if sum(map(str.isdigit, part)) <= _MOST_DIGITS), parts[-1])


def names(link: Link) -> list[str]:
    """Return the names of the apps on the tray."""
    return [name for page in pages(link, "apps", "apps", op="list") for name in page]


def follow(link: Link, name: str) -> Iterator[str]:
    """Yield what the app prints, until it has ended and all is told."""
    while True:
        told = link.ask("apps", op="look")
        if told["printed"]:
            yield told["printed"]
        elif told["running"] != name:
            return
        else:
            time.sleep(_REST_S)
