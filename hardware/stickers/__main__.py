"""`python -m hardware.stickers [--check]`: writes the sheets into `hardware/build/stickers`, or checks new ones."""

import sys
from pathlib import Path

from hardware.stickers.make import check, make

FOLDER = Path(__file__).resolve().parents[1] / "build" / "stickers"


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        findings = check()
        print("\n".join(findings) or "stickers: every face once, at true scale, within the margins")
        return 1 if findings else 0
    if arguments:
        print(f"'{arguments[0]}' is not known: give --check or nothing", file=sys.stderr)
        return 2
    print(f"stickers: {len(make(FOLDER))} files in {FOLDER}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
