"""The search for colors of printed dice calculates the same light as the sheets to print and the firmware."""

import re
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="numpy is not installed: nothing can be searched")
pytest.importorskip("pypdfium2", reason="pypdfium2 is not installed: the faces cannot be rendered")
pytest.importorskip("reportlab", reason="reportlab is not installed: the faces cannot be drawn")

from hardware.calc import decisions, slot, solder_mask
from hardware.calc.decisions import DATASHEET
from hardware.reading import gamut, marks, search, sensor_view, vision
from hardware.reading.conditions import HELD_OUT, SEEN
from hardware.reading.margins import BODIES, compute_margins, compute_returned_light, compute_samples
from hardware.reading.palette import MIN_APART, MIN_CONTRAST, compute_figures, read_palette
from hardware.reading.printing import compute_reflected_light, make_white_die
from hardware.reading.rendering import hex_to_srgb, render_faces, srgb_to_linear
from hardware.reading.trays import calibrate_tray
from hardware.stickers.sheets import write_dice_sheet
from simulator.tray.files import MemoryFiles
from simulator.tray.optics import NEIGHBORS, Optics
from simulator.tray.sensors import VirtualSensors
from tray24.ports import FRAME_BYTES
from tray24.sense.colors import classify
from tray24.sense.events import COVERED
from tray24.sense.probe import ColorProbe
from tray24.sense.reference import BLUE, FILE, GREEN, RED, SLOTS, Reference

np = pytest.importorskip("numpy")
INK = hex_to_srgb("#1d1604")
STRAIGHT, SHIFTED = SEEN[0], SEEN[-1]


def compute_light(body, color, condition):
    """Return the light that each face of a die returns, in permille of a white die's.

    `body` is the class of the die's color (r, y, g or b), `color` the printed color such as #c01e14. `condition` says
    how the die is printed and where it lies.
    """
    return (
        1000
        * compute_returned_light(body, srgb_to_linear(marks.mix_levels(hex_to_srgb(color)[None], INK)), condition)[0]
    )


@pytest.fixture(scope="module")
def sheet(tmp_path_factory):
    path = tmp_path_factory.mktemp("sheets") / "line11-a4.pdf"
    write_dice_sheet(path, "line11", "a4")
    return {face.name: face.cells for face in render_faces(path)}


@pytest.mark.parametrize("condition", (STRAIGHT, SEEN[1], SHIFTED), ids=lambda condition: condition.name)
@pytest.mark.parametrize("body", BODIES)
def test_the_light_of_faces_is_that_of_the_sheets(sheet, body, condition):
    white_shares = sensor_view.compute_shares(make_white_die(condition.print), sensor_view.STRAIGHT, 0)
    light_of_faces = compute_light(body, read_palette().bodies[BODIES.index(body)], condition)
    for number, name in enumerate(marks.list_faces(body)):
        if name in sheet:
            cells = compute_reflected_light(sheet[name], name, condition.print)
            for quarter in sensor_view.QUARTERS:
                shares = sensor_view.compute_shares(cells, condition.place, quarter)
                light = [
                    1000
                    * solder_mask.reflectance_to_returned(shares[at], at)
                    / solder_mask.reflectance_to_returned(white_shares[at], at)
                    for at in range(marks.LIGHTS)
                ]
                assert light_of_faces[4 * number + quarter] == pytest.approx(light, abs=10)


@pytest.mark.parametrize("condition", SEEN, ids=lambda condition: condition.name)
@pytest.mark.parametrize(
    ("body", "color"),
    [("r", "#ff491c"), ("r", "#c03020"), ("r", "#ff9a30"), ("y", "#ffe134"), ("y", "#c8ff40"), ("y", "#ffa030")]
    + [("g", "#2cd97a"), ("g", "#30a060"), ("g", "#90d060"), ("b", "#147bfc"), ("b", "#6090ff"), ("b", "#2050c0")],
)
def test_a_margin_is_positive_when_the_firmware_recognizes_every_face(body, color, condition):
    margin = compute_margins(body, hex_to_srgb(color)[None], INK, (condition,))[0]
    both_levels = [levels for levels, _ in compute_samples(compute_light(body, color, condition) / 1000, condition)]
    classes = {classify(*map(int, 1000 * levels)) for levels in np.concatenate(both_levels)}
    if abs(margin) > 0.1:  # levels are cut to permille
        assert (classes == {BODIES.index(body) + 1}) == (margin > 0)


def test_levels_beside_lit_neighbors_are_those_of_a_tray():
    die = make_white_die(STRAIGHT.print)
    die[8:-8, 8:-8, :3] *= (0.9, 0.3, 0.1)
    die_shares, white_shares = (
        sensor_view.compute_shares(cells, sensor_view.STRAIGHT, 0) for cells in (die, make_white_die(STRAIGHT.print))
    )
    light_alone = np.array(
        [
            solder_mask.reflectance_to_returned(die_shares[at], at)
            / solder_mask.reflectance_to_returned(white_shares[at], at)
            for at in range(marks.LIGHTS)
        ]
    )
    (_, _), (lit_light, sigma) = compute_samples(light_alone[None, None], STRAIGHT)
    measured = np.array(
        [
            measure_shares(seed, sensor_view.make_surface(die_shares), sensor_view.make_surface(white_shares))
            for seed in range(2)
        ]
    )
    mean = measured.mean(axis=(0, 1)) / 1000
    assert mean == pytest.approx(lit_light[0, 0], rel=0.03)
    assert np.all(measured.std(axis=(0, 1)) / 1000 < 1.3 * sigma[0, 0])


def measure_shares(seed, surface, white_surface):
    """Return the red, green and blue light of a surface, in permille of the white die's, for some slots of a tray.

    These are the slots with four neighbors. `seed` determines the tray's parts, `white_surface` is that of the white
    die of the calibration.
    """
    optics, now_ms = Optics(seed), [0]
    sensors = VirtualSensors(optics, lambda: now_ms[0] * 1000, lambda: bytes(FRAME_BYTES))
    probe, reference = ColorProbe(sensors), Reference()
    reference.load(MemoryFiles({FILE: calibrate_tray(seed, white_surface)}))
    for slot_number in range(SLOTS):
        optics.surfaces[slot_number] = surface
        probe.request(slot_number)
    while probe.running:
        probe.step()
        now_ms[0] += 4
    inner = [number for number in range(SLOTS) if len(NEIGHBORS[number]) == 4]
    return [
        [reference.compute_share(light, at, probe.get_level(light, at)) for light in (RED, GREEN, BLUE)] for at in inner
    ]


def test_a_margin_is_the_distance_to_the_limit_in_the_levels_of_the_weakest_slot():
    # Red dice that reflect only red are bound by the least light alone.
    margin = compute_margins("r", hex_to_srgb("#ff0000")[None], INK, (STRAIGHT,))[0]
    weakest = compute_light("r", "#ff0000", STRAIGHT)[:, 0].min()
    white_lsb = (
        slot.compute_lit_lsb()[0] * slot.compute_die_shares("paper")[0] * decisions.TRAY.sensor * decisions.TRAY.leds
    )
    assert margin == pytest.approx((weakest - 445) / 1000 * white_lsb / decisions.compute_color_noise_lsb(), rel=0.02)


def test_the_search_sees_no_condition_that_is_held_out():
    assert compute_margins.__defaults__ == (SEEN,)
    assert not set(SEEN) & set(HELD_OUT)


def test_contrast_and_distance_of_black_and_white():
    black, paper = np.zeros(3), np.ones(3)
    assert vision.compute_contrast(black, paper) == pytest.approx(21)
    for name in vision.VISIONS:
        assert vision.compute_distance(black, paper, name) == pytest.approx(100, abs=0.1)


@pytest.mark.parametrize(
    ("name", "one", "other"),
    [
        ("protanopia", "#a05000", "#606000"),
        ("deuteranopia", "#d0502c", "#86802c"),
        ("tritanopia", "#2a7fd4", "#2a8c8c"),
    ],
)
def test_color_blind_eyes_confuse_what_others_distinguish(name, one, other):
    pair = srgb_to_linear(hex_to_srgb(one)), srgb_to_linear(hex_to_srgb(other))
    assert vision.compute_distance(*pair, name) < 0.4 * vision.compute_distance(*pair, "normal")


def test_solid_inks_are_printable_and_light_of_lasers_is_not():
    assert (
        gamut.measure_printable_distance(
            srgb_to_linear(np.array([hex_to_srgb("#009fe3"), hex_to_srgb("#ffed00"), hex_to_srgb("#ffffff")]))
        ).max()
        < 0.1
    )
    assert (
        gamut.measure_printable_distance(
            srgb_to_linear(np.array([hex_to_srgb("#00ff00"), hex_to_srgb("#0000ff")]))
        ).min()
        > 10
    )


def test_the_figures_of_the_colors_in_use_are_those_of_the_calculation():
    (one, other), sigma = decisions.find_closest_pair(DATASHEET, decisions.PRINTED)
    assert compute_figures(read_palette()).closest == (pytest.approx(sigma), one[0] + other[0])


def test_the_page_of_the_colors_has_the_figures():
    text = (Path(__file__).resolve().parents[2] / "hardware/reading/README.md").read_text(encoding="utf-8")
    rows = text[text.index("| bodies |") :].split("\n\n", maxsplit=1)[0].splitlines()[2:]
    for row, palette in zip(rows, (read_palette(), *search.OTHERS.values()), strict=True):
        bodies, *values = [cell.strip() for cell in row.strip("|").split("|")]
        figures = compute_figures(palette)
        expected = [
            *figures.margins,
            min(figures.contrasts),
            *(distance for distance, _ in figures.apart.values()),
            figures.closest[0],
        ]
        assert tuple(re.findall(r"#\w{6}", bodies)) == palette.bodies
        assert [float(value) for value in values] == pytest.approx(expected, abs=0.06)


def test_the_colors_in_use_keep_what_is_required():
    assert compute_figures(read_palette()).faults == []


def test_colors_that_color_blind_eyes_confuse_are_reported():
    assert [fault for fault in compute_figures(search.OTHERS["proposed"]).faults if "deuteranopia" in fault]


def test_the_check_reports_colors_that_the_search_surpasses(monkeypatch):
    monkeypatch.setattr(search, "find_best", lambda ink: read_palette())
    assert search.check_palette() == []
    monkeypatch.setattr(search, "read_palette", lambda: search.OTHERS["by hand"])
    assert len(search.check_palette()) == 1 and "sigma larger" in search.check_palette()[0]


def test_palettes_are_joined_of_colors_that_are_far_enough_apart():
    reach = np.array([[0, 0, 0], [0, 24, 0], [0, -24, 0], [24, 0, 24]])
    used_colors = [np.rint(hex_to_srgb(color) * 255).astype(int) for color in read_palette().bodies]
    candidates = {
        body: search.find_candidates(body, np.clip(color + reach, 0, 255), read_palette().ink)
        for body, color in zip(BODIES, used_colors, strict=True)
    }
    palettes = search.join_palettes(candidates)
    assert palettes
    for palette in palettes:
        light = {body: srgb_to_linear(color / 255) for body, color in palette.items()}
        assert (
            min(vision.compute_contrast(light_of_body, srgb_to_linear(INK)) for light_of_body in light.values())
            >= MIN_CONTRAST
        )
        for name, min_distance in MIN_APART.items():
            assert (
                min(vision.compute_distance(light[one], light[other], name) for one, other in search.PAIRS)
                >= min_distance
            )


def test_a_dark_ink_on_a_dark_body_is_no_option():
    assert len(search.find_candidates("b", np.array([[20, 40, 120]]), read_palette().ink).colors) == 0


def test_a_die_of_no_class_has_no_margin():
    assert classify(*map(int, compute_light("r", "#806050", STRAIGHT)[0])) == COVERED
    assert compute_margins("r", hex_to_srgb("#806050")[None], INK)[0] < 0
