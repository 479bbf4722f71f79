"""A simulated SH1106, the controller that many displays have instead of an SSD1306."""

from simulator.pico.ssd1306 import Controller

# SH1106 datasheet (Sino Wealth, V2.3), its commands: those of two bytes, and those of one byte that an SSD1306 lacks.
_SH1106_ARGUMENTS = dict.fromkeys((0x81, 0xA8, 0xAD, 0xD3, 0xD5, 0xD9, 0xDA, 0xDB), 1)
_SH1106_OTHERS = (0x30, 0x31, 0x32, 0x33, 0xE0, 0xE3, 0xEE)


class Sh1106(Controller):
    """An SH1106: page addressing, a charge pump that is on at first, and 132 columns, whose middle ones are visible."""

    columns = 132
    hidden = 2
    arguments = _SH1106_ARGUMENTS
    others = _SH1106_OTHERS

    def __init__(self):
        super().__init__()
        self.pumped = True

    def _get_next_column(self) -> int:
        """Return the next column to write; after the last column the address stays."""
        return min(self._column + 1, self.columns - 1)

    def _set_option(self, code: int, arguments: list[int]) -> None:
        if code == 0xAD:
            self.pumped = bool(arguments[0] & 1)
        else:
            super()._set_option(code, arguments)
