"""The sensor driver: the place of each sample, and the detection of sensors."""

from array import array

import pytest
from chip import ADC_RESULT

from tray24.pins import INFRARED_ON, SLOTS


class Leds:
    def __init__(self):
        self.calls = []

    def only(self, slots, channel):
        self.calls.append((slots, channel))

    def back(self):
        self.calls.append("back")


@pytest.fixture
def sensors(chip):
    return chip.driver("sensors").Sensors(Leds())


def test_presence_has_each_slots_dark_and_lit_sample(chip, sensors):
    chip._slot_of = chip._slot
    samples = array("H", bytes(4 * SLOTS))
    chip.samples = list(range(100, 100 + SLOTS))
    bright = [3000 + slot for slot in range(SLOTS)]
    read = chip.read

    def lit_read(address):
        dark, chip.samples = chip.samples, bright if chip.out >> INFRARED_ON & 1 else chip.samples
        try:
            return read(address)
        finally:
            chip.samples = dark

    chip.read = lit_read
    sensors.presence(samples)
    assert list(samples) == list(range(100, 100 + SLOTS)) + bright
    assert not chip.out


def test_a_probe_gives_the_mean_of_its_slots_and_leaves_the_address_lines_as_they_were(chip, sensors):
    samples = array("H", bytes(2 * SLOTS))
    chip.samples = [4095 - slot for slot in range(SLOTS)]
    sensors.probe(1 << 5 | 1 << 13 | 1 << 23, 2, samples)
    assert [samples[slot] for slot in (5, 13, 23)] == [4090, 4082, 4072]
    assert sensors._leds.calls == [(1 << 5 | 1 << 13 | 1 << 23, 1), "back"]
    assert not chip.out


PADS = 0x4001C004
UP, DOWN = 8, 4


def pull_of(chip, bank):
    return chip.memory.get(PADS + 4 * (26 + bank), 0) & (UP | DOWN)


def answer(chip, level_of):
    """Let each sample be level_of(slot, pull)."""
    read = chip.read

    def pulled(address):
        if address == ADC_RESULT:
            slot = chip._slot()
            return level_of(slot, pull_of(chip, slot // 8))
        return read(address)

    chip.read = pulled


def floating(slot, pull):
    return {UP: 4040, DOWN: 30}.get(pull, 1800)


def test_inputs_that_follow_the_pulls_have_no_sensors(chip, sensors):
    answer(chip, floating)
    assert not sensors.found()
    assert not any(pull_of(chip, bank) for bank in range(3))


@pytest.mark.parametrize("level", [0, 700, 4095])
def test_sensors_are_found_in_the_dark_and_in_the_sun(chip, sensors, level):
    def driven(slot, pull):
        return min(4095, level + {UP: 80, DOWN: -60 if level else 0}.get(pull, 0))

    answer(chip, driven)
    assert sensors.found()
    assert not any(pull_of(chip, bank) for bank in range(3))


def test_one_sensor_is_enough(chip, sensors):
    answer(chip, lambda slot, pull: 300 if slot == 13 else floating(slot, pull))
    assert sensors.found()
