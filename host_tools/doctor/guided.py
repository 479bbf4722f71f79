"""The tests that need a person, who looks at the tray, presses its buttons, listens, and answers questions."""

import random
import re
from collections.abc import Callable, Iterable, Sequence

from hardware.circuit import names
from host_tools.doctor import bare, kinds, shunt
from host_tools.doctor.findings import Examination, Finding
from host_tools.doctor.lamps import color_missing, judge_chain
from host_tools.doctor.wires import gpio_net, plug, wire
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
_TRIES = 3  # unreadable answers to a question, after which its part is left out


def pause(link: Link, seconds: float) -> None:
    """Wait for so many seconds of the tray's time."""
    for _ in link.events(seconds):
        pass


def look(
    link: Link, person: Person, about: JsonObject, examination: Examination, choose: Callable = random.choice
) -> None:
    """Run all parts one after another.

    What a part shows on the tray stays until selftest's `end`.
    """
    try:
        _leds(link, person, about, examination)
    except _Unanswered:
        person.tell(texts("leds-left-out"))
        _show(link, (), "white")
    doubtful = ("chain-ends", "led-dark", kinds.OTHER_KIND)
    if has_sensors(about["kind"]) and not any(examination.has(what) for what in doubtful):
        shunt.look(link, person, about, examination)
    if about["display"]:
        _display(link, person, about["controller"].upper(), examination, choose(_WORDS))
    if not examination.bare or bare.has_buttons(person):
        _buttons(link, person, about["buttons"], examination)
    if about["kind"] != STARTER:
        _sound(link, person, examination)
    examination.faults = [kinds.wired(fault, about) for fault in examination.faults]


# LEDs.


class _Unanswered(Exception):
    """A question that nobody answers in a readable way."""


def _leds(link: Link, person: Person, about: JsonObject, examination: Examination) -> None:
    if examination.has(kinds.OTHER_KIND):
        return  # others would shine than those that are shown
    chain = kinds.chain_of(about)
    person.tell(kinds.how_they_light(about))
    if about["kind"] == TWIN:
        dark = _one_by_one(link, person, [led for led in chain if led < BESIDE], "leds-dark", leds="below")
        person.tell(texts("leds-beside"))
        beside = [led % BESIDE for led in chain if led & BESIDE]
        dark += [slot | BESIDE for slot in _one_by_one(link, person, beside, "leds-beside-dark", leds="beside")]
    else:
        dark = _one_by_one(link, person, chain, "leds-dark")
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
    """Return the LEDs that are dark or of another color when all should shine in this one."""
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
    """Return whether the board has two LEDs a slot though the tray is set to one, or one though it is set to two.

    A tray that is set to one then sends no light beyond the second row, and to the second row what is for the first;
    one that is set to two leaves every other row dark, and has no dots.
    """
    if about["kind"] == FULL:
        return dark == list(range(2 * COLUMNS, SLOTS)) and person.agrees(texts("second-lights"), usual=False)
    lit = [slot for slot in range(SLOTS) if slot not in dark]
    has_dots = not set(dark) >= set(range(BESIDE, BESIDE + SLOTS))
    return about["kind"] == TWIN and not has_dots and lit == [*range(COLUMNS), *range(2 * COLUMNS, 3 * COLUMNS)]


def _slots(person: Person, question: str, count: int) -> list[int]:
    """Ask for slot numbers in any notation, including `7-23` and, in the language of now, `from 7 on`.

    Raise _Unanswered when none is read.
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
    found = set(numbers)
    to = "|".join(map(re.escape, _words("to-words")))
    for first, last in re.findall(rf"(\d+)\s*(?:-|{to})\s*(\d+)", answer):
        found |= set(range(int(first), int(last) + 1))
    if numbers and set(re.findall(r"\w+", answer)) & set(_words("on-words")):
        found |= set(range(numbers[-1], count))
    return found


def _words(key: str) -> list[str]:
    """Return the words of a message that a person may type."""
    return [word.strip() for word in texts(key).split(",")]


def _show(link: Link, slots: Iterable[int], color: str, text: str | None = None, **which: str) -> JsonObject:
    more: JsonObject = dict(which) if text is None else {"text": text}
    return link.ask("selftest", part="show", slots=mask_of(slots), color=color, **more)


# The display.


def display_absent() -> Finding:
    return Finding(
        "display-absent",
        texts("display-absent"),
        (
            texts("display-absent-do-pins", plug=plug("J1")),
            texts("display-absent-do-wires", clock=wire(gpio_net(DISPLAY_SCL)), data=wire(gpio_net(DISPLAY_SDA))),
            texts("display-absent-do-address"),
        ),
    )


def _display(link: Link, person: Person, controller: str, examination: Examination, word: str) -> None:
    _show(link, (), "white", word)
    read = person.says(texts("display-word"))
    if read.upper() != word:
        examination.faults.append(_unreadable(word, read, controller))
    else:
        _show(link, (), "white", "")
        if not person.agrees(texts("display-lit")):
            examination.faults.append(
                Finding(
                    "display-lines",
                    texts("display-lines"),
                    (texts("display-lines-do-edge"), texts("display-lines-do")),
                )
            )
    _show(link, (), "white")
    examination.look_at(texts("display-by-eye"))


def _unreadable(word: str, read: str, controller: str) -> Finding:
    says = texts("display-other-word", seen=read, word=word) if read else texts("display-nothing")
    return Finding(
        "display-unreadable",
        says,
        (
            texts("display-unreadable-do-kind", controller=controller),
            texts("display-unreadable-do-joints", clock=wire(gpio_net(DISPLAY_SCL)), data=wire(gpio_net(DISPLAY_SDA))),
        ),
    )


# Buttons.


def name_of(button: int) -> str:
    return texts("the-seat-button", seat=button + 1) if button < SEATS else texts(f"the-{_KEYS[button - SEATS]}-button")


def _told(key: str, button: int, **values: str) -> str:
    """Return a sentence that begins with the name of a button."""
    button_name = "seat" if button < SEATS else _KEYS[button - SEATS]
    return texts(key, button=button_name, seat=button + 1, **values)


def _wires(button: int) -> str:
    """Return the wire of a button, and that from its resistor to the Pico."""
    return "; ".join(wire(net) for net in (names.button(button), gpio_net(BUTTON_PINS[button])))


def stuck(mask: int) -> list[Finding]:
    """Return the findings about a mask of buttons that are closed though nobody presses them."""
    return [
        Finding(
            "button-stuck",
            _told("button-stuck", button),
            (
                texts("button-stuck-do-cap"),
                texts("button-stuck-do-bridge", wire=_wires(button)),
                texts("button-stuck-do-finger"),
            ),
        )
        for button in members(mask)
    ]


def _buttons(link: Link, person: Person, count: int, examination: Examination) -> None:
    closed = _show(link, (), "white")["down"]
    examination.replace(("button-stuck",), stuck(closed))
    person.tell(texts("buttons"))
    silent: list[int] = []
    together: set[frozenset[int]] = set()
    others: dict[int, int] = {}
    for button in range(BUTTONS - count, BUTTONS):
        if is_member(closed, button):
            continue
        person.tell(texts("press", button=name_of(button)))
        pressed = _pressed(link, button)
        if not pressed:
            person.tell(texts("button-nothing-came"))
            silent.append(button)
        elif pressed == [button]:
            continue
        elif button in pressed:
            together.add(frozenset(pressed))
        else:
            others[button] = pressed[0]
    examination.faults += _silent_buttons(silent)
    examination.faults += [_joined(sorted(buttons)) for buttons in sorted(together, key=sorted)]
    examination.faults += [_exchanged(button, other) for button, other in others.items()]
    examination.look_at(texts("all-buttons"))


def _pressed(link: Link, button: int) -> list[int]:
    """Return the buttons that close together when this one is pressed; [] when none does within some seconds."""
    color = _KEYS[button - SEATS] if button >= SEATS else "white"
    words = texts("display-seat", seat=button + 1) if button < SEATS else texts(f"display-{color}-button")
    lit = range(SLOTS) if color in _COLORS else ()
    _show(link, lit, color if color in _COLORS else "white", words)
    for _ in range(_PRESS_LOOKS):
        pause(link, _LOOK_S)
        mask = _show(link, lit, color if color in _COLORS else "white", words)["pressed"]
        if mask:
            pause(link, _LOOK_S)
            return members(mask | _show(link, lit, "white", words)["pressed"])
    return []


def _silent_buttons(buttons: list[int]) -> list[Finding]:
    found = []
    for group, ref in ((range(SEATS), "J2"), (range(SEATS, BUTTONS), "J3")):
        silent = [button for button in buttons if button in group]
        if len(silent) == len(group):
            found.append(
                Finding(
                    "plug-silent",
                    texts("no-seat-button") if ref == "J2" else texts("no-colored-button"),
                    (texts("plug-silent-do", plug=ref),),
                )
            )
        else:
            found += [_silent_button(button) for button in silent]
    return found


def _silent_button(button: int) -> Finding:
    return Finding(
        "button-silent",
        _told("button-silent", button),
        (
            texts("button-silent-do-wire", wire=_wires(button)),
            texts("button-silent-do-legs"),
            texts("button-silent-do-click"),
        ),
    )


def _joined(buttons: list[int]) -> Finding:
    return Finding(
        "buttons-joined",
        _told("buttons-joined", buttons[0], others=join_list([name_of(button) for button in buttons[1:]], "list-and")),
        (texts("buttons-joined-do", wires="; ".join(_wires(button) for button in buttons)),),
    )


def _exchanged(button: int, other: int) -> Finding:
    return Finding(
        "button-elsewhere",
        _told("button-elsewhere", button, other=name_of(other)),
        (texts("button-elsewhere-do", wire=_wires(button), other=_wires(other)),),
    )


# Sound.


def _sound(link: Link, person: Person, examination: Examination) -> None:
    link.ask("selftest", part="sound")
    if not person.agrees(texts("sound")):
        link.ask("selftest", part="sound")
        if not person.agrees(texts("sound-again")):
            examination.faults.append(
                Finding(
                    "no-sound",
                    texts("no-sound"),
                    (
                        texts("no-sound-do-wire", wire=wire(gpio_net(BUZZER)), other=wire("BUZZER_END")),
                        texts("no-sound-do-sticker"),
                    ),
                )
            )
    examination.look_at(texts("sound-by-ear"))
