"""Examine a tray: run the tests that need no person, then those that a person sees and hears."""

from contextlib import suppress

from host_tools.doctor import bare, crashes, guided, kinds
from host_tools.doctor.figures import Figures, measure
from host_tools.doctor.findings import Examination, Finding, listed
from host_tools.doctor.judge import judge
from host_tools.doctor.lamps import supply_capacitor
from host_tools.doctor.wires import multiplexer
from host_tools.errors import Failure
from host_tools.link.client import Link, LinkError, Silence, Unplugged
from host_tools.terminal.console import Person, counting, join_list
from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from tray24.pins import BANK_SLOTS, SENSOR_BANKS, SLOTS
from tray24.sense.events import mask_of, members
from tray24.ui.toolkit.lights import STARTER, has_sensors

texts = HostTexts("doctor")

_LIT_S = 0.6  # how long all LEDs shine together to test the supply
_LEAST_FREE = 40_000
_FILES_S = 10.0


def examine(link: Link, person: Person | None = None, is_bare: bool = False) -> Examination:
    """Examine the tray, with the help of the person, if there is one. Raise Failure when it cannot be asked now.

    With `is_bare` it is a board without its case; without, the person is asked where it may be one.
    """
    about = link.ask("selftest")
    kinds.complete(about)
    examination = Examination(
        link.version or link.ask("hello"),
        unchecked=[texts("leds-by-eye"), texts("display-by-eye"), texts("all-buttons")],
    )
    if about["kind"] != STARTER:
        examination.unchecked.append(texts("sound-by-ear"))
    examination.bare = is_bare or bare.is_bare(about, person)
    if person:
        person.wait(texts("take-hands-away" if examination.bare else "lift-dice"))
    try:
        # All LEDs are dark and stay dark: their own light would be taken for the room's light.
        link.ask("selftest", part="show")
        _kind(about, examination)
        crashes.note(link, examination)
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
            bare.note(examination)
    finally:
        with suppress(Failure, OSError):
            link.ask("selftest", part="end")
    return examination


def _kind(about: JsonObject, examination: Examination) -> None:
    examination.checked.append(kinds.kind_words(about))
    examination.figures.update({name: about[name] for name in ("kind", "leds", "path", "colors", "ma")})
    examination.on_board = has_sensors(about["kind"])


def _sets_kind(link: Link, person: Person, about: JsonObject) -> bool:
    """Offer to set the tray to the kind that its board is. Return whether it is set now."""
    agreed = person.agrees(texts("other-kind-set", says=kinds.other_kind(about["kind"]).says))
    if agreed:
        link.ask("settings", op="set", name="tray_kind", value=kinds.board_of(about["kind"]))
    return agreed


def _files(link: Link, examination: Examination) -> None:
    examination.checked.append(texts("checked-files"))
    try:
        said = link.ask("selftest", _FILES_S, part="files")
    except LinkError as error:
        examination.faults.append(
            Finding(
                "files",
                texts("files", error=error.error),
                (
                    texts("files-do-room"),
                    texts("files-do-flash"),
                ),
            )
        )
        return
    examination.figures["free_bytes"] = said["free"]
    if not said["same"]:
        examination.faults.append(
            Finding(
                "flash",
                texts("flash"),
                (texts("flash-do"),),
            )
        )
    elif said["free"] < _LEAST_FREE:
        examination.notes.append(
            Finding(
                "little-room",
                texts("little-room", kilobytes=said["free"] // 1000),
                (texts("little-room-do"),),
            )
        )


def _sensors(link: Link, about: JsonObject, examination: Examination) -> None:
    notes = examination.notes
    if not about["sensors"]:
        examination.checked.append(texts("checked-no-sensors"))
        if has_sensors(about["kind"]):
            multiplexers = join_list([multiplexer(bank) for bank in range(len(SENSOR_BANKS))], "list-and")
            notes.append(
                Finding(
                    "no-sensors",
                    texts("no-sensors"),
                    (texts("no-sensors-do-kind"), texts("no-sensors-do-supply", multiplexers=multiplexers)),
                )
            )
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
        notes.append(Finding("masked", texts("masked", slots=listed(about["masked"]))))
    _note_what_disturbs(figures, examination)
    _note_given_up(about, examination)
    if not examination.bare:
        _note_calibration(about, notes)


def _offer_to_mask(link: Link, person: Person, about: JsonObject, examination: Examination) -> None:
    """Offer to mask sensors that are all silent: they may never have been installed."""
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
        examination.notes.append(Finding("taken", texts("taken", slots=listed(taken)), (texts("taken-do"),)))
    unclear = [slot for slot in figures.wanted if figures.is_unclear(slot)]
    if unclear:
        examination.notes.append(
            Finding(
                "flickering-room",
                texts("flickering-room"),
                (texts("flickering-room-do"),),
                tuple(unclear),
            )
        )
        examination.unchecked.insert(0, texts("leds-by-sensors"))
    else:
        examination.checked.append(texts("leds-by-sensors"))


def _note_given_up(about: JsonObject, examination: Examination) -> None:
    """Note the slots that the tray no longer uses although their measurements are good."""
    known = {slot for finding in [*examination.faults, *examination.notes] for slot in finding.slots}
    slots = [slot for slot in members(about["faults"]) if slot not in known]
    if slots:
        examination.notes.append(
            Finding(
                "given-up",
                texts("given-up", slots=listed(slots)),
                (texts("given-up-do"),),
                tuple(slots),
            )
        )


def _note_calibration(about: JsonObject, notes: list[Finding]) -> None:
    again = (texts("calibrate-do"),)
    if about["problem"]:
        notes.append(Finding("calibration-file", texts("calibration-file", problem=about["problem"]), again))
    elif not about["calibrated"]:
        notes.append(Finding("not-calibrated", texts("not-calibrated"), again))
    skipped = [slot for slot in members(about["skipped"]) if slot not in about["masked"]]
    if skipped:
        notes.append(Finding("skipped", texts("skipped", slots=listed(skipped)), again, tuple(skipped)))


def _display_and_buttons(about: JsonObject, person: Person | None, examination: Examination) -> None:
    if not about["display"]:
        absent = kinds.wired(guided.display_absent(), about)
        if examination.bare:
            bare.lacks_display(person, absent, examination)
        else:
            examination.faults.append(absent)
    examination.checked.append(texts("checked-display", controller=about["controller"].upper()))
    examination.figures["controller"] = about["controller"]
    examination.faults += [kinds.wired(finding, about) for finding in guided.stuck(about["stuck"])]
    examination.checked.append(texts("checked-stuck"))


def _bears_light(link: Link, about: JsonObject, examination: Examination) -> bool:
    """Light all LEDs at once, as bright as the settings allow, and return whether the tray survives it.

    A weak supply collapses.
    """
    try:
        link.ask("selftest", part="show", slots=mask_of(range(SLOTS)), color="white")
        guided.pause(link, _LIT_S)
        link.ask("selftest", part="show")
    except (Unplugged, Silence):
        supply = Finding(
            "supply",
            texts("supply"),
            (
                texts("supply-do-cable"),
                texts("supply-do-capacitor", capacitor=supply_capacitor()),
                texts("supply-do-current"),
            ),
        )
        examination.faults.append(kinds.wired(supply, about))
        return False
    examination.checked.append(texts("checked-supply"))
    return True
