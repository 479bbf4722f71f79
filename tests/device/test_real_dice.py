"""A hand of basic with real dice: placed, seen by their light, told by keys, and lifted again when it is over."""

import random

import images
import pytest
from real_people import People
from real_tray import calibrate
from test_real_on_tray import RigTable

from simulator.tray.rig import Rig

TRAY = 1  # selects the tolerances of its parts
LUCK = 20  # of the dice: a short hand, with a wild
STEPS = 400


class PicoTable(RigTable):
    """The table of the desktop's test, around a Pico."""

    def __init__(self, rig):
        self.rig = rig
        self.sensing = rig.ui.sensing

    def put(self, face, slot):
        super().put(face, slot)
        self.rig.agree()
        return self

    def lift(self, slot):
        super().lift(slot)
        self.rig.agree()
        return self


def calibration(tray_seed=TRAY):
    """Return the calibration of the desktop's tray with the same parts: on the Pico it would take a minute."""
    rig = Rig(sensors=True, seed=tray_seed)
    rig.boot()
    calibrate(rig)
    return rig.files.content["sensors.cal"]


@pytest.mark.long
def test_a_hand_with_real_dice(new_rig):
    rig = new_rig(images.flash({"data/sensors.cal": calibration()}), seed=TRAY)
    rig.boot()
    rig._do(rig.fingers.new_match({0: "", 1: ""}, {}, real=True))
    rig.wait_until(lambda: rig.ui.screen.kind == "first")
    rig.press("seat 1")  # seat 1 starts
    people = People(PicoTable(rig), random.Random(LUCK))
    for _ in range(STEPS):
        if rig.game.hand or rig.game.over:
            break
        if rig.ui.screen.name != "play":
            rig.press("green")
        else:
            getattr(people, "_" + rig.ui.screen.kind)()
        rig.agree()
    assert rig.game.hand or rig.game.over
    assert max(rig.game.scores) > 0
    assert rig.pico.text == "" and rig.pico.resets == 0
    assert rig.ui.sensing.faults == 0
