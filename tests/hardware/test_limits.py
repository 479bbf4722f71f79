"""The limits of firmware and doctor against the calculation, for the darkest, the typical and the brightest liner."""

import pytest

from hardware.calc import decisions, liner, parts, slot, stray
from host_tools.doctor.figures import CLOSED, of_case
from tray24.pins import COLUMNS, ROWS, SLOTS
from tray24.sense import calibrate, sensing
from tray24.sense.reference import (
    AROUND_SHARE,
    FREE,
    INFRARED,
    LINER_LEAST,
    LINER_MOST,
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


def around(color, returns):
    """Return the share of light that a slot returns besides that of its die."""
    return stray.sheet()[color] + liner.foot_share(color, returns)


def empty(color, returns):
    return around(color, returns) + liner.share(color, returns)


def die(name, color, returns):
    return around(color, returns) + slot.die(name)[color]


def rise(name, color, returns):
    """Return the rise of a slot's light by a die, which hides the liner's inside."""
    return slot.die(name)[color] - liner.share(color, returns)


def percent_of(nominal_lsb, color, share, neighbors=MEAN):
    """Return the level of a share of a light in a typical slot, in percent of a nominal level."""
    sources = 1 + neighbors * parts.CROSSTALK if color == LIGHT else 1
    return 100 * slot.lit_lsb()[color] * sources * share / nominal_lsb[(color + 1) % 4]


def risen_percent(name, color, returns, neighbors=MEAN):
    """Return the rise to a die in percent of the nominal one to a white die."""
    return percent_of(NOMINAL_RISE_LSB, color, rise(name, color, returns), neighbors)


def infrared_percent(share, parts_of_slot, neighbors, direct=0.0):
    """Return a slot's infrared level in percent of the nominal empty one; its neighbors' LEDs are like its own."""
    sensor, led = parts_of_slot
    lit = led * (share * (1 + neighbors * parts.CROSSTALK) + direct)
    return 100 * slot.lit_lsb()[LIGHT] * sensor * lit / NOMINAL_EMPTY_LSB[INFRARED]


@pytest.mark.parametrize(
    ("constant", "returns"),
    [(LINER_SHARE, parts.LINER_RETURNS), *zip((LINER_LEAST, LINER_MOST), parts.LINER_RETURNS_RANGE, strict=True)],
)
@pytest.mark.parametrize("color", range(3))
def test_the_firmware_knows_what_liners_return_that_a_die_hides(constant, returns, color):
    hidden = liner.share(color, returns)
    assert constant / 1024 == pytest.approx(hidden / (slot.die("white")[color] - hidden), abs=0.005)


@LINERS
def test_the_firmware_knows_what_a_slot_returns_besides_its_die(returns):
    for color in range(3):
        white = slot.die("white")[color]
        assert pytest.approx(around(color, returns) / white, abs=0.01) == AROUND_SHARE / 1024


def test_the_strongest_empty_slot_in_direct_light_is_still_taken_for_empty():
    most = [
        infrared_percent(empty(LIGHT, returns), STRONG, INNER, parts.DIRECT_MOST)
        for returns in parts.LINER_RETURNS_RANGE
    ]
    assert 0.9 * calibrate.MOST_EMPTY < max(most) < calibrate.MOST_EMPTY


@LINERS
def test_the_doctor_takes_it_for_empty_too_and_tells_a_colored_die_in_the_weakest_slot(returns):
    """Doctor compares levels with those that the tray's own liners make typical."""
    own = empty(LIGHT, returns) / empty(LIGHT, parts.LINER_RETURNS)
    strongest = infrared_percent(empty(LIGHT, returns), STRONG, INNER, parts.DIRECT_MOST)
    weakest = min(infrared_percent(die(name, LIGHT, returns), WEAK, CORNER) for name in COLORED)
    assert strongest / own < CLOSED.taken
    assert weakest / own > CLOSED.raised


@LINERS
def test_the_weakest_slot_that_data_sheets_allow_has_enough_light(returns):
    weak = decisions.DATASHEET
    assert infrared_percent(empty(LIGHT, returns), (weak.sensor, weak.infrared), CORNER) > calibrate._LEAST
    for white in WHITES:
        for color, led in enumerate((weak.leds,) * 3 + (weak.infrared,)):
            assert risen_percent(white, color, returns) * weak.sensor * led > calibrate._LEAST


@LINERS
def test_the_strongest_slot_of_a_tray_has_not_too_much_light(returns):
    for white in WHITES:
        assert risen_percent(white, LIGHT, returns, INNER) * STRONG[0] * STRONG[1] < calibrate._MOST


@LINERS
def test_a_white_die_is_told_from_colored_ones_and_from_a_dead_light_though_leds_differ(returns):
    for name in WHITES:
        risen = [risen_percent(name, color, returns) for color in range(3)]
        assert max(risen) * LEDS_APART / min(risen) < calibrate._RATIO_MOST / 100
    for name in COLORED:
        risen = [risen_percent(name, color, returns) for color in range(3)]
        assert max(risen) / LEDS_APART > min(risen) * calibrate._RATIO_MOST / 100
        weakest = WEAK[0] * (1 - parts.LED_SPREAD)
        shares = [percent_of(NOMINAL_WHITE_LSB, color, die(name, color, returns)) for color in range(3)]
        assert weakest * min(shares) > calibrate._DEAD


@LINERS
@pytest.mark.parametrize("name", [*WHITES, "ivory"])
@pytest.mark.parametrize("neighbors", [CORNER, INNER])
def test_a_slot_is_emptier_once_a_white_die_has_been_lifted_in_direct_light_too(returns, name, neighbors):
    def level(share):
        return 1000 * (share * (1 + neighbors * parts.CROSSTALK) + parts.DIRECT_MOST)

    assert calibrate.is_emptier(level(empty(LIGHT, returns)), SCALE * level(die(name, LIGHT, returns)))


@LINERS
@pytest.mark.parametrize("name", COLORED)
def test_a_die_in_another_slot_is_no_leak(returns, name):
    risen = [rise(name, LIGHT, returns) / rise(white, LIGHT, returns) for white in WHITES]
    assert 100 * min(risen) > calibrate._OTHER_DIE


@LINERS
@pytest.mark.parametrize("name", COLORED)
def test_a_colored_die_in_the_weakest_slot_is_told_from_its_empty_floor(returns, name):
    assert infrared_percent(die(name, LIGHT, returns), WEAK, CORNER) > calibrate.RAISED
    weakest = WEAK[0] * (1 - parts.LED_SPREAD)
    shares = [weakest * percent_of(NOMINAL_EMPTY_LSB, color, die(name, color, returns)) for color in range(3)]
    assert min(shares) > calibrate.LIVING
    assert max(shares) * 100 > min(shares) * calibrate.COLORED


@LINERS
def test_leds_that_differ_make_no_empty_floor_colored(returns):
    assert 100 * LEDS_APART < calibrate.COLORED
    for color in range(3):
        share = percent_of(NOMINAL_EMPTY_LSB, color, empty(color, returns))
        assert WEAK[0] * (1 - parts.LED_SPREAD) * share > calibrate.LIVING


@LINERS
def test_an_empty_slot_may_swing_by_less_than_makes_it_seem_taken(returns):
    span_lsb = slot.lit_lsb()[LIGHT] * (1 + MEAN * parts.CROSSTALK) * rise("white", LIGHT, returns)
    assert TAKEN / 100 * span_lsb > calibrate.UNSTEADY_LSB
    swing_lsb = 2 * decisions.scan_flicker_lsb(STRONG[0]) + 2 * 4 * decisions.presence_noise_lsb()
    assert swing_lsb < calibrate.UNSTEADY_LSB / 2


@LINERS
@pytest.mark.parametrize("white", WHITES)
@pytest.mark.parametrize("make", decisions.OTHERS)
def test_a_die_of_a_dark_make_is_noticed_in_the_weakest_slot_of_a_tray(returns, white, make):
    """The light that the die adds to that of the liner it hides must exceed the threshold, also in a noisy scan."""
    way = rise(white, LIGHT, returns)
    way_lsb = slot.lit_lsb()[LIGHT] * WEAK[0] * WEAK[1] * way * (1 + CORNER * parts.CROSSTALK)
    for name in decisions.OTHERS[make][:4]:
        risen = rise(name, LIGHT, returns) / way
        above_lsb = (risen - TAKEN / 100) * way_lsb
        assert above_lsb > 3 * decisions.presence_noise_lsb()


def test_thresholds_lie_in_their_order():
    assert parts.TAKEN == TAKEN / 100
    assert calibrate._LEAK < FREE < TAKEN and sensing._NEAR < FREE


def test_the_doctor_expects_of_a_tray_what_its_own_liners_return():
    def limits(infrared, color):
        levels = [tuple(color * level for level in CLOSED.color_lsb)] * 24
        found = of_case([infrared * CLOSED.infrared_lsb] * 24, levels)
        return found.infrared_lsb / CLOSED.infrared_lsb, found.color_lsb[1] / CLOSED.color_lsb[1]

    darkest, brightest = (empty(0, returns) / empty(0, parts.LINER_RETURNS) for returns in parts.LINER_RETURNS_RANGE)
    assert limits(1, 1) == (1, 1)
    assert limits(0.9, 1.05) == pytest.approx((0.9, 1.05))
    assert limits(0.1, 2.3) == pytest.approx((darkest, brightest), abs=0.005)  # direct light of the LEDs
    assert limits(2.3, 0.1) == pytest.approx((brightest, darkest), abs=0.005)
