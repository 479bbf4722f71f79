"""The file of a trace: a head with the state of the tray, then a line for each event.

Each line is a JSON object, so that an incomplete file can be read up to its last line. The head holds versions,
settings, the match's lines so far, and the state of the sensing code (see `tray24.sense.slots.Sensing.collect_state`).
Then the events of the link follow in their order: scans and contacts with the tray's `ms`, lines of the match, and the
number of lost events.
"""

import base64
import binascii
import json
from dataclasses import dataclass, field
from pathlib import Path

from simulator.input_files import MAX_TRACE_BYTES, read_input_file
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
    """The error for an invalid trace.

    `name` is the name of the trace's file. `key` is the key of the message in `traces.ftl` that describes the fault,
    and `values` are that message's values. `line` is the number of the bad line in the file.
    """

    def __init__(self, name: str, line_number: int, key: str, /, **values: object):
        reason = _say(key, **values)
        super().__init__(_say("bad-line", file=name, line=str(line_number), reason=reason))
        self.line = line_number


@dataclass
class Scan:
    """An entry of a trace: one scan of the slots and what the traced tray saw in it.

    `light` is the light of a color probe (0-3: none, red, green, blue), or -1 for a scan that only detects whether
    slots hold something. `slots` is the mask of the slots probed. `samples` is empty if the tray took no samples. `saw`
    lists (slot, new content of the slot).
    """

    ms: int
    samples: bytes = b""
    light: int = -1
    slots: int = 0
    saw: list[tuple[int, int]] = field(default_factory=list)


@dataclass
class Contacts:
    """An entry of a trace: the mask of the closed contacts of buttons, after a change."""

    ms: int
    mask: int


@dataclass
class MatchLines:
    """An entry of a trace: a new line of the match, or all lines of another match, which has just replaced it."""

    lines: list[str]


@dataclass
class LostEvents:
    """An entry of a trace: a number of events that were lost here."""

    count: int


Entry = Scan | Contacts | MatchLines | LostEvents


@dataclass
class Trace:
    """A parsed trace. `parts` and the head's numbers are the state of the traced tray's sensing code.

    `cut` is True if the file ends within a line, or without the line that ends a trace.
    """

    head: JsonObject
    parts: list[bytes]
    entries: list[Entry]
    cut: bool


def format_head(head: JsonObject) -> str:
    """Return the first line of a trace's file for this head."""
    return format_entry({FORMAT_KEY: FORMAT} | head)


def format_entry(entry: JsonObject) -> str:
    return json.dumps(entry, separators=(",", ":")) + "\n"


def read_trace(path: Path) -> Trace:
    """Read a trace. Raise OSError when the file cannot be read, BadTrace when it is not a valid trace."""
    lines = read_input_file(path, MAX_TRACE_BYTES).decode("utf-8", "replace").split("\n")
    incomplete_line = lines.pop()  # an incomplete last line
    reader = _Parser(path.name)
    if not lines:
        raise reader.make_error("no-whole-line" if incomplete_line else "empty-file")
    head = reader.parse_head(lines[0])
    parts = [reader.decode_bytes(part, "unreadable-part") for part in head["parts"]]
    entries: list[Entry] = []
    has_ended = False
    for line in lines[1:]:
        entry = reader.parse_entry(line)
        has_ended = entry is None
        if entry:
            entries.append(entry)
    return Trace(head, parts, entries, bool(incomplete_line) or not has_ended)


def _is_seat(seat: object) -> bool:
    return isinstance(seat, dict) and seat.get("button") in range(SEATS) and isinstance(seat.get("name"), str)


class _Parser:
    """A parser of a trace's lines, which are passed to it one by one. It raises BadTrace for an invalid line."""

    def __init__(self, name: str):
        self._name = name
        self._line_number = 1

    def make_error(self, key: str, /, **values: object) -> BadTrace:
        return BadTrace(self._name, self._line_number, key, **values)

    def parse_head(self, line: str) -> JsonObject:
        head = self._parse_object(line, "no-trace")
        if FORMAT_KEY not in head:
            raise self.make_error("no-trace")
        if head[FORMAT_KEY] != FORMAT:
            raise self.make_error("newer-format", format=str(head[FORMAT_KEY]), known=str(FORMAT))
        for name, value_type in _HEAD.items():
            if not isinstance(head.get(name), value_type):
                raise self.make_head_error(name)
        lines = head["lines"]
        if not all(isinstance(line, str) for line in lines) or (lines and END_OF_HEAD not in lines):
            raise self.make_head_error("lines")
        if not all(_is_seat(seat) for seat in head["seats"]):
            raise self.make_head_error("seats")
        if not all(isinstance(number, int) for number in head["numbers"]):
            raise self.make_head_error("numbers")
        return head

    def make_head_error(self, name: str) -> BadTrace:
        return self.make_error("head-damaged", name=name)

    def parse_entry(self, line: str) -> Entry | None:
        """Parse one line of a trace into an entry. Return None for the line that ends the trace."""
        self._line_number += 1
        entry = self._parse_object(line, "line-damaged")
        if "end" in entry:
            return None
        if "ms" in entry:
            ms = self._get_number(entry, "ms", _TICKS)
            if "buttons" in entry:
                return Contacts(ms, self._get_number(entry, "buttons", 1 << BUTTONS))
            return self._parse_scan(entry, ms)
        if isinstance(entry.get("line"), str):
            return MatchLines([entry["line"]])
        if isinstance(entry.get("match"), list):
            return MatchLines([str(text) for text in entry["match"]])
        if "lost" in entry:
            return LostEvents(self._get_number(entry, "lost", _TICKS))
        raise self.make_error("strange-line")

    def _parse_scan(self, entry: JsonObject, ms: int) -> Scan:
        scan = Scan(ms)
        if "light" in entry:
            scan.light = self._get_number(entry, "light", 4)
            scan.slots = self._get_number(entry, "slots", 1 << SLOTS)
        if "samples" in entry:
            scan.samples = self.decode_bytes(entry["samples"], "unreadable-samples")
            count = PRESENCE_SAMPLES if scan.light < 0 else SLOTS
            if len(scan.samples) != _SAMPLE_BYTES * count:
                raise self.make_error("wrong-size", bytes=str(len(scan.samples)), right=_SAMPLE_BYTES * count)
        if "saw" in entry:
            numbers = entry["saw"]
            if not isinstance(numbers, list) or len(numbers) % 2 or not all(type(number) is int for number in numbers):
                raise self.make_error("saw-damaged")
            half = len(numbers) // 2  # first half slots, second half their contents
            scan.saw = list(zip(numbers[:half], numbers[half:], strict=True))
            if not all(0 <= slot < SLOTS and 0 <= content <= COVERED for slot, content in scan.saw):
                raise self.make_error("saw-out-of-range")
        return scan

    def _parse_object(self, line: str, fault: str) -> JsonObject:
        try:
            value = json.loads(line)
        except (ValueError, RecursionError):
            value = None
        if not isinstance(value, dict):
            raise self.make_error(fault)
        return value

    def _get_number(self, entry: JsonObject, name: str, end: int) -> int:
        value = entry.get(name)
        if type(value) is not int or not 0 <= value < end:
            raise self.make_error("wrong-number", name=name, value=repr(value), last=str(end - 1))
        return value

    def decode_bytes(self, text: object, fault: str) -> bytes:
        try:
            return base64.b64decode(str(text), validate=True)
        except (binascii.Error, ValueError):
            raise self.make_error(fault) from None
