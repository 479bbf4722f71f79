"""`python -m hardware.light [--check]`: write drawing, parts list and case to `hardware/build/light`, or check them."""

import sys

from hardware.light import case_checks, checks
from hardware.light.make import make
from hardware.package_command import main

GOOD = "every net is joined; levels, currents and wires are within limits; all has room; lights are seen beside dice"


def check() -> list[str]:
    return checks.check() + case_checks.check_case()


if __name__ == "__main__":
    sys.exit(main("light", make, check, GOOD))
