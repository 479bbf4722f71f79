"""The examination of a tray: the tests that need no person, then those that a person watches."""

import base64
import hashlib
from contextlib import suppress
from dataclasses import replace

from host_tools.doctor import guided, kinds
from host_tools.doctor.circuit import gpio_wire, multiplexer, plug
from host_tools.doctor.figures import Figures, measure
from host_tools.doctor.findings import Examination, Finding, finding, listed
from host_tools.doctor.judge import judge, supply_capacitor
from host_tools.errors import Failure
from host_tools.link.client import Link, LinkError, Silence, Unplugged
from host_tools.terminal.console import Person, counting, join_list
from simulator.json_values import JsonObject
from simulator.texts import HostTexts, printable
from tray24.pins import BANK_SLOTS, DISPLAY_SCL, DISPLAY_SDA, SENSOR_BANKS, SLOTS
from tray24.sense.events import mask_of, members
from tray24.ui.toolkit.lights import STARTER, has_sensors

texts = HostTexts("doctor")

_LIT_S = 0.6  # how long all LEDs shine together to test the supply
_LEAST_FREE = 40_000
_FILES_S = 10.0
_OF_A_CASE = ("sensor-silent-do-film", "button-stuck-do-cap")  # steps that look at parts of the case
CRASH_FILE = "crash.txt"
_CRASHED = "crashed"
_BETWEEN = "\n\n"  # between traces; the newest is the last
_MOST_LETTERS = 1000
_MOST_BYTES = 10_000  # a tray keeps 2,000


def examine(link: Link, person: Person | None = None, is_bare: bool = False) -> Examination:
    """Examine the tray, with the help of the person, if there is one. Raise Failure when the tray does not reply.

    With `is_bare` the tray is a board without its case; otherwise the person is asked if it may be one.
    """
    about = link.ask("selftest")
    kinds.complete(about)
    by_eye = ["leds-by-eye", "display-by-eye", "all-buttons", *["sound-by-ear"] * (about["kind"] != STARTER)]
    examination = Examination(link.version or link.ask("hello"), unchecked=[texts(key) for key in by_eye])
    examination.bare = is_bare or _is_bare(about, person)
    if person:
        person.wait(texts("take-hands-away" if examination.bare else "lift-dice"))
    try:
        # All LEDs stay dark: their light would be taken for the room's light.
        link.ask("selftest", part="show")
        kind = texts(f"kind-{about['kind']}")
        examination.checked.append(texts("checked-kind", kind=kind, leds=about["leds"], ma=about["ma"]))
        examination.figures.update({name: about[name] for name in ("kind", "leds", "path", "colors", "ma")})
        examination.on_board = has_sensors(about["kind"])
        if trace := last_crash(_read(link).decode("utf-8", "replace")):
            examination.notes.append(Finding(_CRASHED, texts("crashed"), how_to_report(), quote=trace))
        _files(link, examination)
        _sensors(link, about, examination)
        if person and examination.has(kinds.OTHER_KIND) and _sets_kind(link, person, about):
            return examine(link, person, examination.bare)
        if person:
            _offer_to_mask(link, person, about, examination)
        _display_and_buttons(about, person, examination)
        alive = _bears_light(link, about, examination)
        if alive and person and person.agrees(texts("together")):
            guided.look(link, person, about, examination)
        if examination.bare:
            _note_bare(examination)
    finally:
        with suppress(Failure, OSError):
            link.ask("selftest", part="end")
    return examination


def _sets_kind(link: Link, person: Person, about: JsonObject) -> bool:
    """Offer to set the tray to the kind of its board. Return whether it is set now."""
    if not person.agrees(texts("other-kind-set", says=kinds.other_kind(about["kind"]).says)):
        return False
    link.ask("settings", op="set", name="tray_kind", value=kinds.board_of(about["kind"]))
    return True


def _files(link: Link, examination: Examination) -> None:
    examination.checked.append(texts("checked-files"))
    try:
        said = link.ask("selftest", _FILES_S, part="files")
    except LinkError as error:
        examination.faults.append(finding("files", error=error.error))
        return
    examination.figures["free_bytes"] = said["free"]
    if not said["same"]:
        examination.faults.append(finding("flash"))
    elif said["free"] < _LEAST_FREE:
        examination.notes.append(finding("little-room", kilobytes=said["free"] // 1000))


def _sensors(link: Link, about: JsonObject, examination: Examination) -> None:
    notes = examination.notes
    if not about["sensors"]:
        examination.checked.append(texts("checked-no-sensors"))
        if has_sensors(about["kind"]):
            multiplexers = join_list(map(multiplexer, range(len(SENSOR_BANKS))), "list-and")
            notes.append(finding("no-sensors", multiplexers=multiplexers))
        return
    if len(about["masked"]) == SLOTS:
        examination.checked.append(texts("checked-all-masked"))
        return
    words = texts("measuring-slowly" if link.slowness > 1 else "measuring")
    with counting(words, BANK_SLOTS) as show:
        figures = measure(link, about, examination.bare, show)
    examination.faults += judge(figures)
    examination.figures.update(
        dark_lsb=[round(level) for level in figures.dark],
        infrared_lsb=[round(level) for level in figures.infrared],
        swing_lsb=figures.swing,
        colors_lsb=[[round(level) for level in colors] for colors in figures.colors],
        reads={str(slot): other for slot, other in figures.reads.items()},
    )
    checked = "checked-sensors-bare" if examination.bare else "checked-sensors"
    examination.checked.append(texts(checked, slots=listed(figures.wanted)))
    if about["masked"]:
        notes.append(finding("masked", slots=listed(about["masked"])))
    _note_what_disturbs(figures, examination)
    # The slots that the tray has given up although their measurements are good.
    known = {slot for one in [*examination.faults, *notes] for slot in one.slots}
    given_up = [slot for slot in members(about["faults"]) if slot not in known]
    if given_up:
        notes.append(finding("given-up", given_up, slots=listed(given_up)))
    if not examination.bare:
        _note_calibration(about, notes)


def _offer_to_mask(link: Link, person: Person, about: JsonObject, examination: Examination) -> None:
    """Offer to mask banks of silent sensors, which may never have been installed."""
    silent = [fault for fault in examination.faults if fault.what in ("bank-silent", "all-silent")]
    slots = sorted(slot for fault in silent for slot in fault.slots)
    if slots and person.agrees(texts("built-without", slots=listed(slots)), usual=False):
        masked = sorted({*slots, *about["masked"]})
        link.ask("settings", op="set", name="masked_slots", value=",".join(map(str, masked)))
        examination.faults = [fault for fault in examination.faults if fault not in silent]
        examination.notes.append(Finding("masked", texts("masked-now", slots=listed(masked)), (), tuple(masked)))


def _note_what_disturbs(figures: Figures, examination: Examination) -> None:
    taken = [slot for slot in figures.wanted if figures.is_taken(slot)]
    if taken:
        examination.notes.append(finding("taken", slots=listed(taken)))
    unclear = [slot for slot in figures.wanted if figures.is_unclear(slot)]
    if unclear:
        examination.notes.append(finding("flickering-room", unclear))
        examination.unchecked.insert(0, texts("leds-by-sensors"))
    else:
        examination.checked.append(texts("leds-by-sensors"))


def _note_calibration(about: JsonObject, notes: list[Finding]) -> None:
    if about["problem"]:
        notes.append(finding("calibration-file", problem=about["problem"]))
    elif not about["calibrated"]:
        notes.append(finding("not-calibrated"))
    skipped = [slot for slot in members(about["skipped"]) if slot not in about["masked"]]
    if skipped:
        notes.append(finding("skipped", skipped, slots=listed(skipped)))


def _display_and_buttons(about: JsonObject, person: Person | None, examination: Examination) -> None:
    if not about["display"]:
        pins = {"clock": gpio_wire(DISPLAY_SCL), "data": gpio_wire(DISPLAY_SDA)}
        absent = kinds.wired(finding("display-absent", plug=plug("J1"), clock=pins["clock"], data=pins["data"]), about)
        # On a bare board a missing display is a fault only when the person has plugged one in.
        if not examination.bare or person and person.agrees(texts("display-plugged"), usual=False):
            examination.faults.append(absent)
        elif not person:
            examination.notes.append(Finding("display-absent", texts("display-not-yet"), absent.do))
    examination.checked.append(texts("checked-display", controller=about["controller"].upper()))
    examination.figures["controller"] = about["controller"]
    examination.faults += [kinds.wired(fault, about) for fault in guided.stuck(about["stuck"])]
    examination.checked.append(texts("checked-stuck"))


def _bears_light(link: Link, about: JsonObject, examination: Examination) -> bool:
    """Light all LEDs as bright as the settings allow. Return whether the tray survives: a weak supply collapses."""
    try:
        link.ask("selftest", part="show", slots=mask_of(range(SLOTS)), color="white")
        guided.pause(link, _LIT_S)
        link.ask("selftest", part="show")
    except (Unplugged, Silence):
        examination.faults.append(kinds.wired(finding("supply", capacitor=supply_capacitor()), about))
        return False
    examination.checked.append(texts("checked-supply"))
    return True


# A board that is not in its case yet.


def _is_bare(about: JsonObject, person: Person | None) -> bool:
    """Return whether the board is bare. Ask the person, unless only a tray in its case can be in this state."""
    can_be = has_sensors(about["kind"]) and about["sensors"] and not about["calibrated"]
    return bool(can_be and person and not person.agrees(texts("in-its-case")))


def _note_bare(examination: Examination) -> None:
    """Add a note about the test of a bare board, and drop steps that look at the case."""
    examination.notes.append(finding("bare"))
    drop = {texts(key) for key in _OF_A_CASE}
    examination.faults = [
        replace(fault, do=tuple(step for step in fault.do if step not in drop)) for fault in examination.faults
    ]


# The last trace of a tray that has crashed.


def offer_to_forget(link: Link, person: Person, examination: Examination) -> None:
    """Offer to delete the traces of a reported crash, so that it is not reported again."""
    told = any(note.what == _CRASHED for note in examination.notes)
    if told and person.agrees(texts("crash-forget")):
        digest = hashlib.sha256(_read(link)).hexdigest()
        link.ask("records", op="delete", name=CRASH_FILE, sha256=digest)


def how_to_report() -> tuple[str, str]:
    """Return the steps after a crash."""
    return texts("crash-do-flash"), texts("crash-do-report")


def _read(link: Link) -> bytes:
    data = b""
    while len(data) < _MOST_BYTES:
        try:
            part = link.ask("records", op="get", name=CRASH_FILE, **{"from": len(data)})
        except LinkError:
            return data  # there is no trace, or this tray cannot send it
        data += base64.b64decode(part["data"])
        if part["next"] != len(data):
            break
    return data


def last_crash(text: str) -> str:
    """Return the newest of the traces in the text of the file."""
    return printable(text.replace("\r", "").strip().rpartition(_BETWEEN)[2][-_MOST_LETTERS:])
