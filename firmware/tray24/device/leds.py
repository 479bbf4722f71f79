"""The WS2812 LEDs, at most 48: PIO makes the waveform and DMA feeds it, so the processor only packs a frame."""

# pyright: reportUndefinedVariable=false
# ruff: noqa: F821
# (the compiler on the device knows viper's types)
from array import array

import _rp2  # pyright: ignore[reportMissingImports] (on the device only)
import micropython
from machine import Pin, Timer

from tray24.compat import const
from tray24.pins import BESIDE, LED_BUDGET_MA, LED_CHANNEL_UA, LED_DATA, SLOT_OF_LED, SLOTS
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
_LASTS_US = const(2)  # duration of a frame and its latch
_COUNT = const(3)  # number of slots with an LED
_BESIDE = const(4)  # index in `places` of the first LED beside a slot, 0 if there are no such LEDs
_MAX = const(5)  # the largest sum of a frame's bytes within the budget
_FIRST = const(6)  # which of a slot's bytes the LEDs take first: red (0) or green (1)
_COVERED = const(7)  # the mask of `show_frame`
_BELOW_ONLY_BIT = const(24)  # of pins.BELOW_ONLY: viper has no constants of other modules
_OUTER = const(-0x00FF0100)  # the first and the third byte from the top, in the form in which viper accepts 0xFF00FF00
_WHOLE = const(256)
_FULL = const(255)
_UNLIMITED = const(1 << 24)

# WS2812C-2020 datasheet, "Data transfer time": 0 is high for 220-380 ns, 1 for 580 ns-1 us; low for 580 ns-1 us;
# 280 us of low show the frame. At 20 MHz a cycle is 50 ns: high 300 or 650 ns of 1.25 us.
_PIO_HZ = const(20_000_000)
_LED_US = const(30)  # 24 bits of 1.25 us
_LATCH_US = const(310)  # the latch, and the words that still wait in the FIFO


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
def _is_busy(state: ptr32) -> bool:
    # The counter wraps: a frame sent hours ago must not seem to be in the future.
    passed_us = ptr32(_TIMER_BASE)[_TIMERAWL] - state[_BEGAN_US]
    return passed_us >= 0 and passed_us < state[_LASTS_US]


@micropython.viper
def _send_frame(frame: ptr8, places: ptr8, words: ptr32, scale: int, state: ptr32) -> int:
    """Pack `frame` into `words` at the indexes `places`, scaled by `scale` / 256, and send the words. Return 0.

    While the previous frame is being sent, send nothing and return -1. If the sum of the colors exceeds the limit in
    `state`, send nothing and return the sum. A word has red and green in the order that LEDs take, then blue.
    """
    passed_us = ptr32(_TIMER_BASE)[_TIMERAWL] - state[_BEGAN_US]
    if passed_us >= 0 and passed_us < state[_LASTS_US]:
        return -1
    total = 0
    first = state[_FIRST]
    second = 1 - first
    below_only = state[_COVERED] >> _BELOW_ONLY_BIT
    if state[_MAX] == _UNLIMITED:
        below_only = 1  # a probe lights no LEDs beside slots
    beside = state[_BESIDE]
    for slot in range(state[_COUNT]):
        at = 3 * slot
        one = frame[at + first]
        two = frame[at + second]
        blue = frame[at + 2]
        light = one + two + blue
        total += light
        word = (one << 16 | blue) * scale & _OUTER | (two * scale & 0xFF00) << 8
        if beside:
            other = word
            if below_only:
                other = 0
            elif state[_COVERED] >> slot & 1:
                word = 0
            else:
                total += light
            words[places[beside + slot]] = other
        words[places[slot]] = word
    total = total * scale >> 8
    if total > state[_MAX]:
        return total
    ptr32(state[_REGISTERS])[_READ_ADDRESS_TRIGGER] = int(words)
    state[_BEGAN_US] = ptr32(_TIMER_BASE)[_TIMERAWL]
    return 0


@micropython.viper
def _fill_frame(frame: ptr8, slots: int, count: int, channel: int):
    """Set one channel (0-2: red, green, blue) of the slots in the mask `slots` to full brightness in `frame`.

    All other values become 0; with `channel` -1 all values do. `count` is the number of slots in the frame.
    """
    for at in range(3 * count):
        frame[at] = 0
    if channel >= 0:
        for slot in range(count):
            if slots >> slot & 1:
                frame[3 * slot + channel] = _FULL


class Leds:
    """The driver of the tray's LEDs.

    `show_frame` shows a frame; `show_probe` lights LEDs for a measurement, `restore_frame` ends this light. The
    estimated current of a frame never exceeds the budget, so that a USB port can supply the tray.
    """

    def __init__(self) -> None:
        self._frame = bytearray(FRAME_BYTES)
        self._probe_frame = bytearray(FRAME_BYTES)
        self._budget_ma = 0
        self._channel_ua = LED_CHANNEL_UA
        self._is_probing = False
        self._timer = Timer()  # pyright: ignore[reportCallIssue] # without a number: a software timer
        self._is_waiting = False
        self._on_timer = self._send_waiting  # a bound method created once
        machine = _rp2.StateMachine(_MACHINE, list(_PROGRAM), freq=_PIO_HZ, sideset_base=Pin(LED_DATA))
        machine.active(1)
        self._dma = dma = _rp2.DMA()
        dma.config(write=machine, ctrl=dma.pack_ctrl(inc_write=False, treq_sel=_DREQ_PIO0_TX0))
        self._state = array("I", (_DMA_BASE + _DMA_CHANNEL_BYTES * dma.channel, 0, 0, 0, 0, 0, 1, 0))
        # LEDs keep their light through a restart of the processor. Until the kind of tray is known, 48 are darkened.
        self._set_chain(bytes(SLOT_OF_LED), 2 * SLOTS)
        self.show_frame(self._frame)

    def set_wiring(self, slots: bytes, red_first: bool, channel_ua: int) -> None:
        """Set how the LEDs are wired: `slots` has the slot of each LED in the order of the chain.

        An LED beside a slot has slot | pins.BESIDE there. `red_first` says whether LEDs take red before green.
        `channel_ua` is the current of one channel in microamperes. At least 24 colors are always sent: of a shorter
        chain no LED receives the last ones.
        """
        while _is_busy(self._state):
            pass
        self._set_chain(slots, max(SLOTS, len(slots)))
        self._state[_FIRST] = 0 if red_first else 1
        self._channel_ua = channel_ua
        self._update_limit()

    def show_frame(self, frame: bytes | bytearray, budget_ma: int = LED_BUDGET_MA, covered: int = 0) -> None:
        """Show a frame of FRAME_BYTES bytes, dimmed so that the LEDs take at most `budget_ma`.

        This returns at once: while the previous frame is being sent, the new one is sent later by a timer. `covered` is
        the mask of slots that hold a die, as in `show_frame` of ports.Ports.
        """
        self._frame[:] = frame
        self._state[_COVERED] = covered
        if budget_ma != self._budget_ma:
            self._budget_ma = budget_ma
            self._update_limit()
        self._send_current()

    def show_probe(self, slots: int, channel: int) -> None:
        """Light the slots in the mask `slots` at full brightness in one color. Return when the LEDs show this.

        `channel` is 0 for red, 1 for green, 2 for blue and -1 for no light. LEDs beside slots are dark. The light is
        not dimmed to the budget: it lasts a millisecond or two, for which the bulk capacitor supplies the current.
        """
        self._is_probing = True
        _fill_frame(self._probe_frame, slots, SLOTS, channel)
        self._state[_MAX] = _UNLIMITED
        while _send_frame(self._probe_frame, self._led_indexes, self._words, _WHOLE, self._state):
            pass
        while _is_busy(self._state):
            pass

    def restore_frame(self) -> None:
        """Show the last frame of `show_frame` again, after a measurement."""
        self._update_limit()
        self._is_probing = False
        self._send_current()

    def _set_chain(self, slots: bytes, word_count: int) -> None:
        """Prepare to send frames to a chain of LEDs.

        `slots` has the slot of each LED, as for `set_wiring`. `word_count` is the number of words to send, each the
        color of one LED.
        """
        self._words = array("I", bytes(4 * word_count))
        # Indexes in the chain, of each LED below a slot and of each beside one.
        self._led_indexes = led_indexes = bytearray(2 * SLOTS)
        has_beside = False
        for index in range(len(slots)):
            slot = slots[index]
            if slot & BESIDE:
                has_beside = True
                slot += SLOTS - BESIDE
            led_indexes[slot] = index
        self._dma.count = word_count
        self._state[_COUNT] = SLOTS if has_beside else len(slots)
        self._state[_BESIDE] = SLOTS if has_beside else 0
        self._state[_LASTS_US] = word_count * _LED_US + _LATCH_US

    def _update_limit(self) -> None:
        self._state[_MAX] = self._budget_ma * 1000 * _FULL // self._channel_ua

    def _send_current(self) -> None:
        if self._is_probing or self._is_waiting:
            return
        total = _send_frame(self._frame, self._led_indexes, self._words, _WHOLE, self._state)
        if total < 0:
            self._is_waiting = True
            self._timer.init(mode=Timer.ONE_SHOT, period=1, callback=self._on_timer)
        elif total:
            scale = self._state[_MAX] * _WHOLE // total
            _send_frame(self._frame, self._led_indexes, self._words, scale, self._state)

    def _send_waiting(self, timer: "Timer") -> None:
        self._is_waiting = False
        self._send_current()
