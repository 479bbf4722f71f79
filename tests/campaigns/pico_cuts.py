"""Power cuts on an emulated Pico with the released image: no written line of a match is lost, and the match continues.

So that a cut takes only a second, the Pico runs a boot.py instead of the tray, without light, buttons and display. That
program resumes the match in the Pico's files, and plays it on as fast as it can.
"""

import random
from functools import cache
from unittest import mock

from campaigns.campaign import PRODUCT, Campaign, Fault
from simulator.pico import native
from simulator.tray.files import MemoryFiles
from tray24.match.journal import JOURNAL

_PLAY = """
from tray24.match.match import Match
from tray24.match.profile import Player, Profile


def decide(match):
    thought = match.choose_bot_move()
    try:
        while True:
            next(thought)
    except StopIteration as stop:
        return stop.value


def play(files, game, seed):
    match = Match.resume(files)
    if match is None:
        bots = [Player(0, "", "random"), Player(1, "", "random")]
        match = Match(Profile(game, bots, {}, False, seed), files)
    while not match.game.over:
        match.enter(decide(match))
"""
_ON_PICO = """
from machine import idle
from tray24.device.files import Files
play(Files(), %r, %d)
while True:
    idle()  # main.py, and with it the tray, does not begin
"""
# Before each line the journal is removed and written again.
_PLANTED_FAULT = """
from tray24.match.journal import JOURNAL, Journal
append = Journal.append
def write_again(journal, texts):
    data = journal._files.read(JOURNAL)
    journal._files.remove(JOURNAL)
    journal._files.append(JOURNAL, data)
    append(journal, texts)
Journal.append = write_again
"""
_CODE = {"first": ""}  # what the Pico runs first
_GAMES = ("basic", "line", "yacht")
_CUTS = 8  # of a round
_MAX_OPERATIONS = 60  # between power-on and the cut
_LIMIT_MS = 120_000
_STEP_MS = 50


class PicoCuts(Campaign):
    about = (*PRODUCT, "firmware/release", "tests/device/images.py")
    name = "pico-cuts"
    promise = "a power cut on an emulated Pico with the released image loses no line that was written"
    unit = "cuts"
    night = 500
    short = 1
    faults = (Fault("the journal is removed and written again", mock.patch.dict(_CODE, first=_PLANTED_FAULT)),)

    def check(self, number: int, rng: random.Random) -> int:
        """Play a match, and repeatedly cut the power in a flash operation. Return the number of cuts."""
        install_emulator()
        from device import images  # the emulator must be installed before it is imported

        from simulator.pico.machine import PicoTray
        from simulator.pico.storage import read_files

        game = _GAMES[number % len(_GAMES)]
        all_lines = _play_match(game, number)
        flash = images.make_flash({"boot.py": (_CODE["first"] + _PLAY + _ON_PICO % (game, number)).encode()})
        for cut_number in range(_CUTS):
            tray = PicoTray(flash, plugged=False)
            operation, share = rng.randrange(1, _MAX_OPERATIONS), rng.random()
            tray.flash.cut_power_at(operation, share)
            tray.plug_in()
            try:
                tray.run_until(lambda tray=tray: not tray.plugged, _LIMIT_MS, _STEP_MS)
            except TimeoutError:
                is_over = _read_lines(read_files(tray.get_flash_image()))[-1:] == all_lines[-1:]
                assert is_over, f"{game}, cut {cut_number}: the tray does not go on: {tray.text[-500:]}"
                return cut_number
            safe_lines, found_lines = _read_lines(read_files(tray.flash.before)), _read_lines(read_files(tray.image))
            description = f"{game}, operation {operation} torn at {share:.2f}"
            assert found_lines == all_lines[: len(found_lines)], f"{description}: {found_lines[-2:]} was never played"
            assert len(found_lines) >= len(safe_lines), (
                f"{description}: {safe_lines[-2:]} was safe, {found_lines[-2:]} was found"
            )
            flash = tray.image
        return _CUTS


@cache
def install_emulator() -> None:
    """Install the fastest version of the emulator for this machine."""
    native.build()
    native.install()


@cache
def _play_match(game: str, seed: int) -> list[bytes]:
    """Play the whole match of bots on the desktop, without a power cut, and return its lines."""
    space: dict[str, object] = {}
    exec(_PLAY, space)
    files = MemoryFiles()
    play = space["play"]
    assert callable(play)
    play(files, game, seed)
    return _read_lines(files.content)


def _read_lines(files: dict[str, bytes]) -> list[bytes]:
    """Return the complete lines of the journal in `files`, without their check sums."""
    return [line.rpartition(b" # ")[0] for line in files.get(JOURNAL, b"").split(b"\n")[:-1]]
