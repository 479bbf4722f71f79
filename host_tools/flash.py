"""The command flash: MicroPython, or a whole tray, onto a Pico by way of the drive that it is in BOOTSEL mode."""

import argparse
import hashlib
import json
import os
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from host_tools import drives, firmware, uf2
from host_tools.cli import Failure, UsageError
from host_tools.console import progress, say, waiting
from host_tools.drives import Drive
from host_tools.image import FS_OFFSET
from host_tools.link import ports, prompt
from host_tools.link.comeback import await_board, port_of
from host_tools.link.virtual import check_board
from host_tools.person import Person, at_terminal

# Of MicroPython's pages as `_digest` has them: a tray's image has the same, and files behind them. A test holds it true.
PAGES_SHA256 = "b88807afcde4e3636d5b9c9e374febc11e6ae504022ee892f88448c03503de52"
HOW_TO_BOOTSEL = (
    "unplug the Pico, hold its button BOOTSEL, plug it in with a USB cable that carries data, and let the button go"
)
_BOOTLOADER = "import machine\nmachine.bootloader()\n"
_WAIT_S = 300
_LOOK_S = 0.5
_DRIVE_S = 20  # to come after machine.bootloader(), and to go after a file was taken
_BACK_S = 30
_ANSWER_S = 16.0  # a tray that starts says nothing for a while
_CHUNK = 1 << 14


WHEN_INTERRUPTED = (
    f"A Pico that was cut off while it was copied to is not spoilt: {HOW_TO_BOOTSEL}; then start './tray24 flash' again"
)


@dataclass(frozen=True)
class File:
    """A UF2 that may be copied: what it holds, and whether it replaces the board's files."""

    name: str
    data: bytes
    holds: str
    erases: bool


@dataclass(frozen=True)
class Running:
    """What runs on the board after it was flashed. `tray24` is None when there is MicroPython alone."""

    port: str
    board: str
    micropython: str
    tray24: str | None

    def in_words(self) -> str:
        if self.tray24 is None:
            return f"{self.port} runs MicroPython {self.micropython}, and no tray yet: './tray24 deploy' puts it there"
        return f"{self.port} runs tray24 {self.tray24} on MicroPython {self.micropython}"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        f"Put MicroPython {firmware.VERSION} onto a Pico: it is asked to go into BOOTSEL mode when it runs MicroPython "
        "already, else you are told how. Its files stay: records, settings, calibration."
    )
    ports.add_port_argument(parser)
    parser.add_argument(
        "--uf2",
        type=Path,
        metavar="FILE",
        help="MicroPython's UF2, or what './tray24 image' has made (default: cached)",
    )
    parser.add_argument("--drive", type=Path, metavar="FOLDER", help="where the Pico's drive is, if it is not found")
    parser.add_argument("--yes", action="store_true", help="do not ask before the files on the board are replaced")
    parser.add_argument("--json", action="store_true", help="tell what runs then as JSON")


def run(arguments: argparse.Namespace) -> int:
    file = read(arguments.uf2)
    if file.erases and not arguments.yes:
        _ask(file, at_terminal())
    running = flash(file, arguments.port, arguments.drive)
    print(json.dumps(vars(running)) if arguments.json else running.in_words())
    return 0


def flash(file: File, port: str | None = None, folder: Path | None = None) -> Running:
    """Copy the file to the drive of the board at this port, or of the one in BOOTSEL mode, and hear what runs then."""
    before = {board.serial for board in ports.boards()}
    serial = ""
    there = _drives(folder)
    if there and port and folder is None:
        _check_is_meant(port, there[0])
    if not there:
        serial = to_bootsel(port)
    drive = await_drive(folder, bool(serial))
    copy(file, drive)
    with waiting("the board starts"):
        return await_running(port, serial, before)


# The file.


def read(path: Path | None) -> File:
    """MicroPython's UF2 from the cache, or this file; a Failure when it is not one that may be copied."""
    if path is None:
        path = firmware.uf2_path()
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Failure(
            f"--uf2 {path}: cannot be read: {error.strerror or error}. Nothing was copied. Name another file, or leave out "
            "--uf2: then it is MicroPython from the cache"
        ) from None
    try:
        pages = uf2.read(data)
    except uf2.Damaged as damage:
        raise Failure(f"--uf2 {path}: {damage}. Nothing was copied. The right file is {firmware.URL}") from None
    program = {offset: page for offset, page in pages.items() if offset < FS_OFFSET}
    if _digest(program) != PAGES_SHA256:
        raise Failure(
            f"--uf2 {path}: a UF2 file for the Pico, but neither MicroPython {firmware.VERSION} nor a tray's image with "
            f"it. Nothing was copied. The right file is {firmware.URL}, or what './tray24 image' makes"
        )
    whole = len(pages) > len(program)
    holds = f"a whole tray with MicroPython {firmware.VERSION}" if whole else f"MicroPython {firmware.VERSION}"
    return File(path.name, data, holds, whole)


def _digest(pages: dict[int, bytes]) -> str:
    digest = hashlib.sha256()
    for offset, page in sorted(pages.items()):
        digest.update(offset.to_bytes(4, "little") + page)
    return digest.hexdigest()


def _ask(file: File, person: Person | None) -> None:
    words = (
        f"{file.name} holds {file.holds}: it replaces all files on the board, its records, settings and calibration too"
    )
    if person is None:
        raise UsageError(f"{words}. Give --yes if that is what you want; without --uf2 they stay")
    if not person.agrees(f"{words}. (Without --uf2 they stay.) Go on?", usual=False):
        raise Failure("nothing was copied")


# The drive.


def _check_is_meant(port: str, drive: Drive) -> None:
    """A board that runs is not the one that has the drive."""
    name = port if port.startswith("id:") else ports.find_port(port)
    if ports.is_socket(name) or any(name in (board.port, f"id:{board.serial}") for board in ports.boards()):
        raise Failure(
            f"--port {port}: that board runs, and the drive {drive.folder} is another one's, in BOOTSEL mode. Leave out "
            "--port to flash that one, or unplug it first; nothing was copied"
        )


def to_bootsel(port: str | None) -> str:
    """Ask the board that runs MicroPython to go into BOOTSEL mode; its number, or "" when there is none to ask."""
    if port is None and not ports.boards():
        return ""
    name = ports.find_port(port)
    if ports.is_socket(name):
        check_board(name)  # no plug of it can be pulled to get another drive
    try:
        with waiting("asking the board for BOOTSEL mode"), prompt.open_prompt(name, any_board=True) as board:
            board.leave(_BOOTLOADER)
            return board.serial
    except Failure as failure:
        say(str(failure))
        return ""


def await_drive(
    folder: Path | None,
    asked: bool,
    now_s: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], Any] = time.sleep,
) -> Drive:
    """The Pico's drive, as soon as it is there. What to do for it is said when nobody else has."""
    told = ""
    end_s = now_s() + (_DRIVE_S if asked else _WAIT_S)
    if not asked and not _drives(folder):
        say(f"No Pico in BOOTSEL mode is there: {HOW_TO_BOOTSEL}.")
    with waiting(f"waiting for the drive {drives.LABEL}"):
        while not (found := _drives(folder)):
            if (hint := drives.why_not_mounted()) and hint != told:
                told = hint
                say(hint)
                end_s = now_s() + _WAIT_S
            if now_s() >= end_s:
                raise Failure(
                    f"no drive {drives.LABEL} has come. To get it, {HOW_TO_BOOTSEL}; then start again. If it is there and "
                    "was not found, name its folder with --drive"
                )
            sleep(_LOOK_S)
    return drives.only(found)


def _drives(folder: Path | None) -> list[Drive]:
    if folder is None:
        return drives.find()
    drive = drives.at(folder)
    return [drive] if drive else []


def copy(file: File, drive: Drive) -> None:
    """Write it whole. The board starts by itself with the last byte, so that the drive may go while it is closed."""
    written = 0
    try:
        with (
            progress(f"copying {file.holds}", len(file.data)) as show,
            (drive.folder / file.name).open("wb", 0) as target,
        ):
            while written < len(file.data):
                written += target.write(file.data[written : written + _CHUNK])
                show(written)
            with suppress(OSError):  # the drive is gone already: it has taken all of it
                os.fsync(target.fileno())
    except OSError as error:
        if written < len(file.data):
            raise Failure(
                f"{drive.folder}: copying broke off ({error.strerror or error}) after {written} of {len(file.data)} bytes. "
                f"The Pico cannot run so, but cannot be spoilt either: {HOW_TO_BOOTSEL}; then start again"
            ) from None


# What runs then.


def await_running(port: str | None, serial: str, before: set[str], timeout_s: float = _BACK_S) -> Running:
    """The board is back at its port: which one is known by its number, by the port that was named, or by being new."""

    def attempt() -> Running:
        name = ports.find_port(port) if port else _port_of_new(before)
        return look(port_of(name, serial))

    return await_board(attempt, "the board", timeout_s * ports.slowness(port or ""))


def look(name: str) -> Running:
    """What runs on the board at this port: a tray that answers, or MicroPython alone."""
    with suppress(ports.NoTray), ports.open_link(name, any_version=True, timeout_s=_ANSWER_S) as link:
        version = link.version
        return Running(name, version.get("board", ""), version.get("micropython", ""), version["tray24"])
    with prompt.open_prompt(name, any_board=True) as board:
        return Running(name, board.serial, board.micropython, None)


def _port_of_new(before: set[str]) -> str:
    """The board that was not there before; the only one, where it was."""
    new = [board.port for board in ports.boards() if board.serial not in before]
    return new[0] if len(new) == 1 else ports.find_port(None)
