"""The paths of the checkout and of its firmware."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FIRMWARE = ROOT / "firmware"


def is_whole() -> bool:
    """Return whether this is a complete checkout. An installed package has no main.py."""
    return (FIRMWARE / "main.py").is_file()
