"""The command test: the project's own tests, chosen by level."""

import argparse
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PASSES_ARGUMENTS_ON = True
LEVELS = {
    1: "CPython: rules, match, screens, commands",
    2: "the same files on MicroPython for the desktop",
    3: "the official firmware on an emulated Pico",
}
HIGHEST_THAT_EXISTS = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.usage = "tray24 test [--level N] [pytest arguments]"
    levels = "; ".join(f"{level}: {what}" for level, what in LEVELS.items())
    parser.add_argument("--level", type=int, help=f"only this level ({levels}); otherwise 1, 2 and the page")


def run(arguments: argparse.Namespace) -> int:
    level = arguments.level
    if level is not None and level not in LEVELS:
        print(f"tray24 test: --level {level}: the levels are {', '.join(map(str, LEVELS))}.", file=sys.stderr)
        return 2
    if level is not None and level > HIGHEST_THAT_EXISTS:
        print(f"tray24 test: level {level} ({LEVELS[level]}) has no tests in this version.", file=sys.stderr)
        return 2
    command = [sys.executable, "-P", "-m", "pytest", f"--rootdir={ROOT}", f"--config-file={ROOT / 'pyproject.toml'}"]
    if level is not None:
        command.append(f"--level={level}")
    return subprocess.run([*command, *arguments.rest], cwd=ROOT).returncode
