"""`python -m hardware.cards [--check]`: write the reference cards to `hardware/build/cards`, or check them."""

import sys

from hardware.cards.make import check, make
from hardware.package_command import main

if __name__ == "__main__":
    sys.exit(main("cards", make, check, "one for each game, all text fits"))
