"""The emulated tray's parts around the chip, except the display: LEDs, sensors, buttons and buzzer.

The contacts of the buttons bounce a few times before they settle, as those of the desktop's tray do. Worn contacts
chatter for longer. Each reading of a sensor gets the light at the moment of that reading.
"""

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial

from rp2040py.gpio_pin import GPIOPinState
from rp2040py.peripherals.pwm import CSR_EN
from rp2040py.rp2040 import RP2040

from simulator.pico.patches import silence_pwm
from tray24 import pins
from tray24.ports import FRAME_BYTES
from tray24.sense.events import is_member

# WS2812C-2020 datasheet (Worldsemi), "Data transfer time": T0H 220-380 ns, T1H 580 ns-1 us, RES more than 280 us.
_ONE_NANOS = 480
_LATCH_NANOS = 280_000
_MAX_FRAMES = 4096
_LED_BITS = 24
_MS_NANOS = 1_000_000

DARK = bytes(FRAME_BYTES)
LOAD_OHM = 1000  # LOAD_OHM of hardware/calc/parts.py
PULL_OHM = 65_000  # RP2040 datasheet 5.5.3: 50 to 80 kilohm
_MAX_LSB = 4095
# Milliseconds after a touch between which the contact bounces back; the same as in the desktop's virtual tray.
_BOUNCES_MS = ((1, 3), (4, 5), (7, 8))
_CHATTER_MS = 3
_CLOSED_MS = 100  # a worn contact that is held opens after this time, again and again
_OPENINGS = 20
# PWM.freq() passes through values that last less than a microsecond. Audible tones last longer than this.
_SETTLED_NANOS = 20_000
_MAX_TONES = 4096
_FUNCTION_PWM = 4  # RP2040 datasheet, table 278


class LedChain:
    """The emulated tray's chain of LEDs.

    `slots` has the slot of each LED in the order of the chain. `red_first` says that the LEDs take red before green.
    `frame` has the current colors of the LEDs below slots (red, green, blue of slot 0 first). `beside` has those of the
    LEDs beside slots; it is b"" on a tray without such LEDs. `frames` lists (device time in us, frame). `wire_us` is
    the time that the last frame took on the data line, without the pause at its end (latch).
    """

    def __init__(self, on_frame: Callable[[], None], slots: Sequence[int] = pins.SLOT_OF_LED):
        self.slots = slots
        self.red_first = False
        self._all_dark = DARK if any(slot & pins.BESIDE for slot in slots) else b""
        self._bits_awaited = _LED_BITS * max(pins.SLOTS, len(slots))
        self.power_off()
        self.frames: deque[tuple[float, bytes]] = deque(maxlen=_MAX_FRAMES)
        self.wire_us = 0.0
        self.short_frames = 0  # latched with fewer bits than the chain has
        self._on_frame = on_frame

    def attach(self, mcu: RP2040, now_us: Callable[[], float]) -> None:
        self._clock = mcu.clock
        self._now_us = now_us
        self._rose_nanos = 0.0
        self._bits: list[bool] = []
        self._latch_alarm = mcu.clock.create_alarm(self._latch)
        mcu.gpio[pins.LED_DATA].add_listener(self._on_edge)

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
        """Show the colors of a frame once the data line has been low for long enough.

        Ignore bits beyond the last LED.
        """
        fell_nanos = self._rose_nanos
        quiet_nanos = self._clock.nanos - fell_nanos
        if quiet_nanos < _LATCH_NANOS:
            self._latch_alarm.schedule(_LATCH_NANOS - quiet_nanos)
            return
        bits, self._bits = self._bits, []
        self.wire_us = (fell_nanos - self._began_nanos) / 1000
        led_count = len(bits) // _LED_BITS
        if len(bits) < self._bits_awaited:
            self.short_frames += 1
        below, beside = bytearray(self.frame), bytearray(self.beside)
        for led in range(min(led_count, len(self.slots))):
            word = 0
            for bit in bits[_LED_BITS * led : _LED_BITS * (led + 1)]:
                word = word << 1 | bit
            index = 3 * (self.slots[led] % pins.BESIDE)
            first, second = word >> 16, word >> 8 & 255
            red, green = (first, second) if self.red_first else (second, first)
            (beside if self.slots[led] & pins.BESIDE else below)[index : index + 3] = bytes((red, green, word & 255))
        self.frame, self.beside = bytes(below), bytes(beside)
        self.frames.append((self._now_us(), self.frame))
        self._on_frame()


class SensorBanks:
    """The emulated tray's sensors in three banks: the address lines select a slot, and `optics` gives the level there.

    With `fitted` False there are no sensors. An input then reads the level of its pin's pull-up or pull-down, or
    arbitrary levels if the pin has neither. `stuck_lsb` {slot: value} has broken sensors, which always read this value.
    `reads[slot]` is the slot whose sensor is read for a slot, to simulate swapped wires.
    """

    def __init__(self, optics, on_light_change: Callable[[], None], fitted: bool = True):
        self._optics = optics
        self._fitted = fitted
        self._on_light_change = on_light_change
        self.stuck_lsb: dict[int, int] = {}
        self.reads = list(range(pins.SLOTS))
        self.infrared_on = False
        self.conversions = 0

    def attach(self, mcu: RP2040, now_us: Callable[[], float]) -> None:
        self._now_us = now_us
        self._adc = mcu.adc
        self._pins = [mcu.gpio[pin] for pin in pins.SENSOR_BANKS]
        self._address = 0
        self.infrared_on = False
        for line, pin in enumerate(pins.MUX_ADDRESS):
            mcu.gpio[pin].add_listener(partial(self._on_address, 1 << line))
        mcu.gpio[pins.INFRARED_ON].add_listener(self._on_infrared)
        mcu.adc.on_adc_read = self._convert

    def power_off(self) -> None:
        self.infrared_on = False

    def _on_address(self, bit: int, new: GPIOPinState, _: GPIOPinState) -> None:
        self._address = self._address | bit if new is GPIOPinState.HIGH else self._address & ~bit

    def _on_infrared(self, new: GPIOPinState, _: GPIOPinState) -> None:
        is_on = new is GPIOPinState.HIGH
        if is_on != self.infrared_on:
            self.infrared_on = is_on
            self._on_light_change()

    def _convert(self, channel: int) -> None:
        """Sample an ADC channel at the beginning of its conversion, which ends 2 us later (96 cycles of 48 MHz)."""
        self.conversions += 1
        adc = self._adc
        if channel < len(pins.SENSOR_BANKS):
            level = self._compute_lsb(channel * pins.BANK_SLOTS + self._address)
            adc.channel_values[channel] = self._compute_pulled_lsb(channel, level)
        adc.current_channel = channel
        adc.sample_alarm.schedule(adc.sample_time * 1000)

    def _compute_pulled_lsb(self, channel: int, level: int) -> int:
        """Return the reading of a channel whose sensor gives `level`, with the pull-up or pull-down of its pin.

        A sensor's load resistor resists the pull. An input without a sensor follows it completely.
        """
        pin = self._pins[channel]
        if pin.pullup_enabled == pin.pulldown_enabled:
            return level
        rail = _MAX_LSB if pin.pullup_enabled else 0
        return level + (rail - level) * LOAD_OHM // (LOAD_OHM + PULL_OHM) if self._fitted else rail

    def _compute_lsb(self, slot: int) -> int:
        """Return the level of a slot's sensor in LSB.

        Without sensors return the level of an open input, a slow saw-tooth.
        """
        if not self._fitted:
            return int(self._now_us() // 50) % (_MAX_LSB + 1)
        if slot in self.stuck_lsb:
            return self.stuck_lsb[slot]
        return self._optics.sample(self.reads[slot], self._now_us()) if self._optics is not None else 0


class ButtonContacts:
    """The contacts of the emulated tray's buttons.

    `set_contact(button, closed)` presses or releases a button. Without power the contacts stay as they are. With
    `worn_ms` a contact chatters for this time after each press or release, and opens for this time every 100 ms while
    it is held.
    """

    worn_ms = 0

    def __init__(self, missing_buttons: int = 0):
        """Create the contacts, all open. `missing_buttons` is the mask of buttons that this tray does not have."""
        self._missing_buttons = missing_buttons
        self._closed = [False] * pins.BUTTONS
        self._mcu: RP2040 | None = None

    def attach(self, mcu: RP2040) -> None:
        self._mcu = mcu
        self._alarms = [mcu.clock.create_alarm(partial(self._bounce, button)) for button in range(pins.BUTTONS)]
        self._changes: list[list[tuple[int, bool]]] = [[] for _ in range(pins.BUTTONS)]
        for button, closed in enumerate(self._closed):
            self._drive_pin(button, closed)

    def power_off(self) -> None:
        self._mcu = None

    def set_contact(self, button: int, closed: bool, clean: bool = False) -> None:
        if self._closed[button] == closed or is_member(self._missing_buttons, button):
            return
        self._closed[button] = closed
        if self._mcu is not None:
            self._drive_pin(button, closed)
            if not clean:
                self._changes[button] = _plan_changes(closed, self.worn_ms)
                self._alarms[button].schedule(self._changes[button][0][0] * _MS_NANOS)

    def _bounce(self, button: int) -> None:
        """Change the contact of a button that bounces, and plan the next change."""
        _, closed = self._changes[button].pop(0)
        self._drive_pin(button, closed)
        if self._changes[button]:
            self._alarms[button].schedule(self._changes[button][0][0] * _MS_NANOS)

    def _drive_pin(self, button: int, closed: bool) -> None:
        """Pull a button's pin to ground for a closed contact. For an open one leave the pin to the chip's pull-up."""
        assert self._mcu is not None  # only while there is power
        pin = self._mcu.gpio[pins.BUTTON_PINS[button]]
        if closed:
            pin.set_input_value(False)
        else:
            pin.release_input()


def _plan_changes(closed: bool, worn_ms: int) -> list[tuple[int, bool]]:
    """Return the changes of a contact after a press or release: (ms since the previous change, whether it closes)."""
    changes: list[tuple[int, bool]] = []
    if not worn_ms:
        at_ms = 0
        for back_ms, rest_ms in _BOUNCES_MS:
            changes += [(back_ms - at_ms, not closed), (rest_ms - back_ms, closed)]
            at_ms = rest_ms
        return changes
    for number in range(worn_ms // _CHATTER_MS):
        changes.append((_CHATTER_MS, closed == bool(number % 2)))
    changes.append((worn_ms % _CHATTER_MS, closed))
    return changes + [(_CLOSED_MS, False), (worn_ms, True)] * _OPENINGS if closed else changes


class Buzzer:
    """The emulated tray's buzzer.

    `hz` is its current tone (0: silence); `tones` lists (device time in us, Hz) of each change of the tone.
    """

    def __init__(self):
        self.hz = 0
        self.tones: deque[tuple[float, int]] = deque(maxlen=_MAX_TONES)

    def attach(self, mcu: RP2040, now_us: Callable[[], float]) -> None:
        self._now_us = now_us
        self._mcu = mcu
        self._channel = mcu.pwm.channels[pins.BUZZER >> 1 & 7]
        silence_pwm(self._channel)
        self._alarm = mcu.clock.create_alarm(self._update_tone)
        write = self._channel.write_register

        def write_and_listen(offset: int, value: int) -> None:
            write(offset, value)
            self._alarm.schedule(_SETTLED_NANOS)

        self._channel.write_register = write_and_listen

    def power_off(self) -> None:
        self._set_tone(0)

    def _update_tone(self) -> None:
        channel = self._channel
        level = channel.cc >> 16 if pins.BUZZER & 1 else channel.cc & 0xFFFF
        is_connected = self._mcu.gpio[pins.BUZZER].function_select == _FUNCTION_PWM
        if not (is_connected and channel.csr & CSR_EN and 0 < level <= channel.top):
            self._set_tone(0)
        else:
            divider = (channel.div >> 4 & 255 or 256) + (channel.div & 15) / 16
            self._set_tone(round(self._mcu.clk_sys / divider / (channel.top + 1)))

    def _set_tone(self, hz: int) -> None:
        if hz != self.hz:
            self.hz = hz
            self.tones.append((self._now_us(), hz))
