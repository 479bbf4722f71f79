"""Files on the tray from other versions or strangers, or with random bytes: the tray must start and work with them."""

import contextlib
import random
from functools import cache

from foreign_journals import change_lines, make_journal

from campaigns.mutation import change_bytes
from campaigns.rigs import press_randomly
from simulator.tray.files import MemoryFiles, change_settings
from simulator.tray.optics import STILL
from simulator.tray.rig import Rig
from tray24.match.chance import Chance
from tray24.match.journal import JOURNAL, Journal
from tray24.ui.menus import settings

_CASES = 5  # of a round
_USED_MS = 4000
_PRESSES = 25
_GAMES = (
    ("basic", ("", "random"), {"target": 60}),
    ("center", ("", "", "sharp"), {"target": 60}),
    ("line", ("", ""), {}),
    ("yacht", ("", "random", ""), {}),
    ("dominoes", ("", "", "random"), {"target": 60}),
)
_OTHER_FILES = ("settings.txt", "totals.txt", "days.txt", "coached.txt", "crash.txt", "calibration.bin")
_OTHER_FILES += ("kept0001.t24", "rec0001.t24")
_VALUES = ("0", "1", "on", "off", "-5", "99999999", "en", "\u00b2", "", "1,2,3", "full", "starter", "true")


def check(rng: random.Random) -> int:
    for _ in range(_CASES):
        _check_one(rng)
    return _CASES


@cache
def _make_journals() -> list[list[str]]:
    return [make_journal(*game) for game in _GAMES]


def _check_one(rng: random.Random) -> None:
    files = MemoryFiles()
    change_settings(files, coach="off")
    own_journals, other = rng.sample(_make_journals(), 2)
    lines = change_lines(own_journals, other, Chance(rng.randrange(1 << 32)))
    if rng.random() < 0.1:
        lines = [line.replace("electronic", "real") for line in lines]
    with contextlib.suppress(UnicodeEncodeError):
        Journal(files).start(lines)
    for names in ((JOURNAL, *_OTHER_FILES), _OTHER_FILES):
        if rng.random() < 0.3:
            files.content[rng.choice(names)] = _make_noise(files, rng)
    content_before = dict(files.content)
    rig = Rig(files, 1, sensors=rng.random() < 0.2, model=STILL)
    try:
        rig.press("green")
        rig.wait_ms(1000)
        press_randomly(rig, rng, _PRESSES)
        rig.wait_ms(_USED_MS)
        for fault in rig.tray.faults:
            raise fault
    except Exception as error:
        raise AssertionError(f"{error!r} with {content_before}") from error


def _make_noise(files: MemoryFiles, rng: random.Random) -> bytes:
    """Return the bytes of a file: random ones, text like settings, or a file of the tray with some changes."""
    draw = rng.randrange(3)
    if draw == 0:
        return rng.randbytes(rng.randrange(400))
    if draw == 1:
        names = [entry.name for entry in settings.yield_settings()]
        return "\n".join(f"{rng.choice(names)}={rng.choice(_VALUES)}" for _ in range(rng.randrange(20))).encode()
    return change_bytes(rng.choice(list(files.content.values())), rng)
