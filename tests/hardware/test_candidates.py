"""Sensors that were tried instead of the built-in one: the calculation rules them out, as `hardware/README.md` says."""

import pytest

pytest.importorskip("numpy", reason="numpy is not installed: ./tray24 test --whole installs it")
from hardware.calc import decisions, optics, parts, requirements, slot
from hardware.circuit.catalog import HARDWARE

TEXT = (HARDWARE / "README.md").read_text(encoding="utf-8")
INFRARED = 3
# ALS-PT19-315C: 15 uA at 100 lx of white light without infrared; PT17-51C, its kin: peak at 630 nm, a tenth at 390 and
# 700 nm. What is left at 850 nm is in no sheet: one hundredth is in its favor.
EYE_LIKE = ((390, 0.1), (630, 1.0), (700, 0.1), (800, 0.01), (1100, 0.01))
WHITE_LIGHT_K = 6500


def clear_caches():
    """Clear the caches of the calculation, which hold results for another sensor."""
    for module in (decisions, slot):
        for function in vars(module).values():
            if hasattr(function, "cache_clear"):
                function.cache_clear()


@pytest.fixture
def use_sensor(monkeypatch):
    """Return a function that puts another sensor into the slots of the calculation.

    It takes the sensor's spectrum and responsivity (mA for each mW/cm2).
    """

    def use_sensor(spectrum, responsivity):
        monkeypatch.setattr(parts, "SENSOR_SPECTRUM", spectrum)
        monkeypatch.setattr(slot, "compute_sensor_ma_a_mw_cm2", lambda: responsivity)
        for function in (slot.compute_lit_ma, slot.compute_room_ma):
            function.cache_clear()

    yield use_sensor
    monkeypatch.undo()
    clear_caches()


def test_an_eye_like_sensor_hardly_sees_the_infrared_light(use_sensor):
    effective_mw_cm2 = optics.compute_effective_mw_cm2(100, WHITE_LIGHT_K, EYE_LIKE, max_nm=700)
    use_sensor(EYE_LIKE, 0.015 / effective_mw_cm2)
    assert f"would give {slot.compute_lit_lsb()[INFRARED]:.0f} LSB, not" in TEXT
    assert decisions.compute_presence_sigma(decisions.TRAY) < 0


def test_the_sensor_that_is_built_in_sees_it():
    assert f"LSB, not {slot.compute_lit_lsb()[INFRARED]:.0f}," in TEXT
    assert decisions.compute_presence_sigma(decisions.TRAY) > 8


def test_a_clear_sensor_sees_too_much_infrared_light_and_too_little_color(use_sensor):
    use_sensor(parts.CLEAR_SPECTRUM, parts.CLEAR_MA_AT_1_MW_CM2)
    sigmas = decisions.compute_color_sigmas(decisions.TRAY)["r", "y"]
    max_lsb = requirements.compute_brightest_lsb(
        "white", (INFRARED,), parts.ROOM_UNDER_DIE, "incandescent", parts.DIRECT_MAX, 1 + parts.SENSOR_SPREAD
    )
    assert f"red and yellow are {sigmas:.0f} sigma apart" in TEXT
    assert f"reaches {round(max_lsb, -1):,.0f} of {slot.CEILING_LSB:,} LSB" in TEXT
