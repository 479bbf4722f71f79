"""Commands for the emulated tray, as lines of words: `press green`, `put white 5`, `unplug`."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from host_tools.errors import UsageError
from simulator.texts import HostTexts
from simulator.tray.rig import button_of
from tray24.pins import SLOTS

texts = HostTexts("pico")

PRESS_MS = 120  # longer than the tray's longest pause between two reads of its buttons
HOLD_MS = 1200  # a second is a hold
# What can be put on a slot: the words of the command to the name in simulator.tray.surfaces.
COLORS = {"red": "r", "yellow": "y", "green": "g", "blue": "b", "white": "white"}
FINGER = "finger"
ALL = -1  # instead of a slot: all slots

_LONGEST_MS = 3_600_000
_WILD = "wild"  # a synonym of white, because wild faces have white stickers below

_VERBS = ("press", "hold", "put", "cover", "lift", "unplug", "plug", "bootsel", "reset", "wait", "quit")


def usage() -> list[tuple[str, str]]:
    """Return the syntax of each command, and what it does."""
    values = {"press": PRESS_MS, "hold": HOLD_MS, "last": SLOTS - 1, "colors": ", ".join(COLORS), "wild": _WILD}
    return [(texts(f"usage-{verb}"), texts(f"does-{verb}", **values)) for verb in _VERBS]


class Command(NamedTuple):
    """One command: press (or hold), put (a die or a finger), lift, unplug, plug, bootsel, reset, wait or quit."""

    verb: str
    button: int = -1
    ms: int = 0
    surface: str = ""  # its name in simulator.tray.surfaces
    slot: int = ALL


def parse(line: str) -> Command:
    """Parse one line. Raise UsageError with what is wrong."""
    verb, *words = line.lower().split() or [""]
    if verb not in _VERBS:
        raise UsageError(texts("bad-command", line=line.strip(), commands=", ".join(_VERBS)))
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
        raise ValueError(texts("no-color", color=words[0], colors=", ".join(COLORS)))
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
        raise ValueError(texts("write-it-as", usage=texts(f"usage-{verb}")))


def _parse_slot(word: str) -> int:
    if not (word.isascii() and word.isdigit() and int(word) < SLOTS):
        raise ValueError(texts("no-slot", word=word, last=SLOTS - 1))
    return int(word)


def _parse_ms(word: str) -> int:
    if not (word.isascii() and word.isdigit() and 0 < int(word) <= _LONGEST_MS):
        raise ValueError(texts("no-time", word=word, most=_LONGEST_MS))
    return int(word)
