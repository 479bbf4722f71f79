"""The sensor driver: which sample belongs to which slot, and how sensors are detected."""

from array import array

import pytest
from chip import ADC_RESULT

from tray24.pins import INFRARED_ON, SLOTS


class FakeLeds:
    def __init__(self):
        self.calls = []

    def show_probe(self, slots, channel):
        self.calls.append((slots, channel))

    def restore_frame(self):
        self.calls.append("back")


@pytest.fixture
def sensors(chip):
    return chip.import_driver("sensors").Sensors(FakeLeds())


def test_presence_has_each_slots_dark_and_lit_sample(chip, sensors):
    samples = array("H", bytes(4 * SLOTS))
    chip.samples = list(range(100, 100 + SLOTS))
    bright_samples = [3000 + slot for slot in range(SLOTS)]
    read = chip.read

    def read_lit(address):
        dark_samples, chip.samples = chip.samples, bright_samples if chip.out >> INFRARED_ON & 1 else chip.samples
        try:
            return read(address)
        finally:
            chip.samples = dark_samples

    chip.read = read_lit
    sensors.sample_presence(samples)
    assert list(samples) == list(range(100, 100 + SLOTS)) + bright_samples
    assert not chip.out


def test_a_probe_gives_the_mean_of_its_slots_and_leaves_the_address_lines_as_they_were(chip, sensors):
    samples = array("H", bytes(2 * SLOTS))
    chip.samples = [4095 - slot for slot in range(SLOTS)]
    sensors.sample_colors(1 << 5 | 1 << 13 | 1 << 23, 2, samples)
    assert [samples[slot] for slot in (5, 13, 23)] == [4090, 4082, 4072]
    assert sensors._leds.calls == [(1 << 5 | 1 << 13 | 1 << 23, 1), "back"]
    assert not chip.out


PADS = 0x4001C004
PULL_UP, PULL_DOWN = 8, 4


def get_pull(chip, bank):
    return chip.memory.get(PADS + 4 * (26 + bank), 0) & (PULL_UP | PULL_DOWN)


def set_sample_source(chip, level_of):
    """Let each sample of the fake chip be the value of level_of(slot, pull); `pull` is the pin's pull resistor."""
    read = chip.read

    def read_pulled(address):
        if address == ADC_RESULT:
            slot = chip._get_selected_slot()
            return level_of(slot, get_pull(chip, slot // 8))
        return read(address)

    chip.read = read_pulled


def get_floating_level(slot, pull):
    return {PULL_UP: 4040, PULL_DOWN: 30}.get(pull, 1800)


def test_inputs_that_follow_the_pulls_have_no_sensors(chip, sensors):
    set_sample_source(chip, get_floating_level)
    assert not sensors.is_connected()
    assert not any(get_pull(chip, bank) for bank in range(3))


@pytest.mark.parametrize("level", [0, 700, 4095])
def test_sensors_are_found_in_the_dark_and_in_the_sun(chip, sensors, level):
    def get_driven_level(slot, pull):
        return min(4095, level + {PULL_UP: 80, PULL_DOWN: -60 if level else 0}.get(pull, 0))

    set_sample_source(chip, get_driven_level)
    assert sensors.is_connected()
    assert not any(get_pull(chip, bank) for bank in range(3))


def test_one_sensor_is_enough(chip, sensors):
    set_sample_source(chip, lambda slot, pull: 300 if slot == 13 else get_floating_level(slot, pull))
    assert sensors.is_connected()
