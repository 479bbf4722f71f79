"""The tray's life on a Pico, from power-on to what stops it."""

import asyncio

# isort: off
# From the leaves up: each import within an import takes 0.3 kB or more of the 8 kB of stack.
import tray24.rules.record
import tray24.rules.notation
import tray24.match.match
import tray24.sense.sensing
import tray24.ui.canvas
import tray24.ui.results
import tray24.ui.editors
import tray24.ui.play
import tray24.ui.real.play
import tray24.ui.home
import tray24.link.link  # noqa: F401

# isort: on
from tray24.board import panel, storage
from tray24.board.board import Board
from tray24.tray import Tray


def run():
    """Run the tray until Ctrl-C, which leads to the prompt. After a crash the chip is reset and it begins again."""
    if not storage.is_mounted():
        storage.ask_to_erase()
    board = Board()
    if board.restarts.gave_up:
        panel.show(panel.CRASHED)
        return
    try:
        board.start()
        asyncio.run(board.run(Tray(board.ports).tasks()))
    except KeyboardInterrupt:
        board.leave()
    except Exception as error:
        board.crash(error)
