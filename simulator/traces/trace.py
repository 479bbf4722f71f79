"""The file of a trace: a head with the state of the tray, then a line for each event of its senses or its match.

Each line is a JSON object, so that an incomplete file can be read up to its last line. The head holds versions,
settings, the match's lines so far, and the state of the senses (see `tray24.sense.sensing.Sensing.snapshot`). Then the
events of the link follow in their order: scans and contacts with the tray's `ms`, lines of the match, and the number of
lost events.
"""

import base64
import binascii
import json
from dataclasses import dataclass, field
from pathlib import Path

from simulator.given_files import MOST_TRACE_BYTES, read_given
from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from tray24.match.profile import END_OF_HEAD
from tray24.pins import BUTTONS, SEATS, SLOTS
from tray24.ports import PRESENCE_SAMPLES
from tray24.sense.events import COVERED

FORMAT = 1
FORMAT_KEY = "tray24_trace"
_SAMPLE_BYTES = 2
_TICKS = 1 << 30
# Values of the head: name -> type.
_HEAD: dict[str, type | tuple[type, ...]] = {
    "version": dict,
    "settings": dict,
    "screen": str,
    "lines": list,
    "seats": list,
    "real": bool,
    "ms": int,
    "numbers": list,
    "parts": list,
}

_say = HostTexts("traces")


class BadTrace(Exception):
    """An invalid trace. `key` is a message of `traces.ftl` with the fault; `line` is its line in the file."""

    def __init__(self, name: str, number: int, key: str, /, **values: object):
        reason = _say(key, **values)
        super().__init__(_say("bad-line", file=name, line=str(number), reason=reason))
        self.line = number


@dataclass
class Look:
    """The result of one scan of the senses. `light` is -1 for presence; without samples the senses took none."""

    ms: int
    samples: bytes = b""
    light: int = -1
    slots: int = 0
    saw: list[tuple[int, int]] = field(default_factory=list)


@dataclass
class Contacts:
    """A change of the contacts."""

    ms: int
    mask: int


@dataclass
class Lines:
    """A new line of the match, or all lines of a match that runs from here on."""

    lines: list[str]


@dataclass
class Lost:
    """A number of events that were lost."""

    count: int


Entry = Look | Contacts | Lines | Lost


@dataclass
class Trace:
    """A parsed trace. `cut` is True when its last line is incomplete or its end is missing."""

    head: JsonObject
    parts: list[bytes]
    entries: list[Entry]
    cut: bool


def head_line(head: JsonObject) -> str:
    """Return the first line of a trace's file."""
    return entry_line({FORMAT_KEY: FORMAT} | head)


def entry_line(entry: JsonObject) -> str:
    return json.dumps(entry, separators=(",", ":")) + "\n"


def read_trace(path: Path) -> Trace:
    """Read a trace. Raise OSError when the file cannot be read, BadTrace when it is not a valid trace."""
    lines = read_given(path, MOST_TRACE_BYTES).decode("utf-8", "replace").split("\n")
    rest = lines.pop()  # an incomplete last line
    reader = _Reader(path.name)
    if not lines:
        raise reader.bad("no-whole-line" if rest else "empty-file")
    head = reader.head(lines[0])
    parts = [reader.bytes(part, "unreadable-part") for part in head["parts"]]
    entries: list[Entry] = []
    ended = False
    for line in lines[1:]:
        found = reader.entry(line)
        ended = found is None
        if found:
            entries.append(found)
    return Trace(head, parts, entries, bool(rest) or not ended)


def _is_seat(seat: object) -> bool:
    return isinstance(seat, dict) and seat.get("button") in range(SEATS) and isinstance(seat.get("name"), str)


class _Reader:
    """A parser that checks each line in turn."""

    def __init__(self, name: str):
        self._name = name
        self._number = 1

    def bad(self, key: str, /, **values: object) -> BadTrace:
        return BadTrace(self._name, self._number, key, **values)

    def head(self, line: str) -> JsonObject:
        head = self._object(line, "no-trace")
        if FORMAT_KEY not in head:
            raise self.bad("no-trace")
        if head[FORMAT_KEY] != FORMAT:
            raise self.bad("newer-format", format=str(head[FORMAT_KEY]), known=str(FORMAT))
        for name, kind in _HEAD.items():
            if not isinstance(head.get(name), kind):
                raise self.damaged(name)
        lines = head["lines"]
        if not all(isinstance(line, str) for line in lines) or (lines and END_OF_HEAD not in lines):
            raise self.damaged("lines")
        if not all(_is_seat(seat) for seat in head["seats"]):
            raise self.damaged("seats")
        if not all(isinstance(number, int) for number in head["numbers"]):
            raise self.damaged("numbers")
        return head

    def damaged(self, name: str) -> BadTrace:
        return self.bad("head-damaged", name=name)

    def entry(self, line: str) -> Entry | None:
        """Parse one line. Return None for the last line."""
        self._number += 1
        entry = self._object(line, "line-damaged")
        if "end" in entry:
            return None
        if "ms" in entry:
            ms = self._number_in(entry, "ms", _TICKS)
            if "buttons" in entry:
                return Contacts(ms, self._number_in(entry, "buttons", 1 << BUTTONS))
            return self._look(entry, ms)
        if isinstance(entry.get("line"), str):
            return Lines([entry["line"]])
        if isinstance(entry.get("match"), list):
            return Lines([str(text) for text in entry["match"]])
        if "lost" in entry:
            return Lost(self._number_in(entry, "lost", _TICKS))
        raise self.bad("strange-line")

    def _look(self, entry: JsonObject, ms: int) -> Look:
        look = Look(ms)
        if "light" in entry:
            look.light = self._number_in(entry, "light", 4)
            look.slots = self._number_in(entry, "slots", 1 << SLOTS)
        if "samples" in entry:
            look.samples = self.bytes(entry["samples"], "unreadable-samples")
            count = PRESENCE_SAMPLES if look.light < 0 else SLOTS
            if len(look.samples) != _SAMPLE_BYTES * count:
                raise self.bad("wrong-size", bytes=str(len(look.samples)), right=_SAMPLE_BYTES * count)
        if "saw" in entry:
            saw = entry["saw"]
            if not isinstance(saw, list) or len(saw) % 2 or not all(type(number) is int for number in saw):
                raise self.bad("saw-damaged")
            half = len(saw) // 2  # first half slots, second half their contents
            look.saw = list(zip(saw[:half], saw[half:], strict=True))
            if not all(0 <= slot < SLOTS and 0 <= kind <= COVERED for slot, kind in look.saw):
                raise self.bad("saw-out-of-range")
        return look

    def _object(self, line: str, fault: str) -> JsonObject:
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            raise self.bad(fault)
        return found

    def _number_in(self, entry: JsonObject, name: str, end: int) -> int:
        value = entry.get(name)
        if type(value) is not int or not 0 <= value < end:
            raise self.bad("wrong-number", name=name, value=repr(value), last=str(end - 1))
        return value

    def bytes(self, text: object, fault: str) -> bytes:
        try:
            return base64.b64decode(str(text), validate=True)
        except (binascii.Error, ValueError):
            raise self.bad(fault) from None
