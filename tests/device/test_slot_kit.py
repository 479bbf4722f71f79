"""The programs of `bench slot` on an emulated Pico that has the parts of the slot kit: two LEDs and one sensor."""

import images
import pytest

from hardware.slot import kit
from host_tools.slot.program import light_beside, measure_slot
from simulator.tray.optics import FLOOR, SURFACES, Model, Optics
from tray24 import pins

USB_MS = 1500  # after power-on a host is recognized
QUIET = Model(led_spread=0.0, infrared_spread=0.0, sensor_spread=0.0, crosstalk=0.0, noise_lsb=1.0)
FAR_SLOT = 0  # a slot that no light of the kit reaches: its LED stands for the one beside the kit's slot
# The kit has a drop of solder instead of the multiplexer.
_ADDRESS = "from machine import Pin\nfor bit, gpio in enumerate(%s):\n    Pin(gpio, Pin.OUT, value=%d >> bit & 1)\n" % (
    pins.MUX_ADDRESS,
    kit.SLOT % pins.BANK_SLOTS,
)


class KitBoard:
    """A `Board` that runs programs at the prompt of the emulated Pico."""

    def __init__(self, pico):
        self.pico = pico

    def execute(self, program):
        return self.pico.execute(_ADDRESS + program, fresh=True)


@pytest.fixture
def optics():
    return Optics(0, QUIET)


@pytest.fixture
def board(new_tray, optics):
    pico = new_tray(images.make_flash(), optics)
    pico.leds.slots = (kit.SLOT, FAR_SLOT)
    pico.run_ms(USB_MS)
    return KitBoard(pico)


def test_each_light_is_measured_as_it_is(board, optics):
    for surface in ("", "white", "b"):
        if surface:
            optics.place_surface(kit.SLOT, surface)
        reading = measure_slot(board)
        shares = (SURFACES[surface] if surface else FLOOR).lights
        expected = [full_lsb * share for full_lsb, share in zip(QUIET.lit_lsb, shares, strict=True)]
        assert reading.lights == pytest.approx(expected, rel=0.06, abs=6)  # the noise and wide codes of weak light
        assert reading.dark < 10 and reading.noise < 5


def test_the_light_beside_is_lit_alone_and_stays_on(board):
    light_beside(board, (0, 128, 0))
    board.pico.run_ms(10)
    shown_colors = {slot: tuple(board.pico.frame[3 * slot : 3 * slot + 3]) for slot in range(pins.SLOTS)}
    assert {slot: color for slot, color in shown_colors.items() if any(color)} == {FAR_SLOT: (0, 128, 0)}
