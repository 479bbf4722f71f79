"""The chain of WS2812 LEDs, 24 or fewer, which turns the waveform on its data pin into frames and their times."""

from collections import deque
from collections.abc import Callable, Sequence

from rp2040py.gpio_pin import GPIOPinState
from rp2040py.rp2040 import RP2040

from tray24.pins import LED_DATA, SLOT_OF_LED, SLOTS
from tray24.ports import FRAME_BYTES

# WS2812C-2020 datasheet (Worldsemi), "Data transfer time": T0H 220-380 ns, T1H 580 ns-1 us, RES more than 280 us.
_ONE_NANOS = 480
_LATCH_NANOS = 280_000
_KEPT_FRAMES = 4096
_BITS = SLOTS * 24

DARK = bytes(FRAME_BYTES)


class LedChain:
    """The LEDs. `slots` is the slot of each in the order of the chain; `red_first` that of their colors.

    `frame` is the present light (red, green, blue of slot 0 first), `frames` lists (device time, frame).
    """

    def __init__(self, on_frame: Callable[[], None], slots: Sequence[int] = SLOT_OF_LED):
        self.slots = slots
        self.red_first = False
        self.frame = DARK
        self.frames: deque[tuple[float, bytes]] = deque(maxlen=_KEPT_FRAMES)
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

    def _on_edge(self, new: GPIOPinState, old: GPIOPinState) -> None:
        if new is GPIOPinState.HIGH:
            self._rose_nanos = self._clock.nanos
        elif old is GPIOPinState.HIGH:
            bits = self._bits
            bits.append(self._clock.nanos - self._rose_nanos >= _ONE_NANOS)
            if len(bits) == 1 or len(bits) >= _BITS:
                self._latch_alarm.schedule(_LATCH_NANOS)

    def _latch(self) -> None:
        """Show the frame if the line has been low long enough. Only the first 576 bits reach LEDs of the chain."""
        fell_nanos = self._rose_nanos
        quiet_nanos = self._clock.nanos - fell_nanos
        if quiet_nanos < _LATCH_NANOS:
            self._latch_alarm.schedule(_LATCH_NANOS - quiet_nanos)
            return
        bits, self._bits = self._bits, []
        whole = len(bits) // 24
        if whole < SLOTS:
            self.short_frames += 1
        frame = bytearray(self.frame)
        for led in range(min(whole, len(self.slots))):
            word = 0
            for bit in bits[24 * led : 24 * led + 24]:
                word = word << 1 | bit
            slot = self.slots[led]
            first, second = word >> 16, word >> 8 & 255
            red, green = (first, second) if self.red_first else (second, first)
            frame[3 * slot : 3 * slot + 3] = bytes((red, green, word & 255))
        self.frame = bytes(frame)
        self.frames.append((self._now_us(), self.frame))
        self._on_frame()
