"""The sensing code with dice, fingers, lamps and faults in the optical model: what it reports of a slot, and when."""

import random

import pytest
import scripted_sensing
from liners import LINERS

from simulator.tray.files import MemoryFiles
from simulator.tray.optics import FLOOR, MODEL, SURFACES, Optics, Surface
from simulator.tray.sensors import SenseRig
from tray24.sense.events import COVERED, EMPTY, WHITE
from tray24.sense.reference import FILE, Reference
from tray24.ui.toolkit.texts import Texts

KINDS = {"r": 1, "y": 2, "g": 3, "b": 4, "white": WHITE}
CALIBRATIONS = {}


def make_calibrated_tray(model=MODEL, lux=500):
    """Return a calibrated tray.

    The calibration is done once for each model and used again.
    """
    if model not in CALIBRATIONS:
        new_tray = SenseRig(Optics(1, model))
        assert new_tray.calibrate() == ""
        CALIBRATIONS[model] = new_tray.files.content
    tray = SenseRig(Optics(1, model), MemoryFiles(CALIBRATIONS[model]))
    tray.optics.room_lux = lux
    tray.wait_ms(100)
    return tray


def pop_changes(tray):
    """Return (slot, contents) of all changes since the last call."""
    changes = [change[1:] for change in tray.changes]
    tray.changes.clear()
    return changes


def place_die(tray, slot, surface):
    """Place a die in a slot; return the changes reported until it has settled."""
    tray.place_surface(slot, surface)
    tray.wait_until_settled()
    return pop_changes(tray)


def lift_dice(tray, *slots):
    """Lift dice; return the changes reported until all slots are steady."""
    for slot in slots:
        tray.remove_surface(slot)
    tray.wait_until_settled()
    return pop_changes(tray)


@pytest.mark.parametrize("name", KINDS)
def test_a_die_is_reported_once_after_the_steady_time(name):
    tray = make_calibrated_tray()
    began_ms = tray.now_ms
    tray.place_surface(9, name)
    tray.wait_ms(1000)
    (changed_ms, slot, kind) = tray.changes[0]
    assert (slot, kind, len(tray.changes)) == (9, KINDS[name], 1)
    assert 150 <= changed_ms - began_ms <= 220
    assert tray.sensing.seen[9] == KINDS[name]
    pop_changes(tray)
    tray.remove_surface(9)
    tray.wait_ms(1000)
    assert pop_changes(tray) == [(9, EMPTY)]


def test_the_script_for_both_interpreters_sees_dice():
    lines = scripted_sensing.run_script()
    reports = [line.partition(": ")[2] for line in lines[lines.index("done ") + 1 :] if ": " in line]
    assert reports[:24] == [f"{slot} {slot % 5 + 1}" for slot in range(24)]
    assert "faults 000200" in lines


def test_another_die_is_reported_after_a_quick_change():
    tray = make_calibrated_tray()
    tray.place_surface(3, "r")
    tray.wait_until_settled()
    tray.remove_surface(3)
    tray.wait_ms(60)
    assert place_die(tray, 3, "b") == [(3, 1), (3, 4)]


@LINERS
def test_a_die_half_in_is_not_taken_for_another_and_known_once_it_has_settled(model):
    for name, kind in KINDS.items():
        tray = make_calibrated_tray(model)
        tray.place_surface(0, name + " half")
        tray.wait_ms(900)
        assert pop_changes(tray) in ([(0, COVERED)], [(0, kind)])
        tray.place_surface(0, name)
        tray.wait_until_settled()
        assert tray.sensing.seen[0] == kind


@LINERS
def test_a_die_that_is_tilted_where_it_lies_stays_what_it_is(model):
    tray = make_calibrated_tray(model)
    place_die(tray, 5, "y")
    for surface in ("y tilted", "y", "y half", "y"):
        tray.place_surface(5, surface)
        tray.wait_ms(500)
    assert pop_changes(tray) == []


@LINERS
def test_a_finger_that_passes_gives_nothing_and_one_that_rests_covers(model):
    tray = make_calibrated_tray(model)
    for slot in (2, 8, 14):
        tray.place_surface(slot, "finger")
    tray.wait_ms(120)
    for slot in (2, 8, 14):
        tray.remove_surface(slot)
    tray.wait_ms(500)
    assert pop_changes(tray) == []
    tray.place_surface(8, "finger")
    tray.wait_ms(1000)
    assert pop_changes(tray) == [(8, COVERED)]
    assert lift_dice(tray, 8) == [(8, EMPTY)]


def test_a_die_of_a_foreign_color_is_covered():
    tray = make_calibrated_tray()
    tray.optics.surfaces[4] = Surface(0.95, 0.5, 0.2, 0.7)
    tray.wait_ms(1500)
    assert pop_changes(tray) == [(4, COVERED)]


@LINERS
def test_all_slots_filled_and_dumped_at_once(model):
    tray = make_calibrated_tray(model)
    for slot in range(24):
        tray.place_surface(slot, "rygb"[slot % 4])
    tray.wait_until_settled()
    assert sorted(pop_changes(tray)) == [(slot, 1 + slot % 4) for slot in range(24)]
    assert sorted(lift_dice(tray, *range(24))) == [(slot, EMPTY) for slot in range(24)]


def test_slots_taken_at_power_on_are_reported():
    tray = make_calibrated_tray()
    tray.place_surface(7, "g")
    tray.place_surface(23, "white")
    tray.plug_in()
    assert not tray.sensing.ready
    tray.wait_until_settled()
    tray.wait_ms(600)
    assert sorted(pop_changes(tray)) == [(7, 3), (23, WHITE)]
    assert tray.sensing.ready


@LINERS
def test_lamps_and_shadows_are_no_dice(model):
    tray = make_calibrated_tray(model, lux=2000)
    place_die(tray, 11, "b")
    for lux in (0, 2000, 100, 1500, 0, 2000):
        tray.optics.room_lux = lux
        tray.wait_ms(700)
    assert pop_changes(tray) == []


@LINERS
def test_dimmed_lamps_of_the_game_do_not_disturb(model):
    tray = make_calibrated_tray(model)
    tray.frame = bytes([90, 160, 40] * 24)
    for name, kind in KINDS.items():
        tray.place_surface(10, name)
        tray.wait_until_settled()
        tray.wait_ms(2000)
        assert pop_changes(tray) == [(10, kind)]
        lift_dice(tray, 10)


@LINERS
@pytest.mark.parametrize("brightness", [200, 230])
def test_dice_are_reported_soon_and_only_once_under_dimmed_lamps(model, brightness):
    tray = make_calibrated_tray(model, lux=2000)
    tray.frame = bytes([brightness] * 72)
    rng = random.Random(brightness)

    def wait_for_other_tasks(now_ms):
        """Let the other tasks of a tray take up to 2 ms before a scan."""
        tray.now_ms = now_ms + rng.randrange(3)

    tray.on_scan = wait_for_other_tasks
    for slot in range(24):
        assert place_die(tray, slot, "b") == [(slot, 4)]
        tray.remove_surface(slot)
        tray.wait_ms(500)
        assert pop_changes(tray) == [(slot, EMPTY)]


def test_colors_are_not_reported_when_only_presence_is_sensed():
    tray = make_calibrated_tray()
    tray.place_surface(6, "r")
    tray.wait_until_settled()
    tray.sensing.configure((), presence_only=True)
    tray.place_surface(7, "g")
    tray.wait_until_settled()
    assert sorted(pop_changes(tray)) == [(6, 1), (6, COVERED), (7, COVERED)]
    tray.sensing.configure(())
    tray.wait_until_settled()
    assert sorted(pop_changes(tray)) == [(6, 1), (7, 3)]


def test_masked_slots_are_left_alone():
    tray = make_calibrated_tray()
    tray.sensing.configure((4, 9))
    assert tray.sensing.masked == 1 << 4 | 1 << 9
    tray.place_surface(4, "r")
    assert place_die(tray, 5, "r") == [(5, 1)]
    tray.sensing.configure(())
    tray.wait_until_settled()
    assert pop_changes(tray) == [(4, 1)]


class BadSensors:
    """Sensors of which one always reads the same value, as if it were broken."""

    def __init__(self, sensors, slot, lsb):
        self.sensors, self.slot, self.lsb = sensors, slot, lsb

    def sample_presence(self, samples):
        self.sensors.sample_presence(samples)
        if self.lsb >= 0:
            samples[self.slot] = samples[24 + self.slot] = self.lsb

    def sample_colors(self, slots, light, samples):
        self.sensors.sample_colors(slots, light, samples)
        if self.lsb >= 0:
            samples[self.slot] = self.lsb


@LINERS
@pytest.mark.parametrize("lsb", [0, 1800, 4095])
@pytest.mark.parametrize("surface", [None, "r"])
def test_a_sensor_that_dies_is_a_fault_and_no_event(model, lsb, surface):
    tray = make_calibrated_tray(model)
    bad_sensors = BadSensors(tray.sensing._sensors, 13, -1)
    tray.sensing._sensors = tray.sensing._probe._sensors = bad_sensors
    tray.optics.surfaces[13] = surface and SURFACES[surface]
    tray.wait_until_settled()
    pop_changes(tray)
    bad_sensors.lsb = lsb
    tray.wait_ms(4000)
    assert (tray.sensing.faults, tray.sensing.masked, pop_changes(tray)) == (1 << 13, 1 << 13, [])
    assert place_die(tray, 12, "g") == [(12, 3)]
    bad_sensors.lsb = -1
    tray.wait_ms(6000)
    assert (tray.sensing.faults, tray.sensing.masked) == (0, 0)


@LINERS
@pytest.mark.parametrize(("light", "name"), [(0, "y"), (1, "y"), (2, "white"), (0, "b")])
def test_a_lamp_that_dies_is_a_fault_and_makes_no_other_color(model, light, name):
    tray = make_calibrated_tray(model)
    tray.optics._led[8][light] = 0.0
    tray.place_surface(8, name)
    tray.wait_until_settled()
    tray.wait_ms(1000)
    assert (tray.sensing.faults, tray.sensing.masked, pop_changes(tray)) == (1 << 8, 1 << 8, [])
    tray.wait_ms(4000)
    assert tray.sensing.masked == 1 << 8


@LINERS
def test_an_uncalibrated_tray_sees_that_something_lies_there(model):
    for seed in range(2):
        tray = SenseRig(Optics(seed, model))
        tray.wait_ms(10_000)
        assert not tray.sensing.calibrated
        for slot in range(24):
            tray.place_surface(slot, "rygb"[slot % 4])
        tray.wait_until_settled()
        assert sorted(pop_changes(tray)) == [(slot, COVERED) for slot in range(24)]
        assert sorted(lift_dice(tray, *range(24))) == [(slot, EMPTY) for slot in range(24)]


@LINERS
def test_baselines_follow_dust_but_not_a_hand_that_hovers(model):
    tray = make_calibrated_tray(model)
    dusty_floor = Surface(*[share * 1.27 for share in FLOOR.lights] + [1.0, 1.0])
    hand_surface = FLOOR.mix(SURFACES["finger"], 0.2, 0.5)
    baseline = tray.sensing.reference.empty[6]
    tray.optics.surfaces[6] = dusty_floor
    tray.optics.surfaces[7] = hand_surface
    old_baseline = tray.sensing.reference.empty[7]
    tray.wait_ms(130_000)
    assert tray.sensing.reference.empty[6] > baseline * 1.15
    assert tray.sensing.reference.empty[7] == old_baseline
    tray.optics.surfaces[6] = SURFACES["r"]
    tray.wait_until_settled()
    assert pop_changes(tray) == [(6, 1)]


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda data: data[:-1], "damaged"),
        (lambda data: data[:50] + b"\xff" + data[51:], "damaged"),
        (lambda data: data[:4] + b"\x09" + data[5:], "format 9"),
        (lambda data: data + b"\n", "damaged"),
        (lambda data: b"", "no calibration"),
        (lambda data: b"T24S", "damaged"),
        (lambda data: bytes(300_000), "no calibration"),
        (lambda data: data * 700, "damaged"),
    ],
)
def test_a_calibration_that_cannot_be_read_is_reported_and_not_used(damage, message):
    files = MemoryFiles(make_calibrated_tray().files.content)
    files.content[FILE] = damage(files.content[FILE])
    tray = SenseRig(Optics(1), files)
    key, values = tray.sensing.problem
    text = Texts("en")(key, **values)
    assert message in text and "calibrate again" in text
    assert not tray.sensing.calibrated


class FewBytes(MemoryFiles):
    """Files in memory that refuse to be read as a whole."""

    def read(self, name):
        raise AssertionError(name + " was read as a whole")

    def read_part(self, name, offset, size):
        assert size < 1000
        return super().read_part(name, offset, size)


def load_reference(data):
    reference = Reference()
    reference.load(FewBytes({FILE: data}))
    return reference


def test_a_calibration_cut_or_flipped_anywhere_changes_nothing():
    data = make_calibrated_tray().files.content[FILE]
    assert load_reference(data).calibrated and not load_reference(data).problem
    nominal_reference = Reference()
    damaged_files = [data[:end] for end in range(len(data))]
    for at in range(len(data)):
        for bit in range(8):
            flipped_data = bytearray(data)
            flipped_data[at] ^= 1 << bit
            damaged_files.append(bytes(flipped_data))
    for content in damaged_files:
        reference = load_reference(content)
        assert reference.problem and not reference.calibrated
        assert (reference.empty, reference.white, reference.skipped) == (
            nominal_reference.empty,
            nominal_reference.white,
            0,
        )


def test_a_calibration_of_slots_that_do_not_exist_is_damaged():
    tray = make_calibrated_tray()
    reference = tray.sensing.reference
    reference.skipped = 1 << 24
    reference.save(tray.files)
    assert load_reference(tray.files.content[FILE]).problem == ("calibration_damaged", {"file": FILE})


def test_a_tray_never_calibrated_has_no_problem():
    reference = Reference()
    reference.load(FewBytes())
    assert not reference.problem and not reference.calibrated


@pytest.mark.parametrize("days", [0, 7])
def test_a_die_exchanged_in_a_masked_slot_is_seen_once_the_slot_is_trusted_again(days):
    tray = make_calibrated_tray()
    tray.place_surface(9, "r")
    tray.wait_until_settled()
    tray.sensing.configure((9,))
    tray.now_ms += days * 24 * 3600 * 1000
    assert place_die(tray, 9, "b") == [(9, 1)]
    tray.sensing.configure(())
    tray.wait_until_settled()
    assert pop_changes(tray) == [(9, 4)]


@pytest.mark.parametrize("change", [lambda parts, numbers: parts.pop(), lambda parts, numbers: numbers.append(0)])
def test_a_snapshot_of_other_senses_is_refused_and_changes_nothing(change):
    tray = make_calibrated_tray()
    arrays, numbers = tray.sensing.collect_state()
    parts = [bytes(items) for items in arrays]
    old_state = list(parts), list(numbers)
    change(parts, numbers)
    with pytest.raises(ValueError):
        tray.sensing.restore_state(parts, numbers)
    arrays, numbers = tray.sensing.collect_state()
    assert ([bytes(items) for items in arrays], numbers) == old_state
