"""`python -m hardware.case [--check [--all]]`: write models and pictures to `hardware/build`, or check the case."""

import sys
from pathlib import Path

from hardware.case.make import check, make

FOLDER = Path(__file__).resolve().parents[1] / "build"


def main(arguments: list[str]) -> int:
    if arguments in (["--check"], ["--check", "--all"]):
        whole = "--all" in arguments
        findings = check(whole)
        good = "solids closed, walls thick enough, dice fit, caps move"
        print("\n".join(findings) or f"case: {good}{', room for everything, light is seen' if whole else ''}")
        return 1 if findings else 0
    if arguments:
        print(f"'{arguments[0]}' is not known: give --check, --check --all or nothing", file=sys.stderr)
        return 2
    print(f"case: {len(make(FOLDER))} files in {FOLDER}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
