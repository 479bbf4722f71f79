"""The command doctor: the tray tests itself, and what is wrong with it is said in words, with what to do next."""

import argparse
import json
from contextlib import suppress
from typing import Any

from host_tools.doctor import crashes, guided
from host_tools.doctor.figures import Figures, measure
from host_tools.doctor.findings import Examination, Finding, listed
from host_tools.doctor.judge import judge
from host_tools.doctor.lamps import supply_capacitor
from host_tools.doctor.report import report
from host_tools.errors import Failure
from host_tools.link.client import Link
from host_tools.link.connecting import NoTray, open_link
from host_tools.link.errors import LinkError, Silence, Unplugged
from host_tools.link.ports import add_port_argument
from host_tools.terminal.console import waiting
from host_tools.terminal.questions import Person, at_terminal
from tray24.pins import SLOTS

_TOGETHER = "The tray has tested what it can by itself. Look at the rest together, two minutes?"
_BY_EYE = ("the LEDs, by eye", "the display, by eye", "all buttons", "the sound, by ear")
_LIT_S = 0.6  # all LEDs together, for the supply to bear
_LEAST_FREE = 40_000
_FILES_S = 10.0


WHEN_INTERRUPTED = "The tray goes back to its menu; start './tray24 doctor' again at any time"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "The tray tests itself: sensors, LEDs, display, buttons, sound, files. What is wrong is said in words, with what "
        "to do next. On a terminal you are asked what you see and hear. Exit code 0: all is well; 1: something is wrong."
    )
    add_port_argument(parser)
    parser.add_argument("--json", action="store_true", help="no questions; what was found, and all figures, as JSON")


def run(arguments: argparse.Namespace) -> int:
    person = None if arguments.json else at_terminal()
    try:
        link = open_link(arguments.port)
    except NoTray as failure:
        raise crashes.stopped(arguments.port, failure) from None
    with link:
        examination = examine(link, person)
        print(json.dumps(examination.as_json(), indent=1) if arguments.json else report(examination), flush=True)
        if person:
            crashes.offer_to_forget(link, person, examination)
    return 0 if examination.ok else 1


def examine(link: Link, person: Person | None = None) -> Examination:
    """What the tray and, if there is one, the person before it can tell. A Failure says why it cannot be asked now."""
    about = link.ask("selftest")
    about.setdefault("masked", [])
    examination = Examination(link.version or link.ask("hello"), unchecked=list(_BY_EYE))
    if person:
        person.wait("Lift all dice off the tray and take your hands away.")
    try:
        # All is dark and stays so: what shines of itself would be taken for the room's light.
        link.ask("selftest", part="show")
        crashes.note(link, examination)
        _files(link, examination)
        _sensors(link, about, examination)
        if person:
            _offer_to_mask(link, person, about, examination)
        _display_and_buttons(about, examination)
        alive = _bears_light(link, examination)
        if alive and person and person.agrees(_TOGETHER):
            guided.look(link, person, examination)
    finally:
        with suppress(Failure, OSError):
            link.ask("selftest", part="end")
    return examination


def _files(link: Link, examination: Examination) -> None:
    examination.checked.append("the files")
    try:
        said = link.ask("selftest", _FILES_S, part="files")
    except LinkError as error:
        examination.faults.append(
            Finding(
                "files",
                f"The tray cannot write a file: {error.error}.",
                (
                    "No room left? Fetch the records with './tray24 records', and delete them on the tray.",
                    "Else put the firmware on again: './tray24 flash --again'.",
                ),
            )
        )
        return
    examination.figures["free_bytes"] = said["free"]
    if not said["same"]:
        examination.faults.append(
            Finding(
                "flash",
                "A file that was written reads back as something else: the Pico's flash is worn out or damaged.",
                ("Save what is on it with './tray24 records', then exchange the Pico.",),
            )
        )
    elif said["free"] < _LEAST_FREE:
        examination.notes.append(
            Finding(
                "little-room",
                f"{said['free'] // 1000} kB are left for records; the oldest go first when room ends.",
                ("Fetch them with './tray24 records'.",),
            )
        )


def _sensors(link: Link, about: dict[str, Any], examination: Examination) -> None:
    notes = examination.notes
    if len(about["masked"]) == SLOTS or not about["sensors"]:
        examination.checked.append("no sensors: all slots are masked in Settings, their dice are told by keys")
        return
    with waiting("measuring sensors and LEDs, a few seconds"):
        figures = measure(link, about)
    examination.faults += judge(figures)
    examination.figures.update(
        dark_lsb=[round(level) for level in figures.dark],
        infrared_lsb=[round(level) for level in figures.infrared],
        swing_lsb=figures.swing,
        colors_lsb=[[round(level) for level in colors] for colors in figures.colors],
        reads={str(slot): other for slot, other in figures.reads.items()},
    )
    examination.checked.append(f"the sensors of {listed(figures.wanted)}")
    if about["masked"]:
        notes.append(Finding("masked", f"Settings mask {listed(about['masked'])}: they were not looked at."))
    _note_what_disturbs(figures, examination)
    _note_given_up(about, examination)
    _note_calibration(about, notes)


def _offer_to_mask(link: Link, person: Person, about: dict[str, Any], examination: Examination) -> None:
    """Sensors that are silent together may never have been there."""
    silent = [fault for fault in examination.faults if fault.what in ("bank-silent", "all-silent")]
    slots = sorted(slot for fault in silent for slot in fault.slots)
    if slots and person.agrees(f"Was the tray built without the sensors of {listed(slots)}?", usual=False):
        masked = sorted({*slots, *about["masked"]})
        link.ask("settings", op="set", name="masked_slots", value=",".join(map(str, masked)))
        examination.faults = [fault for fault in examination.faults if fault not in silent]
        examination.notes.append(
            Finding("masked", f"Settings mask {listed(masked)} now: their dice are told by keys.", (), tuple(masked))
        )


def _note_what_disturbs(figures: Figures, examination: Examination) -> None:
    taken = [slot for slot in figures.wanted if figures.is_taken(slot)]
    if taken:
        examination.notes.append(
            Finding(
                "taken", f"Something lies on {listed(taken)}, so they were not looked at.", ("Lift it, start again.",)
            )
        )
    unclear = [slot for slot in figures.wanted if figures.is_unclear(slot)]
    if unclear:
        examination.notes.append(
            Finding(
                "flickering-room",
                "The room's light flickers too strongly for the tray to see its own LEDs.",
                ("Switch the lamp off, or put a box over the tray, and start again.",),
                tuple(unclear),
            )
        )
        examination.unchecked.insert(0, "the LEDs, by the sensors")
    else:
        examination.checked.append("the LEDs, by the sensors")


def _note_given_up(about: dict[str, Any], examination: Examination) -> None:
    """What the tray itself takes for broken, and no measurement shows."""
    known = {slot for finding in [*examination.faults, *examination.notes] for slot in finding.slots}
    slots = [slot for slot in range(SLOTS) if about["faults"] >> slot & 1 and slot not in known]
    if slots:
        examination.notes.append(
            Finding(
                "given-up",
                f"The tray has given up {listed(slots)} since it was switched on, and they are well now.",
                ("Switch it off and on. A loose joint comes and goes: press on the board there, and start again.",),
                tuple(slots),
            )
        )


def _note_calibration(about: dict[str, Any], notes: list[Finding]) -> None:
    again = ("Calibrate: './tray24 calibrate', or on the tray.",)
    if about["problem"]:
        notes.append(Finding("calibration-file", f"The calibration was not understood: {about['problem']}.", again))
    elif not about["calibrated"]:
        notes.append(
            Finding("not-calibrated", "The tray is not calibrated: it sees dice, but not their colors.", again)
        )
    skipped = [slot for slot in range(SLOTS) if about["skipped"] >> slot & 1 and slot not in about["masked"]]
    if skipped:
        notes.append(Finding("skipped", f"The calibration left out {listed(skipped)}.", again, tuple(skipped)))


def _display_and_buttons(about: dict[str, Any], examination: Examination) -> None:
    if not about["display"]:
        examination.faults.append(guided.display_absent())
    examination.faults += guided.stuck(about["stuck"])
    examination.checked += ["whether the display answers", "whether a button was stuck when the tray was switched on"]


def _bears_light(link: Link, examination: Examination) -> bool:
    """All LEDs at once, as bright as the settings let them be: what a weak supply does not survive."""
    try:
        link.ask("selftest", part="show", slots=(1 << SLOTS) - 1, color="white")
        guided.pause(link, _LIT_S)
        link.ask("selftest", part="show")
    except (Unplugged, Silence):
        examination.faults.append(
            Finding(
                "supply",
                "The tray was gone as soon as all its LEDs shone: its supply is too weak.",
                (
                    "Try another cable, a short one, and another port, not one of a keyboard or a hub.",
                    f"Look at the capacitor {supply_capacitor()}: turned round, or a joint that is not wet?",
                    "Until then lower 'Light current' in Settings.",
                ),
            )
        )
        return False
    examination.checked.append("the supply, with all LEDs lit")
    return True
