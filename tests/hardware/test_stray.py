"""Calculations of stray light at a sensor, of the light of surfaces, and from measurements at a test slot."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from hardware.calc import decisions, kernel, liner, measurements, parts, slot, solder_mask, stray_light, surfaces
from hardware.case import layout

ROOT = Path(__file__).resolve().parents[2]
LIGHTS = range(4)


@pytest.fixture
def clear_cache():
    """Return a function that clears the cache of the direct light, which goes straight from an LED to a sensor.

    The cache is also cleared before and after the test.
    """

    def clear_cache():
        stray_light.compute_direct_share.cache_clear()

    clear_cache()
    yield clear_cache
    clear_cache()


def test_fins_stop_nearly_all_direct_light():
    for color in LIGHTS:
        assert stray_light.compute_direct_share(color) < stray_light.compute_direct_share(color, with_fins=False) / 20
    assert stray_light.compute_direct_share(0, with_fins=False) > 0.1  # as much as the floor returns


def test_without_fins_direct_light_may_be_more_than_calibration_accepts():
    assert stray_light.compute_direct_share(0, False, parts.SIDEWAYS_MAX) > parts.DIRECT_MAX
    assert stray_light.compute_direct_share(3, True, parts.SIDEWAYS_MAX) < parts.DIRECT_MAX


@pytest.mark.parametrize(("name", "value"), [("FIN_HIGH_MM", 0.6), ("FIN_GAP_MM", 0.6), ("LED_ASIDE_MM", 2.0)])
def test_worse_fins_let_more_direct_light_pass(monkeypatch, clear_cache, name, value):
    share = stray_light.compute_direct_share(3)
    clear_cache()
    monkeypatch.setattr(parts, name, value)
    assert stray_light.compute_direct_share(3) > 2 * share


def test_direct_light_without_fins_is_that_of_two_bodies_side_by_side():
    expected_share = (
        parts.SIDEWAYS**2
        / parts.LED_ASIDE_MM**2
        / (kernel.compute_total(parts.LED_ASIDE_MM) * (1 - parts.FRESNEL) ** 4)
    )
    assert stray_light.compute_direct_share(0, with_fins=False) == pytest.approx(expected_share)


def test_walls_and_board_return_less_than_the_floor():
    for color in LIGHTS:
        assert 0 < stray_light.compute_wall_share(color) < 0.1 * stray_light.compute_floor_shares()[color]
        assert 0 < solder_mask.compute_board_share(color) < 0.1
    assert solder_mask.reflectance_to_returned(0.8, 3) > 0.8 and solder_mask.reflectance_to_returned(0.0, 3) == 0


def test_linear_light_of_colors():
    assert surfaces.hex_to_linear("#000000") == (0, 0, 0)
    assert surfaces.hex_to_linear("#ffffff") == pytest.approx((1, 1, 1))
    assert surfaces.hex_to_linear("#808080") == pytest.approx((0.2159,) * 3, abs=1e-4)


def test_a_printed_die_is_body_and_mark_as_the_kernel_weighs_them():
    body, mark = (0.8, 0.1, 0.1, 0.8), (0.0, 0.0, 0.0, 0.3)
    reflectances = surfaces.compute_printed_reflectances(body, mark)
    assert 0.15 < 1 - reflectances[0] / body[0] < 0.35  # in the middle a mark counts for more than its area
    covered_share = surfaces.MARK_COVERS * surfaces.MARK_MM[0] * surfaces.MARK_MM[1] / parts.DIE_MM**2
    assert 1 - reflectances[0] / body[0] > 2 * covered_share
    assert surfaces.compute_printed_reflectances(body, body) == pytest.approx(body)


def test_light_marks_on_dark_bodies_bring_colors_together():
    white = (0.85,) * 4
    red, green = (surfaces.compute_ink_reflectances(color, 0.95) for color in ("#c01e14", "#0f7c34"))
    dark_mark = surfaces.compute_ink_reflectances("#1d1604", 0.35)

    def measure_contrasts(mark):
        one, other = (
            surfaces.compute_printed_reflectances(red, mark),
            surfaces.compute_printed_reflectances(green, mark),
        )
        return max(one[0] / one[1], 1 / 100), max(other[1] / other[0], 1 / 100)

    for light_contrast, dark_contrast in zip(measure_contrasts(white), measure_contrasts(dark_mark), strict=True):
        assert light_contrast < dark_contrast / 2


def test_dice_of_other_makes_send_back_less_and_are_closer_together():
    for make, dice in decisions.OTHERS.items():
        for color in surfaces.COLORS:
            assert max(surfaces.list_reflectances()[f"{color} {make}"]) < max(surfaces.PLAIN[color])
        assert (
            decisions.find_closest_pair(decisions.TRAY, dice)[1]
            < decisions.find_closest_pair(decisions.TRAY, decisions.DICE)[1]
        )


# Figures of a bench.

FULL_LSB = (200, 400, 600, 2000)
DIRECT = (0.01, 0.01, 0.01, 0.03)
SHEET = (0.1,) * 4
INKS = {"r": (0.765, 0.086, 0.044, 0.807), "dark": (0.04, 0.04, 0.04, 0.5), "lilac": (0.51, 0.258, 0.616, 0.765)}


def format_bench(returns=parts.LINER_RETURNS, left_out=()):
    """Return the text of the file with measurements of a test slot whose white liner has the reflectance `returns`.

    The keys in `left_out` are missing.
    """
    foot_shares = [liner.compute_foot_share(color, returns) for color in LIGHTS]
    liner_shares = [liner.compute_liner_share(color, returns) for color in LIGHTS]
    white = [solder_mask.reflectance_to_returned(parts.PAPER[color], color) for color in LIGHTS]
    floor = [direct_share + sheet_share for direct_share, sheet_share in zip(DIRECT, SHEET, strict=True)]
    shares = {
        "direct_lsb": DIRECT,
        "floor_lsb": floor,
        "pocket_lsb": [sum(step_shares) for step_shares in zip(floor, foot_shares, liner_shares, strict=True)],
        "white_lsb": [sum(step_shares) for step_shares in zip(floor, foot_shares, white, strict=True)],
    }
    lines = ["[slot]", 'date = "2026-11-23"', 'board = "A"', "noise_lsb = 2.5"]
    for name, row in shares.items():
        if name not in left_out:
            lines.append(f"{name} = {[share * full for share, full in zip(row, FULL_LSB, strict=True)]}")
    lines.append("[inks]")
    for name, ink in INKS.items():
        lines.append(
            f"{name} = {[solder_mask.reflectance_to_returned(ink[color], color) / white[color] for color in LIGHTS]}"
        )
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("returns", [*parts.LINER_RETURNS_RANGE, parts.LINER_RETURNS])
def test_levels_of_a_bench_become_the_shares_that_made_them(tmp_path, returns):
    """Reading the levels measured at a test slot gives the shares of light from which the levels were made.

    The light of the white liner's lower edge, which a die does not hide, is subtracted from that of a die.
    """
    file = tmp_path / "measured.toml"
    file.write_text(format_bench(returns))
    figures = measurements.read_figures(file)
    assert figures.full_lsb == pytest.approx(FULL_LSB, rel=1e-4)
    assert figures.direct == pytest.approx(DIRECT, rel=1e-4) and figures.floor == pytest.approx(SHEET, rel=1e-4)
    assert figures.liner == pytest.approx((returns,) * 4, abs=1e-4)
    liner_shares = [
        liner.compute_liner_share(color, returns) + liner.compute_foot_share(color, returns) for color in LIGHTS
    ]
    assert figures.pocket == pytest.approx(liner_shares, rel=1e-4)
    assert figures.noise_lsb == 2.5
    for name, ink in INKS.items():
        assert figures.inks[name] == pytest.approx(ink, rel=1e-4)


def test_without_a_pocket_the_foot_is_a_typical_liners(tmp_path):
    file = tmp_path / "measured.toml"
    file.write_text(format_bench(left_out=("pocket_lsb",)))
    assert measurements.read_figures(file).full_lsb == pytest.approx(FULL_LSB, rel=1e-4)
    assert measurements.read_figures(file).pocket is None


def test_each_part_of_the_file_may_be_missing(tmp_path):
    file = tmp_path / "measured.toml"
    file.write_text(format_bench(left_out=("floor_lsb",)))
    assert measurements.read_figures(file).full_lsb is None and measurements.read_figures(file).inks
    file.write_text(format_bench(left_out=("direct_lsb",)))
    assert measurements.read_figures(file).full_lsb and measurements.read_figures(file).direct is None
    file.write_text("")
    assert measurements.read_figures(file) == measurements.Measurements()


@pytest.mark.parametrize("line", ["white_lsb = [20, 388, 594, 1960]", "direct_lsb = [2, 4, 6]", "direct_lsb = 7"])
def test_impossible_figures_are_refused(tmp_path, line):
    file = tmp_path / "measured.toml"
    file.write_text(format_bench(left_out=(line.split(" ")[0],)).replace("[inks]", f"{line}\n[inks]"))
    with pytest.raises(ValueError, match=r"measured.toml: (white|direct)_lsb"):
        measurements.read_figures(file)


@pytest.mark.skipif(measurements.PATH.exists(), reason="a bench has been measured")
def test_the_calculation_takes_measured_figures_in_place_of_estimates(tmp_path):
    file = tmp_path / "measured.toml"
    file.write_text(format_bench())
    program = (
        "import json, sys; from pathlib import Path; from hardware.calc import measurements\n"
        "measurements.use_file(Path(sys.argv[1]))\n"
        "from hardware.calc import slot, stray_light, surfaces\n"
        "from hardware.calc.model_constants import format_model_source\n"
        "lilac = surfaces.list_reflectances()['lilac']\n"
        "direct, sheet = stray_light.compute_direct_shares(), stray_light.compute_sheet_shares()\n"
        "floor, infrared_lsb = stray_light.compute_floor_shares(), slot.compute_lit_lsb()[3]\n"
        "print(json.dumps([direct, sheet, floor, infrared_lsb, lilac]))\n"
        "print(format_model_source())"
    )
    result = subprocess.run(
        [sys.executable, "-c", program, str(file)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    first, model = result.stdout.split("\n", 1)
    direct, sheet, floor, infrared_lsb, lilac = json.loads(first)
    assert direct == pytest.approx(DIRECT, rel=1e-4) and sheet == pytest.approx(SHEET, rel=1e-4)
    liners = [liner.compute_liner_share(color) + liner.compute_foot_share(color) for color in LIGHTS]
    assert floor == pytest.approx([0.1 + share for share in liners], rel=1e-4)
    assert lilac == pytest.approx(INKS["lilac"], rel=1e-4)
    full = slot.compute_lit_lsb()
    measured_ratio = 2000 / full[3] / (sum(lsb / full[color] for color, lsb in enumerate((200, 400, 600))) / 3)
    assert infrared_lsb == pytest.approx(full[3] * measured_ratio, rel=1e-4)
    assert "DIRECT = (0.0100, 0.0100, 0.0100, 0.0300)" in model and "NOISE_LSB = 2.5" in model


def test_the_report_takes_a_file_and_refuses_requirements_that_it_breaks(tmp_path):
    file = tmp_path / "measured.toml"
    direct = "direct_lsb = [21, 43, 65, 259]"
    file.write_text(format_bench(left_out=("direct_lsb",)).replace("[inks]", f"{direct}\n[inks]"))
    result = subprocess.run(
        [sys.executable, "-m", "hardware.calc", "--measured", str(file)], cwd=ROOT, capture_output=True, text=True
    )
    assert result.returncode == 1
    line = next(line for line in result.stdout.splitlines() if line.startswith("direct light past the fins"))
    assert "DOES NOT HOLD" in line


def test_the_rooms_light_beside_a_die_and_its_liner_is_within_the_allowance(monkeypatch):
    """The optical model allows for the room's light that enters around a die and through its slot's white liner."""
    assert 0 < stray_light.compute_room_by_gap() < stray_light.compute_room_by_liner()
    assert stray_light.compute_room_by_gap() + stray_light.compute_room_by_liner() < parts.ROOM_UNDER_DIE
    room_share = stray_light.compute_room_by_liner()
    monkeypatch.setattr(layout, "SHAFT", layout.SHAFT + 4.0)
    assert stray_light.compute_room_by_liner() > room_share
