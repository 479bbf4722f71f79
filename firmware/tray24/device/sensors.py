"""The driver of the 24 phototransistors, which three multiplexers (74HC4051) connect to the ADC.

It detects whether sensors are connected, and samples the slots in infrared or colored light.
"""

# pyright: reportUndefinedVariable=false
# ruff: noqa: F821
from array import array

import micropython
from machine import ADC, Pin, mem32

from tray24.compat import const
from tray24.pins import BANK_SLOTS, INFRARED_ON, MUX_ADDRESS, SENSOR_BANKS, SLOTS

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.device.leds import Leds

# Registers of the RP2040: its datasheet's sections 2.3.1.7 (SIO), 4.6.5 (timer), 4.9.6 (ADC). They are word offsets
# from the base of a peripheral. viper accepts only numbers.
_ADC_BASE = const(0x4004C000)
_CS = const(0)  # control and status; 1 << 0: on, 1 << 2: convert once, 1 << 8: ready, 12: input
_RESULT = const(1)
_TIMER_BASE = const(0x40054000)
_TIMERAWL = const(10)  # microseconds
_CONVERT = const(5)
_READY = const(0x100)
_NEXT_INPUT = const(0x1000)
_GPIO_OUT_XOR = const(7)

# After a new address the ADC's input settles through 4051 and load within a microsecond; two edges of the microsecond
# counter are at least that far apart.
_ADDRESS_US = const(2)
# The passes of a presence scan, as in `sensors` of ports.Ports: half a period of the LEDs' modulation apart.
_PASS_US = const(250)
_INFRARED_US = const(350)  # when infrared is switched on, 150 us before the third pass
# A color is sampled this long after its LEDs are lit: ten times the average response of phototransistor and load.
_LIGHT_US = const(400)
_COLOR_PASSES = const(4)
# The pads' registers, one word for each GPIO after the first word (RP2040 datasheet 2.19.6.3): bit 2 pulls down, bit 3
# up. A pull has 50 to 80 kilohm (5.5.3), a load of the board 1 kilohm: the input of a sensor hardly follows a pull,
# in light or in the dark, and one that is connected to nothing follows it all the way.
_PADS = const(0x4001C004)
_PULLS = const(12)
_PULL_DOWN = const(4)
_PULL_UP = const(8)
# A 4051 without sensors connects a trace for some microseconds in each pass: 80 kilohm charge 100 pF in 8 us.
_PULLED_PASSES = const(16)
_MIN_SWING = const(2048)  # half of the range

# How a pass stores a sample.
_SET = const(0)
_SMALLER = const(1)
_ADD = const(2)
_ALL = const(0xFFFFFF)


@micropython.viper
def _sample_pass(samples: ptr16, first: int, flips: ptr32, what: int, wanted: int):
    """Sample the slots of the mask `wanted` once; store the sample of a slot in `samples` at `first` + slot.

    `flips` has a mask of address pins to flip before each step, and one for the end. `what` selects what to store:
    _SET the new sample, _SMALLER the smaller of the new and the stored one, _ADD the sum of both.
    """
    sio = ptr32(0xD0000000)
    adc = ptr32(_ADC_BASE)
    timer = ptr32(_TIMER_BASE)
    for step in range(8):
        sio[_GPIO_OUT_XOR] = flips[step]
        since = timer[_TIMERAWL]
        slot = step ^ step >> 1
        if not wanted >> slot & 0x10101:
            continue
        while timer[_TIMERAWL] - since < _ADDRESS_US:
            pass
        slot += first
        end = slot + 24
        bank = _CONVERT
        while slot < end:
            adc[_CS] = bank
            bank += _NEXT_INPUT
            before = samples[slot]
            while not adc[_CS] & _READY:
                pass
            level = adc[_RESULT]
            if what == _ADD:
                level += before
            elif what == _SMALLER and level > before:
                level = before
            samples[slot] = level
            slot += 8
    sio[_GPIO_OUT_XOR] = flips[8]


@micropython.viper
def _wait_until(since: int, us: int):
    """Wait until `us` microseconds have passed since `since`, a value of the chip's microsecond counter."""
    timer = ptr32(_TIMER_BASE)
    while timer[_TIMERAWL] - since < us:
        pass


@micropython.viper
def _read_timer() -> int:
    return ptr32(_TIMER_BASE)[_TIMERAWL]


@micropython.viper
def _average(samples: ptr16, others: ptr16, count: int):
    """Replace each of the `count` items of `samples` by its mean with the item of `others` at the same index."""
    for slot in range(count):
        samples[slot] = (samples[slot] + others[slot]) >> 1


@micropython.viper
def _divide_sums(samples: ptr16, count: int):
    """Divide each of the `count` items of `samples`, sums of four samples, by four; round the result."""
    for slot in range(count):
        samples[slot] = (samples[slot] + 2) >> 2


class Sensors:
    """The sensors of the slots, the port `sensors` of ports.Ports. Samples are raw numbers of the ADC, 0 to 4095."""

    def __init__(self, leds: "Leds") -> None:
        self._leds = leds
        self._infrared = Pin(INFRARED_ON, Pin.OUT, value=0)
        for pin in MUX_ADDRESS:
            Pin(pin, Pin.OUT, value=0)
        for pin in SENSOR_BANKS:
            ADC(Pin(pin))
        self._flips = array("I", self._build_gray_code())
        self._dark_samples = array("H", bytes(2 * SLOTS))  # dark samples after infrared

    @staticmethod
    def _build_gray_code() -> list[int]:
        """Return masks of the address pins to flip: one before each sample of a pass, and one at its end.

        The last flip returns to the first address. Only one pin flips at a time, so that no other slot is addressed in
        between.
        """
        flips = [0]
        for step in range(1, BANK_SLOTS):
            pin = 0
            while not step >> pin & 1:
                pin += 1
            flips.append(1 << MUX_ADDRESS[pin])
        flips.append(1 << MUX_ADDRESS[2])
        return flips

    def is_connected(self) -> bool:
        """Return whether any sensor is connected: an input without sensors follows the chip's pull resistors."""
        low = array("H", bytes(2 * SLOTS))
        high = array("H", bytes(2 * SLOTS))
        for samples, pull in ((low, _PULL_DOWN), (high, _PULL_UP)):
            self._set_pulls(pull)
            for _ in range(_PULLED_PASSES):
                _sample_pass(samples, 0, self._flips, _SET, _ALL)
        self._set_pulls(0)
        for slot in range(SLOTS):
            if high[slot] - low[slot] < _MIN_SWING:
                return True
        return False

    @staticmethod
    def _set_pulls(pull: int) -> None:
        for pin in SENSOR_BANKS:
            mem32[_PADS + 4 * pin] = mem32[_PADS + 4 * pin] & ~_PULLS | pull

    def sample_presence(self, samples: "array[int]") -> None:
        """Store in `samples` a sample of each slot without infrared light, then a sample of each slot with it."""
        flips = self._flips
        dark_samples = self._dark_samples
        start_us = _read_timer()
        _sample_pass(samples, 0, flips, _SET, _ALL)
        _wait_until(start_us, _PASS_US)
        _sample_pass(samples, 0, flips, _SMALLER, _ALL)
        _wait_until(start_us, _INFRARED_US)
        self._infrared.on()
        _wait_until(start_us, 2 * _PASS_US)
        _sample_pass(samples, SLOTS, flips, _SET, _ALL)
        _wait_until(start_us, 3 * _PASS_US)
        _sample_pass(samples, SLOTS, flips, _SMALLER, _ALL)
        self._infrared.off()
        _wait_until(start_us, 4 * _PASS_US)
        _sample_pass(dark_samples, 0, flips, _SET, _ALL)
        _wait_until(start_us, 5 * _PASS_US)
        _sample_pass(dark_samples, 0, flips, _SMALLER, _ALL)
        _average(samples, dark_samples, SLOTS)

    def sample_colors(self, slots: int, light: int, samples: "array[int]") -> None:
        """Store in `samples` a sample of each slot in the mask `slots`, lit in a color by its LEDs.

        `light` is 1 for red, 2 for green, 3 for blue and 0 for no light.
        """
        leds = self._leds
        leds.show_probe(slots, light - 1)
        _wait_until(_read_timer(), _LIGHT_US)
        _sample_pass(samples, 0, self._flips, _SET, slots)
        for _ in range(_COLOR_PASSES - 1):
            _sample_pass(samples, 0, self._flips, _ADD, slots)
        leds.restore_frame()
        _divide_sums(samples, SLOTS)
