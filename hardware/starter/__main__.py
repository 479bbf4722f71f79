"""`python -m hardware.starter [--check]`: write the starter tray's files to `hardware/build/starter`, or check them.

The files are the drawing of its breadboard and its parts list.
"""

import sys

from hardware.package_command import main
from hardware.starter.checks import check
from hardware.starter.make import make

if __name__ == "__main__":
    sys.exit(main("starter", make, check, "every net is joined hole by hole, levels and current are within limits"))
