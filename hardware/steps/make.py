"""The pictures of the guide, and their check."""

from pathlib import Path

from hardware.products import BUILD
from hardware.steps import board_pictures, case_pictures

LARGEST_BYTES = 100_000
_MIN_BYTES = 4_000  # an empty picture is smaller


def list_pictures() -> dict:
    """Return all pictures of the guide: name -> function that draws the picture to a path."""
    return board_pictures.PICTURES | case_pictures.list_pictures()


def make(folder: Path) -> list[Path]:
    """Write the pictures of the guide to `folder`; return their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    for old_path in folder.glob("*.png"):  # a step whose number has changed
        old_path.unlink()
    files = []
    for name, draw in list_pictures().items():
        path = folder / f"{name}.png"
        draw(path)
        files.append(path)
    return files


def check() -> list[str]:
    """Return findings about stored pictures of the guide that are missing, too small or too large."""
    findings = []
    for name in list_pictures():
        path = BUILD / "steps" / f"{name}.png"
        if not path.is_file():
            findings.append(f"{path.name} is missing: make the pictures")
        elif not _MIN_BYTES < path.stat().st_size < LARGEST_BYTES:
            findings.append(f"{path.name} has {path.stat().st_size} bytes, not {_MIN_BYTES} to {LARGEST_BYTES}")
    return findings
