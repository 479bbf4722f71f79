"""A settable clock that runs the tray's coroutines: no real time, no asyncio, the same order every time."""

import heapq
import types
from collections.abc import Coroutine

TICKS_PERIOD = 1 << 30


@types.coroutine
def _sleep(ms: int):
    yield ms


class Clock:
    """A clock that stands still until `advance`, which runs the coroutines that are due and raises their exceptions."""

    def __init__(self, now_ms: int = 0):
        self.now_ms = now_ms
        self._sleepers: list[tuple[int, int, Coroutine[int, None, object]]] = []
        self._schedule_count = 0

    def ticks_ms(self) -> int:
        """Return the millisecond counter that the firmware sees, which wraps as on the device."""
        return self.now_ms % TICKS_PERIOD

    def sleep_ms(self, ms: int):
        """Return the awaitable with which a coroutine sleeps; coroutines can await nothing else here."""
        return _sleep(ms)

    def spawn(self, coroutine: Coroutine[int, None, object]) -> None:
        """Start a coroutine: it runs for the first time in the next `advance`, even `advance(0)`."""
        self._schedule(self.now_ms, coroutine)

    def cancel_all(self) -> None:
        """Close every coroutine at once, as a power cut does."""
        sleepers, self._sleepers = self._sleepers, []
        for _, _, coroutine in sleepers:
            coroutine.close()

    def advance(self, ms: int) -> None:
        """Run all coroutines that are due within the next `ms` milliseconds.

        They run in the order of their times; at the same time, the one that fell asleep first comes first.
        """
        end_ms = self.now_ms + ms
        while self._sleepers and self._sleepers[0][0] <= end_ms:
            due_ms, _, coroutine = heapq.heappop(self._sleepers)
            self.now_ms = max(self.now_ms, due_ms)
            try:
                sleep_ms = coroutine.send(None)
            except StopIteration:
                continue
            # A sleep of 0 lets other coroutines run, but time must pass or `advance` would never end.
            self._schedule(self.now_ms + max(1, sleep_ms), coroutine)
        self.now_ms = end_ms

    def _schedule(self, due_ms: int, coroutine: Coroutine[int, None, object]) -> None:
        self._schedule_count += 1
        heapq.heappush(self._sleepers, (due_ms, self._schedule_count, coroutine))
