"""Files that fail for a time: the tray goes on, and soon after the files work again everything is saved."""

import errno
import os
import random
from unittest import mock

from campaigns.campaign import Campaign, Fault
from campaigns.rigs import press_randomly
from simulator.tray.files import MemoryFiles, change_settings
from simulator.tray.rig import Rig
from tray24 import games
from tray24.match import write_behind
from tray24.match.journal import JOURNAL
from tray24.match.match import Match
from tray24.match.profile import Player, Profile

_ERRORS = (errno.EIO, errno.ENOSPC, errno.EMFILE, errno.EROFS)
_WRITING_CALLS = ("write", "append", "remove", "rename")
_READING_CALLS = ("read", "read_part", "get_size", "list_names", "get_free_bytes")
_CASES = 4  # of a round
_PRESSES = 60
_HEALED_MS = 1500
_LATE_MS = 100
_REAL_SHARE = 0.3  # the part of the matches that is played with real dice


_OLD_FILES = {"rec0001.t24": b"an old record", "totals.txt": b"line 1 200 7\n"}


class SickFiles(MemoryFiles):
    """Files of a tray, in memory, of which each method named in `sick` fails with `error`."""

    def __init__(self) -> None:
        super().__init__()
        self.sick: tuple[str, ...] = ()
        self.error = 0

    def __getattribute__(self, name: str) -> object:
        if name in _WRITING_CALLS + _READING_CALLS and name in object.__getattribute__(self, "sick"):
            return self._fail
        return object.__getattribute__(self, name)

    def _fail(self, *arguments: object) -> None:
        raise OSError(self.error, os.strerror(self.error))


class Healing(Campaign):
    name = "healing"
    promise = "files that fail for a time cause no fault, and everything is saved within 1.5 s after they work again"
    unit = "sick disks"
    night = 10_000
    short = 6
    faults = (
        Fault(
            "nothing is written again", mock.patch.object(write_behind.MatchSaver, "retry", lambda self, match: None)
        ),
    )

    def check(self, number: int, rng: random.Random) -> int:
        for _ in range(_CASES):
            _check_one(rng)
        return _CASES


def _check_one(rng: random.Random) -> None:
    files = SickFiles()
    change_settings(files, coach="off")
    files.content |= _OLD_FILES
    rig = Rig(files, rng.randrange(1000))
    rig.press("green")
    _begin_match(rig, rng.choice(games.list_games()), rng.random() < _REAL_SHARE)
    what = []
    for _ in range(1 + rng.randrange(3)):
        files.error = rng.choice(_ERRORS)
        files.sick = _WRITING_CALLS if rng.random() < 0.6 else _WRITING_CALLS + _READING_CALLS
        what.append(
            errno.errorcode[files.error] + " of " + ("changes" if files.sick == _WRITING_CALLS else "all calls")
        )
        what += press_randomly(rig, rng, _PRESSES)
        files.sick = ()
        what.append("healed")
        what += press_randomly(rig, rng, _PRESSES)
    rig.wait_ms(_HEALED_MS)
    description = f"{', '.join(what)}"
    for fault in rig.tray.faults:
        raise AssertionError(f"{fault!r} after {description}") from fault
    assert _OLD_FILES.items() <= files.content.items(), f"an old record or total is lost after {description}"
    match = rig.ui.match
    if match and match.journal:
        assert match.journal.saved, f"not saved after {description}"
        assert _is_on_disk(rig), f"another match is saved after {description}"


def _begin_match(rig: Rig, game: str, is_real: bool) -> None:
    """Begin a match of a person and a bot. If `is_real` is true, two people play with real dice and enter the faces."""
    if is_real:
        players = [Player(0, "Ann", ""), Player(1, "Bo", "")]
        rig.ui.start_match(Profile(game, players, {}, real=True), rig.tray.clock.now_ms)
    else:
        rig.start_match("", "sharp", game=game)


def _is_on_disk(rig: Rig) -> bool:
    """Return whether the files hold the whole running match, now or after the short time that writing a line takes."""
    for _ in range(_LATE_MS):
        resumed_match = Match.resume(MemoryFiles({JOURNAL: rig.files.content[JOURNAL]}))
        if resumed_match and resumed_match.game.describe() == rig.ui.match.game.describe():
            return True
        rig.wait_ms(1)
    return False
