"""Fake measurements of a tray, calculated from its optical model alone, for tests of doctor's diagnosis."""

from array import array

from host_tools.doctor import measure
from simulator.tray.sensors import VirtualSensors
from tray24.pins import SLOTS
from tray24.sense.probe import ColorProbe
from tray24.ui.toolkit.lights import FULL


class OpticsLink:
    """A fake link that calculates requested measurements from the optical model: faster than a whole virtual tray."""

    def __init__(self, optics):
        self._now_us = 0
        self._sensors = VirtualSensors(optics, lambda: self._now_us, lambda: bytes(72))
        self._samples = array("H", bytes(96))
        self._probe = ColorProbe(self._sensors)

    def request(self, do, part, slots=0):
        self._now_us += 11_300
        if part == "sensors":
            self._sensors.sample_presence(self._samples)
            return list(self._samples)
        asked_slots = [slot for slot in range(SLOTS) if slots >> slot & 1]
        for slot in asked_slots:
            self._probe.request(slot)
        while self._probe.running:
            self._probe.step()
            self._now_us += 4000
        return [[self._probe.get_level(light, slot) for slot in asked_slots] for light in (1, 2, 3)]


def measure_optics(optics, is_bare=False):
    """Return the measurements that doctor makes of a tray with these optics; `is_bare` means a board without a case."""
    return measure.measure(OpticsLink(optics), {"kind": FULL, "sensors": SLOTS, "masked": []}, bare=is_bare)
