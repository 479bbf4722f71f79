"""The tray's life on a Pico, from power-on to what stops it."""

import asyncio

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
