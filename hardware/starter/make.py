"""Write the starter's files: the drawing of the breadboard and the parts list."""

from pathlib import Path

from hardware.starter import wiring
from hardware.starter.drawing import draw


def make(folder: Path) -> list[Path]:
    """Write the drawing and the parts list. Return their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    drawing, parts = folder / "breadboard.svg", folder / "parts.csv"
    drawing.write_text(draw(), encoding="utf-8")
    parts.write_text(wiring.PARTS.format_csv(), encoding="utf-8")
    return [drawing, parts]
