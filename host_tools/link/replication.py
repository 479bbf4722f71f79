"""The following of a tray over the link: a replica is kept in step, whatever happens to the tray or the connection."""

import base64
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, suppress

from host_tools.errors import Failure
from host_tools.link.client import Link, Silence, fetch_match_lines, fetch_pages
from simulator.texts import HostTexts
from simulator.web.follow.replica import FollowedMatch, OutOfSync, Replica, TrayOutputs, build_outputs
from simulator.web.log.log import LogLine

say = HostTexts("link")

_LOOK_S = 1.0  # between two requests for the tray's state, in addition to its events
_STALE_S = 0.2  # the same, after a missed event
_QUIET_S = 4.0  # without an event, after which the tray may have restarted and needs a new subscription
_SILENT_S = 4.0  # real time without a reply, after which the tray counts as gone; its reply may still come
_GIVE_UP_S = 30.0  # the same, after which the connection is given up
_AGAIN_S = 1.0  # until the next attempt to connect

# What happened: (kind, words). Kinds: here, gone, match, line, screen.
News = tuple[str, str]


class TraySource:
    """A followed tray, in the form in which `FollowTable` shows it on a page.

    `explain` makes a message for the page from the reason why the tray is missing.
    """

    def __init__(self, follower: "Follower", explain: Callable[[str], str]):
        self.lock: AbstractContextManager[object] = follower.lock
        self.faults: list[Exception] = []
        self._follower = follower
        self._explain = explain

    @property
    def changes(self) -> int:
        return self._follower.replica.changes

    def advance(self, ms: int) -> None:
        """Do nothing: the tray's time passes on the tray."""

    def read_outputs(self) -> TrayOutputs:
        replica = self._follower.replica
        return build_outputs(replica, self._explain(replica.trouble) if replica.trouble else "")

    def stop(self) -> None:
        """Do nothing: following ends with the page."""


class Follower:
    """A follower of a tray, which keeps `replica` in step with it.

    Call `step` repeatedly. Each call returns the news: what has happened since the last call, as pairs (kind, text).
    `connect` returns a Link or raises a Failure. `events` are the kinds of event to subscribe to, among them "line".
    """

    def __init__(
        self,
        connect: Callable[[], Link],
        events: Iterable[str] = ("line",),
        now_s: Callable[[], float] = time.monotonic,
    ):
        self.replica = Replica()
        self.lock = threading.Lock()  # of the replica, for readers in other threads
        self._connect = connect
        self._events = list(events)
        self._now_s = now_s
        self._link: Link | None = None
        self._next_look_s = 0.0
        self._last_event_s = 0.0
        self._last_answer_s = 0.0
        self._is_stale = False
        self._is_idle = False  # the tray has no match
        self._next_try_s = 0.0
        self._entry_count = 0  # sentences of the match that have been returned

    def step(self, wait_s: float = 0.1) -> list[News]:
        """Connect, or receive events for at most `wait_s`. Return what has happened meanwhile."""
        try:
            if self._link is None:
                if self._now_s() < self._next_try_s:
                    return []
                return self._connect_link()
            return self._receive_events(self._link, wait_s)
        except Silence as silence:
            if self._link is None:
                return self.disconnect(str(silence))
            text = say("silent", name=self._link.name)
            is_over = self._now_s() >= self._last_answer_s + _GIVE_UP_S
            return self.disconnect(text) if is_over else self._clear_replica(text)
        except (Failure, OSError) as trouble:
            return self.disconnect(str(trouble))
        except (OutOfSync, KeyError, TypeError, ValueError) as error:
            return self.disconnect(say("damaged", error=error))

    def request_refresh(self) -> None:
        """Request the state, lights and display in the next step, because other code has read events from the link."""
        self._is_stale = True
        self._next_look_s = 0.0

    def close(self) -> None:
        """Cancel the subscription, and close the connection."""
        if self._link:
            with suppress(Failure, OSError):
                self._link.request("watch", 1.0, on=False)
            self._close_link()

    # Connecting.

    def _connect_link(self) -> list[News]:
        self._link = link = self._connect()
        self._last_answer_s = self._now_s()
        news = self._subscribe(link)
        return [("here", link.name), *(news or ([("match", "")] if self._is_idle else []))]

    def _subscribe(self, link: Link) -> list[News]:
        link.request("watch", on=True, what=self._events)
        self._last_event_s = self._now_s()
        return self._request_state(link, is_full=True)

    def disconnect(self, trouble: str) -> list[News]:
        """Close the connection for the reason `trouble`, as if the tray had gone. Return this news.

        The next calls of `step` connect again.
        """
        self._close_link()
        self._next_try_s = self._now_s() + _AGAIN_S
        return self._clear_replica(trouble)

    def _clear_replica(self, trouble: str) -> list[News]:
        """Clear the replica's outputs, such as lights, because the tray is missing.

        `trouble` is the reason, which the replica keeps. Return the news that the tray has gone, or [] if the replica
        had this trouble before.
        """
        known = self.replica.trouble
        with self.lock:
            self.replica.clear_outputs()
            self.replica.trouble = trouble
        return [] if known == trouble else [("gone", trouble)]

    def _close_link(self) -> None:
        if self._link:
            with suppress(Failure, OSError):
                self._link.close()
        self._link = None

    # Receiving.

    def _receive_events(self, link: Link, wait_s: float) -> list[News]:
        if self.replica.trouble:  # it was silent: its reply is awaited first
            return [("here", link.name), *self._request_state(link, is_full=True)]
        news: list[News] = []
        end_s = self._now_s() + wait_s
        for event in link.receive_events(wait_s):
            self._last_event_s = self._now_s()
            try:
                with self.lock:
                    entries = self.replica.apply_event(event)
            except OutOfSync:
                self._is_stale = True
                self._next_look_s = min(self._next_look_s, self._now_s() + _STALE_S)
                continue
            news += [("line", entry.text) for entry in entries]
            self._entry_count += len(entries)
            if event["event"] == "screen":
                self._next_look_s = 0.0  # the screen's words have changed, too
                news.append(("screen", self.replica.screen))
            if self._now_s() >= end_s:
                break
        if self._now_s() >= self._last_event_s + _QUIET_S:
            return news + self._subscribe(link)
        return news + self._request_state(link) if self._now_s() >= self._next_look_s else news

    def _request_state(self, link: Link, is_full: bool = False) -> list[News]:
        """Request the state of the tray for the replica, and all lines of the match if the replica has another match.

        With `is_full`, request all lines in any case. Return what has happened to the match.
        """
        last_match = self.replica.match
        summary = link.request("state", _SILENT_S / link.slowness)
        self._last_answer_s = self._now_s()
        self._is_idle = not summary["match"]
        with self.lock:
            is_in_step = self.replica.apply_state(summary)
            self.replica.trouble = ""
        if is_full or self._is_stale:
            self._is_stale = False
            self._fetch_pictures(link)
        self._next_look_s = self._now_s() + _LOOK_S
        if summary["match"] and (is_full or not is_in_step):
            lines = fetch_match_lines(link)
            try:
                with self.lock:
                    self.replica.load_match(lines, summary)
            except OutOfSync:  # the match has continued meanwhile, or another one has begun
                self._next_look_s = self._now_s() + _STALE_S
        return self._compare_match(last_match)

    def _compare_match(self, last_match: FollowedMatch | None) -> list[News]:
        """Return what has happened to the match: it has begun or disappeared, or its log has new sentences.

        `last_match` is the match that the replica had before.
        """
        match = self.replica.match
        if match is last_match:
            return []
        if match is None:
            self._entry_count = 0
            return [("match", "")]
        entries: list[LogLine] = match.log.entries
        continues = last_match is not None and last_match.lines == match.lines[: len(last_match.lines)]
        news: list[News] = [] if continues else [("match", match.game.name)]
        start, self._entry_count = self._entry_count if continues else 0, len(entries)
        return news + [("line", entry.text) for entry in entries[start:]]

    def _fetch_pictures(self, link: Link) -> None:
        for output in ("leds", "display"):
            if output in self._events:
                parts = fetch_pages(link, "state", "data", show=output)
                data = b"".join(base64.b64decode(part) for part in parts)
                with self.lock:
                    if output == "leds":
                        self.replica.set_leds(base64.b64encode(data).decode())
                    else:
                        self.replica.set_display(data)
