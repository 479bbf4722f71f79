"""The printed extras: the checks find a wrong size, and racks and boxes hold the largest hand of dominoes."""

import importlib

import pytest

from hardware.extras import sizes
from hardware.products import BUILD, PRODUCTS
from hardware.stickers.pdf_reader import read_pdf
from hardware.stickers.sizes import PAPERS
from tray24 import games
from tray24.match import selfplay
from tray24.match.chance import Chance
from tray24.match.dicesets import SETS

MATCHES = 120


def test_there_are_blanks_for_the_dice_of_all_sets_and_for_the_calibration():
    assert sizes.DICE_OF_SETS == {"classic24": 24, "center24": 24, "line11": 11}
    assert sizes.DICE == sizes.EXTRAS[0][0] == 24 + 24 + 11 + 1


def test_there_is_paper_for_all_sheets():
    def count_pages(*names):
        return max(sum(len(read_pdf(BUILD / f"{name}-{paper}.pdf").pages) for name in names) for paper in PAPERS)

    listed_counts = {name.partition(",")[0]: count for count, name, _ in sizes.EXTRAS}
    assert listed_counts["Sheet of plain white"] == count_pages(*(f"stickers/{name}" for name in (*SETS, "dominoes")))
    cards = {path.name.rsplit("-", 1)[0] for path in (BUILD / "cards").glob("*.pdf")}
    assert listed_counts["Sheet of heavy paper"] == count_pages("stickers/scores", *(f"cards/{name}" for name in cards))


def test_a_rack_holds_the_largest_hand():
    largest_hand = 0

    def measure_hands(_line):
        nonlocal largest_hand
        largest_hand = max(largest_hand, *(len(hand) for hand in game.hands))

    for seed in range(MATCHES):
        seats = 2 + seed % 5
        game = games.create_game("dominoes", seats, {"target": 100})
        names = ["sharp" if (seed + seat) % 3 else "random" for seat in range(seats)]
        selfplay.play_match(game, names, Chance(seed), Chance(seed + 1), b"", measure_hands)
    assert 10 <= largest_hand <= sizes.LARGEST_HAND


def test_the_extras_are_sound_and_a_wrong_size_is_found(monkeypatch):
    pytest.importorskip("cadquery", reason="cadquery is not installed: the extras cannot be made")
    checks = importlib.import_module("hardware.extras.checks")

    assert checks.check_extras() == []
    for name, value, text in (
        ("DIE_ROUND", 2.6, "sticker stands"),
        ("DIE_ROUND", 0.9, "in its pocket"),
        ("DIE_CHAMFER", 0.8, "in its pocket"),
        ("DIE_CHAMFER", 1.2, "flat of a printed die"),
        ("CHAMFER", 1.2, "larger than its core"),
        ("RACK_ROWS", 2, "hands have up to"),
        ("RACK_TILES", 10, "hands have up to"),
        ("RACK_STEP", 21.0, "the others see it"),
        ("RACK_BASE", 20.0, "falls over"),
        ("CUP_HIGH", 40.0, "cannot be shaken"),
        ("CUP_INSIDE", (70.0, 80.0), "does not reach"),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(sizes, name, value)
            if name == "RACK_ROWS":
                patch.setattr(sizes, "RACK_TILES", value * sizes.RACK_COLUMNS)
            findings = checks.check_stickers() + checks.check_rack() + checks.check_cup()
            assert any(text in line for line in findings), (name, findings)


def test_the_files_of_the_extras_are_the_same_every_time(tmp_path):
    pytest.importorskip("cadquery", reason="cadquery is not installed: the extras cannot be made")
    make = importlib.import_module("hardware.extras.make").make

    first, second = make(tmp_path / "1"), make(tmp_path / "2")
    assert [path.read_bytes() for path in first] == [path.read_bytes() for path in second]
    assert {path.stem for path in first if path.suffix == ".stl"} == set(sizes.PRINTED)
    assert any(product.name == "extras" for product in PRODUCTS)
