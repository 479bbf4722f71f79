"""The drive of a Pico in BOOTSEL mode: starting that mode, finding the drive on each system, copying to it."""

import errno
import os
import re
import string
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from host_tools.build import uf2
from host_tools.errors import Failure
from host_tools.flashing.firmware import FirmwareFile
from host_tools.link import prompt
from host_tools.terminal.console import print_message, show_progress, show_waiting
from simulator.input_files import MAX_TEXT_BYTES, read_input_file
from simulator.texts import HostTexts

say = HostTexts("flash")

LABEL = "RPI-RP2"
INFO = "INFO_UF2.TXT"
BOARD_ID = "RPI-RP2"  # the board ID that the RP2040's boot ROM reports; an RP2350 reports RP2350
_MOUNTS = Path("/proc/self/mounts")
_BY_LABEL = Path("/dev/disk/by-label") / LABEL
_LINUX_ROOTS = ("/media/*", "/media/*/*", "/run/media/*/*", "/mnt/*")
FORGET_NAME = "begin.uf2"
_WAIT_S = 300
_LOOK_S = 0.5
_DRIVE_S = 20  # for the drive to appear after machine.bootloader(), and to disappear after a file was received
_CHUNK = 1 << 14
_BOOTLOADER = "import machine\nmachine.bootloader()\n"


@dataclass(frozen=True)
class Drive:
    """A drive that accepts UF2 files: its folder, and the board and model in its INFO_UF2.TXT."""

    folder: Path
    board_id: str
    model: str


def read_drive(folder: Path) -> Drive | None:
    """Return the drive mounted at this folder, or None when no such drive is there."""
    try:
        text = read_input_file(folder / INFO, MAX_TEXT_BYTES).decode("ascii", "replace")
    except OSError:
        return None
    facts = dict(re.findall(r"^([\w-]+):\s*(.*?)\s*$", text, re.MULTILINE))
    return Drive(folder, facts.get("Board-ID", "?"), facts.get("Model", "?"))


def list_folders(system: str = sys.platform) -> list[Path]:
    """Return the folders where a drive may be mounted."""
    if system == "win32":
        return [Path(f"{letter}:\\") for letter in string.ascii_uppercase if letter not in "AB"]
    if system == "darwin":
        return _find_folders("/Volumes/*")
    return [*parse_mounts(_read_mounts()), *(path for root in _LINUX_ROOTS for path in _find_folders(root))]


def parse_mounts(mounts: str) -> list[Path]:
    """Return the folders of all FAT file systems in Linux's table of mounts."""
    rows = [line.split(" ") for line in mounts.splitlines()]
    names = [row[1] for row in rows if len(row) > 2 and row[2] in ("vfat", "msdos", "fuseblk")]
    # A blank is written \040 there, other characters likewise.
    return [Path(re.sub(r"\\([0-7]{3})", lambda octal: chr(int(octal[1], 8)), name)) for name in names]


def explain_not_mounted(device: Path = _BY_LABEL, mounts: str | None = None) -> str:
    """Return how to mount a drive that is connected but not mounted (Linux without a desktop), or ""."""
    if not device.exists():
        return ""
    device_path = os.path.realpath(device)
    if any(line.startswith(f"{device_path} ") for line in (_read_mounts() if mounts is None else mounts).splitlines()):
        return ""
    return say("not-mounted", device=device_path, label=LABEL)


def select_drive(drives: list[Drive]) -> Drive:
    """Return the drive of the only Pico. Raise Failure, which lists what was found, unless exactly one was found."""
    picos = [drive for drive in drives if drive.board_id == BOARD_ID]
    if len(picos) == 1:
        return picos[0]
    if picos:
        lines = [say("several-boards-line", folder=drive.folder) for drive in picos]
        raise Failure("\n    ".join([say("several-boards", count=len(picos)), *lines]))
    raise Failure(say("other-board", **vars(drives[0]), rp2040=BOARD_ID))


def _find_folders(pattern: str) -> list[Path]:
    parts = Path(pattern).parts
    depth = next(number for number, part in enumerate(parts) if "*" in part)
    try:
        return sorted(path for path in Path(*parts[:depth]).glob("/".join(parts[depth:])) if path.is_dir())
    except OSError:
        return []


def _read_mounts() -> str:
    try:
        return _MOUNTS.read_text(encoding="utf-8", errors="surrogateescape")
    except OSError:
        return ""


def start_bootsel(name: str) -> str:
    """Ask the board at this port to go into BOOTSEL mode. Return its serial number, or "" when it does not answer."""
    try:
        with show_waiting(say("asking")):
            board = prompt.open_prompt(name, any_board=True)
    except Failure as failure:
        print_message(str(failure))
        return ""
    with board:
        if prompt.CHIP not in board.machine:
            raise Failure(say("not-pico", port=name, machine=board.machine, rp2040=BOARD_ID))
        board.execute_and_disconnect(_BOOTLOADER)
        return board.serial


def await_drive(
    folder: Path | None,
    is_requested: bool,
    now_s: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], object] = time.sleep,
) -> Drive:
    """Wait for the Pico's drive and return it.

    Unless `is_requested` (the board was asked to show its drive), print how to start BOOTSEL mode by hand.
    """
    last_hint = ""
    end_s = now_s() + (_DRIVE_S if is_requested else _WAIT_S)
    if not is_requested and not find_drives(folder):
        print_message(say("no-pico"))
    with show_waiting(say("waiting-for-drive", label=LABEL)):
        while not (found := find_drives(folder)):
            if (hint := explain_not_mounted()) and hint != last_hint:
                last_hint = hint
                print_message(hint)
                end_s = now_s() + _WAIT_S
            if now_s() >= end_s:
                raise Failure(say("no-drive", label=LABEL))
            sleep(_LOOK_S)
    return select_drive(found)


def find_drives(folder: Path | None) -> list[Drive]:
    """Return the drives of Picos in BOOTSEL mode: all that this system has mounted, or the one in this folder."""
    return [
        drive for path in sorted(set(list_folders() if folder is None else [folder])) if (drive := read_drive(path))
    ]


def copy_file(file: FirmwareFile, drive: Drive) -> None:
    """Write a UF2 file to the drive: its first group of blocks, then the middle, then the last group (see uf2.py).

    Each part is synced before the next is written. After the last byte the drive disappears.
    """
    written_bytes = 0
    total_bytes = len(file.data)
    ends = sorted({min(uf2.GROUP_BYTES, total_bytes), max(0, total_bytes - uf2.GROUP_BYTES), total_bytes})
    try:
        with (drive.folder / FORGET_NAME).open("wb", 0) as begin_file:
            begin_file.write(uf2.FORGET)
            _sync_file(begin_file)
        with (
            show_progress(say("copying", file=file.holds), total_bytes) as show,
            (drive.folder / file.name).open("wb", 0) as target,
        ):
            for end in ends:
                while written_bytes < end:
                    written_bytes += target.write(file.data[written_bytes : min(end, written_bytes + _CHUNK)])
                    show(written_bytes)
                if written_bytes < total_bytes:
                    _sync_file(target)
            with suppress(OSError):  # the drive is gone already: it has received the whole file
                _sync_file(target)
    except OSError as error:
        if written_bytes < total_bytes:
            values = {"reason": error.strerror or error, "written": written_bytes, "whole": total_bytes}
            raise Failure(say("broke-off", folder=drive.folder, label=LABEL, **values)) from None


def _sync_file(file: BinaryIO) -> None:
    """Sync the file's data to the drive."""
    try:
        os.fsync(file.fileno())
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):  # a folder that is not a drive may not support it
            raise
