"""The tests that need a person to look at the tray, press its buttons, listen, and answer questions."""

import base64
import random
import re
from collections.abc import Callable, Iterable, Sequence

from host_tools.doctor import kinds
from host_tools.doctor.circuit import describe_gpio_wire, describe_wire, find_name
from host_tools.doctor.diagnosis import diagnose_chain, report_missing_color
from host_tools.doctor.findings import Examination, Finding, make_finding
from host_tools.link.client import Link
from host_tools.terminal.console import Person, join_list
from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from tray24.pins import BESIDE, BUTTON_PINS, BUTTONS, BUZZER, COLUMNS, DISPLAY_SCL, DISPLAY_SDA, SEATS, SLOTS
from tray24.sense.events import is_member, list_members, make_mask
from tray24.ui.toolkit.lights import FULL, STARTER, TWIN, count_lights, has_sensors

say = HostTexts("doctor")

_LED_S = 0.12  # from one LED to the next
_LOOK_S = 0.1  # between two requests for the state of the buttons
_PRESS_LOOKS = 80
_COLORS = ("red", "green", "blue")
_KEYS = ("red", "yellow", "green", "blue")
_WORDS = ("MAPLE", "TIGER", "RIVER", "CANDLE", "PLANET", "GUITAR", "LEMON", "ORBIT")
_NUMBER = re.compile(r"\d+")
_TRIES = 3  # unreadable answers to a question, after which its test is left out
PARTS_MA = (5, 12, 20)  # a channel at full brightness, as the setting `led_ma` allows
_MA_OF_MV = 10.0  # R43 has 0.1 ohm
_MAX_MV = 100.0  # 1 A: USB and the fuse F1 allow less
_MAX_DARK_MV = 15.0  # infrared LEDs and dark LEDs should cause 2.7 (hardware/calc/supply.py)
_TOLERANCE = 0.3  # [estimated] of parts, shunt and meter together
_READING = re.compile(r"[+-]?(\d+(?:[.,]\d+)?)\s*(mv)?", re.IGNORECASE)
_SHOWN_S = 50.0  # the tray closes its test screen after a minute without a request


def wait_tray_time(link: Link, seconds: float) -> None:
    """Wait for this number of `seconds` of the tray's time."""
    for _ in link.receive_events(seconds):
        pass


def run_interactive_tests(
    link: Link, person: Person, summary: JsonObject, examination: Examination, choose: Callable = random.choice
) -> None:
    """Run all tests with a person one after another.

    What a test shows on the tray stays until the request `selftest` with the part `end`. `choose` chooses the word that
    the display shows.
    """
    try:
        _test_leds(link, person, summary, examination)
    except _Unanswered:
        person.show_message(say("leds-left-out"))
        _show_test(link, (), "white")
    if has_sensors(summary["kind"]) and not examination.has_fault("chain-ends", "led-dark", kinds.OTHER_KIND):
        _test_current(link, person, summary, examination)
    if summary["display"]:
        _test_display(link, person, summary["controller"].upper(), examination, choose(_WORDS))
    if not examination.bare or person.ask_yes_no(say("buttons-plugged"), usual=False):
        _test_buttons(link, person, summary["buttons"], examination)
    if summary["kind"] != STARTER:
        _test_sound(link, person, examination)
    examination.faults = [kinds.adjust_steps(fault, summary) for fault in examination.faults]


class _Unanswered(Exception):
    """Raised when a question has no readable answer."""


def _test_leds(link: Link, person: Person, summary: JsonObject, examination: Examination) -> None:
    if examination.has_fault(kinds.OTHER_KIND):
        return  # LEDs of other slots would shine
    chain = kinds.list_chain(summary)
    # The order in which the LEDs light up, and their numbers.
    person.show_message(say({STARTER: "leds-of-a-stick", TWIN: "leds-twin"}.get(summary["kind"], "leds")))
    leds_below, leds_beside = [led for led in chain if led < BESIDE], [led % BESIDE for led in chain if led & BESIDE]
    options = {"leds": "below"} if leds_beside else {}
    dark_leds = _light_one_by_one(link, person, leds_below, "leds-dark", **options)
    if leds_beside:
        person.show_message(say("leds-beside"))
        dark_leds += [
            slot | BESIDE for slot in _light_one_by_one(link, person, leds_beside, "leds-beside-dark", leds="beside")
        ]
    if _is_other_kind(person, summary, dark_leds):
        found = [kinds.report_other_kind(summary["kind"])]
    else:
        wrong_leds = {color: _ask_wrong_leds(link, person, color, summary) for color in _COLORS}
        if has_sensors(summary["kind"]):
            found = diagnose_chain(chain, dark_leds, chain)
            found += [
                report_missing_color(led, [color])
                for color in _COLORS
                for led in wrong_leds[color]
                if led not in dark_leds
            ]
        else:
            found = kinds.diagnose_dark_leds(dark_leds, summary) + kinds.diagnose_wrong_colors(
                wrong_leds, dark_leds, summary
            )
    _show_test(link, (), "white")
    examination.replace_faults(("chain-ends", "no-led", "led-dark", "color-missing"), found)
    examination.mark_checked(say("leds-by-eye"))


def _light_one_by_one(link: Link, person: Person, slots: Sequence[int], question: str, **options: str) -> list[int]:
    """Light these slots one after another, and return the slots of which the person says that they stay dark."""
    for index in range(len(slots)):
        _show_test(link, slots[: index + 1], "white", **options)
        wait_tray_time(link, _LED_S)
    return _ask_slots(person, say(question), len(slots))


def _ask_wrong_leds(link: Link, person: Person, color: str, summary: JsonObject) -> list[int]:
    """Return the LEDs that are dark or have another color when all should shine in this color."""
    count = count_lights(summary["kind"])
    _show_test(link, range(SLOTS), color)
    wrong_leds = _ask_slots(person, say(f"leds-in-{color}"), count)
    if not wrong_leds or summary["kind"] != TWIN:
        return wrong_leds
    wrong_leds = []
    for side, offset in (("below", 0), ("beside", BESIDE)):
        _show_test(link, range(SLOTS), color, leds=side)
        wrong_leds += [slot | offset for slot in _ask_slots(person, say(f"leds-only-{side}"), count)]
    return wrong_leds


def _is_other_kind(person: Person, summary: JsonObject, dark_leds: list[int]) -> bool:
    """Return whether the board has two LEDs a slot although the tray is set to one, or the reverse.

    If the tray is wrongly set to one, the third row is dark, and the person sees second lights in the other rows. If it
    is wrongly set to two, the second row and all LEDs beside slots are dark.
    """
    if summary["kind"] == FULL:
        return dark_leds == list(range(2 * COLUMNS, SLOTS)) and person.ask_yes_no(say("second-lights"), usual=False)
    lit_leds = [slot for slot in range(SLOTS) if slot not in dark_leds]
    has_dots = not set(dark_leds) >= set(range(BESIDE, BESIDE + SLOTS))
    return summary["kind"] == TWIN and not has_dots and lit_leds == [*range(COLUMNS), *range(2 * COLUMNS, 3 * COLUMNS)]


def _ask_slots(person: Person, question: str, count: int) -> list[int]:
    """Ask for slot numbers in any notation, such as `7-23` or, in the current language, `from 7 on`.

    Raise _Unanswered when no answer can be read.
    """
    for _ in range(_TRIES):
        answer = person.ask_text(f"{question} ").lower()
        numbers = [int(word) for word in _NUMBER.findall(answer)]
        if all(number < count for number in numbers) and bool(numbers) == bool(answer):
            return sorted(_expand_ranges(answer, numbers, count))
        if answer in _list_words("all-words"):
            return list(range(count))
        person.show_message(say("numbers", last=count - 1))
    raise _Unanswered


def _expand_ranges(answer: str, numbers: list[int], count: int) -> set[int]:
    """Return the slots that an answer means: its `numbers`, and all numbers of its ranges, such as `7-23`.

    `count` is the number of slots.
    """
    found = set(numbers)
    separators = "|".join(map(re.escape, _list_words("to-words")))
    for first, last in re.findall(rf"(\d+)\s*(?:-|{separators})\s*(\d+)", answer):
        found |= set(range(int(first), int(last) + 1))
    if numbers and set(re.findall(r"\w+", answer)) & set(_list_words("on-words")):
        found |= set(range(numbers[-1], count))
    return found


def _list_words(key: str) -> list[str]:
    """Return the words with one meaning that a person may type, such as those for "all". The message `key` has them."""
    return [word.strip() for word in say(key).split(",")]


def _show_test(link: Link, slots: Iterable[int], color: str, text: str | None = None, **options: str) -> JsonObject:
    fields: JsonObject = dict(options) if text is None else {"text": text}
    return link.request("selftest", part="show", slots=make_mask(slots), color=color, **fields)


def _test_display(link: Link, person: Person, controller: str, examination: Examination, word: str) -> None:
    _show_test(link, (), "white", word)
    answer = person.ask_text(say("display-word"))
    if answer.upper() != word:
        text = say("display-other-word", seen=answer, word=word) if answer else say("display-nothing")
        joints = say(
            "display-unreadable-do-joints", clock=describe_gpio_wire(DISPLAY_SCL), data=describe_gpio_wire(DISPLAY_SDA)
        )
        steps = say("display-unreadable-do-kind", controller=controller), joints
        examination.faults.append(Finding("display-unreadable", text, steps))
    else:
        _show_test(link, (), "white", "")
        if not person.ask_yes_no(say("display-lit")):
            examination.faults.append(make_finding("display-lines"))
    _show_test(link, (), "white")
    examination.mark_checked(say("display-by-eye"))


def name_button(button: int) -> str:
    return say(f"the-{_classify_button(button)}-button", seat=button + 1)


def _classify_button(button: int) -> str:
    """Return `seat` for a seat's button, or the color of a colored button. Messages choose the name by this value."""
    return "seat" if button < SEATS else _KEYS[button - SEATS]


def _describe_wires(button: int) -> str:
    """Return the wire of a button, and the wire from its resistor to the Pico."""
    return f"{describe_wire(find_name('button', button))}; {describe_gpio_wire(BUTTON_PINS[button])}"


def find_stuck_buttons(mask: int) -> list[Finding]:
    """Return the findings about a mask of buttons that are closed although nobody presses them."""
    return [
        make_finding("button-stuck", button=_classify_button(button), seat=button + 1, wire=_describe_wires(button))
        for button in list_members(mask)
    ]


def _test_buttons(link: Link, person: Person, count: int, examination: Examination) -> None:
    closed_mask = _show_test(link, (), "white")["down"]
    examination.replace_faults(("button-stuck",), find_stuck_buttons(closed_mask))
    person.show_message(say("buttons"))
    silent_buttons: list[int] = []
    joined_groups: set[frozenset[int]] = set()
    swapped_buttons: dict[int, int] = {}
    for button in range(BUTTONS - count, BUTTONS):
        if is_member(closed_mask, button):
            continue
        person.show_message(say("press", button=name_button(button)))
        pressed_buttons = _await_press(link, button)
        if not pressed_buttons:
            person.show_message(say("button-nothing-came"))
            silent_buttons.append(button)
        elif button not in pressed_buttons:
            swapped_buttons[button] = pressed_buttons[0]
        elif pressed_buttons != [button]:
            joined_groups.add(frozenset(pressed_buttons))
    examination.faults += _find_silent_buttons(silent_buttons)
    for buttons in sorted(map(sorted, joined_groups)):
        first, *rest = buttons
        other_names, wires = join_list(map(name_button, rest), "list-and"), "; ".join(map(_describe_wires, buttons))
        finding = make_finding(
            "buttons-joined", button=_classify_button(first), seat=first + 1, others=other_names, wires=wires
        )
        examination.faults.append(finding)
    for button, other in swapped_buttons.items():
        text = say("button-elsewhere", button=_classify_button(button), seat=button + 1, other=name_button(other))
        steps = (say("button-elsewhere-do", wire=_describe_wires(button), other=_describe_wires(other)),)
        examination.faults.append(Finding("button-elsewhere", text, steps))
    examination.mark_checked(say("all-buttons"))


def _await_press(link: Link, button: int) -> list[int]:
    """Return the buttons that close together when this one is pressed; [] when no button closes within some seconds."""
    key = _KEYS[button - SEATS] if button >= SEATS else ""
    text = say(f"display-{key}-button") if key else say("display-seat", seat=button + 1)
    slots, color = (range(SLOTS), key) if key in _COLORS else ((), "white")
    _show_test(link, slots, color, text)
    for _ in range(_PRESS_LOOKS):
        wait_tray_time(link, _LOOK_S)
        mask = _show_test(link, slots, color, text)["pressed"]
        if mask:
            wait_tray_time(link, _LOOK_S)
            return list_members(mask | _show_test(link, slots, "white", text)["pressed"])
    return []


def _find_silent_buttons(buttons: list[int]) -> list[Finding]:
    found = []
    plugs = (range(SEATS), "J2", "no-seat-button"), (range(SEATS, BUTTONS), "J3", "no-colored-button")
    for group, ref, key in plugs:
        silent_buttons = [button for button in buttons if button in group]
        if len(silent_buttons) == len(group):
            found.append(Finding("plug-silent", say(key), (say("plug-silent-do", plug=ref),)))
        else:
            for button in silent_buttons:
                found.append(
                    make_finding(
                        "button-silent", button=_classify_button(button), seat=button + 1, wire=_describe_wires(button)
                    )
                )
    return found


def _test_sound(link: Link, person: Person, examination: Examination) -> None:
    for question in ("sound", "sound-again"):
        link.request("selftest", part="sound")
        if person.ask_yes_no(say(question)):
            break
    else:
        examination.faults.append(
            make_finding("no-sound", wire=describe_gpio_wire(BUZZER), other=describe_wire(find_name("buzzer_end")))
        )
    examination.mark_checked(say("sound-by-ear"))


# The current of the LEDs, from the voltage that a person reads at the shunt, compared with the setting `led_ma`.


def _test_current(link: Link, person: Person, summary: JsonObject, examination: Examination) -> None:
    """Ask for the voltage at the shunt with all LEDs dark, then with all white. Report a wrong current of the LEDs."""
    person.show_message(say("shunt"))
    dark_mv = _ask_reading(link, person, say("shunt-dark"), 0)
    lit_mv = None if dark_mv is None else _ask_reading(link, person, say("shunt-lit"), make_mask(range(SLOTS)))
    if dark_mv is not None and lit_mv is not None:
        frame = base64.b64decode(link.request("state", show="leds")["data"])
        leds = 2 if summary["kind"] == TWIN else 1  # of a slot: without dice all of them shine
        measured_ma = (lit_mv - dark_mv) * _MA_OF_MV * 255 / max(1, leds * sum(frame))
        examination.figures["measured_ma"] = round(measured_ma, 1)
        examination.faults += _diagnose_current(dark_mv, measured_ma, summary["ma"])
        examination.checked.append(say("checked-shunt"))
    link.request("selftest", part="show")


def _ask_reading(link: Link, person: Person, question: str, slots: int) -> float | None:
    """Return the millivolts that the person reads at the shunt while slots shine white, or None if the person gives up.

    `slots` is the mask of these slots.
    """
    for _ in range(_TRIES):
        link.request("selftest", part="show", slots=slots, color="white")
        began_s = link.now_s()
        answer = person.ask_text(f"{question} ")
        if not answer:
            return None
        match = _READING.fullmatch(answer)
        millivolts = float(match[1].replace(",", ".")) if match else -1.0
        if link.now_s() - began_s > _SHOWN_S:
            person.show_message(say("shunt-late"))
        elif not 0 <= millivolts <= _MAX_MV or 0 < millivolts < 0.1:
            person.show_message(say("shunt-millivolts"))
        else:
            link.request("selftest", part="show", slots=slots, color="white")
            return millivolts
    return None


def _diagnose_current(dark_mv: float, measured_ma: float, set_ma: int) -> list[Finding]:
    if dark_mv > _MAX_DARK_MV:
        return [make_finding("shunt-short", milliamperes=round(dark_mv * _MA_OF_MV))]
    nearest_ma = min(PARTS_MA, key=lambda ma: abs(measured_ma / ma - 1))
    if abs(measured_ma / nearest_ma - 1) > _TOLERANCE:
        text = say("shunt-odd", measured=f"{measured_ma:.1f}")
        return [Finding("led-current", text, (say("shunt-odd-do-probes"), say("shunt-odd-do-parts")))]
    if nearest_ma == set_ma:
        return []
    text = say("shunt-other", measured=f"{measured_ma:.1f}", set=set_ma)
    return [Finding("led-current", text, (say("shunt-other-do", ma=nearest_ma),))]
