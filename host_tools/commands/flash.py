"""The command flash: the tray's firmware onto a Pico by way of the drive that it is in BOOTSEL mode."""

import argparse
import errno
import json
import os
import re
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from host_tools.build import building, released, uf2
from host_tools.errors import Failure, UsageError
from host_tools.flashing import drives
from host_tools.flashing.drives import Drive
from host_tools.link import connecting, ports, prompt, stopped
from host_tools.link.client import Link
from host_tools.link.comeback import await_board, port_of
from host_tools.link.virtual import check_board
from host_tools.terminal.console import progress, say, waiting
from host_tools.terminal.questions import Person, at_terminal
from simulator.pico.storage import FS_OFFSET

HOW_TO_BOOTSEL = (
    "unplug the Pico, hold its button BOOTSEL, plug it in with a USB cable that carries data, and let the button go"
)
KEPT = "records, settings and calibration stay"
FORGET_NAME = "begin.uf2"
_FLASH_BYTES = 2 << 20  # of a Pico
_BANNER = re.compile(rb"MicroPython (v?\d[\w.+-]*)")
_FROZEN = b"tray24/"  # in the names of frozen modules
_WAIT_S = 300
_LOOK_S = 0.5
_DRIVE_S = 20  # to come after machine.bootloader(), and to go after a file was taken
_BACK_S = 30
_ANSWER_S = 16.0  # a tray that starts says nothing for a while
_CHUNK = 1 << 14
_BOOTLOADER = "import machine\nmachine.bootloader()\n"
_UNFINISHED = (
    "The update is not finished. The Pico's data are safe, and it cannot be spoilt: plugged in it comes up as the drive "
    f"{drives.LABEL} by itself. If it does not, {HOW_TO_BOOTSEL}. The next './tray24 flash' finishes the update"
)
WHEN_INTERRUPTED = _UNFINISHED


@dataclass(frozen=True)
class File:
    """A UF2 that may be copied: what it holds, and whether it replaces the board's files.

    `version` and `sources` are what a tray with it says of itself; "" where that is not known.
    """

    name: str
    data: bytes
    holds: str
    erases: bool
    version: str = ""
    sources: str = ""


@dataclass(frozen=True)
class Running:
    """What runs on the board.

    `tray24` is the version of its tray, None when it has MicroPython alone; `sources` the hash of what that tray is built
    from, "" when it does not tell. `stopped`: MicroPython is at its prompt. `mounted`: it can use its storage.
    """

    port: str
    board: str
    micropython: str
    tray24: str | None
    sources: str = ""
    stopped: bool = False
    mounted: bool = True

    def in_words(self) -> str:
        if self.tray24 is None:
            return f"{self.port} runs MicroPython {self.micropython}, and no tray"
        return f"{self.port} runs tray24 {self.tray24} on MicroPython {self.micropython}"

    @property
    def is_virtual(self) -> bool:
        """It is the simulator's tray, which runs on Python."""
        return self.tray24 is not None and not self.micropython

    def has(self, file: File) -> bool:
        """The board runs what is in the file already."""
        return bool(file.version) and self.tray24 == file.version and self.sources in ("", file.sources)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Put the tray's firmware onto a Pico, Pico H or Pico W: it is asked to go into BOOTSEL mode when it runs a tray or "
        f"MicroPython already, else you are told how. On a tray {KEPT}."
    )
    ports.add_port_argument(parser)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--uf2", type=Path, metavar="FILE", help="another UF2 for the RP2040 (default: the release)")
    what.add_argument("--build", action="store_true", help="build the firmware from the sources first")
    parser.add_argument("--drive", type=Path, metavar="FOLDER", help="where the Pico's drive is, if it is not found")
    parser.add_argument("--again", action="store_true", help="copy it even if the board runs the same already")
    parser.add_argument("--yes", action="store_true", help="do not ask before the files on the board are replaced")
    parser.add_argument("--json", action="store_true", help="tell what runs then as JSON")


def run(arguments: argparse.Namespace) -> int:
    file = read(arguments.uf2, arguments.build)
    if file.erases and not arguments.yes:
        _ask(file, at_terminal())
    running = flash(file, arguments.port, arguments.drive, arguments.again)
    print(json.dumps(vars(running)) if arguments.json else running.in_words())
    return 0


def flash(file: File, port: str | None = None, folder: Path | None = None, again: bool = False) -> Running:
    """Copy the file to the drive of the board at this port, or of the one in BOOTSEL mode, and hear what runs then.

    A tray that has what is in the file already is left alone, unless it is to be copied `again`.
    """
    before = {board.serial for board in ports.boards()}
    serial = ""
    there = _drives(folder)
    if there and port and folder is None:
        _check_is_meant(port, there[0])
    if not there and (port or before):
        name = ports.find_port(port)
        if ports.is_socket(name):
            check_board(name)  # no plug of it can be pulled to get another drive
        running = _tray_at(name)
        if running and running.has(file) and not again:
            say(f"{name} has {file.holds} already: nothing was copied (--again copies it)")
            return running
        if running:
            say(difference(running, file))
        serial = to_bootsel(name)
    drive = await_drive(folder, bool(serial))
    copy(file, drive)
    with waiting("the board starts"):
        running = await_running(port, serial, before, folder)
    _check(running, file)
    return running


def difference(running: Running, file: File) -> str:
    """What changes with the file, in words."""
    if running.tray24 != file.version:
        return f"{running.in_words()}; now it gets {file.holds}"
    return f"{running.in_words()}, built from other sources; now it gets {file.holds}"


# The file.


def read(path: Path | None = None, build: bool = False) -> File:
    """The release, or what its sources are built to now, or this file; a Failure when it is not one that may be copied."""
    if path is not None:
        return _other(path)
    release = building.current() if build else released.read()
    if stale := released.why_stale(release):
        say(f"{stale}: './tray24 flash --build' has them in it")
    about = release.manifest
    holds = f"tray24 {about['tray24']} with MicroPython {about['micropython']}"
    return File(released.UF2.name, release.uf2, holds, False, about["tray24"], about["sources_sha256"])


def _other(path: Path) -> File:
    """Somebody's own UF2, put into the order in which a copy that is cut off starts nothing."""
    without = "Nothing was copied. Name another file, or leave out --uf2: then it is the released firmware"
    try:
        data = path.read_bytes()
        pages = uf2.read(data)
    except OSError as error:
        raise Failure(f"--uf2 {path}: cannot be read: {error.strerror or error}. {without}") from None
    except uf2.Damaged as damage:
        raise Failure(f"--uf2 {path}: {damage}. {without}") from None
    if 0 not in pages:
        raise Failure(f"--uf2 {path}: it holds no program: it does not write the beginning of flash. {without}")
    if max(pages) >= _FLASH_BYTES:
        raise Failure(f"--uf2 {path}: it writes past the end of a Pico's flash of {_FLASH_BYTES >> 20} MB. {without}")
    erases = max(pages) >= FS_OFFSET
    return File(path.name, uf2.write_release(pages), _what_is_in(b"".join(pages.values())), erases)


def _what_is_in(program: bytes) -> str:
    found = _BANNER.search(program)
    if not found:
        return "a program that is not MicroPython"
    return f"MicroPython {found[1].decode()} {'with' if _FROZEN in program else 'without'} a tray"


def _ask(file: File, person: Person | None) -> None:
    words = (
        f"{file.name} holds {file.holds}, and files: it replaces all files on the board, its records, settings and "
        "calibration too"
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


def to_bootsel(name: str) -> str:
    """Ask the board at this port to go into BOOTSEL mode; its number, or "" when it does not answer."""
    try:
        with waiting("asking the board for BOOTSEL mode"):
            board = prompt.open_prompt(name, any_board=True)
    except Failure as failure:
        say(str(failure))
        return ""
    with board:
        if prompt.CHIP not in board.machine:
            raise Failure(f"{name} is a {board.machine}. {drives.NOT_PICO_2}")
        board.leave(_BOOTLOADER)
        return board.serial


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
    """Write the file, and have the system write it out in its order: see uf2.py. The drive goes with the last byte."""
    written = 0
    whole = len(file.data)
    ends = sorted({min(uf2.GROUP_BYTES, whole), max(0, whole - uf2.GROUP_BYTES), whole})
    try:
        with (drive.folder / FORGET_NAME).open("wb", 0) as begin:
            begin.write(uf2.FORGET)
            _write_out(begin)
        with (
            progress(f"copying {file.holds}", whole) as show,
            (drive.folder / file.name).open("wb", 0) as target,
        ):
            for end in ends:
                while written < end:
                    written += target.write(file.data[written : min(end, written + _CHUNK)])
                    show(written)
                if written < whole:
                    _write_out(target)
            with suppress(OSError):  # the drive is gone already: it has taken all of it
                _write_out(target)
    except OSError as error:
        if written < whole:
            raise Failure(
                f"{drive.folder}: copying broke off ({error.strerror or error}) after {written} of {whole} bytes. "
                f"{_UNFINISHED}"
            ) from None


def _write_out(file: Any) -> None:
    """Have the system write to the drive now what it has of the file."""
    try:
        os.fsync(file.fileno())
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):  # a folder that is no drive may not know of it
            raise


# What runs.


def await_running(
    port: str | None, serial: str, before: set[str], folder: Path | None = None, timeout_s: float = _BACK_S
) -> Running:
    """The board is back at its port: which one is known by its number, by the port that was named, or by being new."""

    def attempt() -> Running:
        name = ports.find_port(port) if port else _port_of_new(before)
        return look(port_of(name, serial))

    try:
        return await_board(attempt, "the board", timeout_s * connecting.slowness(port or ""))
    except Failure:
        if found := _drives(folder):
            raise Failure(
                f"{found[0].folder} is there still: the Pico has not taken the whole file. {_UNFINISHED}"
            ) from None
        raise


def look(name: str) -> Running:
    """What runs on the board at this port: a tray that answers, or what MicroPython's prompt tells.

    A tray that is silent is stopped for that and started again. Failure when nothing can be known.
    """
    with suppress(connecting.NoTray):
        return _greeted(name)
    with prompt.open_prompt(name, any_board=True) as board:
        found = stopped.ask(board)
        has_tray = found.tray24 is not None
        if has_tray:
            board.reset()  # it starts again
        return Running(name, board.serial, board.micropython, found.tray24, found.sources, has_tray, found.mounted)


def _tray_at(name: str) -> Running | None:
    """What the tray at this port says of itself; None when no tray answers soon."""
    with suppress(Failure):
        return _greeted(name)
    return None


def _greeted(name: str) -> Running:
    """What the tray at this port says of itself. The one place that knows how it is asked."""
    with connecting.open_link(name, any_version=True, timeout_s=_ANSWER_S) as link:
        return _said(name, link)


def _said(name: str, link: Link) -> Running:
    said = link.version
    return Running(name, said.get("board", ""), said.get("micropython", ""), said["tray24"], said.get("sources") or "")


def _check(running: Running, file: File) -> None:
    """What runs after the copy is what was in the file."""
    if not running.mounted:
        raise Failure(f"{running.port}: {stopped.FOREIGN_STORAGE}")
    if not file.version:
        return
    if running.stopped:
        raise Failure(f"{running.port} has {file.holds} now, but its tray has stopped: './tray24 doctor' tells why")
    if not running.has(file):
        raise Failure(f"{running.in_words()}, and not {file.holds}: start './tray24 flash --again'")


def _port_of_new(before: set[str]) -> str:
    """The board that was not there before; the only one, where it was."""
    new = [board.port for board in ports.boards() if board.serial not in before]
    return new[0] if len(new) == 1 else ports.find_port(None)
