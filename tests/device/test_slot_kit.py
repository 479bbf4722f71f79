"""The program of `bench slot` on an emulated Pico, whose slot 0 has the wires of the one-slot kit."""

import images
import pytest

from host_tools.slot.program import measure
from simulator.tray.optics import FLOOR, SURFACES, Model, Optics

USB_MS = 1500  # after power-on a host is recognized
QUIET = Model(led_spread=0.0, infrared_spread=0.0, sensor_spread=0.0, crosstalk=0.0, noise_lsb=1.0)


class KitBoard:
    """A Board: programs run at the prompt of the emulated Pico."""

    def __init__(self, pico):
        self.pico = pico

    def run(self, program):
        return self.pico.execute(program, fresh=True)


def test_each_light_is_measured_as_it_is(new_tray):
    optics = Optics(0, QUIET)
    pico = new_tray(images.flash(), optics)
    pico.run_ms(USB_MS)
    for surface in ("", "white", "b"):
        if surface:
            optics.put(0, surface)
        reading = measure(KitBoard(pico))
        shares = (SURFACES[surface] if surface else FLOOR).lights
        expected = [full * share for full, share in zip(QUIET.lit_lsb, shares, strict=True)]
        assert reading.lights == pytest.approx(expected, rel=0.06, abs=6)  # the noise and wide codes of weak light
        assert reading.dark < 10 and reading.noise < 5
