"""The files of all stickers, dominoes and score pads, and their check by reading them back."""

import tempfile
from pathlib import Path

from hardware.stickers.checks import check_sheets
from hardware.stickers.score_pads import write_score_pads
from hardware.stickers.sheets import write_dice_sheet, write_domino_sheet
from hardware.stickers.sizes import DOMINOES, PADS, PAPERS
from tray24.match.dicesets import SETS


def make(folder: Path) -> list[Path]:
    """Write the PDFs of all sheets to `folder`; return their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for paper in PAPERS:
        for name in (*SETS, DOMINOES, PADS):
            path = folder / f"{name}-{paper}.pdf"
            if name == PADS:
                write_score_pads(path, paper)
            elif name == DOMINOES:
                write_domino_sheet(path, paper)
            else:
                write_dice_sheet(path, name, paper)
            files.append(path)
    return files


def check() -> list[str]:
    """Make all sheets in a temporary folder, and return findings about them; [] when nothing is wrong."""
    with tempfile.TemporaryDirectory() as folder:
        make(Path(folder))
        return check_sheets(Path(folder))
