"""Build the drivers and run the tray on them: the only composition root on the device."""

import sys

from tray24.board import panel

# Frozen modules come first: no file in the file system takes the place of one by its name.
sys.path.remove(".frozen")
sys.path.insert(0, ".frozen")


def main():
    """Run the tray until Ctrl-C. A crash starts it again; too many of them stop it."""
    try:
        # Not at the top: a fault in any of our modules is to be shown.
        from tray24.board import life

        life.run()
    except Exception as error:
        sys.print_exception(error)
        panel.show(panel.CANNOT_START)
    except KeyboardInterrupt:
        panel.show(panel.STOPPED)


main()
