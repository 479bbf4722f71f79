"""The calculation confirms the limits for levels in firmware and doctor, for slots with dark to bright white liners."""

import pytest

from hardware.calc import decisions, liner, parts, slot, stray_light
from host_tools.doctor.measurements import CLOSED, compute_case_limits
from tray24.pins import COLUMNS, ROWS, SLOTS
from tray24.sense import calibration, slots
from tray24.sense.reference import (
    AROUND_SHARE,
    FREE,
    INFRARED,
    LINER_MAX,
    LINER_MIN,
    LINER_SHARE,
    NOMINAL_EMPTY_LSB,
    NOMINAL_WHITE_LSB,
    SCALE,
    TAKEN,
)

LIGHT = 3  # infrared, in the order of the calculation
STRONG = 1 + parts.SENSOR_SPREAD, 1 + parts.INFRARED_SPREAD
WEAK = 1 - parts.SENSOR_SPREAD, 1 - parts.INFRARED_SPREAD
LINERS = pytest.mark.parametrize("returns", (*parts.LINER_RETURNS_RANGE, parts.LINER_RETURNS))
CORNER, INNER = 2, 4  # neighbors whose infrared LEDs reach a slot, too
MEAN = 2 * (ROWS * (COLUMNS - 1) + COLUMNS * (ROWS - 1)) / SLOTS
NOMINAL_RISE_LSB = [white - empty for white, empty in zip(NOMINAL_WHITE_LSB, NOMINAL_EMPTY_LSB, strict=True)]
COLORED = [name for name in (*decisions.DICE, *decisions.PRINTED) if "white" not in name]
WHITES = ("white", "paper")  # of the dice with which a tray is calibrated
LEDS_APART = (1 + parts.LED_SPREAD) / (1 - parts.LED_SPREAD)


def compute_around(color, returns):
    """Return the share of a light that the clear sheet and the edge of the slot's white liner return beside a die.

    `color` is the number of the light, `returns` the reflectance of the liner.
    """
    return stray_light.compute_sheet_shares()[color] + liner.compute_foot_share(color, returns)


def compute_empty(color, returns):
    return compute_around(color, returns) + liner.compute_liner_share(color, returns)


def compute_die(name, color, returns):
    return compute_around(color, returns) + slot.compute_die_shares(name)[color]


def compute_rise(name, color, returns):
    """Return how much more of a light a slot returns with a die than without, as a share.

    `name` is the die's, `color` the number of the light, `returns` the reflectance of the slot's white liner. The die
    hides the liner, whose light is subtracted.
    """
    return slot.compute_die_shares(name)[color] - liner.compute_liner_share(color, returns)


def share_to_percent(nominal_lsb, color, share, neighbors=MEAN):
    """Return the level of a typical slot that returns this share of a light, in percent of the light's nominal level.

    `color` is the number of the light, `neighbors` the number of slots beside this one.
    """
    sources = 1 + neighbors * parts.CROSSTALK if color == LIGHT else 1
    return 100 * slot.compute_lit_lsb()[color] * sources * share / nominal_lsb[(color + 1) % 4]


def compute_rise_percent(name, color, returns, neighbors=MEAN):
    """Return by how much a die raises a light's level, in percent of the nominal rise by a white die.

    `name` is the die's, `color` the number of the light, `returns` the reflectance of the slot's white liner,
    `neighbors` the number of slots beside this one.
    """
    return share_to_percent(NOMINAL_RISE_LSB, color, compute_rise(name, color, returns), neighbors)


def compute_infrared_percent(share, parts_of_slot, neighbors, direct=0.0):
    """Return a slot's infrared level in percent of the nominal level of an empty slot.

    `share` is the light that comes back, `direct` what comes straight from the LED; `parts_of_slot` are the relative
    strengths of its sensor and its LED, and the LEDs of its neighbors are as strong.
    """
    sensor, led = parts_of_slot
    lit = led * (share * (1 + neighbors * parts.CROSSTALK) + direct)
    return 100 * slot.compute_lit_lsb()[LIGHT] * sensor * lit / NOMINAL_EMPTY_LSB[INFRARED]


@pytest.mark.parametrize(
    ("constant", "returns"),
    [(LINER_SHARE, parts.LINER_RETURNS), *zip((LINER_MIN, LINER_MAX), parts.LINER_RETURNS_RANGE, strict=True)],
)
@pytest.mark.parametrize("color", range(3))
def test_the_firmware_knows_what_liners_return_that_a_die_hides(constant, returns, color):
    hidden = liner.compute_liner_share(color, returns)
    assert constant / 1024 == pytest.approx(hidden / (slot.compute_die_shares("white")[color] - hidden), abs=0.005)


@LINERS
def test_the_firmware_knows_what_a_slot_returns_besides_its_die(returns):
    for color in range(3):
        white = slot.compute_die_shares("white")[color]
        assert pytest.approx(compute_around(color, returns) / white, abs=0.01) == AROUND_SHARE / 1024


def test_the_strongest_empty_slot_in_direct_light_is_still_taken_for_empty():
    percents = [
        compute_infrared_percent(compute_empty(LIGHT, returns), STRONG, INNER, parts.DIRECT_MAX)
        for returns in parts.LINER_RETURNS_RANGE
    ]
    assert 0.9 * calibration.MAX_EMPTY < max(percents) < calibration.MAX_EMPTY


@LINERS
def test_the_doctor_recognizes_an_empty_slot_and_a_colored_die_in_the_weakest_slot(returns):
    """The command doctor recognizes an empty slot as empty, and a colored die in the weakest slot as a die.

    It compares levels with those that are typical for the white liners in the slots of this tray.
    """
    liner_factor = compute_empty(LIGHT, returns) / compute_empty(LIGHT, parts.LINER_RETURNS)
    strongest = compute_infrared_percent(compute_empty(LIGHT, returns), STRONG, INNER, parts.DIRECT_MAX)
    weakest = min(compute_infrared_percent(compute_die(name, LIGHT, returns), WEAK, CORNER) for name in COLORED)
    assert strongest / liner_factor < CLOSED.taken
    assert weakest / liner_factor > CLOSED.raised


@LINERS
def test_the_weakest_slot_that_data_sheets_allow_has_enough_light(returns):
    weak_slot = decisions.DATASHEET
    assert (
        compute_infrared_percent(compute_empty(LIGHT, returns), (weak_slot.sensor, weak_slot.infrared), CORNER)
        > calibration._MIN_SHARE
    )
    for white in WHITES:
        for color, led in enumerate((weak_slot.leds,) * 3 + (weak_slot.infrared,)):
            assert compute_rise_percent(white, color, returns) * weak_slot.sensor * led > calibration._MIN_SHARE


@LINERS
def test_the_strongest_slot_of_a_tray_has_not_too_much_light(returns):
    for white in WHITES:
        assert compute_rise_percent(white, LIGHT, returns, INNER) * STRONG[0] * STRONG[1] < calibration._MAX_SHARE


@LINERS
def test_a_white_die_is_distinguished_from_colored_ones_and_a_dead_light_though_leds_differ(returns):
    for name in WHITES:
        rises = [compute_rise_percent(name, color, returns) for color in range(3)]
        assert max(rises) * LEDS_APART / min(rises) < calibration._MAX_RATIO / 100
    for name in COLORED:
        rises = [compute_rise_percent(name, color, returns) for color in range(3)]
        assert max(rises) / LEDS_APART > min(rises) * calibration._MAX_RATIO / 100
        weakest = WEAK[0] * (1 - parts.LED_SPREAD)
        shares = [share_to_percent(NOMINAL_WHITE_LSB, color, compute_die(name, color, returns)) for color in range(3)]
        assert weakest * min(shares) > calibration._DEAD_SHARE


@LINERS
@pytest.mark.parametrize("name", [*WHITES, "ivory"])
@pytest.mark.parametrize("neighbors", [CORNER, INNER])
def test_a_slot_is_emptier_once_a_white_die_has_been_lifted_in_direct_light_too(returns, name, neighbors):
    def compute_level(share):
        return 1000 * (share * (1 + neighbors * parts.CROSSTALK) + parts.DIRECT_MAX)

    assert calibration.is_emptier(
        compute_level(compute_empty(LIGHT, returns)), SCALE * compute_level(compute_die(name, LIGHT, returns))
    )


@LINERS
@pytest.mark.parametrize("name", COLORED)
def test_a_die_in_another_slot_is_no_leak(returns, name):
    rises = [compute_rise(name, LIGHT, returns) / compute_rise(white, LIGHT, returns) for white in WHITES]
    assert 100 * min(rises) > calibration._MIN_OTHER_DIE


@LINERS
@pytest.mark.parametrize("name", COLORED)
def test_a_colored_die_in_the_weakest_slot_is_distinguished_from_its_empty_floor(returns, name):
    assert compute_infrared_percent(compute_die(name, LIGHT, returns), WEAK, CORNER) > calibration.RAISED
    weakest = WEAK[0] * (1 - parts.LED_SPREAD)
    shares = [
        weakest * share_to_percent(NOMINAL_EMPTY_LSB, color, compute_die(name, color, returns)) for color in range(3)
    ]
    assert min(shares) > calibration.LIVING
    assert max(shares) * 100 > min(shares) * calibration.COLORED


@LINERS
def test_leds_that_differ_make_no_empty_floor_colored(returns):
    assert 100 * LEDS_APART < calibration.COLORED
    for color in range(3):
        share = share_to_percent(NOMINAL_EMPTY_LSB, color, compute_empty(color, returns))
        assert WEAK[0] * (1 - parts.LED_SPREAD) * share > calibration.LIVING


@LINERS
def test_an_empty_slot_may_swing_by_less_than_makes_it_seem_taken(returns):
    span_lsb = slot.compute_lit_lsb()[LIGHT] * (1 + MEAN * parts.CROSSTALK) * compute_rise("white", LIGHT, returns)
    assert TAKEN / 100 * span_lsb > calibration.UNSTEADY_LSB
    swing_lsb = 2 * decisions.compute_scan_flicker_lsb(STRONG[0]) + 2 * 4 * decisions.compute_presence_noise_lsb()
    assert swing_lsb < calibration.UNSTEADY_LSB / 2


@LINERS
@pytest.mark.parametrize("white", WHITES)
@pytest.mark.parametrize("make", decisions.OTHERS)
def test_a_die_of_a_dark_make_is_noticed_in_the_weakest_slot_of_a_tray(returns, white, make):
    """A die of a make with dark colors adds more light than the threshold, even in a noisy scan of the weakest slot.

    The light that counts is the die's minus that of the slot's white liner, which the die hides.
    """
    white_rise = compute_rise(white, LIGHT, returns)
    white_rise_lsb = slot.compute_lit_lsb()[LIGHT] * WEAK[0] * WEAK[1] * white_rise * (1 + CORNER * parts.CROSSTALK)
    for name in decisions.OTHERS[make][:4]:
        rise = compute_rise(name, LIGHT, returns) / white_rise
        above_lsb = (rise - TAKEN / 100) * white_rise_lsb
        assert above_lsb > 3 * decisions.compute_presence_noise_lsb()


def test_thresholds_lie_in_their_order():
    assert parts.TAKEN == TAKEN / 100
    assert calibration._MAX_LEAK < FREE < TAKEN and slots._BASELINE_PERCENT < FREE


def test_the_doctor_expects_of_a_tray_what_its_own_liners_return():
    def compute_limits(infrared, color):
        levels = [tuple(color * level for level in CLOSED.color_lsb)] * 24
        limits = compute_case_limits([infrared * CLOSED.infrared_lsb] * 24, levels)
        return limits.infrared_lsb / CLOSED.infrared_lsb, limits.color_lsb[1] / CLOSED.color_lsb[1]

    darkest, brightest = (
        compute_empty(0, returns) / compute_empty(0, parts.LINER_RETURNS) for returns in parts.LINER_RETURNS_RANGE
    )
    assert compute_limits(1, 1) == (1, 1)
    assert compute_limits(0.9, 1.05) == pytest.approx((0.9, 1.05))
    assert compute_limits(0.1, 2.3) == pytest.approx((darkest, brightest), abs=0.005)  # direct light of the LEDs
    assert compute_limits(2.3, 0.1) == pytest.approx((brightest, darkest), abs=0.005)
