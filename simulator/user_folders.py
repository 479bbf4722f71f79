"""The folders of a user: the system's folder for a program's data, and the cache folder."""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from platformdirs import PlatformDirs

from tray24.text_tables import tables


def find_user_folder(variable: str) -> Path:
    """Return the folder that an environment variable names, or the system's data folder for Tray24."""
    if path := os.environ.get(variable):
        return Path(path).expanduser()
    name = "Tray24" if sys.platform in ("win32", "darwin") else "tray24"
    folder = PlatformDirs(name, appauthor=False).user_data_path
    if sys.platform == "darwin" and not folder.exists():
        # Versions before 0.2 ignored XDG_DATA_HOME on macOS.
        old_folder = Path.home() / "Library/Application Support" / name
        return old_folder if old_folder.exists() else folder
    return folder


def find_cache_folder() -> Path:
    """Return the cache folder for downloaded sources, builds and the tables of `tray24.text_tables`."""
    return Path(tables.get_cache_folder())


@contextlib.contextmanager
def use_private_umask() -> Iterator[None]:
    """Create files and folders within the `with` block so that no other account can read them.

    On Windows the user's own folder already makes them private.
    """
    old_umask = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(old_umask)


def create_private_folder(folder: Path) -> None:
    """Create a private folder with its parents, or make an existing one private. Raise OSError if that fails.

    Private means that no other account can read it.
    """
    with use_private_umask():
        folder.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(OSError):  # no permissions on this file system, or no right to change them
        folder.chmod(0o700)
