"""The WS2812 LEDs, at most 48: PIO makes the waveform and DMA feeds it, so the processor only packs a frame."""

# pyright: reportUndefinedVariable=false
# ruff: noqa: F821
# (the compiler on the device knows viper's types)
from array import array

import _rp2  # pyright: ignore[reportMissingImports] (on the device only)
import micropython
from machine import Pin, Timer

from tray24.compat import const
from tray24.pins import BELOW_ONLY, LED_BUDGET_MA, LED_CHANNEL_UA, LED_DATA, SLOT_OF_LED, SLOTS
from tray24.ports import FRAME_BYTES

_MACHINE = const(0)  # state machine 0 of PIO 0
_DREQ_PIO0_TX0 = const(0)  # RP2040 datasheet 2.5.3.1
_DMA_BASE = const(0x50000000)
_DMA_CHANNEL_BYTES = const(0x40)
# Word of a channel's registers: writing the read address starts as many transfers as last time (2.5.2, 2.5.7).
_READ_ADDRESS_TRIGGER = const(15)
_TIMER_BASE = const(0x40054000)
_TIMERAWL = const(10)  # microseconds (4.6.5)
# Words of a driver's state that viper code reads.
_REGISTERS = const(0)  # of the DMA channel
_BEGAN_US = const(1)  # start of the frame that is being sent, or was last
_CHAIN = const(2)  # LEDs
_MOST = const(3)  # the largest sum of a frame's bytes within the budget
_RED_FIRST = const(4)  # 1 if the LEDs take red before green
_COVERED = const(5)  # a mask as that of `show`
_LASTS_US = const(6)  # a frame and its latch
_BESIDE = const(32)  # pins.BESIDE, and the bit of pins.BELOW_ONLY: viper has no constants of other modules
_BELOW_ONLY_BIT = const(24)
_WHOLE = const(256)
_FULL = const(255)
_UNLIMITED = const(1 << 24)

# WS2812C-2020 datasheet, "Data transfer time": 0 is high for 220-380 ns, 1 for 580 ns-1 us; low for 580 ns-1 us;
# 280 us of low show the frame. At 20 MHz a cycle is 50 ns: high 300 or 650 ns of 1.25 us.
_PIO_HZ = const(20_000_000)
_LED_US = const(30)  # 24 bits of 1.25 us
_LATCH_US = const(310)  # and the words before in the queue


# The output of rp2.asm_pio for WAVEFORM in tests/device/test_leds.py; running the assembler would take 3 kB of heap.
# Encodings are those of the RP2040 datasheet 3.4: one side-set bit at 12, the delay at 8, X is tested by jmp.
_WAVEFORM = (
    0x6B21,  # bit:  out(x, 1)      side 0 [11]
    0x1523,  #       jmp !x, zero   side 1 [5]
    0x1600,  #       jmp bit        side 1 [6]
    0xA642,  # zero: nop            side 0 [6]
)
_WRAP_TOP = const(3 << 12)  # EXECCTRL, 3.7: wrap from the last instruction to the first
_SHIFT = const(1 << 30 | 24 << 25 | 1 << 17)  # SHIFTCTRL: FIFOs joined for TX, a pull after 24 bits, shifting left
_SIDE_LOW = const(2)  # PIO.OUT_LOW: the initial level of the side-set pin
_PROGRAM = (array("H", _WAVEFORM), -1, -1, -1, _WRAP_TOP, _SHIFT, None, None, _SIDE_LOW)


@micropython.viper
def _busy(state: ptr32) -> bool:
    # The counter wraps: a frame sent hours ago must not seem to be in the future.
    passed_us = ptr32(_TIMER_BASE)[_TIMERAWL] - state[_BEGAN_US]
    return passed_us >= 0 and passed_us < state[_LASTS_US]


@micropython.viper
def _send(frame: ptr8, slots: ptr8, words: ptr32, scale: int, state: ptr32) -> int:
    """Pack a frame, scaled by scale / 256, in chain order (green, red, blue from the top of a word), and send it.

    Some LEDs take red before green, and covered ones stay dark.

    Return 0. If the sum of the frame's bytes exceeds that of the state, send nothing and return the sum.
    """
    total = 0
    red_first = state[_RED_FIRST]
    covered = state[_COVERED]
    for led in range(state[_CHAIN]):
        slot = int(slots[led])
        bit = slot
        if slot >= _BESIDE:
            slot -= _BESIDE
            bit = _BELOW_ONLY_BIT
        light = scale
        if covered >> bit & 1:
            light = 0
        at = 3 * slot
        red = frame[at] * light
        green = frame[at + 1] * light
        blue = frame[at + 2] * light
        total += red + green + blue
        if red_first:
            first = red
            red = green
            green = first
        words[led] = ((green & 0xFF00) << 8 | red & 0xFF00) << 8 | blue & 0xFF00
    total >>= 8
    if total > state[_MOST]:
        return total
    ptr32(state[_REGISTERS])[_READ_ADDRESS_TRIGGER] = int(words)
    state[_BEGAN_US] = ptr32(_TIMER_BASE)[_TIMERAWL]
    return 0


@micropython.viper
def _light(frame: ptr8, slots: int, count: int, channel: int):
    """Make a frame with this channel of the masked slots at full brightness."""
    for at in range(3 * count):
        frame[at] = 0
    if channel >= 0:
        for slot in range(count):
            if slots >> slot & 1:
                frame[3 * slot + channel] = _FULL


class Leds:
    """The LEDs. While the sensors measure, `only` lights the LEDs they need; `back` then restores the last frame.

    The estimated current of the LEDs never exceeds the budget: a USB port relies on this class.
    """

    def __init__(self):
        self._frame = bytearray(FRAME_BYTES)
        self._probe = bytearray(FRAME_BYTES)
        self._covered = 0
        self._budget_ma = 0
        self._channel_ua = LED_CHANNEL_UA
        self._probing = False
        self._late = Timer()
        self._waiting = False
        self._send_late = self._send_waiting  # a bound method created once
        machine = _rp2.StateMachine(_MACHINE, list(_PROGRAM), freq=_PIO_HZ, sideset_base=Pin(LED_DATA))
        machine.active(1)
        self._dma = dma = _rp2.DMA()
        dma.config(write=machine, ctrl=dma.pack_ctrl(inc_write=False, treq_sel=_DREQ_PIO0_TX0))
        self._state = array("I", (_DMA_BASE + _DMA_CHANNEL_BYTES * dma.channel, 0, 0, 0, 0, 0, 0))
        # LEDs keep their light through a restart of the processor. Until the kind of tray is known, darken 48.
        self._connect(2 * bytes(SLOT_OF_LED))
        self.show(self._frame)

    def wire(self, slots, red_first, channel_ua):
        """Take the slot of each LED of the chain, whether they take red before green, and a channel's current.

        A chain of less than 24 gets as many words as a whole one; nothing receives those that it passes on.
        """
        while _busy(self._state):
            pass
        self._connect(slots)
        self._state[_RED_FIRST] = 1 if red_first else 0
        self._channel_ua = channel_ua
        self._limit()

    def show(self, frame, budget_ma=LED_BUDGET_MA, covered=0):
        """Show FRAME_BYTES bytes, scaled into the budget. A new frame waits for the last one; the call does not.

        `covered` is a mask of slots with a die in, as `leds` of ports.Ports takes it.
        """
        self._frame[:] = frame
        self._covered = covered
        if budget_ma != self._budget_ma:
            self._budget_ma = budget_ma
            self._limit()
        self._send()

    def only(self, slots, channel):
        """Light only one channel (0-2: red, green, blue) of the slots in a mask at full brightness, or none (-1).

        LEDs beside slots are dark. Return when the LEDs show it. The light is not scaled: it lasts a millisecond or
        two, which the bulk capacitor bridges.
        """
        self._probing = True
        _light(self._probe, slots, SLOTS, channel)
        self._state[_MOST] = _UNLIMITED
        self._state[_COVERED] = BELOW_ONLY
        while _busy(self._state):
            pass
        _send(self._probe, self._slots, self._words, _WHOLE, self._state)
        while _busy(self._state):
            pass

    def back(self):
        """Show the last frame of `show` again."""
        self._limit()
        self._probing = False
        self._send()

    def _connect(self, slots):
        """Prepare the words of a chain with these slots."""
        words = max(SLOTS, len(slots))
        self._slots = slots
        self._words = array("I", bytes(4 * words))
        self._dma.count = words
        self._state[_CHAIN] = len(slots)
        self._state[_LASTS_US] = words * _LED_US + _LATCH_US

    def _limit(self):
        self._state[_MOST] = self._budget_ma * 1000 * _FULL // self._channel_ua

    def _send(self):
        if self._probing or self._waiting:
            return
        if _busy(self._state):
            self._waiting = True
            self._late.init(mode=Timer.ONE_SHOT, period=1, callback=self._send_late)
            return
        self._state[_COVERED] = self._covered
        total = _send(self._frame, self._slots, self._words, _WHOLE, self._state)
        if total:
            scale = self._state[_MOST] * _WHOLE // total
            _send(self._frame, self._slots, self._words, scale, self._state)

    def _send_waiting(self, timer):
        self._waiting = False
        self._send()
