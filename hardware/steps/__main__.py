"""`python -m hardware.steps [--check]`: write the pictures of the guide to `hardware/build/steps`, or check them."""

import sys

from hardware.products import BUILD
from hardware.steps.make import check, make


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        findings = check()
        print("\n".join(findings) or "steps: every part is added by one step, all pictures are there and small")
        return 1 if findings else 0
    print(f"steps: {len(make(BUILD / 'steps'))} pictures")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
