"""The command setup: from a blank Pico to the first game, a step after the other; what is done already is skipped."""

import argparse
import textwrap
from dataclasses import dataclass
from pathlib import Path

from host_tools.commands import calibrate, doctor
from host_tools.errors import Failure
from host_tools.flashing import drives, firmware, flash, running
from host_tools.flashing.running import Running
from host_tools.link import connecting, ports, stopped, virtual
from host_tools.link.comeback import port_of
from host_tools.terminal.console import waiting
from host_tools.terminal.questions import Person, at_terminal

STEPS = ("flash", "doctor", "calibrate")
_WHAT = {
    "flash": "the tray's firmware onto the Pico",
    "doctor": "the tray tests itself",
    "calibrate": "its sensors learn the floor and a white die",
}
_FIRST_GAME = (
    "The tray is ready. The first game: green on 'New match'; blue to 'Dice', there green for 'real' ones; each player "
    "presses her seat button; yellow back to 'Start', and green. './tray24 --help' lists what else there is: monitor, "
    "records, stats."
)
_NOBODY = "skipped: nobody is at the terminal; './tray24 calibrate' does it alone. Until then dice are told by keys"
_INDENT = "    "

WHEN_INTERRUPTED = "Nothing is lost: './tray24 setup' goes on where it ended"


@dataclass
class Place:
    """Where the board is, as far as is known: its port, and its own number once it has told it.

    `virtual`: it is the simulator's tray.
    """

    port: str | None
    drive: Path | None
    serial: str = ""
    virtual: bool = False

    @property
    def name(self) -> str | None:
        return port_of(self.port or "", self.serial) or None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Make a tray of a Raspberry Pi Pico, in three steps: "
        + "; ".join(f"{step} ({what})" for step, what in _WHAT.items())
        + ". Each is a command of its own, too. What is done already is skipped, so it can be started again at any time."
    )
    ports.add_port_argument(parser)
    parser.add_argument("--drive", type=Path, metavar="FOLDER", help="where the Pico's drive is, if it is not found")


def run(arguments: argparse.Namespace) -> int:
    return set_up(Place(arguments.port, arguments.drive), at_terminal())


def set_up(place: Place, person: Person | None) -> int:
    """All steps, each told when it begins and when it is done; the exit code. A Failure says which to repeat."""
    steps = {"flash": _flash, "doctor": _doctor, "calibrate": _calibrate}
    for number, name in enumerate(STEPS, 1):
        print(f"{number}/{len(STEPS)} {name}: {_WHAT[name]}", flush=True)
        try:
            ended = steps[name](place, person)
        except Failure as failure:
            raise Failure(
                f"step {name}: {failure}\nThen start './tray24 setup' again: it goes on where it ended"
            ) from None
        print(textwrap.indent(ended, _INDENT), flush=True)
    print(_FIRST_GAME)
    return 0


def _flash(place: Place, person: Person | None) -> str:
    running = _running(place)
    if running and running.is_virtual:
        place.virtual = True
        return f"skipped: {virtual.WORDS}"
    file = firmware.read()
    if running:
        place.serial = running.board
        if not running.mounted:
            raise Failure(stopped.FOREIGN_STORAGE)
        if running.has(file):
            return f"skipped: it has {file.holds} already"
        if running.tray24 is not None and not _may_update(running, file, person):
            return f"left as it is: {running.in_words()}; './tray24 flash' puts {file.holds} onto it, and {flash.KEPT}"
    running = flash.flash(file, place.port, place.drive, again=True)
    place.serial = running.board
    return f"done: {running.in_words()}"


def _may_update(running: Running, file: firmware.File, person: Person | None) -> bool:
    """A tray is updated only when a person says so."""
    question = f"{flash.difference(running, file)}, and {flash.KEPT}. Go on?"
    return person is not None and person.agrees(question)


def _running(place: Place) -> Running | None:
    """What runs on the board; None where there is none, or one in BOOTSEL mode. Failure where that cannot be told."""
    in_bootsel = drives.at(place.drive) is not None if place.drive else bool(drives.find())
    if in_bootsel or (place.port is None and not ports.boards()):
        return None
    name = ports.find_port(place.port)
    try:
        with waiting("looking at the board"):
            return running.look(name)
    except ports.PortFailure:
        raise
    except Failure as failure:
        # It may be a tray that takes its time: what is not known is not replaced.
        raise Failure(
            f"it cannot be told what runs on the board at {name}: {failure}\nNothing was flashed. If it is a tray, wait "
            "until its menu is there. If it is to become one whatever runs there, './tray24 flash' puts the firmware onto it"
        ) from None


def _doctor(place: Place, person: Person | None) -> str:
    with connecting.open_link(place.name) as link:
        examination = doctor.examine(link, person)
    if not examination.ok:
        raise Failure(doctor.report(examination))
    return f"done: {doctor.report(examination, len(_INDENT))}"


def _calibrate(place: Place, person: Person | None) -> str:
    with connecting.open_link(place.name) as link:
        about = link.ask("selftest")
        if about.get("calibrated"):
            return "skipped: it is calibrated already ('./tray24 calibrate' does it again)"
        if place.virtual:
            return f"skipped: {virtual.NO_DIE}"
        if person is None:
            return _NOBODY
        if not calibrate.guide(link, person):
            return "left; './tray24 calibrate' does it alone. Until then dice are told by keys"
    return "done: calibrated"
