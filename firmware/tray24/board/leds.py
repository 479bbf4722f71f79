"""The 24 WS2812C LEDs: PIO makes the waveform and DMA feeds it, so that a frame costs the processor its packing only."""

# pyright: reportUndefinedVariable=false
# ruff: noqa: F821
# (PIO's instructions and viper's types are words of the compiler on the device)
from array import array
from time import ticks_us

import micropython
import rp2
from machine import Pin, Timer

from tray24.compat import const, ticks_add, ticks_diff
from tray24.pins import LED_BUDGET_MA, LED_CHANNEL_UA, LED_DATA, SLOT_OF_LED, SLOTS
from tray24.ports import FRAME_BYTES

_MACHINE = const(0)  # state machine 0 of PIO 0
_DREQ_PIO0_TX0 = const(0)  # RP2040 datasheet 2.5.3.1
_WHOLE = const(256)
_FULL = const(255)

# WS2812C-2020 datasheet, "Data transfer time": 0 is high for 220-380 ns, 1 for 580 ns-1 us; low for 580 ns-1 us;
# 280 us of low show the frame. At 20 MHz a cycle is 50 ns: high 300 or 650 ns of 1.25 us.
_PIO_HZ = const(20_000_000)
_FRAME_US = const(1030)  # 24 LEDs of 24 bits of 1.25 us, the words before in the queue, and the latch


@rp2.asm_pio(
    sideset_init=rp2.PIO.OUT_LOW,
    out_shiftdir=rp2.PIO.SHIFT_LEFT,
    autopull=True,
    pull_thresh=24,
    fifo_join=rp2.PIO.JOIN_TX,
)
def _waveform():
    wrap_target()
    label("bit")
    out(x, 1).side(0)[11]
    jmp(not_x, "zero").side(1)[5]
    jmp("bit").side(1)[6]
    label("zero")
    nop().side(0)[6]
    wrap()


@micropython.viper
def _sum(frame: ptr8, count: int) -> int:
    total = 0
    for at in range(count):
        total += frame[at]
    return total


@micropython.viper
def _pack(frame: ptr8, slots: ptr8, words: ptr32, count: int, scale: int):
    """Green, red, blue from the top of each word, in the order of the chain, scaled by scale / 256."""
    for led in range(count):
        at = 3 * slots[led]
        red = frame[at] * scale >> 8
        green = frame[at + 1] * scale >> 8
        blue = frame[at + 2] * scale >> 8
        words[led] = green << 24 | red << 16 | blue << 8


class Leds:
    """`show` frames; while the sensors look, `only` lights what they need, and `back` brings the frame shown before.

    The LEDs' estimated current never goes over the budget: that it is kept here is what a USB port relies on.
    """

    def __init__(self):
        self._words = array("I", bytes(4 * SLOTS))
        self._slots = bytes(SLOT_OF_LED)
        self._frame = bytearray(FRAME_BYTES)
        self._probe = bytearray(FRAME_BYTES)
        self._dark = bytes(FRAME_BYTES)
        self._budget_ma = LED_BUDGET_MA
        self._probing = False
        self._late = Timer()
        self._waiting = False
        self._send_late = self._send_waiting  # a bound method made once
        machine = rp2.StateMachine(_MACHINE, _waveform, freq=_PIO_HZ, sideset_base=Pin(LED_DATA))
        machine.active(1)
        self._dma = rp2.DMA()
        control = self._dma.pack_ctrl(inc_write=False, treq_sel=_DREQ_PIO0_TX0)
        self._dma.config(read=self._words, write=machine, count=SLOTS, ctrl=control)
        self._free_us = ticks_add(ticks_us(), _FRAME_US)
        self.show(self._frame)  # LEDs keep what they showed when the processor starts anew

    def show(self, frame, budget_ma=LED_BUDGET_MA):
        """Show FRAME_BYTES bytes, scaled into the budget. The newest waits while one goes out; this call does not."""
        self._frame[:] = frame
        self._budget_ma = budget_ma
        self._send()

    def only(self, slots, channel):
        """Light one channel (0-2: red, green, blue) of the slots in a mask at full, or none (-1), and nothing else.

        Returns when the LEDs show it. Not scaled: it lasts a millisecond, which the bulk capacitor bridges.
        """
        self._probing = True
        probe = self._probe
        probe[:] = self._dark
        if channel >= 0:
            for slot in range(SLOTS):
                if slots >> slot & 1:
                    probe[3 * slot + channel] = _FULL
        while self._busy():
            pass
        self._start(probe, _WHOLE)
        while self._busy():
            pass

    def back(self):
        """Show again what `show` was given last."""
        self._probing = False
        self._send()

    def _send(self):
        if self._probing or self._waiting:
            return
        if self._busy():
            self._waiting = True
            self._late.init(mode=Timer.ONE_SHOT, period=1, callback=self._send_late)
            return
        most = self._budget_ma * 1000 * _FULL // LED_CHANNEL_UA
        total = _sum(self._frame, FRAME_BYTES)
        self._start(self._frame, _WHOLE if total <= most else most * _WHOLE // total)

    def _busy(self):
        # The counter wraps: a frame of nine minutes ago must not seem to be one to come.
        return 0 < ticks_diff(self._free_us, ticks_us()) <= _FRAME_US

    def _send_waiting(self, timer):
        self._waiting = False
        self._send()

    def _start(self, frame, scale):
        _pack(frame, self._slots, self._words, SLOTS, scale)
        dma = self._dma
        dma.read = self._words
        dma.count = SLOTS
        dma.active(1)
        self._free_us = ticks_add(ticks_us(), _FRAME_US)
