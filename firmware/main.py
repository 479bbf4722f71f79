"""Build the drivers and run the tray with them. This is the only composition root on the device."""

import asyncio
import sys

from tray24.compat import const
from tray24.device import panel, storage

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.device.board import Board
    from tray24.tray import Tray

# Search frozen modules first, so that no file in the file system replaces one of the same name.
sys.path.remove(".frozen")
sys.path.insert(0, ".frozen")


def import_tray() -> "tuple[type[Board], type[Tray]]":
    """Import the modules of the tray, and return the classes Board and Tray.

    The imports are inside this function, so that the display can show a fault in any of these modules. Only the modules
    `panel` and `storage` are imported earlier, because showing a fault needs them. Each module is imported after those
    that it imports itself: a nested import would take 0.3 kB or more of the 12 kB of C stack.
    """
    # isort: off
    import tray24.rules.faces
    import tray24.rules.notation
    import tray24.games
    import tray24.match.record
    import tray24.match.match
    import tray24.match.effects
    import tray24.sense.slots
    import tray24.ui.toolkit.canvas
    import tray24.ui.match.results
    import tray24.ui.menus.editors
    import tray24.ui.match.game_screen
    import tray24.ui.match.play_screen
    import tray24.ui.menus.home
    import tray24.link.link  # noqa: F401
    from tray24.device.board import Board
    from tray24.tray import Tray

    # isort: on
    return Board, Tray


def run_tray() -> None:
    """Run the tray until Ctrl-C. A crash resets the chip, which restarts the tray; too many crashes stop it."""
    if not storage.is_mounted() and not storage.ask_to_erase():
        return
    board_class, tray_class = import_tray()
    board = board_class()
    if board.restarts.gave_up:
        panel.show_text(panel.CRASHED)
        return
    try:
        board.start()
        asyncio.run(board.run_tasks(tray_class(board.ports).create_tasks()))
    except KeyboardInterrupt:
        board.stop()
    except Exception as error:
        board.restart_after(error)


try:
    run_tray()
except KeyboardInterrupt:
    panel.show_text(panel.STOPPED)
except Exception as error:
    sys.print_exception(error)  # pyright: ignore[reportAttributeAccessIssue] # MicroPython's
    panel.show_text(panel.CANNOT_START)
