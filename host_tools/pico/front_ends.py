"""The front ends of the emulated tray: a picture and keys for a person, lines in and out for a script."""

import contextlib
import os
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import TextIO

from host_tools.errors import Failure, UsageError
from host_tools.pico.keys import REDRAW, Hands, Keyboard, parse_command
from host_tools.pico.terminal import Keys, Screen, is_in_foreground
from host_tools.pico.view import MIN_SIZE, PictureState, SmallView, View
from simulator.pico.machine import PicoTray
from simulator.pico.rig import read_lines
from simulator.texts import HostTexts

say = HostTexts("pico")

_SPAN_S = 2.0
_MIN_S = 0.5  # shortest time to measure
_AS_FAST = 1.05
_IN_TENTHS = 10  # factors below this one are shown with a decimal
_DRAW_S = 0.1  # between two updates
_READ_BYTES = 4096
_NOTE_S = 8.0
_REST_MS = 30  # of the tray's time without a change; the parts of one picture arrive at shorter intervals
_LATEST_MS = 300


class Speed:
    """The speed of the tray's time compared with real time, over the last two seconds."""

    def __init__(self) -> None:
        self._samples: deque[tuple[float, float]] = deque()  # (wall s, tray s)

    def clear(self) -> None:
        """Drop all samples, because the tray has no power."""
        self._samples.clear()

    def add(self, wall_s: float, tray_us: float) -> None:
        """Add the readings of both clocks at one moment. Call this a few times a second."""
        self._samples.append((wall_s, tray_us / 1e6))
        while self._samples[0][0] < wall_s - _SPAN_S and len(self._samples) > 2:
            self._samples.popleft()

    @property
    def slower(self) -> float | None:
        """Return how many real seconds a second of the tray takes, or None while it is not known."""
        if not self._samples:
            return None
        (began_s, tray_began_s), (ended_s, tray_ended_s) = self._samples[0], self._samples[-1]
        if ended_s - began_s < _MIN_S or tray_ended_s <= tray_began_s:
            return None
        return (ended_s - began_s) / (tray_ended_s - tray_began_s)

    @property
    def words(self) -> str:
        """Return the speed in words, or "" while it is not known."""
        slower = self.slower
        if slower is None:
            return ""
        digits = 1 if slower < _IN_TENTHS else 0
        return say("as-fast") if slower < _AS_FAST else say("slower", factor=f"{slower:.{digits}f}")


class TerminalFrontEnd:
    """The front end of the emulated tray on a terminal, which shows its picture and turns keys into commands.

    At most ten times a second it redraws those parts of the picture that have changed.
    """

    def __init__(
        self,
        tray: PicoTray,
        hands: Hands,
        keys: Keys,
        screen: Screen,
        places: Iterable[str],
        now_s: Callable[[], float] = time.monotonic,
    ):
        self._tray, self._hands, self._keys, self._screen = tray, hands, keys, screen
        self._places = tuple(places)
        self._now_s = now_s
        self._keyboard = Keyboard()
        self._speed = Speed()
        self._note = ""
        self._note_ends_s = self._draw_s = 0.0
        self._size = (0, 0)
        self._view: View | SmallView = SmallView(0, 0)

    def step(self) -> None:
        """Handle keys, and redraw what has changed. Call this often: it takes no time when there is nothing to do."""
        for key in self._keys.read():
            self._handle_key(key)
        now_s = self._now_s()
        if now_s >= self._draw_s:
            self._draw_s = now_s + _DRAW_S
            self._draw_picture(now_s)

    def show_message(self, text: str) -> None:
        """Show a message for some seconds."""
        self._note, self._note_ends_s = text, self._now_s() + _NOTE_S

    def _handle_key(self, key: str) -> None:
        if key == REDRAW:
            self._size = (0, 0)
            return
        self._note = ""
        try:
            for line in self._keyboard.handle_key(key, self._hands.surfaces, self._hands.powered):
                self._hands.execute(parse_command(line))
        except (Failure, UsageError) as error:
            self.show_message(str(error))

    def _draw_picture(self, now_s: float) -> None:
        size = self._screen.get_size()
        if size != self._size:
            self._size = size
            fits = size[0] >= MIN_SIZE[0] and size[1] >= MIN_SIZE[1]
            self._view = View(*size, self._places) if fits else SmallView(*size)
            self._screen.clear()
        if self._tray.plugged:
            self._speed.add(now_s, self._tray.now_us)
        else:
            self._speed.clear()
        if now_s >= self._note_ends_s:
            self._note = ""
        self._screen.draw(self._view.render(self._make_state()))

    def _make_state(self) -> PictureState:
        tray, hands, keyboard = self._tray, self._hands, self._keyboard
        power = say("running" if tray.plugged else "in-bootsel" if tray.is_in_bootsel else "unplugged")
        return PictureState(
            screen=tray.screen,
            frame=tray.frame,
            beside=tray.beside,
            surfaces=tuple(hands.surfaces),
            pressed=hands.pressed,
            slot=keyboard.slot,
            color=keyboard.color,
            holds=keyboard.holds,
            helps=keyboard.helps,
            power=power,
            speed=self._speed.words,
            resets=tray.resets,
            note=self._note,
            kind=tray.kind,
        )


class LineFrontEnd:
    """The front end of the emulated tray for a script: it prints each new text on the display, and runs input lines.

    An input line is a command. The display's picture changes piece by piece. Its text is read (which takes 20 to 40 ms)
    once the picture stops changing, or has been changing for long.
    """

    def __init__(self, tray: PicoTray, hands: Hands, commands: deque[str], out: TextIO, errors: TextIO):
        """Take command lines from the queue `commands`, to which another thread appends the lines of the input."""
        self._tray, self._hands, self._commands, self._out, self._errors = tray, hands, commands, out, errors
        self._last_screen = self._read_screen = tray.screen
        self._last_text = say("dark")
        self._rests_us = self._latest_us = 0.0

    def step(self) -> None:
        screen, now_us = self._tray.screen, self._tray.now_us
        if screen != self._last_screen:
            if self._last_screen == self._read_screen:
                self._latest_us = now_us + 1000 * _LATEST_MS
            self._last_screen = screen
            self._rests_us = now_us + 1000 * _REST_MS
        if screen != self._read_screen and now_us >= min(self._rests_us, self._latest_us):
            self._read_screen = screen
            text = " / ".join(read_lines(screen)) or say("unread" if any(screen) else "dark")
            if text != self._last_text:
                self._last_text = text
                print(text, file=self._out, flush=True)
        while self._commands and self._hands.idle and not self._hands.has_quit:
            if line := self._commands.popleft().strip():
                try:
                    self._hands.execute(parse_command(line))
                    self._hands.step()
                except (Failure, UsageError) as error:
                    self.show_message(str(error))

    def show_message(self, text: str) -> None:
        print(say("told", words=text), file=self._errors, flush=True)


def start_reader(file: TextIO) -> deque[str]:
    """Start a thread that appends the lines of a file to a queue as they come. Return the queue."""
    lines: deque[str] = deque()

    def read() -> None:
        rest = b""
        # Not file.readline(): a thread that waits there keeps Python from exiting.
        with contextlib.suppress(OSError):  # the terminal was closed
            while data := os.read(file.fileno(), _READ_BYTES):
                *lines_read, rest = (rest + data).split(b"\n")
                lines.extend(line.decode(errors="replace") for line in lines_read)
        lines.append(rest.decode(errors="replace"))

    if not file.isatty() or is_in_foreground(file):
        threading.Thread(target=read, daemon=True).start()
    return lines
