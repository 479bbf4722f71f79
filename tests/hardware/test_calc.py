"""The calculation of a slot: its requirements hold, it follows the physics, and the simulator uses its constants."""

import subprocess
import sys
from math import exp
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="numpy is not installed: ./tray24 test --whole installs it")
from hardware.calc import decisions, electronics, optics, parts, slot, stray_light, transient
from hardware.calc.model_constants import MODEL_PATH, format_model_source
from hardware.calc.requirements import list_requirements
from tray24.pins import COLUMNS, LED_CHANNEL_UA, ROWS, SLOTS, TWIN_BUDGET_MA
from tray24.sense.probe import ROUNDS
from tray24.sense.reference import LINER_SHARE, NOMINAL_EMPTY_LSB, NOMINAL_WHITE_LSB
from tray24.ui.menus.settings import Settings, get_setting
from tray24.ui.toolkit.lights import TWIN, Lights

ROOT = Path(__file__).resolve().parents[2]


def test_all_requirements_hold():
    rows = list_requirements()
    broken_rows = [
        f"{row.name}: {row.value:.4g}, must be {row.sign} {row.limit:.4g} {row.unit}" for row in rows if not row.holds
    ]
    assert broken_rows == []


def test_the_simulator_has_the_figures_of_the_calculation():
    assert MODEL_PATH.read_text(encoding="utf-8") == format_model_source(), "run: python -m hardware.calc --write"


@pytest.mark.parametrize(("name", "nominal_lsb"), [(None, NOMINAL_EMPTY_LSB), ("white", NOMINAL_WHITE_LSB)])
def test_an_uncalibrated_tray_starts_from_a_typical_slot(name, nominal_lsb):
    red, green, blue, infrared = (
        full * share for full, share in zip(slot.compute_lit_lsb(), slot.compute_level(name), strict=True)
    )
    pairs_of_neighbors = ROWS * (COLUMNS - 1) + COLUMNS * (ROWS - 1)
    infrared += (
        slot.compute_lit_lsb()[3]
        * slot.compute_returned_shares(name)[3]
        * 2
        * pairs_of_neighbors
        / SLOTS
        * parts.CROSSTALK
    )
    assert nominal_lsb == pytest.approx((infrared, red, green, blue), rel=0.02)


def test_a_look_at_a_color_averages_as_often_as_its_margins_need():
    assert ROUNDS * parts.PROBE_PASSES == parts.PROBE_SAMPLES


def test_the_firmware_counts_the_current_of_the_led_that_is_built_in():
    assert LED_CHANNEL_UA == parts.LED_CHANNEL_MA * 1000


def test_the_report_has_a_line_for_each_requirement_and_succeeds():
    result = subprocess.run([sys.executable, "-m", "hardware.calc"], cwd=ROOT, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout
    assert [row.name for row in list_requirements() if f"\n{row.name}" not in result.stdout] == []
    assert "DOES NOT HOLD" not in result.stdout


def test_the_report_refuses_what_it_does_not_know():
    result = subprocess.run(
        [sys.executable, "-m", "hardware.calc", "--wrote"], cwd=ROOT, capture_output=True, text=True
    )
    assert result.returncode == 2
    assert "--write" in result.stderr


def test_a_lumen_is_what_the_eye_makes_of_a_watt():
    # 683 lm/W at 555 nm: a candela there is 1/683 W/sr.
    assert optics.mcd_to_mw_sr(683_000, 555) == pytest.approx(1000, rel=0.01)
    assert optics.mcd_to_mw_sr(100, 468) > optics.mcd_to_mw_sr(100, 621) > optics.mcd_to_mw_sr(100, 523)


def test_incandescent_light_of_the_same_illuminance_drives_silicon_harder_than_daylight():
    for spectrum in (parts.SENSOR_SPECTRUM, parts.CLEAR_SPECTRUM):
        sun_mw_cm2 = optics.compute_effective_mw_cm2(1000, parts.DAYLIGHT_K, spectrum)
        lamp_mw_cm2 = optics.compute_effective_mw_cm2(1000, parts.STANDARD_A_K, spectrum)
        led_mw_cm2 = optics.compute_effective_mw_cm2(1000, parts.LED_LAMP_K, spectrum, parts.LED_LAMP_UP_TO_NM)
        assert lamp_mw_cm2 > sun_mw_cm2 > led_mw_cm2


def test_responsivity_gives_back_the_current_of_the_datasheet():
    effective_mw_cm2 = optics.compute_effective_mw_cm2(20, parts.STANDARD_A_K, parts.SENSOR_SPECTRUM)
    assert effective_mw_cm2 * slot.compute_sensor_ma_a_mw_cm2() * 1000 == pytest.approx(
        parts.SENSOR_UA_AT_20_LUX[1], rel=0.01
    )


def test_the_eye_adapted_sensor_sees_more_of_the_dice_and_less_of_lamps_than_the_clear_one():
    clear = slot.compute_clear_sensor_ma()
    green_ma = slot.compute_lit_ma()[1]
    for room, kelvin in (("daylight", parts.DAYLIGHT_K), ("incandescent", parts.STANDARD_A_K)):
        assert green_ma / slot.compute_room_ma(kelvin) > 1.5 * clear["green"] / clear[room]


def test_the_ripple_of_the_reference_counts_in_proportion_to_the_level():
    own_lsb = electronics.compute_converter_noise_lsb()
    # 1.0 mV of 3.3 V is 1.0 LSB at a level of 3300.
    assert electronics.compute_converter_noise_lsb(3300) == pytest.approx((own_lsb**2 + 1.0**2) ** 0.5)
    assert electronics.compute_converter_noise_lsb(330) == pytest.approx((own_lsb**2 + 0.1**2) ** 0.5)


def test_a_die_higher_up_or_further_aside_gives_less():
    near_factor = optics.compute_die_factor()
    assert optics.compute_die_factor(height_mm=parts.DIE_HEIGHT_MM + 1) < near_factor
    assert optics.compute_die_factor(aside_mm=parts.LED_ASIDE_MM + 1) < near_factor
    # Far below a wide die only the height counts: 1/(3 h^2) for a Lambert LED beside the sensor through clear air.
    passed_share = (1 - parts.FRESNEL) ** 4
    assert optics.compute_die_factor(0.0, 2.0) == pytest.approx(100 / (3 * 2.0**2) * passed_share, rel=0.03)


def test_the_allowance_for_neighbors_is_more_than_geometry_gives():
    assert optics.compute_neighbor_share() < parts.CROSSTALK


def test_the_weaker_the_light_the_slower_the_sensor():
    times_us = [slot.compute_response_us(current_ma) for current_ma in (1.0, 0.1, 0.01)]
    assert times_us == sorted(times_us)
    assert slot.compute_response_us(0.1, 2 * parts.LOAD_OHM) > slot.compute_response_us(0.1)
    assert slot.compute_tail_lsb(100) > slot.compute_tail_lsb(400)


def test_a_current_goes_straight_to_what_light_drives_and_stays_there():
    currents = [transient.compute_current_after(0.01, 0.2, us) for us in (0, 20, 60, 200, 1000)]
    assert currents == sorted(currents)
    assert currents[-1] == pytest.approx(0.2, rel=1e-3)
    assert transient.compute_current_after(0.2, 0.2, 500) == 0.2


def test_a_small_step_is_exponential():
    share_of_step = (transient.compute_current_after(0.1, 0.101, 10) - 0.1) / 0.001
    assert share_of_step == pytest.approx(1 - exp(-10 / slot.compute_response_us(0.1)), rel=0.02)


def test_a_tail_is_what_the_circuit_leaves_of_the_brightest_light():
    brightest_ma = slot.CEILING_LSB / slot.LSB_A_MA
    for us in (100, 400):
        left = transient.compute_current_after(brightest_ma, 0.0, us) * slot.LSB_A_MA
        assert slot.compute_tail_lsb(us) == pytest.approx(left, rel=0.01)


def test_a_glow_makes_dark_sensors_quicker():
    assert transient.compute_worst_probe_error(decisions.TRAY, 40e-6) > 2 * transient.compute_worst_probe_error(
        decisions.TRAY
    )
    for us in (50, 150):
        assert transient.compute_current_after(40e-6, 0.05, us) < transient.compute_current_after(1e-3, 0.05, us)


def test_a_larger_load_takes_the_multiplexer_longer():
    assert electronics.compute_mux_settle_us(10_000) > 2 * electronics.compute_mux_settle_us(1_000)


def test_an_infrared_pulse_only_fades():
    assert electronics.compute_infrared_end_ma() < electronics.compute_infrared_start_ma()
    assert electronics.compute_infrared_start_ma() == pytest.approx(parts.INFRARED_MA, rel=0.05)


def test_a_dark_before_and_after_cancels_most_of_the_flicker():
    assert decisions.compute_scan_flicker_lsb(1.0) < decisions.compute_one_dark_flicker_lsb(1.0) / 4


def test_a_weaker_slot_distinguishes_less():
    assert decisions.compute_presence_sigma(decisions.DATASHEET) < decisions.compute_presence_sigma(decisions.TRAY)
    for pair, sigma in decisions.compute_color_sigmas(decisions.DATASHEET).items():
        assert sigma < decisions.compute_color_sigma(decisions.TRAY, *pair)


def test_at_the_highest_light_current_of_the_settings_a_usb_port_supplies_everything():
    _, max_ma, _ = get_setting("led_budget_ma").allowed
    settings = Settings(b"")
    settings.set("tray_kind", TWIN)
    settings.set("led_budget_ma", str(max_ma))
    twin = Lights()
    twin.configure(settings)
    assert twin.budget_ma == TWIN_BUDGET_MA
    assert electronics.compute_usb_ma() <= parts.USB_MA


@pytest.mark.parametrize("color", range(3))
def test_the_firmware_knows_what_the_liner_returns_that_a_die_hides(color):
    returned_share = slot.compute_returned_shares("white")[color] - slot.compute_returned_shares(None)[color]
    assert pytest.approx(stray_light.compute_liner_share(color) / returned_share, abs=0.003) == LINER_SHARE / 1024
