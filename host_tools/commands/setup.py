"""The command `setup`: take a new Pico to its first game step by step, skipping steps that are done already."""

import argparse
import textwrap
from dataclasses import dataclass, field
from pathlib import Path

from host_tools.doctor import calibration, measure
from host_tools.doctor.findings import format_report
from host_tools.errors import Failure
from host_tools.flashing import drives, firmware, procedure
from host_tools.flashing.procedure import RunningFirmware
from host_tools.link import connection, ports, prompt
from host_tools.link.client import Link
from host_tools.link.connection import find_board_port
from host_tools.terminal.console import Person, find_person, show_waiting
from simulator.texts import HostTexts
from tray24.ui.menus.settings import get_setting
from tray24.ui.toolkit.lights import FULL, KINDS, STARTER

say = HostTexts("setup")
flash_texts = HostTexts("flash")
link_texts = HostTexts("link")

STEPS = ("flash", "doctor", "calibrate")
_INDENT = "    "
# The options that choose a setting of the tray.
_CHOICES = {
    "--kind": "tray_kind",
    "--led-ma": "led_ma",
    "--led-path": "led_path",
    "--led-colors": "led_colors",
    "--display": "display",
}


@dataclass
class BoardLocation:
    """The board of the setup, as far as it is known: its port, its drive and its serial number.

    `virtual`: it is the simulator's tray. `bare`: the board is not in its case yet. `chosen`: the tray's settings to
    change, by name.
    """

    port: str | None
    drive: Path | None
    serial: str = ""
    virtual: bool = False
    bare: bool = False
    chosen: dict[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str | None:
        return find_board_port(self.port or "", self.serial) or None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = say("description")
    ports.add_port_argument(parser)
    parser.add_argument("--drive", type=Path, metavar=say("metavar-drive"), help=say("help-drive"))
    for option, name in _CHOICES.items():
        choices = get_setting(name).allowed
        parser.add_argument(option, dest=name, choices=choices, help=say(f"help-{name.replace('_', '-')}"))


def run(arguments: argparse.Namespace) -> int:
    settings = {name: getattr(arguments, name) for name in _CHOICES.values() if getattr(arguments, name)}
    return run_steps(BoardLocation(arguments.port, arguments.drive, chosen=settings), find_person())


def run_steps(location: BoardLocation, person: Person | None) -> int:
    """Run all steps of the setup, and print when each begins and ends. Return 0.

    Raise Failure, which names the step to repeat.
    """
    steps = {"flash": _flash, "doctor": _run_doctor, "calibrate": _calibrate}
    for number, name in enumerate(STEPS, 1):
        print(say(f"step-{name}", number=number, steps=len(STEPS), name=name), flush=True)
        try:
            outcome = steps[name](location, person)
        except Failure as failure:
            raise Failure(say("step-failed", step=name, failure=failure)) from None
        print(textwrap.indent(outcome, _INDENT), flush=True)
    if not location.bare:  # say how to begin the first game, as this kind of tray offers it
        with connection.open_link(location.name) as link:
            summary = link.request("selftest")
        key = "first-game" if summary["sensors"] else "first-game-electronic"
        print(say("first-game-starter" if summary.get("kind") == STARTER else key))
    return 0


def _flash(location: BoardLocation, person: Person | None) -> str:
    board_firmware = _find_running(location)
    if board_firmware and board_firmware.is_virtual:
        location.virtual = True
        return say("skipped", reason=link_texts("virtual"))
    file = firmware.read_file()
    if board_firmware:
        location.serial = board_firmware.board
        if board_firmware.storage != prompt.MOUNTED:
            raise Failure(prompt.describe_storage_fault(board_firmware.storage))
        if board_firmware.matches_file(file):
            return say("has-it", file=file.holds)
        question = flash_texts("update-question", update=procedure.describe_change(board_firmware, file))
        # Without a person the answer is no.
        if board_firmware.tray24 is not None and not (person and person.ask_yes_no(question)):
            return flash_texts("left-as-it-is", running=board_firmware.describe(), file=file.holds)
    board_firmware = procedure.flash_board(file, location.port, location.drive, again=True)
    location.serial = board_firmware.board
    return say("done", what=board_firmware.describe())


def _find_running(location: BoardLocation) -> RunningFirmware | None:
    """Return what firmware runs on the board; None if no board is found or the board is in BOOTSEL mode.

    Raise Failure if the firmware cannot be identified.
    """
    if drives.find_drives(location.drive) or (location.port is None and not ports.list_boards()):
        return None
    name = ports.find_port(location.port)
    try:
        with show_waiting(say("looking")):
            return procedure.identify_firmware(name)
    except ports.PortFailure:
        raise
    except Failure as failure:
        # It may be a slow tray, so do not replace what cannot be identified.
        raise Failure(say("unknown-board", port=name, failure=failure)) from None


def _run_doctor(location: BoardLocation, person: Person | None) -> str:
    with connection.open_link(location.name) as link:
        _change_settings(location, link, person)
        examination = measure.examine_tray(link, person)
    location.bare = examination.bare
    if not examination.ok:
        raise Failure(format_report(examination))
    return say("done", what=format_report(examination, len(_INDENT)))


def _change_settings(location: BoardLocation, link: Link, person: Person | None) -> None:
    """Change the chosen settings.

    If no setting is chosen, and a tray without sensors is set to the kind `full`, ask the person for the kind of tray.
    """
    settings = dict(location.chosen)
    if person and not settings:
        summary = link.request("selftest")
        if not summary["sensors"] and summary.get("kind") == FULL:
            kinds_by_text = {say(f"kind-{kind}"): kind for kind in KINDS}
            settings["tray_kind"] = kinds_by_text[person.ask_choice(say("which-kind"), tuple(kinds_by_text))]
    for name, value in settings.items():
        link.request("settings", op="set", name=name, value=value)


def _calibrate(location: BoardLocation, person: Person | None) -> str:
    with connection.open_link(location.name) as link:
        summary = link.request("selftest")
        if not summary["sensors"]:
            return say("no-sensors")
        if summary.get("calibrated"):
            return say("calibrated-already")
        if location.bare:
            return say("bare")
        if location.virtual:
            return say("skipped", reason=link_texts("virtual-no-die"))
        if person is None:
            return say("nobody")
        if not calibration.guide_calibration(link, person):
            return say("calibration-left")
    return say("calibration-done")
