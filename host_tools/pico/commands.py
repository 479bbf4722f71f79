"""What a person can do with the emulated tray, as lines of words: `press green`, `put white 5`, `unplug`."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from host_tools.errors import UsageError
from simulator.tray.rig import button_of
from tray24.pins import SLOTS

PRESS_MS = 120  # longer than the tray ever looks away from its buttons
HOLD_MS = 1200  # a second is a hold
# What can be put on a slot, by the words of the commands: its name in simulator.tray.surfaces.
COLORS = {"red": "r", "yellow": "y", "green": "g", "blue": "b", "white": "white"}
FINGER = "finger"
ALL = -1  # in place of a slot

_LONGEST_MS = 3_600_000
_WILD = "wild"  # another word for white: wild faces lie on white stickers

_USAGE = {
    "press": ("press BUTTON", f"close its contact for {PRESS_MS} ms; BUTTON: 1 to 6, red, yellow, green, blue"),
    "hold": ("hold BUTTON [MS]", f"close it for {HOLD_MS} ms, or so many; a second is a hold"),
    "put": ("put COLOR SLOT", f"put a die into a slot, 0 to {SLOTS - 1}; COLOR: {', '.join(COLORS)} (or {_WILD})"),
    "cover": ("cover SLOT", "lay a finger on an empty slot"),
    "lift": ("lift SLOT|all", "take away the die or the finger"),
    "unplug": ("unplug", "pull the plug"),
    "plug": ("plug", "put the plug in"),
    "bootsel": ("bootsel", "plug it in (again) with BOOTSEL held: its drive appears"),
    "reset": ("reset", "restart the chip, as its RUN pin does"),
    "wait": ("wait MS", "do nothing for so long"),
    "quit": ("quit", "end"),
}
USAGE = tuple(_USAGE.values())


class Command(NamedTuple):
    """`verb` is press (a hold, too), put (a finger, too), lift, unplug, plug, bootsel, reset, wait or quit."""

    verb: str
    button: int = -1
    ms: int = 0
    surface: str = ""  # its name in simulator.tray.surfaces
    slot: int = ALL


def parse(line: str) -> Command:
    """Parse one line. UsageError names what is wrong with it."""
    verb, *words = line.lower().split() or [""]
    if verb not in _USAGE:
        raise UsageError(f"'{line.strip()}': give one of {', '.join(_USAGE)}")
    try:
        return _PARSERS.get(verb, _alone)(verb, words)
    except ValueError as error:
        raise UsageError(f"'{line.strip()}': {error}") from None


def _alone(verb: str, words: Sequence[str]) -> Command:
    _count(verb, words, 0)
    return Command(verb)


def _touch(verb: str, words: Sequence[str]) -> Command:
    words = [word for word in words if word != "seat"]
    ms = PRESS_MS if verb == "press" else HOLD_MS
    if verb == "hold" and len(words) == 2:
        ms = _parse_ms(words[1])
        words = words[:1]
    _count(verb, words, 1)
    name = f"seat {words[0]}" if words[0].isdigit() else words[0]
    return Command("press", button=button_of(name), ms=ms)


def _put(verb: str, words: Sequence[str]) -> Command:
    _count(verb, words, 2)
    color = "white" if words[0] == _WILD else words[0]
    if color not in COLORS:
        raise ValueError(f"{words[0]} is no color of a die: give {', '.join(COLORS)}")
    return Command("put", surface=COLORS[color], slot=_parse_slot(words[1]))


def _cover(verb: str, words: Sequence[str]) -> Command:
    _count(verb, words, 1)
    return Command("put", surface=FINGER, slot=_parse_slot(words[0]))


def _lift(verb: str, words: Sequence[str]) -> Command:
    _count(verb, words, 1)
    return Command("lift", slot=ALL if words[0] == "all" else _parse_slot(words[0]))


def _wait(verb: str, words: Sequence[str]) -> Command:
    _count(verb, words, 1)
    return Command("wait", ms=_parse_ms(words[0]))


_PARSERS: dict[str, Callable[[str, Sequence[str]], Command]] = {
    "press": _touch,
    "hold": _touch,
    "put": _put,
    "cover": _cover,
    "lift": _lift,
    "wait": _wait,
}


def _count(verb: str, words: Sequence[str], count: int) -> None:
    if len(words) != count:
        raise ValueError(f"write it as '{_USAGE[verb][0]}'")


def _parse_slot(word: str) -> int:
    if not (word.isascii() and word.isdigit() and int(word) < SLOTS):
        raise ValueError(f"{word} is no slot: give 0 to {SLOTS - 1}")
    return int(word)


def _parse_ms(word: str) -> int:
    if not (word.isascii() and word.isdigit() and 0 < int(word) <= _LONGEST_MS):
        raise ValueError(f"{word} is no time: give milliseconds, 1 to {_LONGEST_MS}")
    return int(word)
