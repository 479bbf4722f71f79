"""Where Tray24 keeps what it can get or make again: fetched sources, builds."""

import os
import sys
from pathlib import Path

VARIABLE = "TRAY24_CACHE"


def cache_folder() -> Path:
    """Return TRAY24_CACHE, or the folder that the system has for a program's cache."""
    if chosen := os.environ.get(VARIABLE):
        return Path(chosen).expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Tray24" / "Cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "Tray24"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tray24"
