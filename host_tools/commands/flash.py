"""The command flash: the tray's firmware onto a Pico by way of the drive that it is in BOOTSEL mode."""

import argparse
import json
from pathlib import Path

from host_tools.errors import Failure, UsageError
from host_tools.flashing import copying, firmware
from host_tools.flashing.flash import KEPT, flash
from host_tools.link import ports
from host_tools.terminal.questions import Person, at_terminal

WHEN_INTERRUPTED = copying.UNFINISHED


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Put the tray's firmware onto a Pico, Pico H or Pico W: it is asked to go into BOOTSEL mode when it runs a tray or "
        f"MicroPython already, else you are told how. On a tray {KEPT}."
    )
    ports.add_port_argument(parser)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--uf2", type=Path, metavar="FILE", help="another UF2 for the RP2040 (default: the release)")
    what.add_argument("--build", action="store_true", help="build the firmware from the sources first")
    parser.add_argument("--drive", type=Path, metavar="FOLDER", help="where the Pico's drive is, if it is not found")
    parser.add_argument("--again", action="store_true", help="copy it even if the board runs the same already")
    parser.add_argument("--yes", action="store_true", help="do not ask before the files on the board are replaced")
    parser.add_argument("--json", action="store_true", help="tell what runs then as JSON")


def run(arguments: argparse.Namespace) -> int:
    file = firmware.read(arguments.uf2, arguments.build)
    if file.erases and not arguments.yes:
        _ask(file, at_terminal())
    running = flash(file, arguments.port, arguments.drive, arguments.again)
    print(json.dumps(vars(running)) if arguments.json else running.in_words())
    return 0


def _ask(file: firmware.File, person: Person | None) -> None:
    words = (
        f"{file.name} holds {file.holds}, and files: it replaces all files on the board, its records, settings and "
        "calibration too"
    )
    if person is None:
        raise UsageError(f"{words}. Give --yes if that is what you want; without --uf2 they stay")
    if not person.agrees(f"{words}. (Without --uf2 they stay.) Go on?", usual=False):
        raise Failure("nothing was copied")
