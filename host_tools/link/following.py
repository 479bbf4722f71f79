"""Following a tray over the link: a replica of it that stays in step, whatever happens to the tray or to the line."""

import base64
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from host_tools.errors import Failure
from host_tools.link.client import Link
from host_tools.link.paging import pages
from simulator.texts import HostTexts
from simulator.web.follow.replica import OutOfStep, Replica
from simulator.web.log.log import Entry

texts = HostTexts("link")

_LOOK_S = 1.0  # between two looks at the tray's state, beside what it tells by itself
_STALE_S = 0.2  # the same, when something has been missed
_QUIET_S = 4.0  # without an event: the tray may have restarted, and knows of nobody who watches
_AGAIN_S = 1.0  # until the next try to reach it

# What happened: (kind, words). Kinds: here, gone, match, line, screen.
News = tuple[str, str]


class Follower:
    """Keeps `replica` in step. `step` does the next thing and tells what is new.

    connect() gives a Link or raises a Failure; what: the parts of `watch` that are wanted, lines always being told.
    """

    def __init__(
        self,
        connect: Callable[[], Link],
        what: Iterable[str] = ("line",),
        now_s: Callable[[], float] = time.monotonic,
    ):
        self.replica = Replica()
        self.lock = threading.Lock()  # of the replica, for who looks at it from another thread
        self._connect = connect
        self._what = list(what)
        self._now_s = now_s
        self._link: Link | None = None
        self._looks_s = 0.0
        self._heard_s = 0.0
        self._is_stale = False
        self._is_idle = False  # no match is on the tray
        self._tries_s = 0.0
        self._since = 0  # sentences of the match that have been told

    def step(self, wait_s: float = 0.1) -> list[News]:
        """Connect, when there is no link; else take what comes within so long. What there is to tell."""
        try:
            if self._link is None:
                if self._now_s() < self._tries_s:
                    return []
                return self._begin()
            return self._follow(self._link, wait_s)
        except (Failure, OSError) as trouble:
            return self._lose(str(trouble))
        except (OutOfStep, KeyError, TypeError, ValueError) as error:
            return self._lose(texts("damaged", error=error))

    def begin_again(self, trouble: str) -> list[News]:
        """Let go of the tray, for this reason; the next steps look for it as if it had gone."""
        return self._lose(trouble)

    def close(self) -> None:
        """Have the tray tell no more."""
        if self._link:
            with suppress(Failure, OSError):
                self._link.ask("watch", 1.0, on=False)
            self._drop()

    # The line.

    def _begin(self) -> list[News]:
        self._link = link = self._connect()
        here: News = ("here", link.name)
        news = self._watch(link)
        return [here, *((news or [("match", "")]) if self._is_idle else news)]

    def _watch(self, link: Link) -> list[News]:
        link.ask("watch", on=True, what=self._what)
        self._heard_s = self._now_s()
        return self._look(link, whole=True)

    def _lose(self, trouble: str) -> list[News]:
        known = self.replica.trouble
        with self.lock:
            self.replica.forget()
            self.replica.trouble = trouble
        self._drop()
        self._tries_s = self._now_s() + _AGAIN_S
        return [] if known == trouble else [("gone", trouble)]

    def _drop(self) -> None:
        if self._link:
            with suppress(Failure, OSError):
                self._link.close()
        self._link = None

    # What it says.

    def _follow(self, link: Link, wait_s: float) -> list[News]:
        news: list[News] = []
        end_s = self._now_s() + wait_s
        for event in link.events(wait_s):
            self._heard_s = self._now_s()
            try:
                with self.lock:
                    told = self.replica.hear(event)
            except OutOfStep:
                self._is_stale = True
                self._looks_s = min(self._looks_s, self._now_s() + _STALE_S)
                continue
            news += [("line", entry.text) for entry in told]
            self._since += len(told)
            if event["event"] == "screen":
                self._looks_s = 0.0  # its words have changed, too
                news.append(("screen", self.replica.screen))
            if self._now_s() >= end_s:
                break
        if self._now_s() >= self._heard_s + _QUIET_S:
            return news + self._watch(link)
        return news + self._look(link) if self._now_s() >= self._looks_s else news

    def _look(self, link: Link, whole: bool = False) -> list[News]:
        """Ask for the state, and for all of the match when it is not the one that is known."""
        before = self.replica.match
        summary = link.ask("state")
        self._is_idle = not summary["match"]
        with self.lock:
            in_step = self.replica.take_summary(summary)
            self.replica.trouble = ""
        if whole or self._is_stale:
            self._is_stale = False
            self._fetch_pictures(link)
        self._looks_s = self._now_s() + _LOOK_S
        if summary["match"] and (whole or not in_step):
            lines = [line for page in pages(link, "state", "lines") for line in page]
            try:
                with self.lock:
                    self.replica.take_match(lines, summary)
            except OutOfStep:  # it has gone on, or another one has begun
                self._looks_s = self._now_s() + _STALE_S
        return self._new_match(before)

    def _new_match(self, before: Any) -> list[News]:
        """Return the news of a match that has come into view, or has gone."""
        match = self.replica.match
        if match is before:
            return []
        if match is None:
            self._since = 0
            return [("match", "")]
        entries: list[Entry] = match.log.entries
        continues = before is not None and before.lines == match.lines[: len(before.lines)]
        news: list[News] = [] if continues else [("match", match.game.name)]
        told, self._since = self._since if continues else 0, len(entries)
        return news + [("line", entry.text) for entry in entries[told:]]

    def _fetch_pictures(self, link: Link) -> None:
        if "leds" in self._what:
            with self.lock:
                self.replica.take_leds(self._data(link, "leds"))
        if "display" in self._what:
            data = base64.b64decode(self._data(link, "display"))
            with self.lock:
                self.replica.take_display(data)

    def _data(self, link: Link, show: str) -> str:
        parts = pages(link, "state", "data", show=show)
        return base64.b64encode(b"".join(base64.b64decode(part) for part in parts)).decode()
