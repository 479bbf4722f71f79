"""`python -m hardware.slot [--check]`: write the kit's parts and its picture to `hardware/build/slot`, or check it."""

import sys

from hardware.room import main
from hardware.slot.make import check, make

if __name__ == "__main__":
    sys.exit(main("slot", make, check, "solids closed, room for everything, no part below a fin"))
