"""What a six-seat match of basic takes on the desktop MicroPython, code included, and how long a saved position is."""

import argparse
import json
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "firmware"), str(ROOT)]

from host_tools import micropython  # noqa: E402

WANTED_KB = 96
WANTED_BYTES = 160


def measure() -> dict:
    with tempfile.TemporaryDirectory() as folder:
        compiled = micropython.compile_firmware(Path(folder))
        on_device = Path(__file__).with_name("memory_on_micropython.py")
        done = micropython.run(on_device, path=[Path(folder)], capture=True)
        if done.returncode:
            raise SystemExit(done.stdout + done.stderr)
        return {**json.loads(done.stdout), "mpy_kb": sum(file.stat().st_size for file in compiled) / 1024}


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the memory of a six-seat match on MicroPython.")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    try:
        row = measure()
    except micropython.Unavailable as reason:
        print(f"cannot be measured: {reason}", file=sys.stderr)
        return 2
    if arguments.json:
        print(json.dumps(row))
    else:
        print("a six-seat match of basic on MicroPython (64-bit; the device needs about half)")
        print(f"  code               {row['code_kb']:6.1f} kB")
        print(f"  begun              {row['begun_kb']:6.1f} kB")
        print(f"  played to its end  {row['played_kb']:6.1f} kB (most after any line: {row['most_kb']:.1f}; "
              f"wanted: {WANTED_KB})")  # fmt: skip
        print(f"  saved position     {row['position_bytes']:4d} bytes at most (wanted: {WANTED_BYTES})")
        print(f"all modules compiled: {row['mpy_kb']:.0f} kB")
    fits = row["most_kb"] <= WANTED_KB and row["position_bytes"] <= WANTED_BYTES
    return 0 if fits else 1


if __name__ == "__main__":
    sys.exit(main())
