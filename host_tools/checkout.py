"""Where the checkout and its firmware are."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FIRMWARE = ROOT / "firmware"


def is_whole() -> bool:
    """Whether this is a checkout, and not what a package installs of it: that has neither main.py nor hardware/."""
    return (FIRMWARE / "main.py").is_file()
