"""A table that browsers may only look at: in place of a virtual tray of its own stands one that somebody else plays on."""

import base64
import contextlib
from dataclasses import dataclass
from typing import Any, Protocol

from simulator.texts import HostTexts
from simulator.web.catalog import catalog
from simulator.web.log.log import Entry, Log
from simulator.web.table.tab import Tab
from simulator.web.view import match_view
from tray24.sense.events import members

_ONLOOKER = "onlooker"
_say = HostTexts("messages")


@dataclass(frozen=True)
class Shown:
    """What a tray shows. `note` is what its onlookers should know, such as that it is gone; `match` as in `match_view`."""

    plugged: bool
    frame: bytes
    display: bytes
    words: str
    pressed: int
    screen: str
    note: str
    match: Any = None
    log: Log | None = None


class Source(Protocol):
    """A tray to look at. `changes` differs whenever what it shows does; whoever looks holds the lock."""

    @property
    def faults(self) -> list[Exception]: ...

    @property
    def lock(self) -> contextlib.AbstractContextManager[Any]: ...

    @property
    def changes(self) -> int: ...

    def advance(self, ms: int) -> None: ...

    def look(self) -> Shown: ...

    def stop(self) -> None: ...


class FollowTable:
    """To the server a table as any other (`simulator.web.table.table.Table`), but nothing that a browser says does anything."""

    def __init__(self, source: Source):
        self.tray = source  # its faults are told
        self.tabs: set[Tab] = set()
        self._source = source
        self._changes = -1
        self._common: dict[str, Any] = {}
        self._log_number = 0
        self._entries: list[Entry] = []
        self._catalog = catalog()

    def advance(self, ms: int) -> None:
        """Let time pass, and see what is new."""
        self._source.advance(ms)
        self._look()

    def stop(self) -> None:
        self._source.stop()

    def _look(self) -> None:
        if self._source.changes == self._changes:
            return
        with self._source.lock:
            self._changes = self._source.changes
            shown = self._source.look()
            common = _common(shown) | self._catalog
            self._take_log(shown.log)
        common["log"] = (self._log_number, len(self._entries))
        if common != self._common:
            self._common = common
            for tab in self.tabs:
                tab.wake.set()

    def _take_log(self, log: Log | None) -> None:
        """The sentences so far; those of another match are told from their beginning."""
        if log is None:
            return  # the match is over: what was told of it stays
        if log.entries[: len(self._entries)] != self._entries:
            self._log_number += 1
        self._entries = list(log.entries)

    # Tabs.

    def join(self) -> Tab:
        self._look()
        tab = Tab(_ONLOOKER)
        self.tabs.add(tab)
        return tab

    def leave(self, tab: Tab) -> None:
        self.tabs.discard(tab)

    def receive(self, tab: Tab, text: str) -> None:
        """Whatever it is: refused."""
        tab.errors[:] = [_say("only-looks")]
        tab.wake.set()

    def news(self, tab: Tab) -> dict[str, Any]:
        """What this tab has not been told yet; {} when there is nothing."""
        current = {key: value for key, value in self._common.items() if key != "log"}
        news = tab.new_in(current)
        tab.add_log(news, self._log_number, self._entries)
        tab.add_error(news)
        return news


def _common(shown: Shown) -> dict[str, Any]:
    """What is told to everybody, in the words of the page."""
    match = shown.match
    view = None
    if match is not None:
        laid = shown.log.moves if shown.log and match.game.tiles else []
        view = match_view(match, _ONLOOKER, moves=laid)
    if view:
        view["real"] = False  # how real dice lie beside the tray is known to nobody here
    return {
        "led": shown.frame.hex(),
        "lit": shown.plugged,
        "display": base64.b64encode(shown.display).decode(),
        "display_text": shown.words,
        "down": members(shown.pressed),
        "tray": {"plugged": shown.plugged, "speed": 1, "hints": "off", "screen": shown.screen, "sit": _ONLOOKER},
        "match": view,
        "note": shown.note,
    }
