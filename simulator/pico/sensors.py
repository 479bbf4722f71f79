"""The 24 phototransistors behind three 74HC4051 at the ADC. Each conversion reads the light of its own instant."""

from collections.abc import Callable

from rp2040py.gpio_pin import GPIOPinState
from rp2040py.rp2040 import RP2040

from tray24.pins import BANK_SLOTS, INFRARED_ON, MUX_ADDRESS, SENSOR_BANKS, SLOTS

LOAD_OHM = 1000  # LOAD_OHM of hardware/calc/parts.py
PULL_OHM = 65_000  # RP2040 datasheet 5.5.3: 50 to 80 kilohm
_MOST_LSB = 4095


class SensorBanks:
    """The sensors: `optics` provides the level of the slot that the address lines select.

    Without `fitted` the inputs are connected to nothing: they follow the chip's pulls, and float without one.
    `stuck_lsb` {slot: value} holds broken sensors; `reads[slot]` is the slot whose sensor answers in the place of each.
    """

    def __init__(self, optics, lights_changed: Callable[[], None], fitted: bool = True):
        self._optics = optics
        self._fitted = fitted
        self._lights_changed = lights_changed
        self.stuck_lsb: dict[int, int] = {}
        self.reads = list(range(SLOTS))
        self.infrared_on = False
        self.conversions = 0

    def attach(self, mcu: RP2040, now_us: Callable[[], float]) -> None:
        self._now_us = now_us
        self._adc = mcu.adc
        self._pins = [mcu.gpio[pin] for pin in SENSOR_BANKS]
        self._address = 0
        self.infrared_on = False
        for line, pin in enumerate(MUX_ADDRESS):
            mcu.gpio[pin].add_listener(self._address_listener(1 << line))
        mcu.gpio[INFRARED_ON].add_listener(self._on_infrared)
        mcu.adc.on_adc_read = self._convert

    def power_off(self) -> None:
        self.infrared_on = False

    def _address_listener(self, bit: int):
        def changed(new: GPIOPinState, _: GPIOPinState) -> None:
            self._address = self._address | bit if new is GPIOPinState.HIGH else self._address & ~bit

        return changed

    def _on_infrared(self, new: GPIOPinState, _: GPIOPinState) -> None:
        on = new is GPIOPinState.HIGH
        if on != self.infrared_on:
            self.infrared_on = on
            self._lights_changed()

    def _convert(self, channel: int) -> None:
        """Sample a channel at the beginning of its conversion, which ends 2 us later (96 cycles of 48 MHz)."""
        self.conversions += 1
        adc = self._adc
        if channel < len(SENSOR_BANKS):
            level = self._lsb(channel * BANK_SLOTS + self._address) if self._fitted else self._floating_lsb()
            adc.channel_values[channel] = self._pulled_lsb(channel, level)
        adc.current_channel = channel
        adc.sample_alarm.schedule(adc.sample_time * 1000)

    def _pulled_lsb(self, channel: int, level: int) -> int:
        """Return what an input of this level reads with the pulls of its pin: far less than a load, more than air."""
        pin = self._pins[channel]
        if pin.pullup_enabled == pin.pulldown_enabled:
            return level
        rail = _MOST_LSB if pin.pullup_enabled else 0
        return level + (rail - level) * LOAD_OHM // (LOAD_OHM + PULL_OHM) if self._fitted else rail

    def _floating_lsb(self) -> int:
        """Return the level of an input that is connected to nothing: anything, here a slow saw-tooth."""
        return int(self._now_us() // 50) % (_MOST_LSB + 1)

    def _lsb(self, slot: int) -> int:
        if slot in self.stuck_lsb:
            return self.stuck_lsb[slot]
        return self._optics.sample(self.reads[slot], self._now_us()) if self._optics is not None else 0
