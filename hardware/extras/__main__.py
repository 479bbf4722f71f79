"""`python -m hardware.extras [--check]`: write the printable extras to `hardware/build/extras`, or check them."""

import sys

from hardware.extras.make import check, make
from hardware.package_command import main

if __name__ == "__main__":
    sys.exit(main("extras", make, check, "solids closed, stickers fit, racks and cup have room"))
