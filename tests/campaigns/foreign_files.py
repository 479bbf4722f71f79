"""Files of other versions, of strangers and of chance on the tray: it starts without a fault, and can be used."""

import contextlib
import random
from collections.abc import Iterator
from unittest import mock

from foreign_journals import changed, played

from campaigns.campaign import PRODUCT, Campaign
from simulator.tray.files import MemoryFiles
from simulator.tray.kinds import choose
from simulator.tray.rig import Rig
from tray24.match import match as match_module
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
_TEXTS = ("settings.txt", "totals.txt", "days.txt", "coached.txt", "crash.txt")
_OTHERS = (*_TEXTS, "calibration.bin", "kept0001.t24", "rec0001.t24")
_BUTTONS = (*(f"seat {number}" for number in range(1, 7)), "red", "yellow", "green", "blue")


class ForeignFiles(Campaign):
    about = (*PRODUCT, "tests/match/foreign_journals.py")
    name = "foreign-files"
    promise = "whatever the tray's files hold, it starts without a fault and can be used"
    unit = "sets of files"
    night = 20_000
    short = 5

    def __init__(self) -> None:
        self._journals: list[list[str]] = []

    def check(self, number: int, chance: random.Random) -> int:
        if not self._journals:
            self._journals = [played(*game) for game in _GAMES]
        for _ in range(_CASES):
            self._check_one(chance)
        return _CASES

    def _check_one(self, chance: random.Random) -> None:
        files = MemoryFiles()
        choose(files, coach="off")
        own, other = chance.sample(self._journals, 2)
        lines = changed(own, other, Chance(chance.randrange(1 << 32)))
        if chance.random() < 0.1:
            lines = [line.replace("electronic", "real") for line in lines]
        with contextlib.suppress(UnicodeEncodeError):
            Journal(files).start(lines)
        if chance.random() < 0.3:
            files.content[chance.choice((JOURNAL, *_OTHERS))] = _noise(files, chance)
        if chance.random() < 0.3:
            files.content[chance.choice(_OTHERS)] = _noise(files, chance)
        before = dict(files.content)
        rig = Rig(files, 1, sensors=chance.random() < 0.2)
        try:
            rig.press("green")
            rig.wait_ms(1000)
            for _ in range(chance.randrange(_PRESSES)):
                rig.press(chance.choice(_BUTTONS))
                rig.wait_ms(chance.choice((50, 300)))
            rig.wait_ms(_USED_MS)
        except Exception as error:
            raise AssertionError(f"{error!r} with {before}") from error
        for fault in rig.tray.faults:
            raise AssertionError(f"{fault!r} with {before}") from fault

    @contextlib.contextmanager
    def plant(self) -> Iterator[None]:
        """Believe that every journal with right check sums can be played."""

        def believe(files: object, on_line: object) -> object:
            return match_module.Match(match_module.read_profile(files), files, on_line, fresh=False)

        with mock.patch.object(match_module, "_resumed", believe):
            yield


def _noise(files: MemoryFiles, chance: random.Random) -> bytes:
    """Return random bytes, text like that of settings, or a file of the tray with a few other bytes."""
    kind = chance.randrange(3)
    if kind == 0:
        return chance.randbytes(chance.randrange(400))
    if kind == 1:
        names = [entry.name for entry in settings.all_settings()]
        words = ("0", "1", "on", "off", "-5", "99999999", "en", "\u00b2", "", "1,2,3", "full", "starter", "true")
        lines = [f"{chance.choice(names)}={chance.choice(words)}" for _ in range(chance.randrange(20))]
        return "\n".join(lines).encode()
    data = bytearray(chance.choice(list(files.content.values()) or [b""]))
    for _ in range(1 + chance.randrange(8)):
        if data:
            data[chance.randrange(len(data))] = chance.randrange(256)
    return bytes(data)
