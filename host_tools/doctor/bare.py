"""A board on the table, before it is in its case: the questions to the person, and what is said otherwise then."""

from dataclasses import replace

from host_tools.doctor.findings import Examination, Finding
from host_tools.terminal.console import Person
from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from tray24.ui.toolkit.lights import has_sensors

texts = HostTexts("doctor")

_OF_A_CASE = ("sensor-silent-do-film", "button-stuck-do-cap")  # steps that look at parts of the case


def is_bare(about: JsonObject, person: Person | None) -> bool:
    """Return whether the board is bare. Ask the person, unless only a tray in its case can be in this state."""
    can_be = has_sensors(about["kind"]) and about["sensors"] and not about["calibrated"]
    return bool(can_be and person and not person.agrees(texts("in-its-case")))


def note(examination: Examination) -> None:
    """Tell how a bare board was tested, and when to test it again."""
    steps = (texts("bare-do-again"), texts("calibrate-do"))
    examination.notes.append(Finding("bare", texts("bare"), steps))
    drop = {texts(key) for key in _OF_A_CASE}
    examination.faults = [
        replace(fault, do=tuple(step for step in fault.do if step not in drop)) for fault in examination.faults
    ]


def lacks_display(person: Person | None, absent: Finding, examination: Examination) -> None:
    """Take a display that does not answer for a fault only when the person has plugged one in."""
    if person and person.agrees(texts("display-plugged"), usual=False):
        examination.faults.append(absent)
    elif not person:
        examination.notes.append(Finding("display-absent", texts("display-not-yet"), absent.do))


def has_buttons(person: Person) -> bool:
    """Return whether the buttons are plugged in already."""
    return person.agrees(texts("buttons-plugged"), usual=False)
