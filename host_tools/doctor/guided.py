"""What only a person can tell: she looks at the tray, presses its buttons and listens, and is asked what came of it."""

import random
import re
from collections.abc import Callable, Iterable
from typing import Any

from host_tools.doctor.findings import Examination, Finding
from host_tools.doctor.lamps import chain_ends, color_missing, led_dark
from host_tools.doctor.wires import gpio_net, plug, wire
from host_tools.link.client import Link
from host_tools.terminal.questions import Person
from tray24.pins import BUTTON_PINS, BUTTONS, BUZZER, DISPLAY_SCL, DISPLAY_SDA, SEATS, SLOT_OF_LED, SLOTS

_LED_S = 0.12  # from one LED to the next
_LOOK_S = 0.1  # between questions to the tray about its buttons
_PRESS_LOOKS = 80
_COLORS = ("red", "green", "blue")
_KEYS = ("red", "yellow", "green", "blue")
_WORDS = ("MAPLE", "TIGER", "RIVER", "CANDLE", "PLANET", "GUITAR", "LEMON", "ORBIT")
_NUMBER = re.compile(r"\d+")


def pause(link: Link, seconds: float) -> None:
    """Let the tray's time pass."""
    for _ in link.events(seconds):
        pass


def look(link: Link, person: Person, examination: Examination, choose: Callable = random.choice) -> None:
    """All of it, one after the other. What it shows on the tray stays until selftest's `end`."""
    _leds(link, person, examination)
    if not examination.has("display-absent"):
        _display(link, person, examination, choose(_WORDS))
    _buttons(link, person, examination)
    _sound(link, person, examination)


# LEDs.


def _leds(link: Link, person: Person, examination: Examination) -> None:
    person.tell("LEDs: they light one after another, from slot 0 at the back left, row by row.")
    for led in range(SLOTS):
        _show(link, (SLOT_OF_LED[at] for at in range(led + 1)), "white")
        pause(link, _LED_S)
    dark = _slots(person, "Which slots stay dark? Their numbers, or Enter when all shine:")
    found = _dark(dark)
    for color in _COLORS:
        _show(link, range(SLOTS), color)
        wrong = _slots(person, f"Now all in {color}. Which are dark, or of another color? Numbers, or Enter for none:")
        found += [color_missing(slot, [color]) for slot in wrong if slot not in dark]
    _show(link, (), "white")
    examination.replace(("chain-ends", "no-led", "led-dark", "color-missing"), found)
    examination.look_at("the LEDs, by eye")


def _dark(slots: list[int]) -> list[Finding]:
    """A chain that ends too early, and single LEDs."""
    at = SLOTS
    while at and SLOT_OF_LED[at - 1] in slots:
        at -= 1
    found = [led_dark(slot) for slot in slots if slot in SLOT_OF_LED[:at]]
    if at < SLOTS:
        found.insert(0, chain_ends(SLOT_OF_LED[at - 1] if at else None, SLOT_OF_LED[at]))
    return found


def _slots(person: Person, question: str) -> list[int]:
    """Numbers of slots in any writing; `7-23` and `from 7 on` count, too."""
    while True:
        answer = person.says(f"{question} ").lower()
        numbers = [int(word) for word in _NUMBER.findall(answer)]
        if all(number < SLOTS for number in numbers) and bool(numbers) == bool(answer):
            return sorted(_spread(answer, numbers))
        if answer in ("all", "every", "every one"):
            return list(range(SLOTS))
        person.tell(f"Slots are numbered from 0 to {SLOTS - 1}: give numbers such as 3 17, or 7-23 for all from 7 on.")


def _spread(answer: str, numbers: list[int]) -> set[int]:
    found = set(numbers)
    for first, last in re.findall(r"(\d+)\s*(?:-|to)\s*(\d+)", answer):
        found |= set(range(int(first), int(last) + 1))
    if re.search(r"\bon\b", answer) and numbers:
        found |= set(range(numbers[-1], SLOTS))
    return found


def _show(link: Link, slots: Iterable[int], color: str, text: str | None = None) -> dict[str, Any]:
    more: dict[str, Any] = {} if text is None else {"text": text}
    return link.ask("selftest", part="show", slots=sum(1 << slot for slot in slots), color=color, **more)


# The display.


def display_absent() -> Finding:
    return Finding(
        "display-absent",
        "The display does not answer.",
        (
            f"Compare the order of the pins with the module's print: J1 has {plug('J1')}. Some modules have VCC first.",
            f"Follow {wire(gpio_net(DISPLAY_SCL))} and {wire(gpio_net(DISPLAY_SDA))}. Swapped, neither works.",
            "Its address must be 0x3C (on some modules 0x78 is printed; 0x3D or 0x7A: move its resistor).",
        ),
    )


def _display(link: Link, person: Person, examination: Examination, word: str) -> None:
    _show(link, (), "white", word)
    read = person.says("The display shows a word in its bar at the top. Which? (Enter when there is none) ")
    if read.upper() != word:
        examination.faults.append(_unreadable(word, read))
    else:
        _show(link, (), "white", "")
        if not person.agrees("Now all of the display is lit. Is it, without a dark line?"):
            examination.faults.append(
                Finding(
                    "display-lines",
                    "Lines of the display stay dark.",
                    ("The module itself is broken, between its glass and its chip: exchange it.",),
                )
            )
    _show(link, (), "white")
    examination.look_at("the display, by eye")


def _unreadable(word: str, read: str) -> Finding:
    says = f"The display shows '{read}' in place of '{word}'." if read else "The display answers, but shows nothing."
    return Finding(
        "display-unreadable",
        says,
        (
            "Is it an SSD1306 with 128 x 64 dots? An SH1106 looks the same and shows a shifted picture.",
            f"Solder its four joints anew: {wire(gpio_net(DISPLAY_SCL))}; {wire(gpio_net(DISPLAY_SDA))}.",
        ),
    )


# Buttons.


def name_of(button: int) -> str:
    return f"the button of seat {button + 1}" if button < SEATS else f"the {_KEYS[button - SEATS]} button"


def _net(button: int) -> str:
    return gpio_net(BUTTON_PINS[button])


def stuck(mask: int) -> list[Finding]:
    """The buttons of a mask are closed though nobody presses them."""
    return [
        Finding(
            "button-stuck",
            f"{_sentence(name_of(button))} is closed, though nobody presses it.",
            (
                "Does the cap rub in its hole? File its flange. Does the switch stand straight on its carrier?",
                f"Look for a bridge of solder to ground along {wire(_net(button))}.",
                "Held by a finger while the tray was switched on? Then switch it on again without.",
            ),
        )
        for button in _buttons_of(mask)
    ]


def _buttons_of(mask: int) -> list[int]:
    return [button for button in range(BUTTONS) if mask >> button & 1]


def _sentence(words: str) -> str:
    return words[0].upper() + words[1:]


def _buttons(link: Link, person: Person, examination: Examination) -> None:
    closed = _show(link, (), "white")["down"]
    examination.replace(("button-stuck",), stuck(closed))
    person.tell("Buttons: press each one when it is asked for; eight seconds each.")
    silent: list[int] = []
    together: set[frozenset[int]] = set()
    others: dict[int, int] = {}
    for button in range(BUTTONS):
        if closed >> button & 1:
            continue
        person.tell(f"Press {name_of(button)}.")
        pressed = _pressed(link, button)
        if not pressed:
            person.tell("Nothing came.")
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
    examination.look_at("all buttons")


def _pressed(link: Link, button: int) -> list[int]:
    """The buttons that go down together when this one is pressed; none within some seconds: none."""
    words = name_of(button).removeprefix("the ").removeprefix("button of ")
    color = _KEYS[button - SEATS] if button >= SEATS else "white"
    lit = range(SLOTS) if color in _COLORS else ()
    _show(link, lit, color if color in _COLORS else "white", words)
    for _ in range(_PRESS_LOOKS):
        pause(link, _LOOK_S)
        mask = _show(link, lit, color if color in _COLORS else "white", words)["pressed"]
        if mask:
            pause(link, _LOOK_S)
            return _buttons_of(mask | _show(link, lit, "white", words)["pressed"])
    return []


def _silent_buttons(buttons: list[int]) -> list[Finding]:
    found = []
    for group, ref in ((range(SEATS), "J2"), (range(SEATS, BUTTONS), "J3")):
        silent = [button for button in buttons if button in group]
        if len(silent) == len(group):
            ground = f"{ref} pin 1"
            found.append(
                Finding(
                    "plug-silent",
                    f"None of the {'seat buttons' if ref == 'J2' else 'colored buttons'} does anything.",
                    (f"Is plug {ref} in? Then look at {ground}: it is ground, and common to all of them.",),
                )
            )
        else:
            found += [_silent_button(button) for button in silent]
    return found


def _silent_button(button: int) -> Finding:
    return Finding(
        "button-silent",
        f"{_sentence(name_of(button))} does nothing.",
        (
            f"Follow its wire, {wire(_net(button))}; the switch's other side is ground.",
            "Do its two wires sit on the same pair of legs? Legs of one side are joined inside the switch.",
            "Does the switch click when the cap is pressed? Else the carrier sits too low.",
        ),
    )


def _joined(buttons: list[int]) -> Finding:
    return Finding(
        "buttons-joined",
        f"{_sentence(' and '.join(name_of(button) for button in buttons))} answer together.",
        (f"There is a bridge between two wires: {'; '.join(wire(_net(button)) for button in buttons)}.",),
    )


def _exchanged(button: int, other: int) -> Finding:
    return Finding(
        "button-elsewhere",
        f"{_sentence(name_of(button))} answers as {name_of(other)}.",
        (f"Compare two wires: {wire(_net(button))}; {wire(_net(other))}. At the plug they are easiest to exchange.",),
    )


# Sound.


def _sound(link: Link, person: Person, examination: Examination) -> None:
    link.ask("selftest", part="sound")
    if not person.agrees("Three notes, one higher than the other: do you hear them?"):
        link.ask("selftest", part="sound")
        if not person.agrees("Once more: do you hear them now?"):
            examination.faults.append(
                Finding(
                    "no-sound",
                    "The buzzer is silent.",
                    (
                        f"Follow {wire(gpio_net(BUZZER))}, then {wire('BUZZER_END')}; BZ1's other end is ground.",
                        "Is a sticker still on its hole? An active buzzer, one that beeps on 3 V by itself, is no good.",
                    ),
                )
            )
    examination.look_at("the sound, by ear")
