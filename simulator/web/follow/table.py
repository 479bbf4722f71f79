"""A read-only table for browsers: it shows a tray on which somebody else plays, instead of a virtual tray."""

import base64
import contextlib
from dataclasses import dataclass
from typing import Protocol

from simulator.texts import HostTexts
from simulator.tray.lamps import LampChain
from simulator.web.boards import board_view
from simulator.web.catalog import catalog
from simulator.web.follow.replica import Replica
from simulator.web.log.log import Entry, Log
from simulator.web.spoken import spoken_of
from simulator.web.table.tab import Tab
from simulator.web.view import ViewedMatch, match_view
from tray24.sense.events import mask_of, members
from tray24.ui.toolkit.lights import FULL

_ONLOOKER = "onlooker"
_say = HostTexts("messages")


@dataclass(frozen=True)
class Shown:
    """The outputs of a tray. `note` tells onlookers of trouble; `frame` are all its LEDs; `match`: see `match_view`."""

    plugged: bool
    frame: bytes
    display: bytes
    words: str
    pressed: int
    screen: str
    note: str
    kind: str = FULL
    match: ViewedMatch | None = None
    log: Log | None = None


def shown(replica: Replica, note: str) -> Shown:
    """Return the outputs of the tray that a replica follows, with a note for onlookers."""
    match = replica.match
    return Shown(
        plugged=not replica.trouble,
        frame=b"".join(LampChain(replica.kind).show(replica.frame, _covered(replica))),
        display=replica.display,
        words=" ".join(replica.words),
        pressed=replica.pressed,
        screen=replica.screen,
        note=note,
        kind=replica.kind,
        match=match,
        log=match.log if match else None,
    )


def _covered(replica: Replica) -> int:
    """Return the mask of slots with a real die in: a tray does not tell, but its match does."""
    match = replica.match
    if match is None or not replica.is_real:
        return 0
    return mask_of(spoken_of(match.game.name).lying({"board": board_view(match.game, [])}))


class Source(Protocol):
    """A tray to show. `changes` differs whenever its outputs differ. Hold the lock while you call `look`."""

    @property
    def faults(self) -> list[Exception]: ...

    @property
    def lock(self) -> contextlib.AbstractContextManager[object]: ...

    @property
    def changes(self) -> int: ...

    def advance(self, ms: int) -> None: ...

    def look(self) -> Shown: ...

    def stop(self) -> None: ...


class FollowTable:
    """A read-only table: the server uses it like `simulator.web.table.table.Table`, but browsers cannot do anything."""

    def __init__(self, source: Source):
        self.tray = source  # the server reports its faults
        self.tabs: set[Tab] = set()
        self._source = source
        self._changes = -1
        self._common: dict[str, object] = {}
        self._log_number = 0
        self._entries: list[Entry] = []
        self._catalog = catalog()

    def advance(self, ms: int) -> None:
        """Let time pass, and collect the news."""
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
        """Take over the sentences so far; those of another match begin a new log."""
        if log is None:
            return  # the match is over: its sentences stay
        if log.entries[: len(self._entries)] != self._entries:
            self._log_number += 1
        self._entries = list(log.entries)

    def join(self, place: str | int = _ONLOOKER, origin: str = "") -> Tab:
        """Return a new tab, which looks on wherever it would sit."""
        self._look()
        tab = Tab(_ONLOOKER, origin)
        self.tabs.add(tab)
        return tab

    def leave(self, tab: Tab) -> None:
        self.tabs.discard(tab)

    def receive(self, tab: Tab, text: str) -> None:
        tab.errors[:] = [_say("only-looks")]
        tab.wake.set()

    def news(self, tab: Tab) -> dict[str, object]:
        """Return the state that this tab has not been told yet; {} when there is none."""
        current = {key: value for key, value in self._common.items() if key != "log"}
        news = tab.new_in(current)
        tab.add_log(news, self._log_number, self._entries)
        tab.add_error(news)
        return news


def _common(shown: Shown) -> dict[str, object]:
    """Return the state for all tabs, with the page's texts."""
    match = shown.match
    view = None
    if match is not None:
        laid = shown.log.moves if shown.log and match.game.tiles else []
        view = match_view(match, _ONLOOKER, moves=laid)
    if view:
        view["real"] = False  # nobody here knows how real dice lie beside the tray
    return {
        "led": shown.frame.hex(),
        "lit": shown.plugged,
        "display": base64.b64encode(shown.display).decode(),
        "display_text": shown.words,
        "down": members(shown.pressed),
        "tray": {
            "plugged": shown.plugged,
            "kind": shown.kind,
            "speed": 1,
            "hints": "off",
            "screen": shown.screen,
            "sit": _ONLOOKER,
        },
        "match": view,
        "note": shown.note,
    }
