"""A challenged wild +4 that was not allowed: the display says why (C8, D8)."""

from ui_script import Script

from tray24.rules.moves import CHALLENGE, PLAY
from tray24.rules.tiles import parse_tile


def challenge(script):
    script.take(CHALLENGE << 16)
    return script.wait(200)


def test_the_die_that_matched_and_the_former_center_are_named():
    given = {"turn": 1, "phase": "challenge", "center": "WD4=b", "former": "r5", "legality": "illegal"}
    hands = [["g4", "r1"], ["b6", "y5", "g1"]]
    script = Script().match("", "", game="center", given={**given, "hands": hands})
    assert challenge(script).shows("A bluff: red 1 fits red 5")


def test_of_a_rack_only_the_color_is_told():
    given = {"turn": 0, "phase": "move", "arms": [{"end": "r7"}], "doublets": ["y8/y8"]}
    racks = [["g8/WD4", "r1/gR"], ["b1/b3", "b6/b7"]]
    script = Script().match("", "", game="dominoes", given={**given, "racks": racks})
    play = script.ui.match.game.move(PLAY, parse_tile("g8/WD4"), 1, 0)
    assert script.ui.play_screen.attempt(play, script.now_ms)
    script.wait(3000).press("green")
    assert challenge(script).shows("A bluff: red was open")
