"""The command test: the project's own tests, chosen by level."""

import argparse
import subprocess
import sys

from host_tools.checkout import ROOT
from host_tools.errors import UsageError

PASSES_ARGUMENTS_ON = True
LEVELS = {
    1: "CPython: rules, match, screens, commands",
    2: "the same files on MicroPython for the desktop",
    3: "the released image on an emulated Pico",
}
# All tests together, and those of level 3, take minutes of one processor: they run in two processes, and whichever is
# done takes from the other's.
_TWO = ("--numprocesses=2", "--dist=worksteal")
TOGETHER = {None: _TWO, 3: _TWO}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.usage = "tray24 test [--level N] [--all] [pytest arguments]"
    levels = "; ".join(f"{level}: {what}" for level, what in LEVELS.items())
    parser.add_argument("--level", type=int, help=f"only this level ({levels}); otherwise 1, 2 and the page")
    parser.epilog = "Level 3 takes minutes; with --all it takes more of them, and runs what its usual run leaves out."


def run(arguments: argparse.Namespace) -> int:
    level = arguments.level
    if level is not None and level not in LEVELS:
        raise UsageError(f"--level {level}: the levels are {', '.join(map(str, LEVELS))}")
    command = [sys.executable, "-P", "-m", "pytest", f"--rootdir={ROOT}", f"--config-file={ROOT / 'pyproject.toml'}"]
    if level is not None:
        command.append(f"--level={level}")
    command += TOGETHER.get(level, ())
    return subprocess.run([*command, *arguments.rest], cwd=ROOT).returncode
