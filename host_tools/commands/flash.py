"""The command `flash`: copy the tray's firmware onto a Pico, to the drive that it shows in BOOTSEL mode."""

import argparse
import json
from pathlib import Path

from host_tools import checkout
from host_tools.errors import Failure, UsageError
from host_tools.flashing import drives, firmware
from host_tools.flashing.procedure import flash_board
from host_tools.link import ports
from host_tools.terminal.console import Person, find_person
from simulator.texts import HostTexts

say = HostTexts("flash")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = say("description")
    ports.add_port_argument(parser)
    source_group = parser.add_mutually_exclusive_group()
    source_group.add_argument("--uf2", type=Path, metavar=say("metavar-uf2"), help=say("help-uf2"))
    source_group.add_argument("--build", action="store_true", help=say("help-build"))
    parser.add_argument("--drive", type=Path, metavar=say("metavar-drive"), help=say("help-drive"))
    parser.add_argument("--again", action="store_true", help=say("help-again"))
    parser.add_argument("--yes", action="store_true", help=say("help-yes"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def when_interrupted() -> str:
    return say("unfinished", label=drives.LABEL)


def run(arguments: argparse.Namespace) -> int:
    if arguments.build and not checkout.is_whole():
        raise UsageError(say("build-needs-checkout"))
    file = firmware.read_file(arguments.uf2, arguments.build)
    if file.erases and not arguments.yes:
        _confirm_erasing(file, find_person())
    board_firmware = flash_board(file, arguments.port, arguments.drive, arguments.again)
    print(json.dumps(vars(board_firmware)) if arguments.json else board_firmware.describe())
    return 0


def _confirm_erasing(file: firmware.FirmwareFile, person: Person | None) -> None:
    if person is None:
        raise UsageError(say("erases-without-asking", name=file.name, holds=file.holds))
    if not person.ask_yes_no(say("erases-question", name=file.name, holds=file.holds), usual=False):
        raise Failure(say("not-copied"))
