"""The beginning of a link: requesting the version of the tray, or finding out what is there instead."""

import re
import secrets
import time
from collections.abc import Callable

from host_tools.errors import Failure
from host_tools.link.client import BadReply, Link, LinkError, Silence, Stream, quote_end, strip_blank
from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from tray24 import __version__

say = HostTexts("link")

ANSWER_S = 5.0  # a starting tray needs some of them
EMULATED = 20  # times slower than a Pico; most of the client's limits allow twice as much
_IDS = 1 << 29
_ECHO = b'"do":"hello"'  # the echo of the request: only MicroPython's prompt sends it
_PROMPTS = (b">>> ", b"MicroPython v", _ECHO)
_PROMPT_S = 1.0  # in which a tray may still answer after output that a prompt may have left on the wire


class NoTray(Failure):
    """No tray answers at a port.

    `heard` is what was received instead, b"" if nothing was: then the tray may only be slow. `at_prompt` says whether
    it is MicroPython's prompt.
    """

    def __init__(self, text: str, heard: bytes = b""):
        super().__init__(text)
        self.heard = strip_blank(heard)
        self.at_prompt = _is_prompt(heard)


class NotATray(NoTray):
    """Something answers that is not a tray."""


class OtherRelease(Failure):
    """The tray is of another release than these tools. If `is_older`, updating its firmware helps."""

    def __init__(self, text: str, version: str, is_older: bool):
        super().__init__(text)
        self.version = version
        self.is_older = is_older


def connect_stream(
    stream: Stream,
    name: str,
    slowness: float = 1.0,
    any_version: bool = False,
    timeout_s: float = ANSWER_S,
    notify: Callable[[str], object] = lambda text: None,
    now_s: Callable[[], float] = time.monotonic,
) -> Link:
    """Return a link over an open stream, once the tray has sent its version.

    Check the version, unless `any_version`. If no tray answers, or one of another version, close the stream and raise
    Failure, whose text says what is there. A Pico has `timeout_s` to answer, another tray `slowness` times as long.
    `notify` and `now_s` are as in Link.
    """
    # Begin with a random number, so that a late reply to another program is not taken for one to this program.
    link = Link(stream, name, now_s=now_s, last_id=secrets.randbelow(_IDS), slowness=slowness, notify=notify)
    try:
        request_hello(link, timeout_s)
        if is_virtual(link.version):
            link.slowness = 1.0
        if not any_version:
            check_version(link.version["tray24"])
    except BaseException:
        link.close()
        raise
    return link


def is_virtual(version: JsonObject) -> bool:
    """Return whether a tray is the simulator's, which runs on Python. `version` is its reply to `hello`."""
    return "tray24" in version and not version.get("micropython")


def request_hello(link: Link, timeout_s: float = ANSWER_S) -> None:
    """Request the tray's version once. If no tray answers, raise Failure, which says what is there instead."""
    since_s: float | None = None  # when a sign of the prompt was seen first

    def is_at_prompt(heard: bytes) -> bool:
        """Return whether MicroPython's prompt is there, so that no tray will answer.

        An echo of the request proves this at once; other signs of the prompt must last for a while.
        """
        nonlocal since_s
        if _ECHO in heard or not _is_prompt(heard):
            return _ECHO in heard
        since_s = link.now_s() if since_s is None else since_s
        return link.now_s() - since_s >= _PROMPT_S * link.slowness

    link.end_line()
    try:
        version = link.request_version(timeout_s, is_at_prompt)
    except Silence as silence:
        quote = quote_end(silence.heard)
        text = say("no-words-of-tray", quote=quote) if quote else say("nothing-comes")
        text = say("at-prompt") if _is_prompt(silence.heard) else text
        raise NoTray(say("no-answer", name=link.name, what=text), silence.heard) from None
    except LinkError as error:
        raise Failure(say("no-hello", name=link.name, error=error)) from None
    except BadReply as bad_reply:
        raise NotATray(say("no-tray", name=link.name, fault=bad_reply.fault)) from None
    link.version = version


def check_version(version: str) -> None:
    """Raise OtherRelease unless the tray is of the same release as these tools."""
    # The numbers that must be equal: 0.1.7 is of release 0.1.
    tray_numbers, host_numbers = (
        [int(number) for number in re.findall(r"\d+", text)[:2]] for text in (version, __version__)
    )
    if tray_numbers != host_numbers:
        key = "older" if tray_numbers < host_numbers else "newer"
        raise OtherRelease(say(key, version=version, ours=__version__), version, is_older=tray_numbers < host_numbers)


def _is_prompt(heard: bytes) -> bool:
    return any(sign in heard for sign in _PROMPTS)
