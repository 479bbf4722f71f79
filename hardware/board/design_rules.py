"""`python -m hardware.board.design_rules`, under KiCad's Python: run pcbnew's design rule check of the board."""

import re
import sys
import tempfile
from pathlib import Path

import pcbnew

from hardware.board import kicad
from hardware.board.make import BOARD_FILE

_COUNT_LINE = re.compile(r"\*\* Found (\d+) (.+?) \*\*")


def check_board(path: Path) -> tuple[dict[str, int], str]:
    """Run pcbnew's design rule check; return the number of violations of each kind, and the report."""
    board = pcbnew.LoadBoard(str(path))
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "drc.txt"
        if not pcbnew.WriteDRCReport(board, str(report), kicad.get_millimeters_unit(), True):
            raise SystemExit("pcbnew could not check the board")
        text = report.read_text(encoding="utf-8")
    return {kind: int(count) for count, kind in _COUNT_LINE.findall(text)}, text


def main() -> int:
    counts, text = check_board(BOARD_FILE)
    if len(counts) != 3 or any(counts.values()):
        print(text)
    print(f"design rule check of {BOARD_FILE.name}: " + ", ".join(f"{count} {kind}" for kind, count in counts.items()))
    return 1 if len(counts) != 3 or any(counts.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
