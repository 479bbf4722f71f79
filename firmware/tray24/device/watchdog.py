"""The watchdog: it starts the tray anew unless every one of its coroutines goes on running."""

from machine import WDT, mem32

from tray24.compat import const

# More than the longest time that the tray may be busy with one thing: some sectors of flash, 400 ms each at worst
# (W25Q16JV datasheet 9.6), and the pause after a fault.
_TIMEOUT_MS = const(5000)

# RP2040 datasheet 4.7.6; at 0x3000 from a register's address its bits are cleared (2.1.2). MicroPython has no call
# that stops the watchdog.
_CTRL_CLEAR = const(0x40058000 + 0x3000)
_ENABLE = const(1 << 30)


class Watchdog:
    """Run what `watch` gives in place of the tray's coroutines, all of them, once `start` was called."""

    def __init__(self):
        self._all = 0
        self._ran = 0
        self._watchdog = None

    def start(self):
        """From now on silence means a reset."""
        self._watchdog = WDT(timeout=_TIMEOUT_MS)

    def stop(self):
        """No reset any more."""
        mem32[_CTRL_CLEAR] = _ENABLE
        self._watchdog = None

    def watch(self, coroutine):
        """The coroutine, but each of its steps is seen."""
        bit = self._all + 1
        self._all |= bit
        return self._steps(coroutine, bit)

    def alive(self):
        """What lasts longer than a step may, such as reading a long match, is known to go on."""
        if self._watchdog:
            self._watchdog.feed()

    def _steps(self, coroutine, bit):
        for _ in coroutine:
            self._ran |= bit
            if self._ran == self._all:
                self._ran = 0
                self.alive()
            yield
