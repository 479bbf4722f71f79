"""A hint has its reason: the part of sharp's evaluation that decides, in a few words on the display."""

import importlib
import re

import pytest
from ui_script import Script

from host_tools.checkout import FIRMWARE
from tray24 import games
from tray24.match.bots import answer, choose
from tray24.match.chance import Chance
from tray24.match.dicesets import sides_for
from tray24.match.thinking.reasons import reason
from tray24.rules.notation import parse_line

CENTER = {"turn": 0, "phase": "move", "center": "r5"}
BASIC = {"turn": 0, "phase": "move", "tray": {"0": "r5"}}
DOMINOES = {"turn": 0, "phase": "move", "arms": [{"end": "r7"}], "doublets": ["y8/y8"]}
OTHERS = [["b1/b3", "b6/b7"], ["y7/y7", "g4/g4"]]
WILD_PUT = {"phase": "color", "tray": {"0": "r5", "1": "W"}, "last": 1}
YACHT = {"turn": 0, "dice": ["r7", "b7", "y2", "W", "gS"], "rolls_left": 0}


def reason_of(name, given, line, best=False):
    """Return the key of the reason for a move in a position; if the move is the `best`, sharp must choose it."""
    game = games.load(name, len(given.get("hands") or given.get("racks") or [0]), {}, given)
    move = parse_line(game, line)
    assert not best or answer(choose(game, "sharp", Chance(3), sides_for(game))) == move
    key, seat = answer(reason(game, sides_for(game), move))
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
    assert reason_of("center", {**CENTER, "hands": hands}, line) == key


@pytest.mark.parametrize(
    ("given", "hand", "line", "key"),
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
def test_basic_says_what_decides(given, hand, line, key):
    assert reason_of("basic", {**given, "hands": [hand, ["y3", "g4", "g5"]]}, line, best=True) == key


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
    assert reason_of("dominoes", {**DOMINOES, "racks": [rack, *OTHERS]}, line, best=True) == key


@pytest.mark.parametrize(("line", "key"), [("1 challenge", "why_bluff"), ("1 accept", "why_legal")])
def test_an_answer_to_a_wild_four_says_how_likely_a_bluff_is(line, key):
    game = games.load("dominoes", 3, {}, {**DOMINOES, "racks": [["g8/WD4", "b2/b7"], *OTHERS]})
    game.play(parse_line(game, "0 play g8/WD4 WD4 0"))
    assert answer(reason(game, sides_for(game), parse_line(game, line))) == (key, -1)


@pytest.mark.parametrize(("line", "key"), [("0 score three", "why_now"), ("0 zero red", "why_now")])
def test_yacht_weighs_the_points_of_a_box_against_those_later(line, key):
    assert reason_of("yacht", YACHT, line) == key


def hinted():
    """Return a script whose tray shows the best move, r1, and the reason for it."""
    script = Script().powered().advised()
    script.match("", "", game="center", given={**CENTER, "hands": [["r1", "W", "b2"], ["y3", "g4"]]})
    return script.wait(5000)


def test_the_hint_says_its_reason_on_the_display():
    script = hinted()
    assert "Best: red 1: keeps your wild." in script.ui.text()
    assert script.shows("keeps your wild")


@pytest.mark.parametrize(("line", "gives"), [("0 play W", True), ("0 play r1", False)])
def test_after_a_move_that_is_not_the_best_it_is_told_what_was_given_away(line, gives):
    assert ("Gave away " in hinted().line(line).ui.text()) == gives


def test_every_reason_is_given_and_has_words():
    sources = [*FIRMWARE.glob("tray24/games/*/bot.py"), *FIRMWARE.glob("tray24/games/*/aims.py")]
    sources += [*FIRMWARE.glob("tray24/match/thinking/*.py")]
    given = {key for path in sources for key in re.findall(r'"(why_\w+)"', path.read_text())}
    modules = importlib.import_module("tray24.languages.en.match"), games.part("yacht", "words")
    assert given == {line.split("=")[0] for module in modules for line in module.TEXT if line.startswith("why_")}
