"""The tray reads its own dice: the light of drawn faces at a slot's sensor is classified by the firmware."""

import re
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="numpy is not installed: the faces cannot be weighed")
pytest.importorskip("pypdfium2", reason="pypdfium2 is not installed: the sheets cannot be rendered")
pytest.importorskip("reportlab", reason="reportlab is not installed: the sheets cannot be made")

from hardware.calc import kernel
from hardware.reading import gamut, sensor_view
from hardware.reading.printing import PrintProcess, compute_reflected_light, make_white_die
from hardware.reading.rendering import render_faces, render_whites, srgb_to_linear
from hardware.reading.trays import Die, calibrate_tray, read_levels, read_placed
from hardware.stickers.art import read_art
from hardware.stickers.sheets import write_dice_sheet
from hardware.stickers.sizes import WHITES_A_PAGE
from simulator.terminal_dice import STYLES

np = pytest.importorskip("numpy")
MIN_CONTRAST = 4.5
PLAIN = PrintProcess("as printed")
# Bodies with white marks, as they were before: a mark of another color is in the sensor's view.
OLD_BODIES = {"r": "#bf2f29", "y": "#e3b020", "g": "#1f7a4e", "b": "#2557b4"}


@pytest.fixture(scope="module")
def sheet(tmp_path_factory) -> Path:
    path = tmp_path_factory.mktemp("sheets") / "line11-a4.pdf"
    write_dice_sheet(path, "line11", "a4")
    return path


@pytest.fixture(scope="module")
def cells_of_faces(sheet):
    return {face.name: face.cells for face in render_faces(sheet)}


@pytest.fixture(scope="module")
def calibration():
    return calibrate_tray(
        3, sensor_view.make_surface(sensor_view.compute_shares(make_white_die(PLAIN), sensor_view.STRAIGHT, 0))
    )


def color_to_light(color):
    return srgb_to_linear(np.array([int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]))


def make_dice(cells_of, way=PLAIN, place=sensor_view.STRAIGHT):
    return [
        Die(
            name,
            sensor_view.make_surface(
                sensor_view.compute_shares(compute_reflected_light(cells, name, way), place, quarter)
            ),
        )
        for name, cells in cells_of.items()
        for quarter in sensor_view.QUARTERS
    ]


def test_every_face_is_recognized_in_every_rotation(cells_of_faces, calibration):
    tally = read_levels(3, calibration, make_dice(cells_of_faces))
    assert (tally.right, tally.unknown, tally.other) == (4 * len(cells_of_faces), 0, 0)


def test_placed_dice_are_recognized_in_the_time_of_the_device(cells_of_faces, calibration):
    tally = read_placed(3, calibration, make_dice(cells_of_faces), loads=2)
    assert (tally.right, tally.total) == (48, 48)


def test_white_marks_on_dark_bodies_would_not_be_recognized(cells_of_faces, calibration):
    art = read_art()
    cells_of_old_faces = {}
    for name, cells in cells_of_faces.items():
        body = name[0]
        if body in OLD_BODIES:
            new_light, ink_light = color_to_light(art.printed[body]), color_to_light(art.inks[body])
            mark = np.clip((new_light.sum() - cells.sum(axis=2)) / (new_light.sum() - ink_light.sum()), 0, 1)[..., None]
            cells_of_old_faces[name] = color_to_light(OLD_BODIES[body]) * (1 - mark) + color_to_light("#fffaf0") * mark
    tally = read_levels(3, calibration, make_dice(cells_of_old_faces))
    assert tally.right < tally.total / 4 and tally.other


def test_offset_inks_make_green_unknown_until_the_tray_learns_it(cells_of_faces):
    """Of 28 green faces printed with offset inks the tray recognizes one before it has learned them, and then all.

    `hardware/calc/README.md` states these numbers.
    """
    art, dice_of_bodies = read_art(), {}
    for body in "rygb":
        meant_light = color_to_light(art.printed[body])
        print_process = PrintProcess(
            "offset", inks=tuple(gamut.find_closest_printable(meant_light) / np.maximum(meant_light, 1e-3))
        )
        dice_of_bodies[body] = make_dice(
            {name: cells for name, cells in cells_of_faces.items() if name[0] == body}, print_process
        )
    paper = sensor_view.make_surface(sensor_view.compute_shares(make_white_die(PLAIN), sensor_view.STRAIGHT, 0))
    counts_of_unknown = []
    for learned_surfaces in ((), tuple(dice[0].surface for dice in dice_of_bodies.values())):
        calibration = calibrate_tray(3, paper, learned_surfaces)
        tallies = [read_levels(3, calibration, dice) for dice in dice_of_bodies.values()]
        assert not any(tally.other for tally in tallies)
        counts_of_unknown.append([tally.unknown for tally in tallies])
    assert (counts_of_unknown, tallies[2].total) == ([[0, 0, 27, 0], [0, 0, 0, 0]], 28)


def test_the_white_stickers_are_bare_paper_and_a_wild_is_darker(sheet, cells_of_faces):
    white_cells = render_whites(sheet)
    assert len(white_cells) == WHITES_A_PAGE and all(cells.min() == 1 for cells in white_cells)
    white_shares = sensor_view.compute_shares(make_white_die(PLAIN), sensor_view.STRAIGHT, 0)
    wild_shares = sensor_view.compute_shares(
        compute_reflected_light(cells_of_faces["W"], "W", PLAIN), sensor_view.STRAIGHT, 0
    )
    assert (wild_shares < 0.9 * white_shares).all()


@pytest.mark.parametrize("quarter", sensor_view.QUARTERS)
def test_the_weights_are_those_of_the_calculation(quarter):
    place = sensor_view.DiePlace(right_mm=0.5, front_mm=-0.2, turned_deg=3.0)
    for color in (0, 3):
        expected = np.array(kernel.compute_weights(color, 64, (0.5, -0.2), 3.0 + 90 * quarter))
        assert np.allclose(sensor_view.compute_weights(place, quarter)[color], expected)


@pytest.mark.parametrize("body", "rygbkn")
def test_marks_stand_out_from_their_bodies(body):
    luminance = sorted(
        float(color_to_light(color) @ (0.2126, 0.7152, 0.0722))
        for color in (read_art().printed[body], read_art().inks[body])
    )
    assert (luminance[1] + 0.05) / (luminance[0] + 0.05) >= MIN_CONTRAST


def test_a_terminal_has_the_colors_of_the_dice():
    art = read_art()
    for color in "rygb":
        assert re.findall(r"#\w{6}", STYLES[color]) == [art.inks[color], art.printed[color]]
