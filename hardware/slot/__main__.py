"""`python -m hardware.slot [--check]`: write the kit's printed parts to `hardware/build/slot`, or check the kit."""

import sys

from hardware.products import BUILD
from hardware.slot.make import check, make


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        findings = check()
        print("\n".join(findings) or "slot kit: solids closed, room for everything, no part below a fin")
        return 1 if findings else 0
    print(f"slot kit: {len(make(BUILD / 'slot'))} parts")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
