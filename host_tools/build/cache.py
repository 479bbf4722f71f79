"""Where Tray24 keeps what it can get or make again: fetched sources, builds."""

from pathlib import Path

from simulator.folders import user_folder

VARIABLE = "TRAY24_CACHE"


def cache_folder() -> Path:
    """Return TRAY24_CACHE, or the folder that the system has for a program's cache."""
    return user_folder(VARIABLE, "cache")
