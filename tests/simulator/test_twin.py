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

    def __init__(self, tray_kind=TWIN):
        self.rig = Rig(sensors=True, kind=tray_kind)
        self.rig.boot()
        self.rig.wait_ms(3000)
        stream = RigStream(self.rig)
        self.link = Link(stream, "tray", stream.now_s)

    def light_slots(self, *slots, **fields):
        """Light these slots green; `fields` are more fields of the request.

        Return the slots whose LED below the die shines, and those whose LED beside it shines.
        """
        self.link.request("selftest", part="show", slots=make_mask(slots), color="green", **fields)
        self.rig.wait_ms(200)
        return self.list_lit()

    def list_lit(self):
        lights = (self.rig.tray.frame, self.rig.tray.beside)
        return tuple([slot for slot in range(SLOTS) if any(light[3 * slot : 3 * slot + 3])] for light in lights)

    def sample_sensors(self):
        """Return the brightest sample of each slot under the current lights."""
        optics = self.rig.tray.optics
        optics.noise_lsb = 0
        optics.set_lights(self.rig.tray.frame, False, 10**12)
        return [max(optics.sample(slot, 2 * 10**12 + 37 * at) for at in range(40)) for slot in range(SLOTS)]


def test_an_empty_slot_shines_with_both_lights_and_one_with_a_die_beside_it_only():
    twin_rig = TwinRig()
    rig = twin_rig.rig
    rig.place_die("r", 8)
    rig.ui.lights.start_animation(WINNER, rig.tray.clock.ticks_ms())
    rig.wait_ms(SETTLED_MS)
    assert twin_rig.list_lit() == ([slot for slot in range(SLOTS) if slot != 8], list(range(SLOTS)))
    rig.lift_die(8)
    rig.wait_ms(SETTLED_MS)
    assert twin_rig.list_lit() == (list(range(SLOTS)),) * 2


def test_a_test_lights_either_light():
    twin_rig = TwinRig()
    assert twin_rig.light_slots(7, 8) == ([7, 8], [7, 8])
    assert twin_rig.light_slots(7, 8, leds="below") == ([7, 8], [])
    assert twin_rig.light_slots(7, 8, leds="beside") == ([], [7, 8])
    assert twin_rig.rig.read_led_beside(7).color == "green"


def test_the_light_beside_a_slot_reaches_no_sensor():
    dark_rig, lit_rig = TwinRig(), TwinRig()
    for twin_rig in (dark_rig, lit_rig):
        twin_rig.rig.place_die("g", 8)
    assert dark_rig.light_slots() == ([], [])
    assert lit_rig.light_slots(8, leds="beside") == ([], [8])
    assert lit_rig.sample_sensors() == dark_rig.sample_sensors()
    lit_rig.light_slots(8, leds="below")
    assert lit_rig.sample_sensors()[8] > dark_rig.sample_sensors()[8]


def test_dice_are_seen_as_on_a_full_tray():
    for tray_kind in (FULL, TWIN):
        rig = TwinRig(tray_kind).rig
        rig.place_die("white", 5)
        rig.wait_ms(SETTLED_MS)
        assert (rig.read_slot(5), rig.read_slot(6)) == ("covered", "empty")


def test_a_chain_that_is_cut_ends_among_the_lights_beside_a_row():
    twin_rig = TwinRig()
    twin_rig.rig.tray.leds.cut_data_line(COLUMNS + 2)
    assert twin_rig.light_slots(*range(SLOTS)) == (list(range(COLUMNS)), [4, 5])


@pytest.mark.parametrize(
    ("tray_kind", "hardware", "below_count", "beside_count"),
    [
        (FULL, TWIN, range(12), range(12)),
        (TWIN, FULL, range(SLOTS), []),
        (TWIN, LIGHT, range(SLOTS), []),
        (STARTER, TWIN, range(6), [4, 5]),
    ],
)
def test_a_tray_set_to_another_kind_lights_as_many_leds_of_its_chain_as_it_knows(
    tray_kind, hardware, below_count, beside_count
):
    twin_rig = TwinRig(hardware)
    twin_rig.link.request("settings", op="set", name="tray_kind", value=tray_kind)
    assert twin_rig.light_slots(*range(SLOTS)) == (list(below_count), list(beside_count))


def test_without_power_both_lights_are_dark():
    twin_rig = TwinRig()
    assert twin_rig.light_slots(3) == ([3], [3])
    twin_rig.rig.pull_plug()
    assert twin_rig.list_lit() == ([], [])
