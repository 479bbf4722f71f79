"""Open a link to the tray at a port of this computer."""

import re

from host_tools.link import ports, streams
from host_tools.link.client import Link
from host_tools.link.errors import Unplugged
from host_tools.link.greeting import ANSWER_S, EMULATED, greeted
from host_tools.terminal.console import say
from simulator.texts import HostTexts

texts = HostTexts("link")

_REASON = re.compile(rb"^tray24: (.+?)\r?$", re.MULTILINE)  # as `simulator.tray.link_server.line_of` writes it


def open_link(port: str | None, any_version: bool = False, timeout_s: float = ANSWER_S) -> Link:
    """Return a link to the tray at this port, or to the only one connected. Check its version unless any is allowed.

    Raise Failure with what else is there. A Pico has `timeout_s` to answer, an emulated one many times as long.
    """
    name = ports.find_port(port)
    stream = streams.open_stream(name)
    try:
        return greeted(stream, texts("the-tray", port=name), slowness(name), any_version, timeout_s, say)
    except Unplugged as gone:
        if not ports.is_socket(name):
            raise
        if reason := _REASON.search(gone.heard):
            words = reason[1].decode("utf-8", "replace")
            raise ports.PortFailure(texts("not-opened", name=name, reason=words)) from None
        raise ports.PortFailure(texts("closed-at-once", name=name)) from None


def slowness(name: str) -> float:
    """Return how many times as long as on a Pico everything takes at this port: an emulated tray is behind a socket."""
    return EMULATED if ports.is_socket(name) else 1.0
