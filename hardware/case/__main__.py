"""`python -m hardware.case [--check [--all]]`: write models and pictures to `hardware/build`, or check the case."""

import sys

from hardware.case.checks import check_case
from hardware.case.make import make
from hardware.package_command import main
from hardware.products import BUILD

GOOD = "solids closed, walls thick enough, dice fit, caps move, every part is added by one step"

if __name__ == "__main__":
    sys.exit(main("case", make, check_case, GOOD, slow="room for everything, liners are in sight", folder=BUILD))
