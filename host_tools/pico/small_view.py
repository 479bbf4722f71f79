"""The picture of the emulated tray in a small window: the words on its display, lights and dice, and the keys."""

import textwrap
from collections.abc import Iterator

from host_tools.pico.keys import help_lines
from host_tools.pico.terminal import Patch, Spans
from host_tools.pico.view import LEAST, Seen, cut, die_span, light_spans, state_words
from simulator.pico.reading import read_lines
from simulator.texts import HostTexts
from tray24.pins import COLUMNS
from tray24.ui.toolkit.lights import light_count

texts = HostTexts("pico")

_CELL = 2  # columns of a slot
_WITH_STATE = 6  # rows from which the state is shown
_WORDS = 8  # rows that the display's words take at most


class SmallView:
    """Lay out what fits: the display's words come first, and the keys at the bottom; each row is written as a whole."""

    def __init__(self, columns: int, rows: int):
        self._size = {"columns": columns, "rows": rows, "least_columns": LEAST[0], "least_rows": LEAST[1]}
        self._width = columns - 1  # a character in the last column of the last row would scroll the screen
        self._rows = rows
        self._screen = b""
        self._words: list[str] = []

    def patches(self, seen: Seen) -> Iterator[Patch]:
        """Yield the patches of the picture."""
        keys = textwrap.wrap(texts("any-key") if seen.helps else texts("keys-line"), max(self._width, 1))
        below: list[Spans] = [((words, "dim"),) for words in keys[: max(1, self._rows // 3)]]
        if self._rows >= _WITH_STATE:
            hold = texts("hold-which") if seen.holds else texts("too-small", **self._size)
            below = [((state_words(seen), "bold"),), ((seen.note or hold, "yellow"),), *below]
        room = max(1, self._rows - len(below))
        above = self._help() if seen.helps else self._display(seen, room)
        lines = (above[:room] + [()] * (room - len(above)) + below)[: self._rows]
        for row, spans in enumerate(lines):
            yield Patch(row, 0, tuple(_fitted(spans, self._width)))

    def _help(self) -> list[Spans]:
        return [((f"{keys}: ", "bold"), (words, "")) for keys, words in help_lines()]

    def _display(self, seen: Seen, room: int) -> list[Spans]:
        if seen.screen != self._screen:
            self._screen, self._words = seen.screen, read_lines(seen.screen)
        words = self._words or [texts("unread" if any(seen.screen) else "dark")]
        slots = list(_slots(seen))
        lines: list[Spans] = [((line, "bold"),) for line in words]
        if max(_WORDS, len(words)) + len(slots) <= room:
            return [*lines, *([()] * (room - len(lines) - len(slots))), *slots]
        return lines


def _slots(seen: Seen) -> Iterator[Spans]:
    """Yield the rows of slots: their lights, and beside them their dice."""
    for first in range(0, light_count(seen.kind), COLUMNS):
        slots = range(first, min(first + COLUMNS, light_count(seen.kind)))
        lights = [span for slot in slots for span in light_spans(seen, slot, _CELL)]
        gap = " " * (1 + _CELL * (COLUMNS - len(slots)))
        yield *lights, (gap, ""), *(die_span(seen.lying[slot], slot == seen.slot, _CELL) for slot in slots)


def _fitted(spans: Spans, width: int) -> Iterator[tuple[str, str]]:
    """Yield the spans in exactly this width, with blanks behind; the first that is too long loses its middle."""
    left = width
    for text, style in spans:
        shown = cut(text, left) if len(text) > left > 1 else text[:left]
        left -= len(shown)
        yield shown, style
    yield " " * left, ""
