"""`python -m hardware.printed [--check]`: write the sheets to print to `hardware/build/stickers`, or check them."""

import sys

from hardware.products import BUILD
from hardware.stickers.make import check, make


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        findings = check()
        print("\n".join(findings) or "stickers: every face of every die occurs once, at true scale")
        return 1 if findings else 0
    print(f"stickers: {len(make(BUILD / 'stickers'))} sheets")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
