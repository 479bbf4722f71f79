"""`python -m hardware.board.repeat`, under KiCad's Python: make board and files twice, and compare the bytes.

Each time runs in a process of its own, as `./tray24 hardware` does it: pcbnew keeps footprints that it has read.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

import pcbnew

from hardware.board.fabricate import write_files
from hardware.board.make import make_file

_FILES = ("tray24.kicad_pcb", "gerbers.zip", "placement.csv")


def make_into(folder: Path) -> None:
    folder.mkdir()
    board, gerbers, placement = (folder / name for name in _FILES)
    make_file(board)
    write_files(pcbnew.LoadBoard(str(board)), gerbers, placement)


def main(arguments: list[str]) -> int:
    if arguments:
        make_into(Path(arguments[0]))
        return 0
    with tempfile.TemporaryDirectory() as name:
        first, second = Path(name) / "first", Path(name) / "second"
        for folder in (first, second):
            subprocess.run([sys.executable, "-m", "hardware.board.repeat", str(folder)], check=True)
        differ = [file for file in _FILES if (first / file).read_bytes() != (second / file).read_bytes()]
    print(f"made twice: {', '.join(differ) if differ else 'nothing'} differs")
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
