"""The 24 phototransistors behind three 74HC4051: what they see with the infrared LEDs off and on, or in one color."""

# pyright: reportUndefinedVariable=false
# ruff: noqa: F821
from array import array

import micropython
from machine import ADC, Pin

from tray24.compat import const
from tray24.pins import BANK_SLOTS, INFRARED_ON, MUX_ADDRESS, SENSOR_BANKS, SLOTS

# Registers of the RP2040: its datasheet's sections 2.3.1.7 (SIO), 4.6.5 (timer), 4.9.6 (ADC). Those of SIO and of a
# peripheral are words from its base. viper takes them as numbers only.
_ADC_BASE = const(0x4004C000)
_CS = const(0)  # control and status; 1 << 0: on, 1 << 2: convert once, 1 << 8: ready, 12: which input
_RESULT = const(1)
_TIMER_BASE = const(0x40054000)
_TIMERAWL = const(10)  # microseconds
_CONVERT = const(5)
_READY = const(0x100)
_GPIO_OUT_SET = const(5)
_GPIO_OUT_CLR = const(6)
_GPIO_OUT_XOR = const(7)

# A new address lets the ADC's input settle through 4051 and load within a microsecond; two edges of the microsecond
# counter are at least one apart.
_ADDRESS_US = const(2)
# Light takes five times the phototransistors' time constant of 40 us to be seen whole (to 0.7 %).
_LIGHT_US = const(200)
# Dimmed LEDs are pulsed at about 2 kHz: five looks, evenly in 550 us, meet each of them while it is off.
_LOOKS = const(5)
_LOOK_US = const(110)


@micropython.viper
def _look(samples: ptr16, first: int, flips: ptr32, fresh: int):
    """Sample all slots into samples[first:]; unless `fresh`, what is smaller than there is stays."""
    sio = ptr32(0xD0000000)
    adc = ptr32(_ADC_BASE)
    timer = ptr32(_TIMER_BASE)
    address = 0
    for step in range(8):
        sio[_GPIO_OUT_XOR] = flips[step]
        address = step ^ step >> 1
        since = timer[_TIMERAWL]
        while timer[_TIMERAWL] - since < _ADDRESS_US:
            pass
        slot = first + address
        bank = _CONVERT
        for _ in range(3):
            adc[_CS] = bank
            bank += 0x1000
            while not adc[_CS] & _READY:
                pass
            level = adc[_RESULT]
            if fresh or level < samples[slot]:
                samples[slot] = level
            slot += 8
    sio[_GPIO_OUT_XOR] = flips[8]


@micropython.viper
def _looks(samples: ptr16, first: int, flips: ptr32):
    """The smallest of _LOOKS samples of each slot."""
    timer = ptr32(_TIMER_BASE)
    since = timer[_TIMERAWL]
    for turn in range(_LOOKS):
        while timer[_TIMERAWL] - since < turn * _LOOK_US:
            pass
        _look(samples, first, flips, int(turn == 0))


@micropython.viper
def _wait(us: int):
    timer = ptr32(_TIMER_BASE)
    since = timer[_TIMERAWL]
    while timer[_TIMERAWL] - since < us:
        pass


@micropython.viper
def _write(register: int, mask: int):
    ptr32(0xD0000000)[register] = mask


class Sensors:
    """`sensors` of ports.Ports: raw samples of 0 to 4095."""

    def __init__(self, leds):
        self._leds = leds
        self._infrared = Pin(INFRARED_ON, Pin.OUT, value=0)
        for pin in MUX_ADDRESS:
            Pin(pin, Pin.OUT, value=0)
        for pin in SENSOR_BANKS:
            ADC(Pin(pin))
        self._flips = array("I", self._gray_code())

    @staticmethod
    def _gray_code():
        """The address pins to turn before each look: one at a time, so that no other slot is met on the way; and the
        one that leads from the last address back to the first."""
        flips = [0]
        for step in range(1, BANK_SLOTS):
            line = 0
            while not step >> line & 1:
                line += 1
            flips.append(1 << MUX_ADDRESS[line])
        flips.append(1 << MUX_ADDRESS[2])
        return flips

    def presence(self, samples):
        """Of each slot a sample without infrared light, then of each one with it."""
        _looks(samples, 0, self._flips)
        self._infrared.on()
        _wait(_LIGHT_US)
        _looks(samples, SLOTS, self._flips)
        self._infrared.off()

    def probe(self, slots, light, samples):
        """A sample of each slot while those in the mask `slots` shine in red (1), green (2), blue (3) or none (0)."""
        leds = self._leds
        leds.only(slots, light - 1)
        _wait(_LIGHT_US)
        _look(samples, 0, self._flips, 1)
        leds.back()
