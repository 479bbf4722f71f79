"""`python -m hardware.plates [--check [--all]]`: write plates and pictures to `build/plates`, or check them."""

import sys

from hardware.package_command import main
from hardware.plates import slicer
from hardware.plates.checks import check
from hardware.plates.make import make

_GOOD = "every copy is on a plate, every plate fits the bed, hours and grams are those of the files"

if __name__ == "__main__":
    version = slicer.get_version()
    sliced = f"{version} finds them again" if version else f"nothing sliced again: {slicer.NAME} is not installed"
    sys.exit(main("plates", make, check, _GOOD, sliced))
