"""The calculated luminance of a slot: it is right in simple cases, and guide and picture have its numbers."""

import re
from math import pi
from operator import mul
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="numpy is not installed: ./tray24 test --whole installs it")
import numpy as np

from hardware.calc import luminance, optics, parts, scattering
from hardware.calc.voxels import VoxelGrid, fill_mesh
from hardware.case import layout
from hardware.plates import stl
from tray24.ui.menus.settings import get_setting
from tray24.ui.toolkit.lights import GAMMA, HUES, WARM

HARDWARE = Path(__file__).resolve().parents[2] / "hardware"
BUILT = HARDWARE / "build"
README = (HARDWARE / "README.md").read_text(encoding="utf-8")
WHITE = 0.8
PLACE_MM = 11.0  # of a white ceiling above the board
HIGH_MM = PLACE_MM - parts.LED_HIGH_MM


def make_slab(per_mm, top_mm):
    """Return a scene that contains only a white ceiling over the board.

    The ceiling ends at the height `top_mm`; in it light is scattered or absorbed `per_mm` times a millimeter.
    """
    cells = np.zeros(luminance.GRID.shape, dtype=np.uint8)
    height = luminance.GRID.compute_cell_centers(2)
    cells[:, :, (height > PLACE_MM) & (height < top_mm)] = luminance.LINER
    share = scattering.compute_scattering_share(WHITE)
    return scattering.VoxelScene(luminance.GRID, cells, np.array((0.0, per_mm)), np.array((0.0, share)))


def measure_luminance(scene, at_mm, from_below):
    """Return the luminance above the LED, seen at the height `at_mm` from below or from above.

    It is relative to a white Lambert surface that gets all light of the LED.
    """
    rng = np.random.default_rng(2)
    count = 8000
    origin = (*luminance.LED_AT[:2], at_mm)
    cosines, angles = np.sqrt(rng.random(count)), rng.uniform(0, 2 * pi, count)
    sines = np.sqrt(1 - cosines**2)
    directions = np.column_stack((sines * np.cos(angles), sines * np.sin(angles), cosines if from_below else -cosines))
    origins, source = np.tile(origin, (count, 1)), luminance.compute_illuminance_from_below
    luminance_found = (
        scattering.trace_luminance(scene, origins, directions, rng, source, luminance.mirror_in_sheet) / count
    )
    lux = 1e6 / HIGH_MM**2 * (1 - optics.compute_fresnel(1)) ** 2
    return luminance_found / (lux / pi)


def test_a_thick_white_ceiling_is_as_bright_as_lambert_says():
    assert measure_luminance(make_slab(20.0, 20.0), PLACE_MM, True) == pytest.approx(WHITE, rel=0.1)


@pytest.mark.parametrize(
    ("liner", "min_share", "max_share"), [("opaque", 0.05, 0.15), ("typical", 0.2, parts.RING_PASSES)]
)
def test_a_ring_passes_what_is_said_of_its_filament(liner, min_share, max_share):
    per_mm, _ = luminance.LINERS[liner]
    top_mm = PLACE_MM + 1.4
    # Light spreads within the wall: the share is of a place that is lit as all its surroundings are.
    assert min_share < measure_luminance(make_slab(per_mm, top_mm), top_mm, False) < max_share


def test_a_mesh_fills_the_cells_inside_it():
    solid = stl.read_stl(BUILT / "case" / "liner.stl")
    corners = solid.vertices[solid.triangles]
    first, second, third = (corners[:, number] for number in range(3))
    exact = abs((first * np.cross(second, third)).sum()) / 6
    grid = VoxelGrid((-12.0, -12.0, -1.0), 0.1, (240, 240, 140))
    assert fill_mesh(corners, grid).sum() * grid.step**3 == pytest.approx(exact, rel=0.01)


def test_open_slots_glow_in_the_picture_as_calculated():
    """The picture of the case shows a legal slot as bright as calculated for its color at the default brightness."""
    pytest.importorskip("cadquery", reason="cadquery is not installed: pictures cannot be drawn")
    from hardware.case.rendering import GLOW

    drive = [GAMMA[HUES[3 * WARM + color] // 2] / GAMMA[255] * luminance.DEFAULT_BRIGHTNESS for color in range(3)]
    luminance_lit = sum(map(mul, drive, luminance.compute_luminance(luminance.TYPICAL, luminance.POCKET, False)))
    assert pytest.approx(luminance_lit / (luminance_lit + parts.PAPER_CD_M2), abs=0.05) == GLOW


def test_the_default_brightness_is_the_firmwares():
    assert get_setting("brightness").default / 100 == luminance.DEFAULT_BRIGHTNESS


def test_the_readme_has_the_calculated_luminances():
    rows = re.findall(r"^\| (bead|liner) \| (.+) \| (\S+) \| (\S+) \| (\S+) \|$", README, re.MULTILINE)
    assert [row[:2] for row in rows] == [
        (seen_part, liner) for seen_part in ("bead", "liner") for liner in luminance.LINERS
    ]
    for seen_part, liner, *figures in rows:
        calculated = luminance.compute_luminance(liner, seen_part, seen_part == luminance.BEAD)
        assert [float(figure) for figure in figures] == pytest.approx(calculated, rel=0.1)
    assert f"300 lx has {parts.PAPER_CD_M2:g} cd/m2" in README and f"at least {parts.SEEN_CD_M2:g} cd/m2" in README
    assert f"default brightness of {luminance.DEFAULT_BRIGHTNESS * 100:.0f} %" in README


def test_the_rods_end_has_the_light_that_its_foot_takes_in():
    """The light at the end of a light guide is what enters its foot: a disc of radius r at a distance d from the LED.

    From a Lambert source the disc gets the share r² / (r² + d²).
    """
    radius = layout.ROD[0] / 2
    distance = layout.BAFFLE_HIGH - parts.LED_HIGH_MM + layout.SHEET_THICK / parts.ACRYLIC_N
    caught_lm = pi * radius**2 / (radius**2 + distance**2)
    passed_share = (1 - parts.FRESNEL) ** 4
    assert luminance.compute_rod_end_lx() == pytest.approx(caught_lm * passed_share / (pi * radius**2 * 1e-6), rel=0.01)


def test_a_bead_is_dimmed_by_its_skin_as_a_wall_of_that_filament():
    luminance_per_candela = luminance.compute_luminance_per_candela(luminance.OPAQUE, luminance.BEAD, False)
    assert 0 < luminance_per_candela < luminance.compute_rod_end_lx() / pi * WHITE, (
        "no skin sends out more than comes to it"
    )
    assert luminance.compute_luminance_per_candela(luminance.OPAQUE, luminance.BEAD, True) == pytest.approx(
        luminance_per_candela, rel=0.15
    )
