"""Rules C1-C11 of the center-die game: its behavior, and its legal moves compared with a second, simple program."""

import pytest
from helpers import create_game, enter_lines, list_legal_lines
from hypothesis import strategies as st
from refusals import expect_refusal

from tray24 import games
from tray24.games import from_bytes
from tray24.rules.errors import RuleError
from tray24.rules.faces import parse_face

seeds = st.integers(0, 1 << 32)


def make_center(hands, top="r3", options=None, **keys):
    return games.load_game(
        "center", len(hands), options, {"turn": 0, "phase": "move", "center": top, "hands": hands, **keys}
    )


def test_a_legal_wd4_is_drawn_for_although_it_was_challenged():
    game = make_center([["WD4", "g4", "W"], ["b6", "r5"]])
    enter_lines(game, "0 play WD4", "0 color g", "1 challenge", "* draw 1 0 6 7 8", "* roll 1 r1 r2 r3 r4")
    assert game.describe()["turn"] == 0 and game.describe()["center"] == "WD4=g"


def test_an_illegal_wd4_comes_back_and_nobody_is_caught_for_it():
    game = make_center([["WD4", "r4"], ["b6", "r5"]])
    enter_lines(game, "0 play WD4", "0 color g", "1 challenge")
    position = game.describe()
    assert position["catchable"] is None and position["center"] == "r3" and position["await"] == "* draw 0"


def test_the_table_judges_a_challenged_hand_that_holds_an_unknown_face():
    game = make_center([["WD4", "?", "g4"], ["b6", "r5"]])
    enter_lines(game, "0 play WD4", "0 color g", "1 challenge")
    assert game.describe()["phase"] == "verdict" and game.format_awaited_deal() == "* verdict"
    enter_lines(from_bytes(game.save()), "* verdict legal", "* draw 1 0 6 7 8")
    assert enter_lines(game, "* verdict illegal").format_awaited_deal() == "* draw 0"


def test_an_enforced_wd4_is_refused_beside_a_match_and_is_never_challenged():
    game = make_center([["WD4", "r4"], ["b6", "r5"]], options={"wd4": "enforced"})
    with expect_refusal("C7"):
        enter_lines(game, "0 play WD4")
    game = make_center([["WD4", "W", "g4"], ["b6", "r5"]], options={"wd4": "enforced"})
    assert enter_lines(game, "0 play WD4", "0 color b").format_awaited_deal() == "* draw 1"


def test_a_late_call_with_two_seats_is_no_call_for_the_turn_that_follows():
    game = make_center([["rS", "r4"], ["b6", "r5"]])
    enter_lines(game, "0 play rS", "0 uno", "0 reroll", "* roll 0 g1", "0 draw", "* draw 0 8", "* roll 0 r2")
    assert list_legal_lines(game) == {"0 play r2", "0 pass", "0 uno"}


def test_a_catch_leaves_a_challenge_open():
    game = make_center([["WD4", "r4"], ["b6", "r5"], ["y1", "y2"]])
    enter_lines(game, "0 play WD4", "0 color g", "2 catch 0", "* draw 0 8 9", "* roll 0 g1 g2")
    assert list_legal_lines(game) == {"1 accept", "1 challenge"}


def test_the_last_die_ends_the_hand_without_a_draw_and_its_player_starts_the_next():
    game = make_center([["b1", "b2"], ["rD2"], ["y1", "W"]], turn=1)
    position = enter_lines(game, "1 play rD2").describe()
    assert position["scores"] == [0, 54, 0] and position["await"] == "* draw 1" and position["hand"] == 1


def test_the_published_rules_are_the_defaults():
    assert create_game("center", 2).options == {"target": 500, "wd4": "challenge"}


def test_the_center_die_is_rolled_until_it_shows_a_number():
    game = enter_lines(create_game("center", 2), "* first 1", "* draw 1 0")
    for face in ("bS", "bR", "bD2", "W", "WD4"):
        assert enter_lines(game, "* start " + face).format_awaited_deal() == "* start"
    for face in ("b0", "b7", "bD1"):
        with expect_refusal("center has no face"):
            enter_lines(game, "* start " + face)
    assert enter_lines(game, "* start b1").format_awaited_deal() == "* draw 1"


def test_there_are_dice_for_four():
    with expect_refusal("2 to 4 seats"):
        create_game("center", 5)


def test_who_keeps_a_drawn_die_passes_on_in_the_direction_of_play():
    game = make_center([["b6", "r5"], ["g4", "b6", "b5"], ["y1", "y2"]], turn=1, direction=-1)
    enter_lines(game, "1 reroll", "* roll 1 g4 b6 b5", "1 draw", "* draw 1 20", "* roll 1 r1")
    assert list_legal_lines(game) == {"1 play r1", "1 pass"}
    assert enter_lines(game, "1 pass").turn == 0


@pytest.mark.parametrize("lines", [["1 play r4"], ["1 play W", "1 color g"]])
def test_turns_go_to_the_right_when_the_direction_is_reversed(lines):
    game = make_center([["b6", "r5"], ["W", "r4", "b5"], ["y1", "y2"]], turn=1, direction=-1)
    assert enter_lines(game, *lines).turn == 0


def test_an_illegal_wd4_that_is_accepted_is_drawn_for():
    game = make_center([["WD4", "r4", "g4"], ["b6", "r5"], ["y1", "y2"]], turn=0, direction=-1)
    enter_lines(game, "0 play WD4", "0 color g", "2 accept")
    assert game.format_awaited_deal() == "* draw 2" and game.due == 4
    assert game.describe()["bag"] == 24 - 7, "the former center die is back"


def test_an_illegal_wd4_goes_back_to_its_player_whatever_the_direction():
    game = make_center([["WD4", "r4", "g4"], ["b6", "r5"], ["y1", "y2"]], direction=-1)
    enter_lines(game, "0 play WD4", "0 color g", "2 challenge", "* draw 0 9 10 11 12", "* roll 0 b1 b2 b3 b4")
    position = game.describe()
    assert (position["turn"], position["center"], len(position["hands"][0])) == (2, "r3", 7)


def test_an_enforced_wd4_is_drawn_for_with_four_dice():
    game = make_center([["WD4", "g4"], ["b6", "r5"]], options={"wd4": "enforced"})
    assert enter_lines(game, "0 play WD4", "0 color b").due == 4


def test_a_drawn_wd4_that_is_not_allowed_is_kept():
    game = make_center([["r4", "g4"], ["b6", "r5"]], options={"wd4": "enforced"})
    enter_lines(game, "0 reroll", "* roll 0 r4 g4", "0 draw", "* draw 0 20", "* roll 0 WD4")
    assert game.describe()["turn"] == 1


def test_an_accepted_wd4_needs_no_verdict():
    game = make_center([["WD4", "?", "g4"], ["b6", "r5"]])
    assert enter_lines(game, "0 play WD4", "0 color g", "1 accept").format_awaited_deal() == "* draw 1"


def test_a_wd4_is_judged_as_it_was_played():
    game = make_center([["WD4", "g4"], ["b6", "r5"]])
    enter_lines(game, "0 play WD4", "0 color g", "1 catch 0", "* draw 0 8 9", "* roll 0 r1 ?")
    assert enter_lines(game, "1 challenge").format_awaited_deal() == "* draw 1"


def test_who_forgot_uno_is_caught_until_the_next_turn_begins():
    game = make_center([["WD4", "g4"], ["b6", "r5"], ["y1", "y2"]])
    enter_lines(game, "0 play WD4", "0 color b", "1 accept", "* draw 1 8 9 10 11", "* roll 1 g1 g2 g3 g4")
    assert list_legal_lines(game) == {"2 reroll", "2 uno", "0 uno", "1 catch 0", "2 catch 0"}
    assert list_legal_lines(enter_lines(game, "2 reroll", "* roll 2 g1 g2")) == {"2 draw", "2 uno"}


def test_a_last_wd4_that_reaches_the_target_is_neither_colored_nor_challenged():
    game = make_center([["WD4"], ["W"], ["y1", "r4"]], catchable=1, scores=[445, 0, 0])
    position = enter_lines(game, "0 play WD4").describe()
    assert (position["over"], position["winners"], position["scores"]) == (True, [0], [500, 0, 0])
    assert (position["catchable"], position["former"], position["bag"]) == (None, None, 20)


def test_an_open_window_must_be_possible():
    with pytest.raises(RuleError):
        make_center([["r1"], ["r2"]], phase="rerolled", catchable=0)


def test_a_die_that_made_a_wd4_illegal_is_named_with_the_former_center():
    game = enter_lines(make_center([["WD4", "b1", "r4"], ["b6", "r5"]]), "0 play WD4")
    assert enter_lines(game, "0 color g").find_proof() == (parse_face("r4"), parse_face("r3"))
    assert enter_lines(make_center([["WD4", "g4"], ["b6", "r5"]]), "0 play WD4", "0 color g").find_proof() is None
