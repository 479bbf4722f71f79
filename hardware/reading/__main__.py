"""`python -m hardware.reading --check [--all]`: check in a simulation that the tray reads the printed dice."""

import sys

from hardware.reading.checks import SMALL, WHOLE, check_conditions


def main(arguments: list[str]) -> int:
    failed = 0
    for line in check_conditions(WHOLE if "--all" in arguments else SMALL):
        print(line, flush=True)
        failed += line.startswith("found:")
    print(f"reading: {failed} findings" if failed else "reading: all dice are told by their colors")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
