"""A challenged wild +4: the display says why it was not allowed (C8, D8); a hidden rack is shown to the challenger."""

import pytest
from ui_script import Script, framed

from tray24.rules.faces import parse_tile
from tray24.rules.moves import CHALLENGE, PLAY


def challenge(script):
    script.take(CHALLENGE << 16)
    return script.wait(200)


CENTER = {"turn": 1, "phase": "challenge", "center": "WD4=b", "former": "r5", "legality": "illegal"}
HANDS = [["g4", "r1"], ["b6", "y5", "g1"]]


def center(*bots, **given):
    return Script().match(*bots, game="center", given={**CENTER, "hands": HANDS, **given})


def test_the_die_that_matched_and_the_former_center_are_named():
    assert challenge(center("", "")).shows("A bluff: red 1 fits red 5")


def test_what_a_challenge_costs_and_the_hand_that_decides_are_shown_before_it():
    script = center("", "")
    assert script.shows("A bluff: Seat 1 draws 4") and script.shows("Accepted or honest: you 4")
    assert len(framed(script)) == 1  # the red one that matched the die below the +4
    assert "honest if no other die fitted red 5: red 1, green 4" in script.ui.text()


def test_nothing_is_framed_for_an_honest_wild_4_and_nothing_without_hints():
    honest = [["g4", "y1"], ["b6", "y5", "g1"]]
    assert not framed(center("", "", hands=honest, legality="legal"))
    script = center("", "")
    script.ui.settings.set("hints", "off")
    script.screen.changed = True
    assert not framed(script)


def test_who_watches_a_bot_decide_sees_the_seats_and_no_costs():
    script = center("", "sharp")
    assert not script.shows("A bluff: Seat 1 draws 4")


def test_what_a_challenge_of_a_tile_costs_is_shown_before_it():
    script = dominoes("", "").press("green")
    assert script.shows("A bluff: Seat 1 draws 4") and script.shows("Accepted or honest: you 4")


def dominoes(*bots, rest="r1/gR", turn=0):
    """Return a script whose first seat has played a WD4 and holds one more tile; the second may challenge."""
    given = {"turn": turn, "phase": "move", "arms": [{"end": "r7"}], "doublets": ["y8/y8"]}
    racks = [["g8/WD4", rest, "g5/b2"], ["b1/b3", "b6/b7"]]
    script = Script().match(*bots, game="dominoes", given={**given, "racks": racks})
    play = script.ui.match.game.move(PLAY, parse_tile("g8/WD4"), 1, 0)
    assert script.ui.play_screen.attempt(play, script.now_ms)
    return script.wait(3000)


@pytest.mark.parametrize(
    ("rest", "verdict"), [("r1/gR", "A bluff: red was open"), ("g4/g6", "No bluff: nothing fitted")]
)
def test_a_challenged_rack_is_shown_to_the_challenger_with_the_verdict(rest, verdict):
    script = dominoes("", "", rest=rest).press("green")
    assert challenge(script).screen.kind == "shown"
    assert script.screen.secret and script.screen.viewer == 1
    assert script.shows("Only Seat 3 sees this rack") and script.shows(verdict)
    words = {"r1/gR": "red 1/green reverse", "g4/g6": "green 4/green 6"}
    assert words[rest] in script.ui.text() and "green 5/blue 2" in script.ui.text()
    script.press("blue").drawn().press("green")
    assert script.screen.name == "play" and script.shows(verdict if rest[0] == "r" else "Seat 3 draws 4")


def test_a_seats_own_button_closes_the_rack_and_does_what_it_always_does():
    script = dominoes("", "").press("green")
    challenge(script).press(1)
    assert script.screen.name == "play"


def test_tiles_drawn_for_the_challenge_are_not_shown():
    script = dominoes("", "").press("green")
    challenge(script)
    assert len(script.screen.items) == 2 and len(script.game.hands[0]) == 6


def test_a_bots_rack_is_shown_and_a_bot_is_shown_none():
    script = dominoes("sharp", "")
    assert challenge(script).screen.kind == "shown"
    script = dominoes("", "sharp")
    script.wait(3000)
    assert script.screen.name == "play"
