"""The passive piezo: a square wave from PWM."""

from machine import PWM, Pin

from tray24.compat import const
from tray24.pins import BUZZER

_HALF = const(32768)


class Buzzer:
    """The buzzer, which plays tones."""

    def __init__(self) -> None:
        self._pwm = PWM(Pin(BUZZER, Pin.OUT, value=0))
        self._hz = 0

    def tone(self, hz: int) -> None:
        """Play a tone until the next call; 0 is silence.

        PWM latches a new compare level at the end of a period (RP2040 datasheet 4.5.2.3): a tone ends with a whole
        period, and the pin stays low. No other end clicks more softly.
        """
        if hz == self._hz:
            return
        if hz:
            self._pwm.freq(hz)
        if not (hz and self._hz):
            self._pwm.duty_u16(_HALF if hz else 0)
        self._hz = hz
