"""`python -m hardware.stickers [--check]`: write the sheets to print to `hardware/build/stickers`, or check them."""

import sys

from hardware.package_command import main
from hardware.stickers.make import check, make

if __name__ == "__main__":
    sys.exit(main("stickers", make, check, "every face of every die occurs once, at true scale"))
