"""The 24 phototransistors behind three 74HC4051 at the ADC. Each conversion reads the light of its own instant."""

from collections.abc import Callable

from rp2040py.gpio_pin import GPIOPinState
from rp2040py.rp2040 import RP2040

from tray24.pins import BANK_SLOTS, INFRARED_ON, MUX_ADDRESS, SENSOR_BANKS, SLOTS


class SensorBanks:
    """The sensors: `optics` provides the level of the slot that the address lines select.

    `stuck_lsb` {slot: value} holds broken sensors; `reads[slot]` is the slot whose sensor answers in the place of each.
    """

    def __init__(self, optics, lights_changed: Callable[[], None]):
        self._optics = optics
        self._lights_changed = lights_changed
        self.stuck_lsb: dict[int, int] = {}
        self.reads = list(range(SLOTS))
        self.infrared_on = False
        self.conversions = 0

    def attach(self, mcu: RP2040, now_us: Callable[[], float]) -> None:
        self._now_us = now_us
        self._adc = mcu.adc
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
            adc.channel_values[channel] = self._lsb(channel * BANK_SLOTS + self._address)
        adc.current_channel = channel
        adc.sample_alarm.schedule(adc.sample_time * 1000)

    def _lsb(self, slot: int) -> int:
        if slot in self.stuck_lsb:
            return self.stuck_lsb[slot]
        return self._optics.sample(self.reads[slot], self._now_us()) if self._optics is not None else 0
