"""A whole tray with dice: it shows a die's color within 300 ms, also while slots are probed and lights move."""

import pytest
from response_times import measure_response_ms

from simulator.tray.files import MemoryFiles
from simulator.tray.optics import Optics
from simulator.tray.rig import Rig
from simulator.tray.sensors import SenseRig
from tray24.pins import SLOTS
from tray24.sense.reference import FILE
from tray24.sense.slots import SCAN_MS
from tray24.ui.toolkit.lights import LEGAL
from tray24.ui.toolkit.screens import Screen

LIMIT_MS = 300
COLORS = {"r": "red", "y": "yellow", "g": "green", "b": "blue", "white": "white"}
SEED = 4


class ContentsScreen(Screen):
    """A screen that shows what is in each slot; free slots glow like legal ones."""

    name = "glass"

    def __init__(self, ui):
        super().__init__(ui)
        self.seen = []

    def handle_slot_change(self, slot, content, now_ms):
        self.seen.append((slot, content))

    def light_slots(self, lights, now_ms):
        for slot in range(SLOTS):
            color_class = self.ui.sensing.seen[slot]
            lights.set_slot(slot, color_class or 5, 0 if color_class else LEGAL)


@pytest.fixture(scope="module")
def calibration():
    senses = SenseRig(Optics(SEED))
    assert senses.calibrate() == ""
    return senses.files.content[FILE]


def boot_rig(calibration):
    rig = Rig(MemoryFiles({FILE: calibration}), seed=SEED, sensors=True)
    rig.tray.optics.room_lux = 800
    rig.boot()
    rig.ui.lights.stop_animation()
    rig.ui.push_screen(ContentsScreen(rig.ui), rig.tray.clock.ticks_ms())
    rig.wait_ms(500)
    return rig


@pytest.mark.parametrize("surface", COLORS)
def test_a_die_is_shown_in_its_color_within_300_ms(calibration, surface):
    rig = boot_rig(calibration)
    for slot in (0, 9, 23):
        rig.wait_ms(13)
        rig.place_die(surface, slot)
        began_ms = rig.tray.clock.now_ms
        rig.wait_until(
            lambda slot=slot: rig.read_led(slot).color == COLORS[surface] and rig.read_slot(slot) == surface, 1000
        )
        assert rig.tray.clock.now_ms - began_ms <= LIMIT_MS
        rig.lift_die(slot)
        rig.wait_until(lambda slot=slot: rig.read_slot(slot) == "empty", 500)
    color_class = list(COLORS).index(surface) + 1
    assert rig.ui.screen.seen == [(0, color_class), (0, 0), (9, color_class), (9, 0), (23, color_class), (23, 0)]
    assert not rig.tray.faults


def test_a_finger_covers_a_slot_as_long_as_it_rests(calibration):
    rig = boot_rig(calibration)
    rig.touch_slot(7, 100)
    rig.wait_ms(500)
    assert rig.ui.screen.seen == []
    rig.touch_slot(7, 900)
    rig.wait_ms(500)
    assert [color_class for _, color_class in rig.ui.screen.seen] == [6, 0]


def test_the_light_answers_a_press_while_colors_are_looked_at(calibration):
    rig = boot_rig(calibration)
    rig.ui.show_home(rig.tray.clock.ticks_ms())
    rig.start_match("", "")
    rig.wait_ms(3000)
    for slot in range(6):
        rig.place_die("g", slot)
    rig.wait_ms(90)
    assert rig.tray.firmware._sensing.pause_ms < SCAN_MS
    took_ms = measure_response_ms(rig, "blue")
    assert took_ms is not None and took_ms <= 30


def test_a_tray_without_sensors_runs_as_ever():
    rig = Rig()
    rig.boot()
    assert rig.ui.sensing is None and rig.ui.facts["sensors"] == 0
    with pytest.raises(RuntimeError, match="no sensors"):
        rig.read_slot(0)


def test_dice_lie_where_they_lay_after_the_plug_was_pulled(calibration):
    rig = boot_rig(calibration)
    rig.place_die("y", 3)
    rig.wait_ms(500)
    rig.pull_plug()
    rig.place_die("b", 4)
    rig.boot()
    rig.wait_ms(1000)
    assert [rig.read_slot(slot) for slot in (3, 4, 5)] == ["y", "b", "empty"]
