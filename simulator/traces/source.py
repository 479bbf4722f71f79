"""A trace to be watched on the page as it happened, and the verdict at its end."""

import contextlib
import itertools
import threading
from collections.abc import Callable
from typing import Any

from simulator.traces.fed import MENUS, FedTray
from simulator.web.follow.table import Shown
from simulator.web.log.log import Log
from simulator.web.view import player_names

SEEN = ("empty", "red", "yellow", "green", "blue", "white", "something of no known color")  # sense.events
_AFTER_MS = 1000  # for what the last look led to


class FedSource:
    """A FedTray as `simulator.web.follow.table` looks at one. `tell(words)` is called for each change that the senses found, and
    at the end with what came of it all."""

    def __init__(self, tray: FedTray, tell: Callable[[str], None]):
        self.lock: contextlib.AbstractContextManager[Any] = threading.Lock()
        self.changes = 0
        self._tray = tray
        self._tell = tell
        self._told = 0
        self._left_ms = _AFTER_MS
        self._note = ""
        self._log = Log(tray.files)
        self._match: Any = None

    @property
    def faults(self) -> list[Exception]:
        return self._tray.faults

    def advance(self, ms: int) -> None:
        if self._left_ms <= 0:
            return
        self._tray.advance(ms)
        self.changes += 1
        for at_ms, slot, kind in self._tray.saw[self._told :]:
            self._tell(f"{at_ms / 1000:8.3f} s  slot {slot}: {SEEN[kind]}")
        self._told = len(self._tray.saw)
        if self._tray.ended:
            self._left_ms -= ms
            if self._left_ms <= 0:
                words = verdict(self._tray)
                self._tell(words)
                self._note = f"The trace has ended. {words}"

    def look(self) -> Shown:
        tray = self._tray
        assert tray.firmware
        ui: Any = tray.firmware.ui
        match = ui.match if ui.screen.name not in MENUS else None
        if match is not self._match and match is not None:
            self._match = match
            self._log.forget()
        if match is not None:
            self._log.update(player_names(match.profile))
        return Shown(
            plugged=True,
            frame=tray.frame,
            display=tray.screen,
            words=ui.text(),
            pressed=tray.closed,
            screen=ui.screen.name,
            note=self._note,
            match=match,
            log=self._log if match else None,
        )

    def stop(self) -> None:
        self._tray.pull_plug()


def verdict(tray: FedTray) -> str:
    """Return in words what happened, and whether the same happened on the tray that was traced."""
    seconds = tray.passed_ms / 1000
    words = [f"{seconds:.1f} s, {tray.looks} looks ({tray.probes} at colors), {tray.presses} presses."]
    if tray.saw == tray.traced_saw:
        words.append(f"The slots read as on the tray itself, {len(tray.saw)} changes.")
    else:
        words.append(_difference("The slots read otherwise", tray.saw, tray.traced_saw, _change))
    if tray.is_electronic:
        words.append(f"The match went on by {len(tray.traced_lines)} lines there; its dice are the tray's own secret.")
    elif not tray.taken_lines and not tray.traced_lines:
        words.append("No match went on meanwhile.")
    elif tray.taken_lines == tray.traced_lines:
        words.append(f"The match took the same {len(tray.taken_lines)} lines.")
    else:
        words.append(_difference("The match took another course", tray.taken_lines, tray.traced_lines, str))
    if tray.fed.strays:
        words.append(
            f"{tray.fed.strays} looks that these senses wanted are not in the trace: it is of another firmware."
        )
    if tray.lost:
        words.append(f"{tray.lost} events are missing in the trace.")
    if tray.trace.cut:
        words.append("The trace was cut off; all of it up to there was played.")
    words += [f"Fault: {type(fault).__name__} {fault}." for fault in tray.faults]
    return " ".join(words)


def _difference(words: str, here: list[Any], there: list[Any], named: Callable[[Any], str]) -> str:
    """Return in words the first place where two lists differ."""
    for number, (ours, theirs) in enumerate(itertools.zip_longest(here, there), 1):
        if ours != theirs:
            here_words = "nothing more" if ours is None else named(ours)
            there_words = "nothing more" if theirs is None else named(theirs)
            return f"{words} from number {number} on: here {here_words}, there {there_words}."
    return words


def _change(change: tuple[int, int, int]) -> str:
    at_ms, slot, kind = change
    return f"slot {slot} {SEEN[kind]} after {at_ms / 1000:.3f} s"
