"""The W25Q16JV flash. Erasing and programming take the datasheet's time, and power may fail in the middle of either."""

from collections.abc import Callable

from rp2040py.peripherals.ssi import (
    CMD_BLOCK_ERASE,
    CMD_PAGE_PROGRAM,
    CMD_SECTOR_ERASE,
    FLASH_BLOCK_SIZE,
    FLASH_PAGE_SIZE,
    FLASH_SECTOR_SIZE,
)
from rp2040py.rp2040 import RP2040

FLASH_BYTES = 2 << 20  # the Pico's flash; the emulated chip's address space is larger

# W25Q16JV datasheet (Winbond, rev. H), 9.6 "AC electrical characteristics", typical: tPP, tSE, tBE2.
PROGRAM_US = 400
SECTOR_ERASE_US = 45_000
BLOCK_ERASE_US = 150_000
_ERASES = {CMD_SECTOR_ERASE: (FLASH_SECTOR_SIZE, SECTOR_ERASE_US), CMD_BLOCK_ERASE: (FLASH_BLOCK_SIZE, BLOCK_ERASE_US)}


class Operation:
    """One erase (data None) or program operation of the flash, from its begin to its end."""

    def __init__(self, address: int, size: int, data: bytes | None, began_nanos: float, takes_us: int):
        self.address, self.size, self.data = address, size, data
        self.began_nanos, self.takes_us = began_nanos, takes_us

    def done_part(self, at_nanos: float) -> float:
        if not self.takes_us:
            return 0.5
        return min(1.0, max(0.0, (at_nanos - self.began_nanos) / (1000 * self.takes_us)))

    def apply(self, flash: memoryview | bytearray, part: float = 1.0) -> None:
        """Apply the operation to the flash, up to this part of its time."""
        whole = int(self.size * part)
        place = slice(self.address, self.address + whole)
        if self.data is None:
            flash[place] = b"\xff" * whole
            if whole < self.size:
                # Cells of the rest are partly erased: some of their bits read as 1.
                for i in range(self.address + whole, min(self.address + self.size, self.address + whole + 256)):
                    flash[i] |= i * 0x9D & 0xFF
            return
        for i in range(whole):  # programming only clears bits
            flash[self.address + i] &= self.data[i]
        if whole < self.size:
            flash[self.address + whole] &= self.data[whole] | 0x5A


class Flash:
    """The flash of the chip, whose commands it observes. `operations` counts them.

    If `writable` is set to False, it takes these commands and changes nothing. `tear(k)` cuts the power in the middle
    of the k-th operation from now on (1: the next), or after another part of its time.
    """

    def __init__(self, real_times: bool, cut: Callable[[], None]):
        self.real_times = real_times
        self.operations = 0
        self.busy_us = 0  # of all operations
        self.writable = True
        self.current: Operation | None = None
        self._cut = cut
        self._tear_in = 0
        self._tear_part = 0.5
        self.before = b""  # content of the flash before the operation that was interrupted

    def attach(self, mcu: RP2040) -> None:
        self._mcu = mcu
        self._ssi = mcu.ssi
        self.current = None
        self._apply = mcu.ssi._apply_command
        mcu.ssi._apply_command = self._on_command

    def tear(self, operation: int, part: float = 0.5) -> None:
        """Cut the power during this operation from now on (1: the next); 0 cancels the cut."""
        self._tear_in = operation
        self._tear_part = part

    def image(self) -> bytes:
        """Return the content that the flash would have if power failed now."""
        flash = bytearray(self._mcu.flash[:FLASH_BYTES])
        if self.current is not None:
            self.current.apply(flash, self.current.done_part(self._mcu.clock.nanos))
        return bytes(flash)

    def _on_command(self) -> None:
        """Let the time of an operation pass at the end of its command.

        From here on the bootrom polls the chip's busy bit, which is a long busy loop for the emulator. So all the time
        passes here at once: interrupts are off and nothing else runs on the CPU.
        """
        self.current = operation = self._operation()
        if operation is None:
            self._apply()
            return
        self.operations += 1
        if self._tear_in:
            self._tear_in -= 1
            if not self._tear_in:
                self.before = bytes(self._mcu.flash[:FLASH_BYTES])
                self._mcu.clock.tick(1000 * operation.takes_us * self._tear_part)
                self._cut()
                return
        nanos_left = operation.began_nanos + 1000 * operation.takes_us - self._mcu.clock.nanos
        if nanos_left > 0:
            self._mcu.clock.tick(nanos_left)
        self.busy_us += operation.takes_us
        if operation.address + operation.size > FLASH_BYTES:
            raise RuntimeError(f"flash command at {operation.address:#x}: the Pico's flash ends at {FLASH_BYTES:#x}")
        self._ssi._write_enabled = self.writable
        self._apply()
        self.current = None

    def _operation(self) -> Operation | None:
        sent = self._ssi._tx_buffer
        if len(sent) < 4 or not self._ssi._write_enabled:
            return None
        address = int.from_bytes(sent[1:4])
        now_nanos = self._mcu.clock.nanos
        if sent[0] in _ERASES:
            size, takes_us = _ERASES[sent[0]]
            return Operation(address & -size, size, None, now_nanos, takes_us if self.real_times else 0)
        if sent[0] == CMD_PAGE_PROGRAM and len(sent) > 4:
            data = bytes(sent[4 : 4 + FLASH_PAGE_SIZE])
            return Operation(address, len(data), data, now_nanos, PROGRAM_US if self.real_times else 0)
        return None
