"""Cut the power in the middle of flash operations, again and again, while an emulated Pico plays a match.

.venv/bin/python tests/bench/power_cuts.py [--cuts 200] [--seed 1]

The Pico runs a boot.py instead of the tray, without light, buttons and display, so that a cut takes seconds: it resumes
the match in its files and plays on as fast as it can. After every cut the journal must hold all lines that were written
before the interrupted operation, and only lines that the desktop plays from the same seed. The next cut shows that it
was continued.
"""

import argparse
import random
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "firmware"), str(ROOT / "tests" / "device")]

from simulator.pico import native  # noqa: E402 (after the path is set)

PLAY = """
from tray24.match.match import Match
from tray24.match.profile import Player, Profile


def decide(match):
    thought = match.think()
    try:
        while True:
            next(thought)
    except StopIteration as stop:
        return stop.value


def play(files, seed):
    match = Match.resume(files)
    if match is None:
        bots = [Player(0, "", "random"), Player(1, "", "random")]
        match = Match(Profile("basic", bots, {}, False, seed), files)
    while not match.game.over:
        match.enter(decide(match))
"""
ON_PICO = """
from machine import idle
from tray24.device.files import Files
play(Files(), %d)
while True:
    idle()  # main.py, and with it the tray, does not begin
"""
MOST_OPERATIONS = 60  # between power-on and the cut
LIMIT_MS = 120_000


def reference(seed):
    """Return the lines of the whole match."""
    from cuts import lines

    from simulator.tray.files import MemoryFiles

    space = {}
    exec(PLAY, space)
    files = MemoryFiles()
    space["play"](files, seed)
    return lines(files.content)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cuts", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1, help="of the operations that are torn, and of the matches")
    arguments = parser.parse_args()
    native.build()
    native.install()
    chance = random.Random(arguments.seed)
    began = time.monotonic()
    done = wrong = matches = 0
    while done < arguments.cuts:
        cuts, failures = play_one(arguments.seed + matches, chance, arguments.cuts - done)
        done, wrong, matches = done + cuts, wrong + failures, matches + 1
    print(f"{done} power cuts in {matches} matches, {wrong} wrong; {time.monotonic() - began:.0f} s")
    return 1 if wrong else 0


def play_one(seed, chance, most):
    """Return (cuts, failures) when the match is over, or after so many cuts."""
    import images
    from cuts import lines

    from simulator.pico.machine import PicoTray
    from simulator.pico.storage import files_in

    wanted = reference(seed)
    flash = images.flash({"boot.py": (PLAY + ON_PICO % seed).encode()})
    wrong = 0
    for cut in range(most):
        tray = PicoTray(flash, plugged=False)
        operation, part = chance.randrange(1, MOST_OPERATIONS), chance.random()
        tray.flash.tear(operation, part)
        tray.plug_in()
        try:
            tray.run_until(lambda tray=tray: not tray.plugged, LIMIT_MS, 50)
        except TimeoutError:
            if lines(files_in(tray.flash_image()))[-1:] != wanted[-1:]:
                print(f"seed {seed}, cut {cut}: the tray does not go on; {tray.text[-500:]}")
                wrong += 1
            return cut, wrong  # the match is over
        safe, found = lines(files_in(tray.flash.before)), lines(files_in(tray.image))
        if found != wanted[: len(found)] or len(found) < len(safe):
            print(
                f"seed {seed}, operation {operation} torn at {part:.2f}: {safe[-2:]} was safe, {found[-2:]} was found"
            )
            wrong += 1
        flash = tray.image
    return most, wrong


if __name__ == "__main__":
    sys.exit(main())
