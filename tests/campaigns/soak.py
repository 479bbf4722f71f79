"""Hours of play in one process: memory and the number of open files do not grow, and the tray still answers."""

import gc
import os
import random
import tempfile
from pathlib import Path
from unittest import mock

from campaigns.campaign import PRODUCT, Campaign, Fault
from simulator.tray.clock import TICKS_PERIOD
from simulator.tray.files import FolderFiles, change_settings
from simulator.tray.rig import Rig
from tray24 import games
from tray24.match.journal import RECORD, list_numbered
from tray24.match.record import replay
from tray24.ui.toolkit.stack import Stack

_HOUR = 60
_LONG_MINUTES, _SHORT_MINUTES = 8 * _HOUR, 10  # minutes of a round; the first one is short
_MINUTE_MS = 60_000
_GROWTH = 1.02  # of the number of objects, after the first part of the time
_FOLDERS = Path("/proc/self/fd")
_ANSWER_MS = 400


_leaked: list[object] = []
_tick = Stack.tick


def _leak(stack: Stack, now_ms: int) -> None:
    _leaked.append([now_ms])
    _tick(stack, now_ms)


class Soak(Campaign):
    about = PRODUCT
    name = "soak"
    promise = "after hours of play, and beyond the wrap of the clock, nothing has grown and the tray answers"
    unit = "minutes"
    night = _SHORT_MINUTES + _LONG_MINUTES * len(games.list_games())
    short = 1
    faults = (Fault("each tick leaves something", mock.patch.object(Stack, "tick", _leak)),)

    def check(self, number: int, rng: random.Random) -> int:
        minutes = _LONG_MINUTES if number else _SHORT_MINUTES
        with tempfile.TemporaryDirectory() as folder:
            files = FolderFiles(Path(folder))
            change_settings(files, coach="off", bot_speed="4")
            half_ms = minutes * _MINUTE_MS // 2
            rig = Rig(files, rng.randrange(1000), now_ms=TICKS_PERIOD - half_ms)  # the clock wraps in the middle
            rig.press("green")
            counts = []
            for minute in range(minutes):
                _play_a_minute(rig, games.list_games()[number % len(games.list_games())], rng)
                if minute in (minutes // 4, minutes - 1):
                    counts.append(_count_objects(rig))
            (objects, open_files), (first_objects, first_open_files) = counts
            assert first_objects <= objects * _GROWTH, f"{objects} objects have become {first_objects}"
            assert first_open_files <= open_files, f"{open_files} open files have become {first_open_files}"
            _check_answer(rig)
            for name in list_numbered(files, RECORD)[-20:]:
                replay((files.read(name) or b"").decode().splitlines())
        return minutes


def _play_a_minute(rig: Rig, game: str, rng: random.Random) -> None:
    """Let bots play for a minute of the tray's time, and press a button now and then.

    When a match is over, begin the next one.
    """
    if rig.match is None:
        if rig.ui.screen.name != "home":
            rig.press("green")
        else:
            rig.start_match(*["sharp"] * (2 if game == "line" else rng.randint(2, 4)), game=game)
    elif rng.random() < 0.2:
        rig.press(rng.choice(("blue", "yellow", "seat 1", "seat 3")))
    rig.wait_ms(_MINUTE_MS)
    for fault in rig.tray.faults:
        raise fault
    while rig.match and (rig.match.game.over or rig.ui.screen.name not in ("play", "home")):
        rig.press("green")
        rig.wait_ms(_ANSWER_MS)


def _count_objects(rig: Rig) -> tuple[int, int]:
    """Return the numbers of Python objects and of open files."""
    gc.collect()
    return len(gc.get_objects()), len(os.listdir(_FOLDERS)) if _FOLDERS.exists() else 0


def _check_answer(rig: Rig) -> None:
    """Check that the tray reacts to the press of a key."""
    display_before = rig.read_display()
    for key in ("red", "blue", "green"):
        rig.press(key)
        rig.wait_ms(_ANSWER_MS)
        if rig.read_display() != display_before:
            return
    raise AssertionError(f"no answer: {display_before}")
