"""The drive of a Pico in BOOTSEL mode: where each system mounts it, and what it says about its board."""

import os
import re
import string
import sys
from dataclasses import dataclass
from pathlib import Path

from host_tools.errors import Failure
from simulator.given_files import MOST_TEXT_BYTES, read_given
from simulator.texts import HostTexts

texts = HostTexts("flash")

LABEL = "RPI-RP2"
INFO = "INFO_UF2.TXT"
BOARD_ID = "RPI-RP2"  # the label that the RP2040's boot ROM gives; an RP2350 says RP2350
_MOUNTS = Path("/proc/self/mounts")
_BY_LABEL = Path("/dev/disk/by-label") / LABEL
_LINUX_ROOTS = ("/media/*", "/media/*/*", "/run/media/*/*", "/mnt/*")


@dataclass(frozen=True)
class Drive:
    """A drive that accepts UF2 files: its folder, and the board that it says it is."""

    folder: Path
    board_id: str
    model: str


def at(folder: Path) -> Drive | None:
    """Return the drive mounted at this folder, or None when it is no such drive."""
    try:
        text = read_given(folder / INFO, MOST_TEXT_BYTES).decode("ascii", "replace")
    except OSError:
        return None
    facts = dict(re.findall(r"^([\w-]+):\s*(.*?)\s*$", text, re.MULTILINE))
    return Drive(folder, facts.get("Board-ID", "?"), facts.get("Model", "?"))


def find() -> list[Drive]:
    """Return the drives among all folders where this system has mounted something."""
    found = {drive.folder: drive for folder in folders() if (drive := at(folder))}
    return [found[folder] for folder in sorted(found)]


def folders(system: str = sys.platform) -> list[Path]:
    """Return the folders where a drive may be mounted."""
    if system == "win32":
        return [Path(f"{letter}:\\") for letter in string.ascii_uppercase if letter not in "AB"]
    if system == "darwin":
        return _matching("/Volumes/*")
    return [*mounted(_read(_MOUNTS)), *(path for root in _LINUX_ROOTS for path in _matching(root))]


def mounted(mounts: str) -> list[Path]:
    """Return the folders of all FAT file systems in Linux's table of mounts."""
    words = [line.split(" ") for line in mounts.splitlines()]
    return [Path(_unescaped(each[1])) for each in words if len(each) > 2 and each[2] in ("vfat", "msdos", "fuseblk")]


def why_not_mounted(device: Path = _BY_LABEL, mounts: str | None = None) -> str:
    """Return how to mount the drive that is there and has no folder (Linux without a desktop), or ""."""
    if not device.exists():
        return ""
    real = os.path.realpath(device)
    if any(line.startswith(f"{real} ") for line in (_read(_MOUNTS) if mounts is None else mounts).splitlines()):
        return ""
    return texts("not-mounted", device=real, label=LABEL)


def only(found: list[Drive]) -> Drive:
    """Return the only Pico drive. Raise Failure with what is there instead."""
    picos = [drive for drive in found if drive.board_id == BOARD_ID]
    if len(picos) == 1:
        return picos[0]
    if picos:
        lines = [texts("several-boards-line", folder=drive.folder) for drive in picos]
        raise Failure("\n    ".join([texts("several-boards", count=len(picos)), *lines]))
    drive = found[0]
    raise Failure(
        texts("other-board", folder=drive.folder, model=drive.model, board_id=drive.board_id, rp2040=BOARD_ID)
    )


def _matching(pattern: str) -> list[Path]:
    parts = Path(pattern).parts
    depth = next(number for number, part in enumerate(parts) if "*" in part)
    try:
        return sorted(path for path in Path(*parts[:depth]).glob("/".join(parts[depth:])) if path.is_dir())
    except OSError:
        return []


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="surrogateescape")
    except OSError:
        return ""


def _unescaped(name: str) -> str:
    r"""Return a path of Linux's table of mounts, where a blank is \040 and the like."""
    return re.sub(r"\\([0-7]{3})", lambda octal: chr(int(octal[1], 8)), name)
