"""The folders in which simulated trays keep their files, one for each tray that runs at a time."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from simulator.texts import HostTexts
from simulator.user_folders import create_private_folder, find_user_folder, use_private_umask
from tray24.ui.toolkit.lights import FULL, KINDS

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

VARIABLE = "TRAY24_HOME"
BROUGHT = "brought"  # the folder in that of a tray with records from elsewhere
_MAX_TRAYS = 20
_say = HostTexts("play")


def get_home_folder() -> Path:
    """Return the folder that TRAY24_HOME names, or else the system's folder for a user's data."""
    return find_user_folder(VARIABLE)


class TrayFolder:
    """A tray's folder, which is reserved for this program until `release`.

    Two trays in one folder would overwrite each other's match, so each folder has a lock. The system releases the lock
    even when a program is killed. A second program takes the next folder, which is another tray.
    """

    def __init__(self, folder: Path, number: int, lock: BinaryIO):
        self.folder = folder
        self.number = number
        self._lock = lock

    @property
    def dice_file(self) -> Path:
        """Return the file with the places of the real dice, which is not one of the tray's own files."""
        return self.folder.with_name(f"{self.folder.name}-dice.json")

    def release(self) -> None:
        self._lock.close()


def create_home(home: Path) -> None:
    """Create the folder `home`. Unless TRAY24_HOME names it, no other account can read it.

    Raise OSError if the folder cannot be created.
    """
    with use_private_umask():
        home.mkdir(parents=True, exist_ok=True)
    if not os.environ.get(VARIABLE):
        create_private_folder(home)  # earlier versions did not protect it


def reserve_folder(home: Path, kind: str = FULL) -> TrayFolder:
    """Reserve the first free folder under `home` for a tray of this kind. Other accounts cannot read it.

    Raise OSError when all folders are in use.
    """
    create_home(home)
    for number, folder in _iterate_folders(home, kind):
        create_private_folder(folder)
        lock = _lock_file(folder / "in_use")
        if lock is not None:
            return TrayFolder(folder, number, lock)
    raise OSError(_say("too-many-trays", most=_MAX_TRAYS, home=home, variable=VARIABLE))


def list_tray_folders(home: Path) -> list[Path]:
    """Return the folders under `home` that trays of all kinds have used."""
    return [folder for kind in KINDS for _, folder in _iterate_folders(home, kind) if folder.is_dir()]


def _iterate_folders(home: Path, kind: str) -> Iterator[tuple[int, Path]]:
    """Yield (number, folder) of each tray of this kind that this machine can have, whether or not the folder exists."""
    base_name = "tray" if kind == FULL else kind
    for number in range(1, _MAX_TRAYS + 1):
        yield number, home / (base_name if number == 1 else f"{base_name}-{number}")


def _lock_file(path: Path) -> BinaryIO | None:
    """Return the lock file, open and locked, or None when another program holds its lock."""
    file = path.open("ab")
    try:
        if sys.platform == "win32":
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):  # PermissionError is how Windows reports a locked file
        file.close()
        return None
    except BaseException:
        file.close()
        raise
    return file
