"""The chain of WS2812 LEDs, at most 48, which turns the waveform on its data pin into frames and their times."""

from collections import deque
from collections.abc import Callable, Sequence

from rp2040py.gpio_pin import GPIOPinState
from rp2040py.rp2040 import RP2040

from tray24.pins import BESIDE, LED_DATA, SLOT_OF_LED, SLOTS
from tray24.ports import FRAME_BYTES

# WS2812C-2020 datasheet (Worldsemi), "Data transfer time": T0H 220-380 ns, T1H 580 ns-1 us, RES more than 280 us.
_ONE_NANOS = 480
_LATCH_NANOS = 280_000
_KEPT_FRAMES = 4096
_LED_BITS = 24

DARK = bytes(FRAME_BYTES)


class LedChain:
    """The LEDs. `slots` is the slot of each in the order of the chain; `red_first` that of their colors.

    `frame` is the present light of the LEDs below slots (red, green, blue of slot 0 first), `beside` that of the LEDs
    beside them, b"" where there are none. `frames` lists (device time, frame). `wire_us` is the time that the last
    frame took on the data line, without its latch.
    """

    def __init__(self, on_frame: Callable[[], None], slots: Sequence[int] = SLOT_OF_LED):
        self.slots = slots
        self.red_first = False
        self._all_dark = DARK if any(slot & BESIDE for slot in slots) else b""
        self._bits_awaited = _LED_BITS * max(SLOTS, len(slots))
        self.power_off()
        self.frames: deque[tuple[float, bytes]] = deque(maxlen=_KEPT_FRAMES)
        self.wire_us = 0.0
        self.short_frames = 0  # latched with fewer bits than the chain has
        self._on_frame = on_frame

    def attach(self, mcu: RP2040, now_us: Callable[[], float]) -> None:
        self._clock = mcu.clock
        self._now_us = now_us
        self._rose_nanos = 0.0
        self._bits: list[bool] = []
        self._latch_alarm = mcu.clock.create_alarm(self._latch)
        mcu.gpio[LED_DATA].add_listener(self._on_edge)

    def power_off(self) -> None:
        self.frame = DARK
        self.beside = self._all_dark

    def _on_edge(self, new: GPIOPinState, old: GPIOPinState) -> None:
        if new is GPIOPinState.HIGH:
            self._rose_nanos = self._clock.nanos
        elif old is GPIOPinState.HIGH:
            bits = self._bits
            bits.append(self._clock.nanos - self._rose_nanos >= _ONE_NANOS)
            if len(bits) == 1:
                self._began_nanos = self._rose_nanos
            if len(bits) == 1 or len(bits) >= self._bits_awaited:
                self._latch_alarm.schedule(_LATCH_NANOS)

    def _latch(self) -> None:
        """Show the frame if the line has been low long enough. The LEDs of the chain take no more bits than theirs."""
        fell_nanos = self._rose_nanos
        quiet_nanos = self._clock.nanos - fell_nanos
        if quiet_nanos < _LATCH_NANOS:
            self._latch_alarm.schedule(_LATCH_NANOS - quiet_nanos)
            return
        bits, self._bits = self._bits, []
        self.wire_us = (fell_nanos - self._began_nanos) / 1000
        whole = len(bits) // _LED_BITS
        if len(bits) < self._bits_awaited:
            self.short_frames += 1
        below, beside = bytearray(self.frame), bytearray(self.beside)
        for led in range(min(whole, len(self.slots))):
            word = 0
            for bit in bits[_LED_BITS * led : _LED_BITS * (led + 1)]:
                word = word << 1 | bit
            at = 3 * (self.slots[led] % BESIDE)
            first, second = word >> 16, word >> 8 & 255
            red, green = (first, second) if self.red_first else (second, first)
            (beside if self.slots[led] & BESIDE else below)[at : at + 3] = bytes((red, green, word & 255))
        self.frame, self.beside = bytes(below), bytes(beside)
        self.frames.append((self._now_us(), self.frame))
        self._on_frame()
