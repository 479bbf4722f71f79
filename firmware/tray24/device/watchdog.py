"""The watchdog, which restarts the tray unless all of its coroutines keep running."""

from machine import WDT, mem32

from tray24.compat import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Coroutine, Iterable, Iterator
    from typing import Any

# Longer than the longest step of the tray: some sectors of flash, 400 ms each at worst (W25Q16JV datasheet 9.6), and
# the pause after a fault.
_TIMEOUT_MS = const(5000)

# RP2040 datasheet 4.7.6; writing at a register's address + 0x3000 clears bits (2.1.2). MicroPython has no call that
# stops the watchdog.
_CTRL_CLEAR = const(0x40058000 + 0x3000)
_ENABLE = const(1 << 30)


class Watchdog:
    """A watchdog for coroutines: after `start`, every coroutine that `watch` returned must keep running."""

    def __init__(self) -> None:
        self._all = 0
        self._ran = 0
        self._watchdog = None

    def start(self) -> None:
        """Start the watchdog: from now on the chip resets unless it is fed."""
        self._watchdog = WDT(timeout=_TIMEOUT_MS)

    def stop(self) -> None:
        """Stop the watchdog."""
        mem32[_CTRL_CLEAR] = _ENABLE
        self._watchdog = None

    def watch(self, coroutine: "Coroutine[Any, Any, object]") -> "Coroutine[Any, Any, None]":
        """Return a coroutine that runs the given one and notes each of its steps."""
        bit = self._all + 1
        self._all |= bit
        # MicroPython's coroutines are generators.
        return self._steps(coroutine, bit)  # pyright: ignore[reportArgumentType, reportReturnType]

    def alive(self) -> None:
        """Feed the watchdog; call this also within long steps, such as reading a long match."""
        if self._watchdog:
            self._watchdog.feed()

    def _steps(self, coroutine: "Iterable[object]", bit: int) -> "Iterator[None]":
        for _ in coroutine:
            self._ran |= bit
            if self._ran == self._all:
                self._ran = 0
                self.alive()
            yield
