"""`python -m hardware.light [--check]`: write drawing, parts list and case of Tray24 Light to `hardware/build/light`.

With --check, check these files and the wiring.
"""

import sys

from hardware.light import case_checks, checks
from hardware.light.make import make
from hardware.package_command import main

GOOD = "every net is joined; levels, currents and wires are within limits; all has room; lights are seen beside dice"


def check() -> list[str]:
    return checks.check() + case_checks.check_case()


if __name__ == "__main__":
    sys.exit(main("light", make, check, GOOD))
