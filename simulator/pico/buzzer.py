"""The piezo on a PWM pin: its tone in Hz, and the times of its changes."""

from collections import deque
from collections.abc import Callable

from rp2040py.peripherals.pwm import CSR_EN
from rp2040py.rp2040 import RP2040

from simulator.pico.patches import silence_pwm
from tray24.pins import BUZZER

# PWM.freq() passes through values that last less than a microsecond. Audible tones last longer than this.
_SETTLED_NANOS = 20_000
_KEPT_TONES = 4096
_FUNCTION_PWM = 4  # RP2040 datasheet, table 278


class Buzzer:
    """The piezo. `hz` is the present tone (0: silence); `tones` lists the tones so far: (device time, Hz)."""

    def __init__(self):
        self.hz = 0
        self.tones: deque[tuple[float, int]] = deque(maxlen=_KEPT_TONES)

    def attach(self, mcu: RP2040, now_us: Callable[[], float]) -> None:
        self._now_us = now_us
        self._mcu = mcu
        self._channel = mcu.pwm.channels[BUZZER >> 1 & 7]
        silence_pwm(self._channel)
        self._alarm = mcu.clock.create_alarm(self._settle)
        write = self._channel.write_register

        def write_and_listen(offset: int, value: int) -> None:
            write(offset, value)
            self._alarm.schedule(_SETTLED_NANOS)

        self._channel.write_register = write_and_listen

    def power_off(self) -> None:
        self._sound(0)

    def _settle(self) -> None:
        channel = self._channel
        level = channel.cc >> 16 if BUZZER & 1 else channel.cc & 0xFFFF
        connected = self._mcu.gpio[BUZZER].function_select == _FUNCTION_PWM
        if not (connected and channel.csr & CSR_EN and 0 < level <= channel.top):
            self._sound(0)
        else:
            divider = (channel.div >> 4 & 255 or 256) + (channel.div & 15) / 16
            self._sound(round(self._mcu.clk_sys / divider / (channel.top + 1)))

    def _sound(self, hz: int) -> None:
        if hz != self.hz:
            self.hz = hz
            self.tones.append((self._now_us(), hz))
