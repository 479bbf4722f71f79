"""`python -m hardware.steps [--check]`: write the pictures of the guide to `hardware/build/steps`, or check them."""

import sys

from hardware.package_command import main
from hardware.steps.make import check, make

if __name__ == "__main__":
    sys.exit(main("steps", make, check, "all pictures are there and small"))
