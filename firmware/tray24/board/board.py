"""All drivers of the tray on a Pico, and the ports they make."""

import os
import sys
import time
from asyncio import sleep_ms

from tray24 import __version__
from tray24.board.buttons import Buttons
from tray24.board.buzzer import Buzzer
from tray24.board.display import Display
from tray24.board.files import Files
from tray24.board.leds import Leds
from tray24.board.sensors import Sensors
from tray24.compat import const
from tray24.ports import Ports

_REST_MS = const(8)  # between looks at what the display is to show
_30_BITS = const(0x3FFFFFFF)


class Board:
    """`ports` for the tray; `tasks()` are to run beside the tray's own."""

    def __init__(self):
        self.leds = Leds()
        self.display = Display()
        buzzer = Buzzer()
        self.facts = {"version": __version__, "display": self.display.present}
        self.ports = Ports(
            buttons=Buttons().read,
            leds=self.leds.show,
            display=self.display.show,
            tone=buzzer.tone,
            ticks_ms=time.ticks_ms,
            sleep_ms=sleep_ms,
            entropy=_entropy,
            complain=sys.print_exception,
            facts=self.facts,
            files=Files(),
            sensors=Sensors(self.leds),
        )

    def tasks(self):
        """The coroutines that the drivers need."""
        return [self._send_picture()]

    async def _send_picture(self):
        display = self.display
        while True:
            more = display.step()
            self.facts["display"] = display.present
            await sleep_ms(0 if more else _REST_MS)


def _entropy():
    # The ring oscillator's bits are biased (RP2040 datasheet 2.17.5); the instant of a finger's press is not known.
    return (int.from_bytes(os.urandom(4), "little") ^ time.ticks_us()) & _30_BITS
