"""A run of the command pico: a tray, its port and drive, the file with its flash, and its front end."""

import contextlib
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType

from host_tools.build import release_files
from host_tools.errors import Failure, UsageError
from host_tools.files import write_atomically
from host_tools.pico import terminal
from host_tools.pico.front_ends import LineFrontEnd, TerminalFrontEnd, start_reader
from host_tools.pico.keys import Hands
from simulator.input_files import MAX_UF2_BYTES, read_input_file
from simulator.pico.flash import FLASH_BYTES, build_flash
from simulator.pico.machine import PicoTray
from simulator.pico.serial_server import Drive, SerialServer
from simulator.pico.storage import replace_files
from simulator.texts import HostTexts
from simulator.tray.files import format_settings
from simulator.tray.optics import Optics
from tray24.ui.toolkit.lights import FULL

say = HostTexts("pico")

_LOOK_S = 1.0  # between two reads of the flash
_LATEST_S = 10.0  # a flash that keeps changing is written this often
_TRAY_SEED = 1  # seed of the differences between the tray's parts from slot to slot
_BLANK = b"\xff" * FLASH_BYTES
_DRIVE = "RPI-RP2"
_KILLED = 128  # plus the signal's number: the exit code of a process that a signal ends
_SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


def read_flash(file: Path) -> bytes | None:
    """Return the flash in the file, or None when the file is missing or empty. Raise Failure or OSError."""
    try:
        data = read_input_file(file, MAX_UF2_BYTES)
    except FileNotFoundError:
        return None
    if data and len(data) != FLASH_BYTES:
        raise Failure(say("no-flash", file=file, count=len(data), bytes=FLASH_BYTES))
    return data or None


class FlashFile:
    """The file with the content of the tray's flash, written after changes, when the plug is pulled, and at the end.

    `step` and `save` write it.
    """

    def __init__(self, file: Path, content: bytes | None, tray: PicoTray, now_s: Callable[[], float] = time.monotonic):
        """Prepare for saving the flash of `tray` in `file`. Nothing is written before `step` or `save`.

        `content` is what the file contains now, as `read_flash` returns it.
        """
        self._file, self._tray, self._now_s = file, tray, now_s
        self._saved_image = self._last_image = content or b""
        self._written_s = self._next_look_s = now_s()
        self._was_plugged = tray.plugged

    def step(self) -> None:
        """Write the file if the plug was pulled, or if the flash has changed. Call this often. Raise OSError.

        The flash is read once a second. A changed flash is written when it is the same in the next reading, or after
        ten seconds of changes.
        """
        now_s = self._now_s()
        is_unplugged = self._was_plugged and not self._tray.plugged
        self._was_plugged = self._tray.plugged
        if is_unplugged:
            self.save()
        elif now_s >= self._next_look_s:
            self._next_look_s = now_s + _LOOK_S
            image = self._tray.get_flash_image()
            is_unchanged = image == self._last_image
            self._last_image = image
            if image != self._saved_image and (is_unchanged or now_s >= self._written_s + _LATEST_S):
                self.save()

    def save(self) -> None:
        """Write the file unless it already has the content of the flash. Raise OSError."""
        image = self._tray.get_flash_image()
        if image != self._saved_image:
            self._written_s = self._now_s()
            write_atomically(self._file, image)
            self._saved_image = image


def run_session(port: int, folder: Path | None, file: Path | None, blank: bool, kind: str = FULL) -> int:
    """Run the emulated tray until the person quits or a signal comes. Return the exit code.

    `port` and `folder` are those of its serial port and drive; `file` keeps its flash. With `blank` it has no firmware.
    """
    image = read_flash(file) if file else None
    if image and blank:
        raise UsageError(say("blank-and-flash", file=file))
    optics = Optics(_TRAY_SEED)
    tray = _make_tray(image, blank, optics, kind)
    try:
        server = SerialServer(tray, port)
    except OSError as error:
        raise Failure(say("not-served", port=port, reason=error.strerror)) from None
    with contextlib.ExitStack() as at_end:
        at_end.callback(server.close)
        signals = at_end.enter_context(_collect_signals())
        flash_file = FlashFile(file, image, tray) if file else None
        if flash_file:
            at_end.callback(flash_file.save)
        if not folder:
            folder = Path(at_end.enter_context(tempfile.TemporaryDirectory(prefix="tray24-")), _DRIVE)
        drive = Drive(tray, folder)
        at_end.callback(drive.update)  # without power there is no drive: remove it
        at_end.callback(tray.pull_plug)
        hands = Hands(tray, optics)
        front_end = at_end.enter_context(_open_front_end(tray, hands, server.port, drive.folder))

        def step() -> None:
            drive.update()
            hands.step()
            front_end.step()
            try:
                if flash_file:
                    flash_file.step()
            except OSError as error:
                front_end.show_message(say("flash-not-kept", file=error.filename, reason=error.strerror))

        server.serve(step, lambda: hands.has_quit or bool(signals))
    return _KILLED + signals[0] if signals else 0


def _make_tray(image: bytes | None, blank: bool, optics: Optics, kind: str) -> PicoTray:
    if not blank:
        return PicoTray(image or _make_image(kind), optics, quick_display=True, kind=kind)
    tray = PicoTray(_BLANK, optics, quick_display=True, plugged=False, kind=kind)
    tray.hold_bootsel()
    return tray


def _make_image(kind: str) -> bytes:
    """Return the content of the flash of a tray of this kind, with the released firmware."""
    uf2 = release_files.read_release().uf2
    if kind == FULL:
        return uf2
    files = {f"data/{name}": data for name, data in format_settings(tray_kind=kind).items()}
    return replace_files(build_flash(uf2), files)


@contextlib.contextmanager
def _open_front_end(tray: PicoTray, hands: Hands, port: str, folder: Path) -> Iterator[LineFrontEnd | TerminalFrontEnd]:
    if terminal.is_usable(sys.stdin, sys.stdout):
        places = (say("serial-port", port=port), say("drive-folder", folder=folder))
        with terminal.open_screen(sys.stdin, sys.stdout) as (keys, screen):
            yield TerminalFrontEnd(tray, hands, keys, screen, places)
        return
    print(say("line-serial-port", port=port), flush=True)
    print(say("line-drive-folder", folder=folder), flush=True)
    yield LineFrontEnd(tray, hands, start_reader(sys.stdin), sys.stdout, sys.stderr)


@contextlib.contextmanager
def _collect_signals() -> Iterator[list[int]]:
    """Yield a list that collects the signals which should end the process. A second signal raises KeyboardInterrupt."""
    signals: list[int] = []

    def handle_signal(number: int, _: FrameType | None) -> None:
        if signals:
            raise KeyboardInterrupt
        signals.append(number)

    # An ignored signal (by nohup, for example) stays ignored.
    numbers = [number for number in _SIGNALS if signal.getsignal(number) is not signal.SIG_IGN]
    handlers = {number: signal.signal(number, handle_signal) for number in numbers}
    try:
        yield signals
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)
