"""A twin tray (two LEDs a slot), tested without a page: which LED shines, what sensors see, and wrong settings."""

import pytest
from link_streams import RigStream

from host_tools.link.client import Link
from simulator.tray.rig import Rig
from tray24.pins import COLUMNS, SLOTS
from tray24.sense.events import make_mask
from tray24.ui.toolkit.lights import FULL, LIGHT, STARTER, TWIN, WINNER

SETTLED_MS = 1500


class TwinRig:
    """A twin tray (two LEDs a slot) whose LEDs are lit by the self-test over the link."""

    def __init__(self, kind=TWIN):
        self.rig = Rig(sensors=True, kind=kind)
        self.rig.boot()
        self.rig.wait_ms(3000)
        stream = RigStream(self.rig)
        self.link = Link(stream, "tray", stream.now_s)

    def light_slots(self, *slots, **which):
        """Light these slots green; `which` are more fields of the request.

        Return the slots whose LED below the die shines, and those whose LED beside it shines.
        """
        self.link.request("selftest", part="show", slots=make_mask(slots), color="green", **which)
        self.rig.wait_ms(200)
        return self.list_lit()

    def list_lit(self):
        shown = (self.rig.tray.frame, self.rig.tray.beside)
        return tuple([slot for slot in range(SLOTS) if any(light[3 * slot : 3 * slot + 3])] for light in shown)

    def sample_sensors(self):
        """Return the brightest sample of each slot under the current lights."""
        optics = self.rig.tray.optics
        optics.noise_lsb = 0
        optics.set_lights(self.rig.tray.frame, False, 10**12)
        return [max(optics.sample(slot, 2 * 10**12 + 37 * at) for at in range(40)) for slot in range(SLOTS)]


def test_an_empty_slot_shines_with_both_lights_and_one_with_a_die_beside_it_only():
    tested = TwinRig()
    rig = tested.rig
    rig.place_die("r", 8)
    rig.ui.lights.start_animation(WINNER, rig.tray.clock.ticks_ms())
    rig.wait_ms(SETTLED_MS)
    assert tested.list_lit() == ([slot for slot in range(SLOTS) if slot != 8], list(range(SLOTS)))
    rig.lift_die(8)
    rig.wait_ms(SETTLED_MS)
    assert tested.list_lit() == (list(range(SLOTS)),) * 2


def test_a_test_lights_either_light():
    tested = TwinRig()
    assert tested.light_slots(7, 8) == ([7, 8], [7, 8])
    assert tested.light_slots(7, 8, leds="below") == ([7, 8], [])
    assert tested.light_slots(7, 8, leds="beside") == ([], [7, 8])
    assert tested.rig.read_led_beside(7).color == "green"


def test_the_light_beside_a_slot_reaches_no_sensor():
    dark, lit = TwinRig(), TwinRig()
    for tested in (dark, lit):
        tested.rig.place_die("g", 8)
    assert dark.light_slots() == ([], [])
    assert lit.light_slots(8, leds="beside") == ([], [8])
    assert lit.sample_sensors() == dark.sample_sensors()
    lit.light_slots(8, leds="below")
    assert lit.sample_sensors()[8] > dark.sample_sensors()[8]


def test_dice_are_seen_as_on_a_full_tray():
    for kind in (FULL, TWIN):
        rig = TwinRig(kind).rig
        rig.place_die("white", 5)
        rig.wait_ms(SETTLED_MS)
        assert (rig.read_slot(5), rig.read_slot(6)) == ("covered", "empty")


def test_a_chain_that_is_cut_ends_among_the_lights_beside_a_row():
    tested = TwinRig()
    tested.rig.tray.leds.cut_data_line(COLUMNS + 2)
    assert tested.light_slots(*range(SLOTS)) == (list(range(COLUMNS)), [4, 5])


@pytest.mark.parametrize(
    ("kind", "hardware", "below", "beside"),
    [
        (FULL, TWIN, range(12), range(12)),
        (TWIN, FULL, range(SLOTS), []),
        (TWIN, LIGHT, range(SLOTS), []),
        (STARTER, TWIN, range(6), [4, 5]),
    ],
)
def test_a_tray_set_to_another_kind_lights_as_many_leds_of_its_chain_as_it_knows(kind, hardware, below, beside):
    tested = TwinRig(hardware)
    tested.link.request("settings", op="set", name="tray_kind", value=kind)
    assert tested.light_slots(*range(SLOTS)) == (list(below), list(beside))


def test_without_power_both_lights_are_dark():
    tested = TwinRig()
    assert tested.light_slots(3) == ([3], [3])
    tested.rig.pull_plug()
    assert tested.list_lit() == ([], [])
