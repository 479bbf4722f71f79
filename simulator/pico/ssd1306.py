"""The emulated tray's display: an SSD1306 or SH1106 on the I2C bus, which turns the received bytes into a picture."""

from collections.abc import Callable
from functools import partial

from rp2040py.gpio_pin import GPIOPinState
from rp2040py.peripherals.i2c import R_TX_EMPTY, I2CMode
from rp2040py.rp2040 import RP2040

from simulator.pico.patches import CYCLE_NANOS
from tray24.pins import DISPLAY_SCL, DISPLAY_SDA, DISPLAY_WIDTH
from tray24.ports import DISPLAY_BYTES, DISPLAY_PAGES

ADDRESS = 0x3C
_BLANK = bytes(DISPLAY_BYTES)

# SSD1306 datasheet (Solomon Systech, rev. 1.1), table 9-1: commands that take arguments, and the number of arguments.
_ARGUMENTS = {
    0x20: 1, 0x21: 2, 0x22: 2, 0x26: 6, 0x27: 6, 0x29: 5, 0x2A: 5, 0x81: 1, 0x8D: 1, 0xA3: 2, 0xA8: 1, 0xD3: 1,
    0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1,
}  # fmt: skip
_HORIZONTAL, _VERTICAL, _PAGED = 0, 1, 2


class Controller:
    """An SSD1306 display controller: it takes commands and data.

    `screen` is the visible picture as 1024 bytes: 8 pages of 8 rows, the top row in bit 0.
    """

    columns = DISPLAY_WIDTH  # of its memory
    hidden = 0  # columns at either side that the glass does not have
    arguments = _ARGUMENTS
    others: tuple[int, ...] = (0x2E, 0x2F, 0xE3)  # commands of one byte that have no effect here

    def __init__(self):
        # RAM content at power-on is random.
        self.ram = bytearray(i * 151 + 43 & 255 for i in range(self.columns * DISPLAY_PAGES))
        self.contrast = 0x7F
        self.on = self.pumped = self.inverted = self.all_lit = False
        self._mode = _PAGED
        self._columns, self._pages = (0, DISPLAY_WIDTH - 1), (0, DISPLAY_PAGES - 1)
        self._column = self._page = self._first_column = 0
        self._columns_turned = self._rows_turned = False
        self._pending_bytes: list[int] = []
        self.unknown: list[int] = []  # commands that are not in the datasheet

    @property
    def screen(self) -> bytes:
        """The visible picture.

        It is upright if the program has remapped segments and rows (commands A1 and C8), as the usual module needs.
        """
        if not (self.on and self.pumped):
            return _BLANK
        if self.all_lit:
            return bytes([255]) * DISPLAY_BYTES
        rows = [bytes(self.ram[at : at + self.columns]) for at in range(0, len(self.ram), self.columns)]
        if not self._columns_turned:
            rows = [row[::-1] for row in rows]
        if not self._rows_turned:
            rows = [bytes(int(f"{byte:08b}"[::-1], 2) for byte in row) for row in reversed(rows)]
        dots = b"".join(row[self.hidden : self.hidden + DISPLAY_WIDTH] for row in rows)
        return bytes(byte ^ 255 for byte in dots) if self.inverted else dots

    def write_data(self, byte: int) -> None:
        self.ram[self._page * self.columns + self._column] = byte
        if self._mode == _PAGED:
            self._column = self._get_next_column()
        elif self._mode == _HORIZONTAL:
            self._column = self._get_next(self._column, self._columns)
            if self._column == self._columns[0]:
                self._page = self._get_next(self._page, self._pages)
        else:
            self._page = self._get_next(self._page, self._pages)
            if self._page == self._pages[0]:
                self._column = self._get_next(self._column, self._columns)

    def _get_next_column(self) -> int:
        """Return the column for the next byte.

        After the last column this is again the first column that was set (datasheet 10.1.3).
        """
        return self._column + 1 if self._column + 1 < self.columns else self._first_column

    @staticmethod
    def _get_next(index: int, window: tuple[int, int]) -> int:
        return window[0] if index >= window[1] else index + 1

    def write_command(self, byte: int) -> None:
        self._pending_bytes.append(byte)
        if len(self._pending_bytes) <= self.arguments.get(self._pending_bytes[0], 0):
            return
        (code, *arguments), self._pending_bytes = self._pending_bytes, []
        if code in self.arguments:
            self._set_option(code, arguments)
        elif code < 0x10:
            self._first_column = self._column = self._column & 0xF0 | code
        elif code < 0x20:
            self._first_column = self._column = (self._column & 0x0F | (code & 15) << 4) % self.columns
        elif 0xB0 <= code < 0xB0 + DISPLAY_PAGES:
            self._page = code & 7
        else:
            self._execute_switch(code)

    def _set_option(self, code: int, arguments: list[int]) -> None:
        if code == 0x20:
            self._mode = arguments[0] & 3
        elif code == 0x21:
            self._columns = (arguments[0] & 127, arguments[1] & 127)
            self._column = self._columns[0]
        elif code == 0x22:
            self._pages = (arguments[0] & 7, arguments[1] & 7)
            self._page = self._pages[0]
        elif code == 0x81:
            self.contrast = arguments[0]
        elif code == 0x8D:
            self.pumped = bool(arguments[0] & 4)

    def _execute_switch(self, code: int) -> None:
        if code in (0xA0, 0xA1):
            self._columns_turned = code == 0xA1
        elif code in (0xA4, 0xA5):
            self.all_lit = code == 0xA5
        elif code in (0xA6, 0xA7):
            self.inverted = code == 0xA7
        elif code in (0xAE, 0xAF):
            self.on = code == 0xAF
        elif code & 0xF0 == 0xC0:
            self._rows_turned = bool(code & 8)
        elif not (0x40 <= code < 0x80 or code in self.others):
            self.unknown.append(code)


class Display:
    """The display on the bus I2C0, if the tray has one (`present`). Each power-on creates a new controller.

    With `quick` bytes take no time on the bus, for tests that do not look at the display. Otherwise the emulated CPU,
    which waits busily for each byte, takes most of such a test's time.
    """

    def __init__(self, present: bool = True, quick: bool = False, controller: type[Controller] = Controller):
        self.present = present
        self.quick = quick
        self._controller = controller
        self.chip = controller()
        self.held_clocks = 0  # until the controller releases the data line
        self.bytes = 0  # on the bus, addresses included

    @property
    def screen(self) -> bytes:
        return self.chip.screen if self.present else _BLANK

    def reset(self) -> None:
        """Reset the controller, so that it loses registers and memory, as static or a dip of its supply would do."""
        self.chip = self._controller()

    def hold_data(self, clocks: int) -> None:
        """Make the controller hold the data line low for this many clocks, as if the chip was reset within a byte."""
        self.held_clocks = clocks
        self._data.set_input_value(False)

    def _on_clock(self, new: GPIOPinState, _: GPIOPinState) -> None:
        if new == GPIOPinState.LOW and self.held_clocks:
            self.held_clocks -= 1
            if not self.held_clocks:
                self._data.release_input()

    def power_on(self, mcu: RP2040) -> None:
        """Power on the display: a new controller, whose RAM is clear, is attached to the chip's I2C0."""
        self.reset()
        self._data = mcu.gpio[DISPLAY_SDA]
        mcu.gpio[DISPLAY_SCL].add_listener(self._on_clock)
        self._i2c = i2c = mcu.i2c[0]
        self._alarm = mcu.clock.create_alarm(lambda: self._complete())
        i2c.on_start = lambda repeated: self._schedule_after_bits(1, i2c.complete_start)
        i2c.on_stop = lambda: self._schedule_after_bits(1, i2c.complete_stop)
        i2c.on_connect = self._on_connect
        i2c.on_write_byte = self._on_byte

    def power_off(self) -> None:
        self.reset()
        self.held_clocks = 0

    def _schedule_after_bits(self, bits: int, complete: Callable[[], None]) -> None:
        self._complete = complete
        period = self._i2c.scl_high_period + self._i2c.scl_low_period
        self._alarm.schedule(0 if self.quick else bits * period * CYCLE_NANOS)

    def _on_connect(self, address: int, mode: I2CMode) -> None:
        self.bytes += 1
        self._control = self._is_data = None
        is_answered = self.present and not self.held_clocks and address == ADDRESS and mode == I2CMode.WRITE
        self._schedule_after_bits(9, partial(self._i2c.complete_connect, True) if is_answered else self._refuse_address)

    def _refuse_address(self) -> None:
        """Refuse an address on the bus, because no display answers.

        Also raise the interrupt of the empty FIFO, for which the driver waits. The emulator does not raise it after an
        abort.
        """
        self._i2c.complete_connect(False)
        self._i2c._set_interrupts(R_TX_EMPTY)

    def _on_byte(self, byte: int) -> None:
        """Process a byte that the chip sends to the display: first a control byte, then data or commands.

        If bit 7 of the control byte (Co) is set, only one byte follows, and then another control byte. Bit 6 (D/C) says
        whether data or commands follow.
        """
        self.bytes += 1
        if self._control is None:
            self._control, self._is_data = byte & 0x80, bool(byte & 0x40)
        else:
            if self._is_data:
                self.chip.write_data(byte)
            else:
                self.chip.write_command(byte)
            if self._control:
                self._control = None
        self._schedule_after_bits(9, partial(self._i2c.complete_write, True))
