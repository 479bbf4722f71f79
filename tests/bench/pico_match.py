"""Measure a match of six seats in the running tray on the Pico, for the command `bench pico`.

The figures are the free heap and the longest step of each of the tray's coroutines.
"""

# ruff: noqa: E402, I001 - the heap is measured when all of this program is loaded and nothing of the tray
import gc
import json
from time import ticks_diff, ticks_us

GAME = "basic"
TURNS = 200
PARTS = 20
SHARP = 0  # number of bots that are sharp, which needs memory for its search
LINK = 0  # 1: a host requests the match, and subscribes to all events
HURRY = 10  # speed of the clock for the bots, which pause for onlookers
WRAP = (1 << 30) - 1
longest_us = []  # for each task


def time_coroutine(coroutine, number):
    """Run a coroutine of the tray, and note in `longest_us[number]` its longest step, which blocks the processor."""
    try:
        while True:
            start_us = ticks_us()
            coroutine.send(None)
            took_us = ticks_diff(ticks_us(), start_us)
            if took_us > longest_us[number]:
                longest_us[number] = took_us
            yield
    except StopIteration:
        return


class Host:
    """A serial port with a fake host at its other end.

    The host sends two requests, and reads all that the tray sends.
    """

    def __init__(self):
        self._requests = (
            b'{"id":1,"do":"watch","on":true,"what":["line","leds","display","buttons"]}\n{"id":2,"do":"state"}\n'
        )
        self.heard = 0

    def read(self, limit):
        data = self._requests[:limit]
        self._requests = self._requests[limit:]
        return data

    def write(self, data):
        self.heard += len(data)
        return len(data)


def measure_free():
    gc.collect()
    gc.collect()
    return gc.mem_free()


def measure_largest_block():
    """Return the largest block that can still be allocated, in bytes: a free heap can be fragmented."""
    min_bytes, max_bytes = 0, measure_free()
    while max_bytes - min_bytes > 512:
        size = (min_bytes + max_bytes) // 2
        try:
            bytearray(size)
            min_bytes = size
        except MemoryError:
            max_bytes = size
        gc.collect()
    return min_bytes


faults = []
measure_free()
at_start = measure_free()  # without the memory that this program itself needs

import asyncio

from tray24.device import board as board_module
from tray24.device.board import Board
from tray24.match.profile import Player, Profile
from tray24.games import get_game_class
from tray24.tray import Tray


async def main():
    board = Board()
    board.restart_after = board.ports.report_fault = faults.append  # instead of a reset
    board.ports.files = OwnFiles(board.ports.files)  # noqa: F821  # pyright: ignore[reportUndefinedVariable]
    host = board.ports.serial = Host() if LINK else board.ports.serial
    real_ms = board.ports.ticks_ms
    board.ports.ticks_ms = lambda: real_ms() * HURRY & WRAP
    tray = Tray(board.ports)
    turns = 0

    def count_turn(line):
        nonlocal turns
        turns += isinstance(line, int)

    def create_timed_task(coroutine):
        longest_us.append(0)
        asyncio.create_task(time_coroutine(coroutine, len(longest_us) - 1))

    tray.ui.on_line = count_turn
    board_module.create_task = create_timed_task
    asyncio.create_task(board.run_tasks(tray.create_tasks()))
    await asyncio.sleep_ms(100)
    now_ms = board.ports.ticks_ms()
    tray.ui.finish_power_on(now_ms)
    players = [
        Player(seat, "", "sharp" if seat < SHARP else "random") for seat in range(get_game_class(GAME).max_seats)
    ]
    tray.ui.start_match(Profile(GAME, players, {}, False, 7), now_ms)
    await asyncio.sleep_ms(300)
    for number in range(len(longest_us)):
        longest_us[number] = 0
    free_counts = []
    free_between = []  # again after each new screen, which has modules and texts of its own
    screen = None
    while turns < TURNS and tray.ui.match:
        while turns < TURNS * (len(free_counts) + 1) // PARTS and tray.ui.match:
            await asyncio.sleep_ms(50)
            if tray.ui.screen is not screen:
                screen = tray.ui.screen
                free_between.append(measure_free())
            if faults:
                print(
                    "after %d turns, free heap since then: %s, largest piece %d"
                    % (turns, free_counts, measure_largest_block())
                )
                raise faults[0]
        free_counts.append(measure_free())
    figures = {
        "at_start": at_start,
        "heap_free": free_counts,
        "between": free_between,
        "longest_us": longest_us,
        "turns": turns,
    }
    figures["largest"] = measure_largest_block()
    if LINK:
        figures["heard"] = host.heard
    print(json.dumps(figures))


asyncio.run(main())
