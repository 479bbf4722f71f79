"""The files of the starter tray: the drawing of its breadboard and its parts list."""

from pathlib import Path

from hardware.starter import wiring
from hardware.starter.drawing import draw


def make(folder: Path) -> list[Path]:
    """Write the drawing and the parts list of the starter tray to `folder`; return their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    drawing, parts = folder / "breadboard.svg", folder / "parts.csv"
    drawing.write_text(draw(), encoding="utf-8")
    parts.write_text(wiring.PARTS.format_csv(), encoding="utf-8")
    return [drawing, parts]
