"""The folders of a user's files: the system's folders for a program's data and for its cache."""

import os
import sys
from pathlib import Path
from typing import Literal

from platformdirs import PlatformDirs

_MAC_FOLDERS = {"data": "Library/Application Support", "cache": "Library/Caches"}


def user_folder(variable: str, kind: Literal["data", "cache"]) -> Path:
    """Return the folder that an environment variable names, or the system's folder of this kind for Tray24."""
    if chosen := os.environ.get(variable):
        return Path(chosen).expanduser()
    name = "Tray24" if sys.platform in ("win32", "darwin") else "tray24"
    system = PlatformDirs(name, appauthor=False)
    folder = system.user_data_path if kind == "data" else system.user_cache_path
    if sys.platform == "darwin" and not folder.exists():
        # Versions before 0.2 ignored XDG_DATA_HOME on macOS.
        former = Path.home() / _MAC_FOLDERS[kind] / name
        return former if former.exists() else folder
    return folder
