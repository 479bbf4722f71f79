"""The command pico: an emulated tray with its display and buttons, to try everything on without a board."""

import argparse
from pathlib import Path

from host_tools import optional
from host_tools.errors import UsageError
from host_tools.pico import emulator
from host_tools.pico.commands import USAGE

_PORT = 2424


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = (
        "Run a tray around an emulated Pico, and serve its serial port to the other commands and to mpremote as\n"
        "socket://127.0.0.1:PORT. On a terminal it shows the display and the slots and takes keys ('?' shows them);\n"
        "elsewhere it prints what the display says, and takes commands on standard input. Ctrl-C ends it."
    )
    parser.add_argument("--port", type=int, default=_PORT, metavar="PORT", help=f"default {_PORT}; 0 takes a free one")
    parser.add_argument("--blank", action="store_true", help="a new Pico in BOOTSEL mode, in place of a finished tray")
    parser.add_argument("--drive", type=Path, metavar="FOLDER", help="where its drive appears in BOOTSEL mode")
    parser.add_argument(
        "--flash",
        type=Path,
        metavar="FILE",
        help="keep its flash in FILE: what FILE holds runs, so it is updated as a board is, with './tray24 flash'; "
        "a FILE that is not there is made. Not with --blank when FILE holds a flash",
    )
    width = max(len(usage) for usage, _ in USAGE)
    lines = "\n".join(f"  {usage:{width}}  {words}" for usage, words in USAGE)
    parser.epilog = (
        "commands on standard input, a line each, done one after the other (times are the tray's):\n" + lines
    )


def run(arguments: argparse.Namespace) -> int:
    if not 0 <= arguments.port <= 65535:
        raise UsageError(f"--port {arguments.port}: give a number from 0 to 65535")
    emulator.prepare_emulator()
    return optional.load("host_tools.pico.session").serve(
        arguments.port, arguments.drive, arguments.flash, arguments.blank
    )
