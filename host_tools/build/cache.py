"""The folder for what Tray24 can fetch or build again: fetched sources, builds, tables of texts."""

from pathlib import Path

from tray24.text_tables import cache

VARIABLE = cache.VARIABLE


def cache_folder() -> Path:
    """Return TRAY24_CACHE, or the system's cache folder for this program."""
    return Path(cache.folder())
