"""A challenged WD4 on the display: why it was not allowed (C8, D8), and a hidden rack, which the challenger may see."""

import pytest
from ui_script import Script, find_framed

from tray24.rules.faces import parse_tile
from tray24.rules.moves import CHALLENGE, PLAY


def enter_challenge(script):
    script.choose_item(CHALLENGE << 16)
    return script.wait(200)


CENTER = {"turn": 1, "phase": "challenge", "center": "WD4=b", "former": "r5", "legality": "illegal"}
HANDS = [["g4", "r1"], ["b6", "y5", "g1"]]


def start_center(*bots, **position):
    return Script().start_match(*bots, game="center", position={**CENTER, "hands": HANDS, **position})


def test_the_die_that_matched_and_the_former_center_are_named():
    assert enter_challenge(start_center("", "")).is_shown("A bluff: red 1 fits red 5")


def test_what_a_challenge_costs_and_the_hand_that_decides_are_shown_before_it():
    script = start_center("", "")
    assert script.is_shown("A bluff: Seat 1 draws 4") and script.is_shown("Accepted or honest: you 4")
    assert len(find_framed(script)) == 1  # the red one that matched the die below the +4
    assert "honest if no other die fitted red 5: red 1, green 4" in script.ui.format_text()


def test_nothing_is_framed_for_an_honest_wild_4_and_nothing_without_hints():
    honest_hands = [["g4", "y1"], ["b6", "y5", "g1"]]
    assert not find_framed(start_center("", "", hands=honest_hands, legality="legal"))
    script = start_center("", "")
    script.ui.settings.set("hints", "off")
    script.screen.changed = True
    assert not find_framed(script)


def test_who_watches_a_bot_decide_sees_the_seats_and_no_costs():
    script = start_center("", "sharp")
    assert not script.is_shown("A bluff: Seat 1 draws 4")


def test_what_a_challenge_of_a_tile_costs_is_shown_before_it():
    script = start_dominoes("", "").press("green")
    assert script.is_shown("A bluff: Seat 1 draws 4") and script.is_shown("Accepted or honest: you 4")


def start_dominoes(*bots, more_tiles="r1/gR", turn=0):
    """Return a `Script` (the tray's user interface) in which the first seat has played a WD4.

    The second seat may challenge it. The first seat has the tiles `more_tiles` and g5/b2 left.
    """
    position = {"turn": turn, "phase": "move", "arms": [{"end": "r7"}], "doublets": ["y8/y8"]}
    racks = [["g8/WD4", more_tiles, "g5/b2"], ["b1/b3", "b6/b7"]]
    script = Script().start_match(*bots, game="dominoes", position={**position, "racks": racks})
    play = script.ui.match.game.encode_move(PLAY, parse_tile("g8/WD4"), 1, 0)
    assert script.ui.play_screen.try_move(play, script.now_ms)
    return script.wait(3000)


@pytest.mark.parametrize(
    ("more_tiles", "verdict"), [("r1/gR", "A bluff: red was open"), ("g4/g6", "No bluff: nothing fitted")]
)
def test_a_challenged_rack_is_shown_to_the_challenger_with_the_verdict(more_tiles, verdict):
    script = start_dominoes("", "", more_tiles=more_tiles).press("green")
    assert enter_challenge(script).screen.prompt == "shown"
    assert script.screen.secret and script.screen.viewer == 1
    assert script.is_shown("Only Seat 3 sees this rack") and script.is_shown(verdict)
    tile_names = {"r1/gR": "red 1/green reverse", "g4/g6": "green 4/green 6"}
    assert tile_names[more_tiles] in script.ui.format_text() and "green 5/blue 2" in script.ui.format_text()
    script.press("blue").finish_drawing().press("green")
    assert script.screen.name == "play" and script.is_shown(verdict if more_tiles[0] == "r" else "Seat 3 draws 4")


def test_a_seats_own_button_closes_the_rack_and_does_what_it_always_does():
    script = start_dominoes("", "").press("green")
    enter_challenge(script).press(1)
    assert script.screen.name == "play"


def test_tiles_drawn_for_the_challenge_are_not_shown():
    script = start_dominoes("", "").press("green")
    enter_challenge(script)
    assert len(script.screen.items) == 2 and len(script.game.hands[0]) == 6


def test_a_bots_rack_is_shown_and_a_bot_is_shown_none():
    script = start_dominoes("sharp", "")
    assert enter_challenge(script).screen.prompt == "shown"
    script = start_dominoes("", "sharp")
    script.wait(3000)
    assert script.screen.name == "play"
