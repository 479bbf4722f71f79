"""The examination of a tray: the tests that need no person, then those that a person watches."""

import base64
import hashlib
from contextlib import suppress
from dataclasses import replace

from host_tools.doctor import interactive, kinds
from host_tools.doctor.circuit import describe_gpio_wire, describe_plug, find_multiplexer
from host_tools.doctor.diagnosis import diagnose_sensors, find_supply_capacitor
from host_tools.doctor.findings import Examination, Finding, format_slots, make_finding
from host_tools.doctor.measurements import Measurements, measure
from host_tools.errors import Failure
from host_tools.link.client import Link, LinkError, Silence, Unplugged
from host_tools.terminal.console import Person, join_list, show_count
from simulator.json_values import JsonObject
from simulator.texts import HostTexts, escape_text
from tray24.pins import BANK_SLOTS, DISPLAY_SCL, DISPLAY_SDA, SENSOR_BANKS, SLOTS
from tray24.sense.events import list_members, make_mask
from tray24.ui.toolkit.lights import STARTER, has_sensors

say = HostTexts("doctor")

_LIT_S = 0.6  # how long all LEDs shine together to test the supply
_MIN_FREE = 40_000
_FILES_S = 10.0
_CASE_STEPS = ("sensor-silent-do-film", "button-stuck-do-cap")  # steps that look at parts of the case
CRASH_FILE = "crash.txt"
_CRASHED = "crashed"
_SEPARATOR = "\n\n"  # between traces; the newest is the last
_MAX_LETTERS = 1000
_MAX_BYTES = 10_000  # a tray keeps 2,000


def examine_tray(link: Link, person: Person | None = None, is_bare: bool = False) -> Examination:
    """Examine the tray, with the help of the person, if there is one. Raise Failure when the tray does not reply.

    With `is_bare` the tray is a board without its case. Otherwise ask the person about the case if it may be missing.
    """
    summary = link.request("selftest")
    kinds.complete_summary(summary)
    manual_checks = ["leds-by-eye", "display-by-eye", "all-buttons", *["sound-by-ear"] * (summary["kind"] != STARTER)]
    examination = Examination(link.version or link.request("hello"), unchecked=[say(key) for key in manual_checks])
    examination.bare = is_bare or _ask_if_bare(summary, person)
    if person:
        person.await_done(say("take-hands-away" if examination.bare else "lift-dice"))
    try:
        # All LEDs stay dark: their light would be taken for the room's light.
        link.request("selftest", part="show")
        kind = say(f"kind-{summary['kind']}")
        examination.checked.append(say("checked-kind", kind=kind, leds=summary["leds"], ma=summary["ma"]))
        examination.figures.update({name: summary[name] for name in ("kind", "leds", "path", "colors", "ma")})
        examination.on_board = has_sensors(summary["kind"])
        if traceback_text := find_last_crash(_read_crash_file(link).decode("utf-8", "replace")):
            examination.notes.append(Finding(_CRASHED, say("crashed"), list_report_steps(), quote=traceback_text))
        _test_files(link, examination)
        _test_sensors(link, summary, examination)
        if person and examination.has_fault(kinds.OTHER_KIND) and _offer_to_set_kind(link, person, summary):
            return examine_tray(link, person, examination.bare)
        if person:
            _offer_to_mask(link, person, summary, examination)
        _test_display_and_buttons(summary, person, examination)
        is_alive = _test_supply(link, summary, examination)
        if is_alive and person and person.ask_yes_no(say("together")):
            interactive.run_interactive_tests(link, person, summary, examination)
        if examination.bare:
            _note_bare(examination)
    finally:
        with suppress(Failure, OSError):
            link.request("selftest", part="end")
    return examination


def _offer_to_set_kind(link: Link, person: Person, summary: JsonObject) -> bool:
    """Offer to set the tray to the kind of its board. Return whether it is set now."""
    if not person.ask_yes_no(say("other-kind-set", says=kinds.report_other_kind(summary["kind"]).says)):
        return False
    link.request("settings", op="set", name="tray_kind", value=kinds.infer_board_kind(summary["kind"]))
    return True


def _test_files(link: Link, examination: Examination) -> None:
    examination.checked.append(say("checked-files"))
    try:
        reply = link.request("selftest", _FILES_S, part="files")
    except LinkError as error:
        examination.faults.append(make_finding("files", error=error.error))
        return
    examination.figures["free_bytes"] = reply["free"]
    if not reply["same"]:
        examination.faults.append(make_finding("flash"))
    elif reply["free"] < _MIN_FREE:
        examination.notes.append(make_finding("little-room", kilobytes=reply["free"] // 1000))


def _test_sensors(link: Link, summary: JsonObject, examination: Examination) -> None:
    notes = examination.notes
    if not summary["sensors"]:
        examination.checked.append(say("checked-no-sensors"))
        if has_sensors(summary["kind"]):
            multiplexers = join_list(map(find_multiplexer, range(len(SENSOR_BANKS))), "list-and")
            notes.append(make_finding("no-sensors", multiplexers=multiplexers))
        return
    if len(summary["masked"]) == SLOTS:
        examination.checked.append(say("checked-all-masked"))
        return
    text = say("measuring-slowly" if link.slowness > 1 else "measuring")
    with show_count(text, BANK_SLOTS) as show:
        figures = measure(link, summary, examination.bare, show)
    examination.faults += diagnose_sensors(figures)
    examination.figures.update(
        dark_lsb=[round(level) for level in figures.dark],
        infrared_lsb=[round(level) for level in figures.infrared],
        swing_lsb=figures.swing,
        colors_lsb=[[round(level) for level in colors] for colors in figures.colors],
        reads={str(slot): other for slot, other in figures.reads.items()},
    )
    check_key = "checked-sensors-bare" if examination.bare else "checked-sensors"
    examination.checked.append(say(check_key, slots=format_slots(figures.wanted)))
    if summary["masked"]:
        notes.append(make_finding("masked", slots=format_slots(summary["masked"])))
    _note_disturbances(figures, examination)
    # The slots that the tray has given up although their measurements are good.
    known = {slot for finding in [*examination.faults, *notes] for slot in finding.slots}
    abandoned_slots = [slot for slot in list_members(summary["faults"]) if slot not in known]
    if abandoned_slots:
        notes.append(make_finding("given-up", abandoned_slots, slots=format_slots(abandoned_slots)))
    if not examination.bare:
        _note_calibration(summary, notes)


def _offer_to_mask(link: Link, person: Person, summary: JsonObject, examination: Examination) -> None:
    """Offer to mask the slots of banks whose sensors are all silent. A bank is the eight slots of one multiplexer.

    The tray ignores masked slots. This is right for sensors that were never installed. If the person agrees, a note
    about the masked slots replaces the faults.
    """
    silent_faults = [fault for fault in examination.faults if fault.what in ("bank-silent", "all-silent")]
    slots = sorted(slot for fault in silent_faults for slot in fault.slots)
    if slots and person.ask_yes_no(say("built-without", slots=format_slots(slots)), usual=False):
        masked_slots = sorted({*slots, *summary["masked"]})
        link.request("settings", op="set", name="masked_slots", value=",".join(map(str, masked_slots)))
        examination.faults = [fault for fault in examination.faults if fault not in silent_faults]
        examination.notes.append(
            Finding("masked", say("masked-now", slots=format_slots(masked_slots)), (), tuple(masked_slots))
        )


def _note_disturbances(figures: Measurements, examination: Examination) -> None:
    taken_slots = [slot for slot in figures.wanted if figures.is_taken(slot)]
    if taken_slots:
        examination.notes.append(make_finding("taken", slots=format_slots(taken_slots)))
    unclear_slots = [slot for slot in figures.wanted if figures.is_unclear(slot)]
    if unclear_slots:
        examination.notes.append(make_finding("flickering-room", unclear_slots))
        examination.unchecked.insert(0, say("leds-by-sensors"))
    else:
        examination.checked.append(say("leds-by-sensors"))


def _note_calibration(summary: JsonObject, notes: list[Finding]) -> None:
    if summary["problem"]:
        notes.append(make_finding("calibration-file", problem=summary["problem"]))
    elif not summary["calibrated"]:
        notes.append(make_finding("not-calibrated"))
    skipped_slots = [slot for slot in list_members(summary["skipped"]) if slot not in summary["masked"]]
    if skipped_slots:
        notes.append(make_finding("skipped", skipped_slots, slots=format_slots(skipped_slots)))


def _test_display_and_buttons(summary: JsonObject, person: Person | None, examination: Examination) -> None:
    if not summary["display"]:
        pins = {"clock": describe_gpio_wire(DISPLAY_SCL), "data": describe_gpio_wire(DISPLAY_SDA)}
        finding = kinds.adjust_steps(
            make_finding("display-absent", plug=describe_plug("J1"), clock=pins["clock"], data=pins["data"]), summary
        )
        # On a bare board a missing display is a fault only when the person has plugged one in.
        if not examination.bare or person and person.ask_yes_no(say("display-plugged"), usual=False):
            examination.faults.append(finding)
        elif not person:
            examination.notes.append(Finding("display-absent", say("display-not-yet"), finding.do))
    examination.checked.append(say("checked-display", controller=summary["controller"].upper()))
    examination.figures["controller"] = summary["controller"]
    examination.faults += [
        kinds.adjust_steps(fault, summary) for fault in interactive.find_stuck_buttons(summary["stuck"])
    ]
    examination.checked.append(say("checked-stuck"))


def _test_supply(link: Link, summary: JsonObject, examination: Examination) -> bool:
    """Light all LEDs as bright as the settings allow. Return whether the tray survives: a weak supply collapses."""
    try:
        link.request("selftest", part="show", slots=make_mask(range(SLOTS)), color="white")
        interactive.wait_tray_time(link, _LIT_S)
        link.request("selftest", part="show")
    except (Unplugged, Silence):
        examination.faults.append(
            kinds.adjust_steps(make_finding("supply", capacitor=find_supply_capacitor()), summary)
        )
        return False
    examination.checked.append(say("checked-supply"))
    return True


# A board that is not in its case yet.


def _ask_if_bare(summary: JsonObject, person: Person | None) -> bool:
    """Return whether the board is outside its case. Ask the person, unless it must be in its case.

    A tray that is calibrated, for example, must be in its case.
    """
    can_be_bare = has_sensors(summary["kind"]) and summary["sensors"] and not summary["calibrated"]
    return bool(can_be_bare and person and not person.ask_yes_no(say("in-its-case")))


def _note_bare(examination: Examination) -> None:
    """Add the note that a bare board was tested, and drop the steps that need the case."""
    examination.notes.append(make_finding("bare"))
    case_steps = {say(key) for key in _CASE_STEPS}
    examination.faults = [
        replace(fault, do=tuple(step for step in fault.do if step not in case_steps)) for fault in examination.faults
    ]


# The last trace of a tray that has crashed.


def offer_to_delete_crash(link: Link, person: Person, examination: Examination) -> None:
    """Offer to delete the file with the traceback of a reported crash, so that it is not reported again."""
    has_crashed = any(note.what == _CRASHED for note in examination.notes)
    if has_crashed and person.ask_yes_no(say("crash-forget")):
        digest = hashlib.sha256(_read_crash_file(link)).hexdigest()
        link.request("records", op="delete", name=CRASH_FILE, sha256=digest)


def list_report_steps() -> tuple[str, str]:
    """Return the texts of the two steps to take after a crash: to flash the firmware, and to report the crash."""
    return say("crash-do-flash"), say("crash-do-report")


def _read_crash_file(link: Link) -> bytes:
    data = b""
    while len(data) < _MAX_BYTES:
        try:
            part = link.request("records", op="get", name=CRASH_FILE, **{"from": len(data)})
        except LinkError:
            return data  # there is no trace, or this tray cannot send it
        data += base64.b64decode(part["data"])
        if part["next"] != len(data):
            break
    return data


def find_last_crash(text: str) -> str:
    """Return the newest traceback in the text of the tray's file of crashes."""
    return escape_text(text.replace("\r", "").strip().rpartition(_SEPARATOR)[2][-_MAX_LETTERS:])
