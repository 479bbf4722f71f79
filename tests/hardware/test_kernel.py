"""The spatial kernel of a slot: how much each place on the underside of a die adds to the sensor's signal."""

import pytest

from hardware.calc import kernel, optics, parts

LIGHTS = range(4)


@pytest.mark.parametrize("color", LIGHTS)
def test_the_shares_of_a_die_in_the_middle_are_the_whole_signal(color):
    assert sum(map(sum, kernel.compute_weights(color))) == pytest.approx(1, abs=1e-3)
    assert kernel.compute_share_within(color, parts.DIE_MM, parts.DIE_MM) == pytest.approx(1, abs=1e-3)


def test_the_led_lights_the_left_of_the_tray_which_is_on_the_right_from_below():
    for color in LIGHTS:
        rows = kernel.compute_weights(color, 8)
        left = sum(sum(row[4:]) for row in rows)
        assert (left < 0.5) if color == kernel.INFRARED else (left > 0.5)
        for back, front in zip(rows, reversed(rows), strict=True):
            assert back == pytest.approx(front)


def test_two_thirds_of_the_signal_come_from_the_middle_8_mm():
    assert kernel.compute_share_within(0, 8, 8) == pytest.approx(0.67, abs=0.02)


def test_a_turned_die_has_the_cells_of_a_straight_one_in_other_places():
    straight_weights, turned_weights = kernel.compute_weights(0, 6), kernel.compute_weights(0, 6, turned_deg=90)
    # Clockwise from above is counterclockwise from below: the top row comes to the tray's right, which is on the left.
    assert turned_weights[0] == pytest.approx([straight_weights[5 - column][0] for column in range(6)])
    assert sum(map(sum, turned_weights)) == pytest.approx(sum(map(sum, straight_weights)))


def test_a_die_shifted_away_from_the_light_returns_less():
    near_weight, far_weight = (sum(map(sum, kernel.compute_weights(0, 16, (x_mm, 0.0)))) for x_mm in (-2.0, 2.0))
    assert far_weight < near_weight


def test_a_die_factor_is_the_kernel_summed():
    assert optics.compute_die_factor() == pytest.approx(
        kernel.compute_total(parts.LED_ASIDE_MM) * (1 - parts.FRESNEL) ** 4 * 100
    )


def test_fins_as_high_as_chosen_leave_the_way_to_the_die_open(monkeypatch):
    open_share = sum(map(sum, kernel.compute_weights(0)))
    assert open_share == pytest.approx(1, abs=1e-3)
    monkeypatch.setattr(parts, "FIN_HIGH_MM", 0.0)
    open_total = kernel.compute_total(kernel.get_emitter_mm(0))
    monkeypatch.setattr(parts, "FIN_HIGH_MM", 1.5)
    assert kernel.compute_total(kernel.get_emitter_mm(0)) == pytest.approx(open_total)
    monkeypatch.setattr(parts, "FIN_HIGH_MM", 3.0)
    assert kernel.compute_total(kernel.get_emitter_mm(0)) < 0.95 * open_total
