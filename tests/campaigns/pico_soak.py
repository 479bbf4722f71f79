"""Minutes of play on an emulated Pico with the released image.

In each run one of the Pico's clocks overflows and begins again at 0.
"""

import contextlib
import random
from unittest import mock

from campaigns.campaign import PRODUCT, Campaign, Fault
from campaigns.pico_cuts import install_emulator
from simulator.tray.files import MemoryFiles, change_settings
from simulator.tray.rig import Rig
from tray24 import games
from tray24.match.journal import JOURNAL
from tray24.pins import RED

# What wraps, in microseconds: time.ticks_ms, the lower half of the timer, time.ticks_us, the SDK's milliseconds.
_WRAPS_US = (1000 << 30, 1 << 32, 1 << 30, 1000 << 32)
_PART_S = 20
_PARTS = 15  # of a round, which takes about half an hour
_QUICK_S = 4  # of the first round, which runs in the checks of each change
_TO_WRAP_MS = 4000  # from power-on; by then the match has been resumed
_BEGIN_MS = 3000  # of a match that is resumed
_PRESSES = 8  # some end the counting of a hand
_PRESS_MS = 150
_ANSWER_MS = 1000
_CODE = {"boot": ""}  # what the Pico runs first
_PLANTED_FAULT = """
from tray24.ui.ui import Ui
tick = Ui.tick
def late(ui, now_ms):
    if now_ms < 30_000:
        raise ValueError("planted: the clock has begun again")
    tick(ui, now_ms)
Ui.tick = late
"""


class PicoSoak(Campaign):
    about = (*PRODUCT, "firmware/release", "tests/device/images.py", "tests/campaigns/pico_cuts.py")
    name = "pico-soak"
    promise = "on an emulated Pico with the released image a tray plays on across each wrap of its clocks"
    unit = "seconds of play"
    night = 2 * _PART_S * _PARTS * len(games.list_games())
    short = 1
    faults = (Fault("the tray crashes when its clock begins again", mock.patch.dict(_CODE, boot=_PLANTED_FAULT)),)

    def check(self, number: int, rng: random.Random) -> int:
        """Play one game for five minutes on the Pico, while one of its clocks overflows."""
        install_emulator()
        from device import images  # the emulator must be installed before it is imported

        from simulator.pico.rig import PicoRig

        game = games.list_games()[number % len(games.list_games())]
        wrap_us = _WRAPS_US[number % len(_WRAPS_US)]
        files = _make_files(game) | {"boot.py": _CODE["boot"].encode()}
        rig = PicoRig(images.make_flash(files), number, timer_us=wrap_us - 1000 * _TO_WRAP_MS)
        rig.boot()
        rig.press("green")
        played_s = 0
        for part_s in [_PART_S] * _PARTS if number else [_QUICK_S]:
            _begin_match(rig, game)
            rig.wait_ms(1000 * part_s)
            played_s += part_s
            description = f"{game} after {played_s} s, across {wrap_us} us"
            assert not rig.pico.resets, (
                f"{description}: restarted: {rig.read_pico_files().get('crash.txt', b'')[-800:]!r}"
            )
            _compare_lines(rig, description)
        if not rig.match.game.over:
            _check_answer(rig, f"{game} at the end")
        return played_s


def _make_files(game: str) -> dict[str, bytes]:
    """Return the files of a tray unplugged in a match of bots, because starting a match in the menus takes long."""
    files = MemoryFiles()
    change_settings(files, coach="off", bot_speed="4")
    rig = Rig(files, 1)
    rig.press("green")
    _begin_match(rig, game)
    rig.wait_ms(_BEGIN_MS)
    rig.pull_plug()
    return {f"data/{name}": data for name, data in files.content.items()}


def _begin_match(rig: Rig, game: str) -> None:
    """Begin a match of bots, unless one is running on the rig's tray."""
    if rig.match is None or rig.match.game.over:
        while rig.ui.screen.name != "home":
            rig.press("green")
        rig.start_match("gentle", "sharp", game=game)


def _compare_lines(rig, description: str) -> None:
    """Check that the Pico and the simulated tray beside it have written the same lines, though one may be ahead."""
    own_lines, pico_lines = (_read_lines(files) for files in (rig.tray.memory.content, rig.read_pico_files()))
    common_count = min(len(own_lines), len(pico_lines))
    assert own_lines[:common_count] == pico_lines[:common_count], (
        f"{description}: {own_lines[:common_count][-2:]} and {pico_lines[:common_count][-2:]}"
    )
    assert common_count > len(own_lines) // 2, (
        f"{description}: the Pico has written {len(pico_lines)} lines of {len(own_lines)}"
    )


def _read_lines(files: dict[str, bytes]) -> list[bytes]:
    return files.get(JOURNAL, b"").split(b"\n")[:-1]


def _check_answer(rig, description: str) -> None:
    """Check that the Pico opens the menu of the match after a press.

    The simulated tray beside it does not get this press.
    """
    from simulator.pico.rig import read_lines

    pico = rig.pico
    for _ in range(_PRESSES):
        pico.set_contact(RED, True)
        pico.run_ms(_PRESS_MS)
        pico.set_contact(RED, False)
        with contextlib.suppress(TimeoutError):
            pico.run_until(lambda: "PAUSE" in read_lines(pico.screen), _ANSWER_MS, 50)
            return
    raise AssertionError(f"{description}: no answer; it shows {read_lines(pico.screen)}")
