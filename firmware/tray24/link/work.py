"""A request from its line to what it gives."""

from tray24.link.check import check
from tray24.link.link import Refused
from tray24.link.parsing import parse
from tray24.link.requests import IDLE, PARTS


def work(link, line):
    """A generator that gives the answer's value, and pauses between slices."""
    request = yield from parse(line)
    link.id = request["id"]
    yield
    do = yield from check(request)
    if do in IDLE and link.ui.playing:
        raise Refused("a match is on the tray's display", "press red there and choose 'Leave, keep it'")
    yield
    yield from link.load(PARTS.get(do, "link." + do))
    yield
    value = link.handler(do)(link, request)
    return (yield from value) if hasattr(value, "send") else value
