"""Writes all sheets of stickers, dominoes and score pads, and checks what was written by reading it back."""

import tempfile
from pathlib import Path

from hardware.stickers.checks import check_sheets
from hardware.stickers.pads import score_pads
from hardware.stickers.sheets import dice_sheet, domino_sheet
from hardware.stickers.sizes import DOMINOES, PADS, PAPERS
from tray24.match.dicesets import SETS


def make(folder: Path) -> list[Path]:
    """Writes the PDFs into `folder`; returns their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for paper in PAPERS:
        for name in (*SETS, DOMINOES, PADS):
            path = folder / f"{name}-{paper}.pdf"
            if name == PADS:
                score_pads(path, paper)
            elif name == DOMINOES:
                domino_sheet(path, paper)
            else:
                dice_sheet(path, name, paper)
            files.append(path)
    return files


def check() -> list[str]:
    """What is wrong with newly made sheets; empty when nothing is."""
    with tempfile.TemporaryDirectory() as made:
        make(Path(made))
        return check_sheets(Path(made))
