"""`python -m hardware.case [--check]`: write models and pictures to `hardware/build`, or check the case."""

import sys
from pathlib import Path

from hardware.case.make import check, make

FOLDER = Path(__file__).resolve().parents[1] / "build"


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        findings = check()
        print("\n".join(findings) or "case: solids closed, walls thick enough, room for everything, dice fit")
        return 1 if findings else 0
    if arguments:
        print(f"'{arguments[0]}' is not known: give --check or nothing", file=sys.stderr)
        return 2
    print(f"case: {len(make(FOLDER))} files in {FOLDER}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
