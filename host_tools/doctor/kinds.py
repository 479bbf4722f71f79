"""Findings about trays without the project's board (the kinds Light and starter), whose wires a person follows."""

from dataclasses import replace

from host_tools.doctor.circuit import PICO, find_joint, find_name
from host_tools.doctor.findings import Finding
from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from tray24.pins import BUTTON_PINS, BUTTONS, BUZZER, DISPLAY_SCL, DISPLAY_SDA, LED_DATA, SLOTS
from tray24.ui.toolkit.lights import FULL, TWIN, has_sensors, make_chain

say = HostTexts("doctor")
menu_texts = HostTexts("menus")

_FULL_TRAY_SUMMARY = {
    **{"kind": FULL, "leds": SLOTS, "path": "rows", "colors": "grb", "ma": 5, "buttons": BUTTONS, "masked": []},
    **{"controller": "ssd1306", "faults": 0, "calibrated": False, "problem": "", "skipped": 0},
}


def complete_summary(summary: JsonObject) -> None:
    """Add to a tray's summary (its reply to `selftest`) the fields that older firmware does not send.

    They get the values of a full tray.
    """
    summary.update(_FULL_TRAY_SUMMARY | summary)


def adjust_steps(finding: Finding, summary: JsonObject) -> Finding:
    """Return the finding with the steps for a tray of this kind.

    The steps that it has until now are for a tray with the project's board.
    """
    kind = summary["kind"]
    if has_sensors(kind) or finding.what not in _STEPS:
        return finding
    pins = {"data": LED_DATA, "clock": DISPLAY_SCL, "bus": DISPLAY_SDA, "sound": BUZZER}
    values = {word: _name_pin(gpio) for word, gpio in pins.items()} | {
        "keys": ", ".join(map(_name_pin, BUTTON_PINS[-4:]))
    }
    values |= {"controller": summary["controller"].upper(), "drawing": say(f"drawing-{kind}")}
    return replace(finding, do=tuple(say(key, **values) for key in _STEPS[finding.what]))


_DISPLAY_STEPS = ("wired-display-do-pins", "display-absent-do-address")
_BUTTON_STEPS = ("wired-button-do-wire", "wired-button-do-legs")
_STEPS = {
    "display-absent": _DISPLAY_STEPS,
    "display-unreadable": ("display-unreadable-do-kind", "wired-display-do-pins"),
    "button-stuck": ("wired-button-do-legs", "wired-button-do-wire", "button-stuck-do-finger"),
    "plug-silent": ("wired-ground-do", "wired-button-do-wire"),
    "button-silent": _BUTTON_STEPS,
    "buttons-joined": _BUTTON_STEPS,
    "button-elsewhere": ("wired-button-do-wire",),
    "no-sound": ("wired-sound-do", "no-sound-do-sticker"),
    "supply": ("supply-do-cable", "wired-supply-do", "supply-do-current"),
    "no-led": ("wired-no-led-do-supply", "wired-no-led-do-data", "wired-no-led-do-arrow"),
    "chain-ends": ("wired-chain-do-joints", "wired-no-led-do-arrow"),
    "led-dark": ("wired-led-do",),
    "color-missing": ("wired-led-do",),
}


def _name_pin(gpio: int) -> str:
    """Return the name of a pin of the Pico, such as `pin 4 (GP2)`."""
    return find_joint(PICO, find_name("gpio", gpio)).removeprefix(f"{PICO} ")


# LEDs that a person looks at, named by their numbers in the chain.


def list_chain(summary: JsonObject) -> tuple[int, ...]:
    """Return the LEDs in the order of their chain, each as the number of its slot.

    On a twin tray (two LEDs a slot), an LED beside a slot is slot | BESIDE.
    """
    return tuple(make_chain(summary["kind"], summary["path"]))


def diagnose_dark_leds(dark_leds: list[int], summary: JsonObject) -> list[Finding]:
    """Return the findings about LEDs that stay dark on a tray without the project's board.

    An LED is named by the number of its slot.
    """
    slots = list_chain(summary)
    at = len(slots)
    while at and slots[at - 1] in dark_leds:
        at -= 1
    found = [_make_finding("led-dark", (slot,), number=slot) for slot in dark_leds if slot in slots[:at]]
    if at == 0:
        found.insert(0, _make_finding("no-led", slots))
    elif at < len(slots):
        found.insert(0, _make_finding("chain-ends", slots[at:], number=slots[at - 1], next=slots[at]))
    return [adjust_steps(finding, summary) for finding in found]


def diagnose_wrong_colors(wrong_leds: dict[str, list[int]], dark_leds: list[int], summary: JsonObject) -> list[Finding]:
    """Return the findings about LEDs that shine in another color than requested; `wrong_leds` is {color: slots}."""
    lit_leds = set(list_chain(summary)) - set(dark_leds)
    if (
        lit_leds
        and lit_leds <= set(wrong_leds["red"])
        and lit_leds <= set(wrong_leds["green"])
        and not lit_leds & set(wrong_leds["blue"])
    ):
        other_order = "GRB" if summary["colors"] == "rgb" else "RGB"
        return [Finding("color-order", say("wired-color-order"), (say("wired-color-order-do", other=other_order),))]
    slots = sorted({slot for color in wrong_leds.values() for slot in color} & lit_leds)
    return [adjust_steps(_make_finding("color-missing", (slot,), number=slot), summary) for slot in slots]


def _make_finding(what: str, slots: tuple[int, ...], **values: object) -> Finding:
    return Finding(what, say(f"wired-{what}", **values), (), slots)


# A board with two LEDs a slot although the settings say one, or the reverse.

OTHER_KIND = "other-kind"


def infer_board_kind(kind: str) -> str:
    """Return the kind that fits a board with another number of LEDs a slot than `kind`, to which the tray is set.

    A twin has two LEDs a slot, every other kind has one. So a tray that is set to twin must be a full tray, and a tray
    of another kind must be a twin.
    """
    return FULL if kind == TWIN else TWIN


def report_other_kind(kind: str) -> Finding:
    """Return the finding that a tray is set to `kind`, but its board has two LEDs a slot, not one, or the reverse."""
    board = infer_board_kind(kind)
    text = say("two-leds" if board == TWIN else "one-led")
    return Finding(OTHER_KIND, text, (say("other-kind-do", kind=menu_texts(f"kind-{board}"), name=board),))
