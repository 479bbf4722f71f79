"""Which sample lands where."""

from array import array

import pytest

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
