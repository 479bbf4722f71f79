"""The start of every command: `python -m host_tools`, and the command tray24 of an installed package.

The signal handlers are installed before anything else is imported.
"""

import importlib
import sys

from host_tools.interrupts import INTERRUPTS


def main() -> int:
    """Run the command that the process was started with. Return its exit code."""
    INTERRUPTS.install()
    try:
        return importlib.import_module("host_tools.cli").main()
    except KeyboardInterrupt:
        return INTERRUPTS.code
    finally:
        INTERRUPTS.finish()


if __name__ == "__main__":
    sys.exit(main())
