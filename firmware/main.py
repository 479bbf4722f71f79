"""Builds the drivers and runs the tray on them: the only composition root on the device."""

import asyncio


async def run():
    """Until an exception leaves the tray."""
    from tray24.board.board import Board

    board = Board()
    from tray24.tray import Tray

    await asyncio.gather(*Tray(board.ports).tasks(), *board.tasks())


asyncio.run(run())
