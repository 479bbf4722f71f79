"""The tests that need a person to look at the tray, press its buttons, listen, and answer questions."""

import base64
import random
import re
from collections.abc import Callable, Iterable, Sequence

from host_tools.doctor import kinds
from host_tools.doctor.circuit import gpio_wire, name, wire
from host_tools.doctor.findings import Examination, Finding, finding
from host_tools.doctor.judge import color_missing, judge_chain
from host_tools.link.client import Link
from host_tools.terminal.console import Person, join_list
from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from tray24.pins import BESIDE, BUTTON_PINS, BUTTONS, BUZZER, COLUMNS, DISPLAY_SCL, DISPLAY_SDA, SEATS, SLOTS
from tray24.sense.events import is_member, mask_of, members
from tray24.ui.toolkit.lights import FULL, STARTER, TWIN, has_sensors, light_count

texts = HostTexts("doctor")

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
_MOST_MV = 100.0  # 1 A: USB and the fuse F1 give less
_MOST_DARK_MV = 15.0  # of infrared LEDs and dark LEDs 2.7 are expected (hardware/calc/supply.py)
_TOLERANCE = 0.3  # [estimated] of parts, shunt and meter together
_READING = re.compile(r"[+-]?(\d+(?:[.,]\d+)?)\s*(mv)?", re.IGNORECASE)
_SHOWN_S = 50.0  # the tray closes its test screen after a minute without a request


def pause(link: Link, seconds: float) -> None:
    """Wait for so many seconds of the tray's time."""
    for _ in link.events(seconds):
        pass


def look(
    link: Link, person: Person, about: JsonObject, examination: Examination, choose: Callable = random.choice
) -> None:
    """Run all tests one after another. What a test shows on the tray stays until selftest's `end`."""
    try:
        _leds(link, person, about, examination)
    except _Unanswered:
        person.tell(texts("leds-left-out"))
        _show(link, (), "white")
    if has_sensors(about["kind"]) and not examination.has("chain-ends", "led-dark", kinds.OTHER_KIND):
        _current(link, person, about, examination)
    if about["display"]:
        _display(link, person, about["controller"].upper(), examination, choose(_WORDS))
    if not examination.bare or person.agrees(texts("buttons-plugged"), usual=False):
        _buttons(link, person, about["buttons"], examination)
    if about["kind"] != STARTER:
        _sound(link, person, examination)
    examination.faults = [kinds.wired(fault, about) for fault in examination.faults]


class _Unanswered(Exception):
    """A question has no readable answer."""


def _leds(link: Link, person: Person, about: JsonObject, examination: Examination) -> None:
    if examination.has(kinds.OTHER_KIND):
        return  # LEDs of other slots would shine
    chain = kinds.chain_of(about)
    # The order in which the LEDs light up, and their numbers.
    person.tell(texts({STARTER: "leds-of-a-stick", TWIN: "leds-twin"}.get(about["kind"], "leds")))
    below, beside = [led for led in chain if led < BESIDE], [led % BESIDE for led in chain if led & BESIDE]
    which = {"leds": "below"} if beside else {}
    dark = _one_by_one(link, person, below, "leds-dark", **which)
    if beside:
        person.tell(texts("leds-beside"))
        dark += [slot | BESIDE for slot in _one_by_one(link, person, beside, "leds-beside-dark", leds="beside")]
    if _is_other_kind(person, about, dark):
        found = [kinds.other_kind(about["kind"])]
    else:
        wrong = {color: _wrong_in(link, person, color, about) for color in _COLORS}
        if has_sensors(about["kind"]):
            found = judge_chain(chain, dark, chain)
            found += [color_missing(led, [color]) for color in _COLORS for led in wrong[color] if led not in dark]
        else:
            found = kinds.dark_leds(dark, about) + kinds.wrong_colors(wrong, dark, about)
    _show(link, (), "white")
    examination.replace(("chain-ends", "no-led", "led-dark", "color-missing"), found)
    examination.look_at(texts("leds-by-eye"))


def _one_by_one(link: Link, person: Person, slots: Sequence[int], question: str, **which: str) -> list[int]:
    """Light these slots one after another, and return those that stay dark."""
    for place in range(len(slots)):
        _show(link, slots[: place + 1], "white", **which)
        pause(link, _LED_S)
    return _slots(person, texts(question), len(slots))


def _wrong_in(link: Link, person: Person, color: str, about: JsonObject) -> list[int]:
    """Return the LEDs that are dark or have another color when all should shine in this color."""
    count = light_count(about["kind"])
    _show(link, range(SLOTS), color)
    wrong = _slots(person, texts(f"leds-in-{color}"), count)
    if not wrong or about["kind"] != TWIN:
        return wrong
    wrong = []
    for which, beside in (("below", 0), ("beside", BESIDE)):
        _show(link, range(SLOTS), color, leds=which)
        wrong += [slot | beside for slot in _slots(person, texts(f"leds-only-{which}"), count)]
    return wrong


def _is_other_kind(person: Person, about: JsonObject, dark: list[int]) -> bool:
    """Return whether the board has two LEDs a slot although the tray is set to one, or the reverse.

    A tray that is set to one then lights no row beyond the second, and lights the second row like the first; a tray
    that is set to two leaves every other row dark, and has no dots.
    """
    if about["kind"] == FULL:
        return dark == list(range(2 * COLUMNS, SLOTS)) and person.agrees(texts("second-lights"), usual=False)
    lit = [slot for slot in range(SLOTS) if slot not in dark]
    has_dots = not set(dark) >= set(range(BESIDE, BESIDE + SLOTS))
    return about["kind"] == TWIN and not has_dots and lit == [*range(COLUMNS), *range(2 * COLUMNS, 3 * COLUMNS)]


def _slots(person: Person, question: str, count: int) -> list[int]:
    """Ask for slot numbers in any notation, such as `7-23` or, in the current language, `from 7 on`.

    Raise _Unanswered when no answer can be read.
    """
    for _ in range(_TRIES):
        answer = person.says(f"{question} ").lower()
        numbers = [int(word) for word in _NUMBER.findall(answer)]
        if all(number < count for number in numbers) and bool(numbers) == bool(answer):
            return sorted(_spread(answer, numbers, count))
        if answer in _words("all-words"):
            return list(range(count))
        person.tell(texts("numbers", last=count - 1))
    raise _Unanswered


def _spread(answer: str, numbers: list[int], count: int) -> set[int]:
    """Return the slots that an answer means: `numbers`, and all numbers of its ranges."""
    found = set(numbers)
    to = "|".join(map(re.escape, _words("to-words")))
    for first, last in re.findall(rf"(\d+)\s*(?:-|{to})\s*(\d+)", answer):
        found |= set(range(int(first), int(last) + 1))
    if numbers and set(re.findall(r"\w+", answer)) & set(_words("on-words")):
        found |= set(range(numbers[-1], count))
    return found


def _words(key: str) -> list[str]:
    """Return the words that a person may type, which are listed in a message."""
    return [word.strip() for word in texts(key).split(",")]


def _show(link: Link, slots: Iterable[int], color: str, text: str | None = None, **which: str) -> JsonObject:
    more: JsonObject = dict(which) if text is None else {"text": text}
    return link.ask("selftest", part="show", slots=mask_of(slots), color=color, **more)


def _display(link: Link, person: Person, controller: str, examination: Examination, word: str) -> None:
    _show(link, (), "white", word)
    read = person.says(texts("display-word"))
    if read.upper() != word:
        says = texts("display-other-word", seen=read, word=word) if read else texts("display-nothing")
        joints = texts("display-unreadable-do-joints", clock=gpio_wire(DISPLAY_SCL), data=gpio_wire(DISPLAY_SDA))
        steps = texts("display-unreadable-do-kind", controller=controller), joints
        examination.faults.append(Finding("display-unreadable", says, steps))
    else:
        _show(link, (), "white", "")
        if not person.agrees(texts("display-lit")):
            examination.faults.append(finding("display-lines"))
    _show(link, (), "white")
    examination.look_at(texts("display-by-eye"))


def name_of(button: int) -> str:
    return texts(f"the-{_key(button)}-button", seat=button + 1)


def _key(button: int) -> str:
    """Return the color of a button, or `seat`: the value by which messages select its name."""
    return "seat" if button < SEATS else _KEYS[button - SEATS]


def _wires(button: int) -> str:
    """Return the wire of a button, and the wire from its resistor to the Pico."""
    return f"{wire(name('button', button))}; {gpio_wire(BUTTON_PINS[button])}"


def stuck(mask: int) -> list[Finding]:
    """Return the findings about a mask of buttons that are closed although nobody presses them."""
    return [
        finding("button-stuck", button=_key(button), seat=button + 1, wire=_wires(button)) for button in members(mask)
    ]


def _buttons(link: Link, person: Person, count: int, examination: Examination) -> None:
    closed = _show(link, (), "white")["down"]
    examination.replace(("button-stuck",), stuck(closed))
    person.tell(texts("buttons"))
    silent: list[int] = []
    together: set[frozenset[int]] = set()
    swapped: dict[int, int] = {}
    for button in range(BUTTONS - count, BUTTONS):
        if is_member(closed, button):
            continue
        person.tell(texts("press", button=name_of(button)))
        pressed = _pressed(link, button)
        if not pressed:
            person.tell(texts("button-nothing-came"))
            silent.append(button)
        elif button not in pressed:
            swapped[button] = pressed[0]
        elif pressed != [button]:
            together.add(frozenset(pressed))
    examination.faults += _silent_buttons(silent)
    for buttons in sorted(map(sorted, together)):
        first, *rest = buttons
        others, wires = join_list(map(name_of, rest), "list-and"), "; ".join(map(_wires, buttons))
        joined = finding("buttons-joined", button=_key(first), seat=first + 1, others=others, wires=wires)
        examination.faults.append(joined)
    for button, other in swapped.items():
        says = texts("button-elsewhere", button=_key(button), seat=button + 1, other=name_of(other))
        steps = (texts("button-elsewhere-do", wire=_wires(button), other=_wires(other)),)
        examination.faults.append(Finding("button-elsewhere", says, steps))
    examination.look_at(texts("all-buttons"))


def _pressed(link: Link, button: int) -> list[int]:
    """Return the buttons that close together when this one is pressed; [] when no button closes within some seconds."""
    key = _KEYS[button - SEATS] if button >= SEATS else ""
    words = texts(f"display-{key}-button") if key else texts("display-seat", seat=button + 1)
    lit, color = (range(SLOTS), key) if key in _COLORS else ((), "white")
    _show(link, lit, color, words)
    for _ in range(_PRESS_LOOKS):
        pause(link, _LOOK_S)
        mask = _show(link, lit, color, words)["pressed"]
        if mask:
            pause(link, _LOOK_S)
            return members(mask | _show(link, lit, "white", words)["pressed"])
    return []


def _silent_buttons(buttons: list[int]) -> list[Finding]:
    found = []
    plugs = (range(SEATS), "J2", "no-seat-button"), (range(SEATS, BUTTONS), "J3", "no-colored-button")
    for group, ref, key in plugs:
        silent = [button for button in buttons if button in group]
        if len(silent) == len(group):
            found.append(Finding("plug-silent", texts(key), (texts("plug-silent-do", plug=ref),)))
        else:
            for button in silent:
                found.append(finding("button-silent", button=_key(button), seat=button + 1, wire=_wires(button)))
    return found


def _sound(link: Link, person: Person, examination: Examination) -> None:
    for question in ("sound", "sound-again"):
        link.ask("selftest", part="sound")
        if person.agrees(texts(question)):
            break
    else:
        examination.faults.append(finding("no-sound", wire=gpio_wire(BUZZER), other=wire(name("buzzer_end"))))
    examination.look_at(texts("sound-by-ear"))


# The current of the LEDs, from the voltage that a person reads at the shunt, compared with the setting `led_ma`.


def _current(link: Link, person: Person, about: JsonObject, examination: Examination) -> None:
    """Ask for the readings with all LEDs dark and with all LEDs white, and diagnose the difference."""
    person.tell(texts("shunt"))
    dark_mv = _reading(link, person, texts("shunt-dark"), 0)
    lit_mv = None if dark_mv is None else _reading(link, person, texts("shunt-lit"), mask_of(range(SLOTS)))
    if dark_mv is not None and lit_mv is not None:
        frame = base64.b64decode(link.ask("state", show="leds")["data"])
        leds = 2 if about["kind"] == TWIN else 1  # of a slot: without dice all of them shine
        measured_ma = (lit_mv - dark_mv) * _MA_OF_MV * 255 / max(1, leds * sum(frame))
        examination.figures["measured_ma"] = round(measured_ma, 1)
        examination.faults += _judge_current(dark_mv, measured_ma, about["ma"])
        examination.checked.append(texts("checked-shunt"))
    link.ask("selftest", part="show")


def _reading(link: Link, person: Person, question: str, slots: int) -> float | None:
    """Return the millivolts that the person reads while these slots shine, or None without an answer."""
    for _ in range(_TRIES):
        link.ask("selftest", part="show", slots=slots, color="white")
        began_s = link.now_s()
        answer = person.says(f"{question} ")
        if not answer:
            return None
        match = _READING.fullmatch(answer)
        millivolts = float(match[1].replace(",", ".")) if match else -1.0
        if link.now_s() - began_s > _SHOWN_S:
            person.tell(texts("shunt-late"))
        elif not 0 <= millivolts <= _MOST_MV or 0 < millivolts < 0.1:
            person.tell(texts("shunt-millivolts"))
        else:
            link.ask("selftest", part="show", slots=slots, color="white")
            return millivolts
    return None


def _judge_current(dark_mv: float, measured_ma: float, set_ma: int) -> list[Finding]:
    if dark_mv > _MOST_DARK_MV:
        return [finding("shunt-short", milliamperes=round(dark_mv * _MA_OF_MV))]
    nearest = min(PARTS_MA, key=lambda ma: abs(measured_ma / ma - 1))
    if abs(measured_ma / nearest - 1) > _TOLERANCE:
        says = texts("shunt-odd", measured=f"{measured_ma:.1f}")
        return [Finding("led-current", says, (texts("shunt-odd-do-probes"), texts("shunt-odd-do-parts")))]
    if nearest == set_ma:
        return []
    says = texts("shunt-other", measured=f"{measured_ma:.1f}", set=set_ma)
    return [Finding("led-current", says, (texts("shunt-other-do", ma=nearest),))]
