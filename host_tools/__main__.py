"""Run `python -m host_tools` as the command tray24."""

import sys

from host_tools.cli import main

if __name__ == "__main__":
    sys.exit(main())
