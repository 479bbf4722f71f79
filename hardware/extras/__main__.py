"""`python -m hardware.extras [--check]`: write the printable extras to `hardware/build/extras`, or check them."""

import sys

from hardware.extras.make import check, make
from hardware.products import BUILD


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        findings = check()
        print("\n".join(findings) or "extras: solids closed, stickers fit, racks and cup have room")
        return 1 if findings else 0
    print(f"extras: {len(make(BUILD / 'extras'))} files")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
