"""Full-screen use of a terminal: single keys, and a screen to which only changes are written.

A key is a character, or one of the names in `keys`. The terminal is restored however the program ends.
"""

import codecs
import contextlib
import os
import re
import select
import signal
import sys
from collections.abc import Iterable, Iterator
from typing import NamedTuple, TextIO

if sys.platform == "win32":
    import msvcrt
else:
    import termios
    import tty

from rich.color import ColorSystem
from rich.console import COLOR_SYSTEMS, Console
from rich.style import Style

from host_tools.pico.keys import DOWN, ENTER, LEFT, REDRAW, RIGHT, TAB, UP

_ENTER_SCREEN = "\x1b[?1049h\x1b[?25l\x1b[2J"  # the alternate screen, no cursor, nothing on it
_LEAVE_SCREEN = "\x1b[0m\x1b[?25h\x1b[?1049l"
_CLEAR = "\x1b[0m\x1b[2J"
_SEQUENCE = re.compile(r"\x1b(?:\[[0-9;?]*[@-~]|O[@-~])")
_UNFINISHED = re.compile(r"\x1b(?:\[[0-9;?]*|O)?\Z")
_NAMES = {"\t": TAB, "\r": ENTER, "\n": ENTER, "\x0c": REDRAW}
_ARROWS = {"A": UP, "B": DOWN, "C": RIGHT, "D": LEFT}
_WINDOWS_ARROWS = {"H": UP, "P": DOWN, "M": RIGHT, "K": LEFT}
_WINDOWS_PREFIXES = ("\x00", "\xe0")
_INTERRUPT = "\x03"
_READ_BYTES = 1024

Spans = tuple[tuple[str, str], ...]  # pieces of text with rich styles


class Patch(NamedTuple):
    """A piece of a line of the screen, as wide as the piece that it replaces."""

    row: int
    column: int
    spans: Spans


def split_keys(text: str) -> tuple[list[str], str]:
    """Return the keys in a terminal's input, and the rest, which is an unfinished escape sequence or ""."""
    keys = []
    while text:
        if sequence := _SEQUENCE.match(text):
            if (arrow := sequence[0][-1]) in _ARROWS:
                keys.append(_ARROWS[arrow])
            text = text[sequence.end() :]
        elif _UNFINISHED.match(text):
            break
        else:
            if text[0] >= " " or text[0] in _NAMES:
                keys.append(_NAMES.get(text[0], text[0]))
            text = text[1:]
    return keys, text


def is_usable(keys: TextIO, out: TextIO) -> bool:
    """Return whether input and output are a terminal that can be drawn on, and this process is in the foreground."""
    if not (keys.isatty() and out.isatty()):
        return False
    console = Console(file=out)
    if console.is_dumb_terminal or console.legacy_windows or console.options.ascii_only:
        return False
    return is_in_foreground(keys)


def is_in_foreground(terminal: TextIO) -> bool:
    """Return whether this process may read from the terminal. Reading would stop a background process."""
    if sys.platform == "win32":
        return True
    try:
        return os.tcgetpgrp(terminal.fileno()) == os.getpgrp()
    except OSError:  # not the terminal that started this process
        return True


if sys.platform == "win32":

    @contextlib.contextmanager
    def _open_keys(keys: TextIO) -> Iterator["Keys"]:
        yield Keys()

    class Keys:
        def read(self) -> list[str]:
            found = []
            while msvcrt.kbhit():
                key = msvcrt.getwch()
                if key == _INTERRUPT:
                    signal.raise_signal(signal.SIGINT)
                elif key in _WINDOWS_PREFIXES:
                    found += [name for name in [_WINDOWS_ARROWS.get(msvcrt.getwch())] if name]
                else:
                    found += split_keys(key)[0]
            return found

else:

    @contextlib.contextmanager
    def _open_keys(keys: TextIO) -> Iterator["Keys"]:
        """Yield single keys without echo. Ctrl-Z is disabled, because it would leave the screen half drawn."""
        file = keys.fileno()
        old_attributes = termios.tcgetattr(file)
        try:
            tty.setcbreak(file)
            new_attributes = termios.tcgetattr(file)
            new_attributes[6][termios.VSUSP] = bytes([os.fpathconf(file, "PC_VDISABLE") & 255])
            termios.tcsetattr(file, termios.TCSANOW, new_attributes)
            yield Keys(file)
        finally:
            with contextlib.suppress(termios.error):  # the window was closed
                termios.tcsetattr(file, termios.TCSAFLUSH, old_attributes)

    class Keys:
        def __init__(self, file: int):
            self._file = file
            self._decode = codecs.getincrementaldecoder("utf-8")("ignore").decode
            self._rest = ""

        def read(self) -> list[str]:
            """Return the keys pressed since the last call; do not wait."""
            if not select.select([self._file], [], [], 0)[0]:
                return []
            data = os.read(self._file, _READ_BYTES)
            if not data:  # the window was closed
                signal.raise_signal(signal.SIGHUP)
            found, self._rest = split_keys(self._rest + self._decode(data))
            return found


class Screen:
    """A terminal to which only changed patches (pieces of lines) are written."""

    def __init__(self, out: TextIO):
        console = Console(file=out)
        self._out = out
        self._colors: ColorSystem | None = None
        if console.color_system and not console.no_color:
            self._colors = COLOR_SYSTEMS[console.color_system]
        self._drawn_spans: dict[tuple[int, int], Spans] = {}

    def get_size(self) -> tuple[int, int]:
        """Return the current number of columns and rows."""
        size = os.get_terminal_size(self._out.fileno())
        return size.columns, size.lines

    def clear(self) -> None:
        self._drawn_spans.clear()
        self._write(_CLEAR)

    def draw(self, patches: Iterable[Patch]) -> int:
        """Write the changed patches, and return their number."""
        new_patches = [patch for patch in patches if self._drawn_spans.get((patch.row, patch.column)) != patch.spans]
        if new_patches:
            self._write("".join(map(self._encode, new_patches)))
            self._drawn_spans.update({(patch.row, patch.column): patch.spans for patch in new_patches})
        return len(new_patches)

    def _encode(self, patch: Patch) -> str:
        text = "".join(
            Style.parse(style).render(text, color_system=self._colors) if self._colors else text
            for text, style in patch.spans
        )
        return f"\x1b[{patch.row + 1};{patch.column + 1}H{text}"

    def _write(self, text: str) -> None:
        self._out.write(text)
        self._out.flush()


@contextlib.contextmanager
def open_screen(keys: TextIO, out: TextIO) -> Iterator[tuple["Keys", Screen]]:
    """Switch the terminal to single keys and the alternate screen; restore it at the end, even after an error."""
    with _open_keys(keys) as key_reader:
        try:
            out.write(_ENTER_SCREEN)
            out.flush()
            yield key_reader, Screen(out)
        finally:
            with contextlib.suppress(OSError):  # the window was closed
                out.write(_LEAVE_SCREEN)
                out.flush()
