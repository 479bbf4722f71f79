"""A hint on the display has a reason in a few words: the part of *sharp*'s evaluation that decides."""

import importlib
import re

import pytest
from ui_script import Script

from host_tools.checkout import FIRMWARE
from tray24 import games
from tray24.match.bots.bots import choose_move, run_to_end
from tray24.match.bots.reasons import explain_move
from tray24.match.chance import Chance
from tray24.match.dicesets import get_sides
from tray24.rules.notation import parse_line

CENTER = {"turn": 0, "phase": "move", "center": "r5"}
BASIC = {"turn": 0, "phase": "move", "tray": {"0": "r5"}}
DOMINOES = {"turn": 0, "phase": "move", "arms": [{"end": "r7"}], "doublets": ["y8/y8"]}
OTHERS = [["b1/b3", "b6/b7"], ["y7/y7", "g4/g4"]]
WILD_PUT = {"phase": "color", "tray": {"0": "r5", "1": "W"}, "last": 1}
YACHT = {"turn": 0, "dice": ["r7", "b7", "y2", "W", "gS"], "rolls_left": 0}


def find_reason(name, position, line, best_move=False):
    """Return the key of the reason for a move in a position.

    If the move is the `best_move`, check that the bot *sharp* chooses it.
    """
    game = games.load_game(name, len(position.get("hands") or position.get("racks") or [0]), {}, position)
    move = parse_line(game, line)
    assert not best_move or run_to_end(choose_move(game, "sharp", Chance(3), get_sides(game))) == move
    key, seat = run_to_end(explain_move(game, get_sides(game), move))
    assert isinstance(seat, tuple) or seat >= 0 or key not in ("why_less", "why_match")  # their words name a seat
    return key


@pytest.mark.parametrize(
    ("hands", "line", "key"),
    [
        ([["r1", "W", "b2"], ["y3", "g4"]], "0 play r1", "why_wild"),
        ([["r1", "y5", "b2", "g3"], ["r3", "r4"]], "0 reroll", "why_roll"),
        ([["r1"], ["y3", "g4"]], "0 play r1", "why_out"),
        ([["r1", "rS"], ["y3", "g4"]], "0 play rS", "why_again"),
        ([["r1", "rD2", "b2"], ["y3", "g4"], ["y6", "g6"]], "0 play rD2", "why_costs"),
        ([["r1", "W", "b2"], ["y3", "g4"]], "0 play W", ""),  # not the best
    ],
)
def test_the_reason_is_the_part_that_decides(hands, line, key):
    assert find_reason("center", {**CENTER, "hands": hands}, line) == key


@pytest.mark.parametrize(
    ("position", "hand", "line", "key"),
    [
        (BASIC, ["r5", "b2"], "0 play r5 1", "why_same"),
        (BASIC, ["r1", "W", "b2"], "0 play r1 1", "why_wild"),
        (BASIC, ["r1", "rS", "b2"], "0 play rS 1", "why_again"),
        (BASIC, ["r1", "rD2", "b2"], "0 play rD2 1", "why_again"),
        (BASIC, ["r1"], "0 play r1 1", "why_out"),
        (BASIC, ["y2", "b2"], "0 draw", "why_none"),
        (BASIC, ["r1", "r2", "b2", "g2"], "0 play r2 1", "why_less"),
        (BASIC | {"phase": "choose"}, ["r1", "r2", "r4"], "0 roll", "why_roll"),
        (BASIC | {"phase": "choose"}, ["b2", "y1"], "0 roll", "why_none"),
        (BASIC | {"phase": "choose"}, ["r5"], "0 keep", "why_keep"),
        (BASIC | WILD_PUT, ["b2", "b3", "g1"], "0 color r", "why_less"),
    ],
)
def test_basic_says_what_decides(position, hand, line, key):
    assert find_reason("basic", {**position, "hands": [hand, ["y3", "g4", "g5"]]}, line, best_move=True) == key


@pytest.mark.parametrize(
    ("rack", "line", "key"),
    [
        (["r1/gR", "r5/r7", "g5/b2"], "0 play r5/r7 r7 0", "why_fit"),
        (["r1/gR", "g5/b2"], "0 play r1/gR r1 0", "why_only"),
        (["g5/b2"], "0 draw", "why_none"),
        (["r1/gR", "g8/WD4"], "0 play r1/gR r1 0", "why_risk"),
        (["r1/gR"], "0 play r1/gR r1 0", "why_out"),
    ],
)
def test_dominoes_says_what_decides(rack, line, key):
    assert find_reason("dominoes", {**DOMINOES, "racks": [rack, *OTHERS]}, line, best_move=True) == key


@pytest.mark.parametrize(("line", "key"), [("1 challenge", "why_bluff"), ("1 accept", "why_legal")])
def test_an_answer_to_a_wild_four_says_how_likely_a_bluff_is(line, key):
    game = games.load_game("dominoes", 3, {}, {**DOMINOES, "racks": [["g8/WD4", "b2/b7"], *OTHERS]})
    game.play(parse_line(game, "0 play g8/WD4 WD4 0"))
    assert run_to_end(explain_move(game, get_sides(game), parse_line(game, line))) == (key, -1)


@pytest.mark.parametrize(("line", "key"), [("0 score three", "why_now"), ("0 zero red", "why_now")])
def test_yacht_weighs_the_points_of_a_box_against_those_later(line, key):
    assert find_reason("yacht", YACHT, line) == key


def start_hinted():
    """Return a `Script` (the tray's user interface) that shows the best move, r1, and the reason for it."""
    script = Script().finish_power_on().enable_hints()
    script.start_match("", "", game="center", position={**CENTER, "hands": [["r1", "W", "b2"], ["y3", "g4"]]})
    return script.wait(5000)


def test_the_hint_says_its_reason_on_the_display():
    script = start_hinted()
    assert "Best: red 1: keeps your wild." in script.ui.format_text()
    assert script.is_shown("keeps your wild")


@pytest.mark.parametrize(("line", "is_told"), [("0 play W", True), ("0 play r1", False)])
def test_what_a_move_gave_away_is_shown_unless_it_was_the_best(line, is_told):
    assert ("Gave away " in start_hinted().enter_line(line).ui.format_text()) == is_told


def test_every_reason_is_given_and_has_words():
    sources = [*FIRMWARE.glob("tray24/games/*/bot.py"), *FIRMWARE.glob("tray24/games/*/aims.py")]
    sources += [*FIRMWARE.glob("tray24/match/bots/*.py")]
    reason_keys = {key for path in sources for key in re.findall(r'"(why_\w+)"', path.read_text())}
    modules = importlib.import_module("tray24.languages.en.match"), games.get_part("yacht", "words")
    assert reason_keys == {line.split("=")[0] for module in modules for line in module.TEXT if line.startswith("why_")}
