"""Put a Pico into BOOTSEL mode, wait for its drive and copy a file onto it."""

import errno
import os
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from host_tools.build import uf2
from host_tools.errors import Failure
from host_tools.flashing import drives
from host_tools.flashing.drives import Drive
from host_tools.flashing.firmware import File
from host_tools.link import prompt
from host_tools.terminal.console import progress, say, waiting
from simulator.texts import HostTexts

texts = HostTexts("flash")

FORGET_NAME = "begin.uf2"
_WAIT_S = 300
_LOOK_S = 0.5
_DRIVE_S = 20  # for the drive to appear after machine.bootloader(), and to go after a file was received
_CHUNK = 1 << 14
_BOOTLOADER = "import machine\nmachine.bootloader()\n"


def unfinished() -> str:
    """Return the message about an update that was begun and not finished."""
    return texts("unfinished", label=drives.LABEL)


def to_bootsel(name: str) -> str:
    """Ask the board at this port to go into BOOTSEL mode. Return its serial number, or "" when it does not answer."""
    try:
        with waiting(texts("asking")):
            board = prompt.open_prompt(name, any_board=True)
    except Failure as failure:
        say(str(failure))
        return ""
    with board:
        if prompt.CHIP not in board.machine:
            raise Failure(texts("not-pico", port=name, machine=board.machine, rp2040=drives.BOARD_ID))
        board.leave(_BOOTLOADER)
        return board.serial


def await_drive(
    folder: Path | None,
    asked: bool,
    now_s: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], object] = time.sleep,
) -> Drive:
    """Return the Pico's drive as soon as it is there.

    Unless the board was `asked` for it, tell the person how to get the drive.
    """
    told = ""
    end_s = now_s() + (_DRIVE_S if asked else _WAIT_S)
    if not asked and not find_drives(folder):
        say(texts("no-pico"))
    with waiting(texts("waiting-for-drive", label=drives.LABEL)):
        while not (found := find_drives(folder)):
            if (hint := drives.why_not_mounted()) and hint != told:
                told = hint
                say(hint)
                end_s = now_s() + _WAIT_S
            if now_s() >= end_s:
                raise Failure(texts("no-drive", label=drives.LABEL))
            sleep(_LOOK_S)
    return drives.only(found)


def find_drives(folder: Path | None) -> list[Drive]:
    """Return the drives of Picos in BOOTSEL mode: all of them, or the one in this folder."""
    if folder is None:
        return drives.find()
    drive = drives.at(folder)
    return [drive] if drive else []


def copy(file: File, drive: Drive) -> None:
    """Write the file to the drive and sync it in its order (see uf2.py). The drive goes with the last byte."""
    written = 0
    whole = len(file.data)
    ends = sorted({min(uf2.GROUP_BYTES, whole), max(0, whole - uf2.GROUP_BYTES), whole})
    try:
        with (drive.folder / FORGET_NAME).open("wb", 0) as begin:
            begin.write(uf2.FORGET)
            _write_out(begin)
        with (
            progress(texts("copying", file=file.holds), whole) as show,
            (drive.folder / file.name).open("wb", 0) as target,
        ):
            for end in ends:
                while written < end:
                    written += target.write(file.data[written : min(end, written + _CHUNK)])
                    show(written)
                if written < whole:
                    _write_out(target)
            with suppress(OSError):  # the drive is gone already: it has received the whole file
                _write_out(target)
    except OSError as error:
        if written < whole:
            raise Failure(
                texts(
                    "broke-off",
                    folder=drive.folder,
                    reason=error.strerror or error,
                    written=written,
                    whole=whole,
                    label=drives.LABEL,
                )
            ) from None


def _write_out(file: BinaryIO) -> None:
    """Sync the file's data to the drive."""
    try:
        os.fsync(file.fileno())
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):  # a folder that is no drive may not support it
            raise
