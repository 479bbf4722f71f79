"""Doctor finds faults by measured light, with any parts, slot liners and room light, with or without stray light."""

from dataclasses import replace

import faults
import pytest
from optics_link import measure_optics

from host_tools.doctor import measure
from simulator.tray.optics import BARE, BRIGHT_LINER, DARK_LINER, SURFACES, Model, Optics
from tray24.pins import SLOTS

SEEDS = range(4)
DIRECT = {"all lights": (0.3,) * 4, "LED": (0.3, 0.3, 0.3, 0.0), "infrared": (0.0, 0.0, 0.0, 0.3)}
LINERS = {"dark liner": DARK_LINER, "bright liner": BRIGHT_LINER}
EXPECTED_FAULTS = [("color-missing", (20,)), ("infrared-dark", (4, 5)), ("led-dark", (9,)), ("sensor-silent", (13,))]


def make_direct_model(model, direct):
    """Return the optical model with other shares of light that go straight from an LED to its slot's sensor.

    `direct` has a share for each light; the shares are the same in all slots.
    """
    return replace(model, direct=direct, direct_spread=0.0)


def make_bare_model(sideways, flicker_hz):
    return replace(BARE, direct=tuple(share * sideways for share in BARE.direct), flicker_hz=flicker_hz)


# Name -> the optics' model, and the light of the room in lux.
CLOSED_TRAYS = {
    **{f"{hz:.0f} Hz, {lux} lx": (Model(flicker_hz=hz), lux) for hz in (100.0, 120.0) for lux in (0, 200)},
    **{f"direct {name}": (make_direct_model(Model(), direct), 0) for name, direct in DIRECT.items()},
    **{name: (liner, 200) for name, liner in LINERS.items()},
    **{
        f"{name}, direct {light}": (make_direct_model(LINERS[name], DIRECT[light]), 0)
        for name in LINERS
        for light in DIRECT
    },
}
# No document says how much light leaves an LED at its side: a quarter to nine times the calculated direct light.
BARE_BOARDS = {
    f"{sideways} sideways, {lux} lx": (make_bare_model(sideways, 100.0 + 20 * at), lux, lux <= 300 * sideways)
    for sideways in (0.25, 1.0, 4.0, 9.0)
    for at, lux in enumerate((100, 300, 1000))
}


def diagnose_seed(seed, model, lux, is_bare):
    """Diagnose a virtual tray without faults, then damage it as in SPOILED and diagnose it again.

    Return (faults found at first, slots that then seemed taken, faults found in the damaged tray). `seed` determines
    the strengths of its parts.
    """
    optics = Optics(seed, model)
    optics.room_lux = lux
    sound_figures = measure_optics(optics, is_bare)
    optics.kill_lamps(20, seed % 3)
    optics.kill_lamps(9, 0, 1, 2)
    optics.kill_sensor(13)
    faults.open_infrared(optics, (4, 5))
    faults_found = measure.diagnose_sensors(measure_optics(optics, is_bare))
    taken_slots = [slot for slot in range(SLOTS) if sound_figures.is_taken(slot)]
    return (
        measure.diagnose_sensors(sound_figures),
        taken_slots,
        sorted((fault.what, fault.slots) for fault in faults_found),
    )


@pytest.mark.parametrize(("model", "lux"), CLOSED_TRAYS.values(), ids=CLOSED_TRAYS)
def test_of_a_closed_tray_nothing_is_blamed_but_what_is_broken(model, lux):
    for seed in SEEDS:
        assert diagnose_seed(seed, model, lux, False) == ([], [], EXPECTED_FAULTS), seed


@pytest.mark.parametrize(("model", "lux", "is_reported"), BARE_BOARDS.values(), ids=BARE_BOARDS)
def test_of_a_bare_board_nothing_is_blamed_but_what_is_broken_where_the_room_lets_leds_be_seen(model, lux, is_reported):
    for seed in SEEDS:
        faults, taken_slots, broken_faults = diagnose_seed(seed, model, lux, True)
        assert (faults, taken_slots) == ([], []), seed
        assert broken_faults == EXPECTED_FAULTS or not is_reported and set(broken_faults) < set(EXPECTED_FAULTS), seed


@pytest.mark.parametrize("liner", LINERS.values(), ids=LINERS)
def test_a_colored_die_is_recognized_in_a_weak_slot(liner):
    for seed in SEEDS:
        optics = Optics(seed, liner)
        optics.place_surface(7, "b sticker")
        optics.surfaces[16] = SURFACES["r"]
        figures = measure_optics(optics)
        assert [slot for slot in range(SLOTS) if figures.is_taken(slot)] == [7, 16], seed
