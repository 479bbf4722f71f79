"""Builds the drivers and runs the tray on them: the only composition root on the device."""

import asyncio


def main():
    """Run the tray until Ctrl-C; a crash starts it anew, too many of them stop it."""
    from tray24.board.board import Board

    board = Board()
    if board.restarts.gave_up:
        stop(board)
        return
    try:
        board.start()
        from tray24.tray import Tray

        asyncio.run(board.run(Tray(board.ports).tasks()))
    except KeyboardInterrupt:
        board.leave()
    except Exception as error:
        board.crash(error)


def stop(board):
    """Say that it is of no use."""
    from tray24.ui.power import draw_stopped

    board.picture(draw_stopped())


main()
