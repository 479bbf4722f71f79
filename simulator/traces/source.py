"""A trace that the page shows as it happened, and the verdict at its end."""

import contextlib
import itertools
import threading
from collections.abc import Callable

from simulator.texts import HostTexts, plain_number
from simulator.traces.fed import MENUS, FedTray
from simulator.web.follow.table import Shown
from simulator.web.log.log import Log
from simulator.web.log.words import sentences
from simulator.web.view import player_names
from tray24.match.match import Match

_say = HostTexts("traces")
_AFTER_MS = 1000  # for the effects of the last look


class FedSource:
    """A FedTray as a source for `simulator.web.follow.table`.

    `tell(words)` is called for each change that the senses found, and at the end with the verdict.
    """

    def __init__(self, tray: FedTray, tell: Callable[[str], None]):
        self.lock: contextlib.AbstractContextManager[object] = threading.Lock()
        self.changes = 0
        self._tray = tray
        self._tell = tell
        self._told = 0
        self._left_ms = _AFTER_MS
        self._note = ""
        self._log = Log(tray.files)
        self._match: Match | None = None

    @property
    def faults(self) -> list[Exception]:
        return self._tray.faults

    def advance(self, ms: int) -> None:
        if self._left_ms <= 0:
            return
        self._tray.advance(ms)
        self.changes += 1
        for at_ms, slot, kind in self._tray.saw[self._told :]:
            self._tell(_say("change", seconds=f"{at_ms / 1000:8.3f}", slot=slot, seen=_say(f"seen-{kind}")))
        self._told = len(self._tray.saw)
        if self._tray.ended:
            self._left_ms -= ms
            if self._left_ms <= 0:
                words = verdict(self._tray)
                self._tell(words)
                self._note = _say("ended", verdict=words)

    def look(self) -> Shown:
        tray = self._tray
        assert tray.firmware
        ui = tray.firmware.ui
        match = ui.match if ui.screen.name not in MENUS else None
        if match is not self._match and match is not None:
            self._match = match
            self._log.forget()
        if match is not None:
            self._log.update(player_names(match.profile))
        return Shown(
            plugged=True,
            frame=tray.frame + tray.beside,
            display=tray.screen,
            words=ui.text(),
            pressed=tray.closed,
            screen=ui.screen.name,
            note=self._note,
            kind=tray.kind,
            match=match,
            log=self._log if match else None,
        )

    def stop(self) -> None:
        self._tray.pull_plug()


def verdict(tray: FedTray) -> str:
    """Return in words what happened, and whether it equals what happened on the traced tray."""
    return sentences(
        _say(
            "summary",
            seconds=f"{tray.passed_ms / 1000:.1f}",
            looks=plain_number(tray.looks),
            probes=plain_number(tray.probes),
            presses=plain_number(tray.presses),
        ),
        _slots_verdict(tray),
        _match_verdict(tray),
        _say("strays", looks=plain_number(tray.fed.strays)) if tray.fed.strays else "",
        _say("lost", events=plain_number(tray.lost)) if tray.lost else "",
        _say("cut") if tray.trace.cut else "",
        *(_say("fault", fault=f"{type(fault).__name__} {fault}") for fault in tray.faults),
    )


def _slots_verdict(tray: FedTray) -> str:
    if tray.saw == tray.traced_saw:
        return _say("slots-same", changes=plain_number(len(tray.saw)))
    return _difference("slots-differ", list(map(_change, tray.saw)), list(map(_change, tray.traced_saw)))


def _match_verdict(tray: FedTray) -> str:
    lines = tray.traced_lines
    if tray.is_electronic:
        return _say("electronic", lines=plain_number(len(lines)))
    if not tray.taken_lines and not lines:
        return _say("no-match")
    if tray.taken_lines == lines:
        return _say("lines-same", lines=plain_number(len(lines)))
    return _difference("lines-differ", tray.taken_lines, lines)


def _difference(key: str, here: list[str], there: list[str]) -> str:
    """Return in words the first difference between two lists."""
    pairs = enumerate(itertools.zip_longest(here, there, fillvalue=_say("nothing-more")), 1)
    number, (ours, theirs) = next((number, pair) for number, pair in pairs if pair[0] != pair[1])
    return _say(key, number=plain_number(number), here=ours, there=theirs)


def _change(change: tuple[int, int, int]) -> str:
    at_ms, slot, kind = change
    return _say("slot-change", slot=slot, seen=_say(f"seen-{kind}"), seconds=f"{at_ms / 1000:.3f}")
