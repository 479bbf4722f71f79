"""The PDFs of stickers have every face of every die once, drawn as on the simulator's page, at true scale."""

import shutil
from pathlib import Path

import pytest

from hardware.stickers.art import get_body, get_kind, read_art
from hardware.stickers.checks import check_drawn_face, check_sheets, list_faces
from hardware.stickers.pdf_reader import read_pdf
from hardware.stickers.sizes import STICKER_MM
from hardware.stickers.svg_paths import flatten, parse_path
from tray24.match.dicesets import SETS

BUILT = Path(__file__).resolve().parents[2] / "hardware/build/stickers"


def test_every_face_of_every_die_and_tile_is_printed_once_at_true_scale():
    assert check_sheets(BUILT) == []


@pytest.mark.parametrize("name", SETS)
def test_opposite_sides_lie_in_pairs_of_one_color(name):
    faces = [piece for piece in read_pdf(BUILT / f"{name}-a4.pdf").painted if piece.tag == "Tray24Face"]
    for one, other in zip(faces[::2], faces[1::2], strict=True):
        assert one.about["Die"] == other.about["Die"]
        assert one.about["Side"] + other.about["Side"] == 5
        assert one.fill == other.fill and one.box[1] == other.box[1]


def test_a_face_that_is_another_one_is_found_by_its_glyph_and_by_its_color():
    faces = [piece for piece in read_pdf(BUILT / "line11-a4.pdf").painted if piece.tag == "Tray24Face"]
    green_one = next(piece for piece in faces if piece.about["Face"] == "g1")
    assert check_drawn_face(green_one, "g1", STICKER_MM) == ""
    assert "glyph" in check_drawn_face(green_one, "g5", STICKER_MM)
    assert "not" in check_drawn_face(green_one, "b1", STICKER_MM)
    assert "mm high" in check_drawn_face(green_one, "g1", STICKER_MM + 0.1)


def test_missing_and_foreign_sheets_are_found(tmp_path):
    shutil.copy(BUILT / "center24-letter.pdf", tmp_path / "classic24-letter.pdf")
    findings = check_sheets(tmp_path)
    assert "scores-a4.pdf is missing: make the stickers" in findings
    assert any(text.startswith("classic24-letter.pdf: die ") and "glyph" in text for text in findings)


def test_the_page_has_a_drawing_for_every_face():
    art = read_art()
    for name in (*SETS, "dominoes"):
        for face in list_faces(name).values():
            assert get_body(face) in art.bodies and get_kind(face) in art.glyphs


def test_colors_differ_in_pip_and_hatch():
    art = read_art()
    assert len({str(art.pips[color]) for color in "rygb"}) == 4
    assert len({(str(art.hatches[color].lines), art.hatches[color].turn_degrees) for color in "rygb"}) == 4


def test_half_circles_become_curves_round_their_middle():
    for x, y in flatten(parse_path("M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0z"))[0]:
        assert x * x + y * y == pytest.approx(9, rel=0.001)


def test_a_path_command_that_no_drawing_has_is_refused():
    with pytest.raises(ValueError, match="'Q'"):
        parse_path("M0 0Q1 1 2 2")
