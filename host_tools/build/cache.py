"""The folder for what Tray24 can fetch or build again: fetched sources, builds."""

from pathlib import Path

from simulator.folders import user_folder

VARIABLE = "TRAY24_CACHE"


def cache_folder() -> Path:
    """Return TRAY24_CACHE, or the system's cache folder for this program."""
    return user_folder(VARIABLE, "cache")
