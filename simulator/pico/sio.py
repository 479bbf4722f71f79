"""The chip's single-cycle I/O with a quick divider.

MicroPython divides 100,000 times a second, and the emulator checks for those registers last and divides twice for each
division.
"""

from rp2040py.sio import (
    DIV_CSR,
    DIV_QUOTIENT,
    DIV_REMAINDER,
    DIV_SDIVIDEND,
    DIV_SDIVISOR,
    DIV_UDIVIDEND,
    DIV_UDIVISOR,
    RPSIO,
)
from rp2040py.utils.bit import s32

_DIVIDENDS = {DIV_UDIVIDEND: False, DIV_SDIVIDEND: True}
_DIVISORS = {DIV_UDIVISOR: False, DIV_SDIVISOR: True}
_READY_DIRTY, _READY = 3, 1  # of DIV_CSR: RP2040 datasheet 2.3.1.7


class QuickSio(RPSIO):
    """A single-cycle I/O block that divides only when a result is read."""

    _pending = False
    _signed = False

    def read_uint32(self, offset: int) -> int | float:
        if offset == DIV_CSR:
            return self.div_csr
        if offset == DIV_REMAINDER:
            if self._pending:
                self._divide()
            return self.div_remainder
        if offset == DIV_QUOTIENT:
            if self._pending:
                self._divide()
            self.div_csr = _READY
            return self.div_quotient
        return super().read_uint32(offset)

    def write_uint32(self, offset: int, value: int) -> None:
        if offset in _DIVISORS:
            self.div_divisor = value
            self._signed = _DIVISORS[offset]
            self._pending = True
            self.div_csr = _READY_DIRTY
        elif offset in _DIVIDENDS:
            self.div_dividend = value
            self._signed = _DIVIDENDS[offset]
            self._pending = True
            self.div_csr = _READY_DIRTY
        else:
            if offset in (DIV_QUOTIENT, DIV_REMAINDER):
                self._settle()
            super().write_uint32(offset, value)

    def reset(self) -> None:
        self._pending = False
        super().reset()

    def _settle(self) -> None:
        if self._pending:
            self._divide()

    def _divide(self) -> None:
        """Divide as the chip does, also by 0: RP2040 datasheet 2.3.1.5."""
        self._pending = False
        dividend, divisor = self.div_dividend, self.div_divisor
        if self._signed:
            dividend, divisor = s32(dividend), s32(divisor)
        if divisor == 0:
            self.div_quotient = -1 if dividend >= 0 else 1
            self.div_remainder = dividend
        elif (dividend < 0) == (divisor < 0):
            self.div_quotient, self.div_remainder = dividend // divisor, dividend % divisor
        else:
            self.div_quotient = -(-dividend // divisor)
            self.div_remainder = dividend - divisor * self.div_quotient
