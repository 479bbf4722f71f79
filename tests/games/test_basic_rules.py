"""Rules of the tray game, `basic`, that the scenarios of tests/conformance omit: options, refusals, unknown faces."""

import pytest
from helpers import create_game, enter_lines, list_legal_lines, make_basic
from hypothesis import strategies as st
from refusals import expect_refusal

from tray24.games import from_bytes
from tray24.rules.errors import RuleError

seeds = st.integers(0, 1 << 32)


def find_rule(game, line):
    position = game.save()
    with pytest.raises(RuleError) as error:
        enter_lines(game, line)
    assert game.save() == position
    return error.value.rule


def test_those_tied_for_highest_roll_again():
    game = enter_lines(create_game("basic", 3), "* rolloff r7 b3 g7")
    assert game.contenders == [0, 2]
    enter_lines(game, "* rolloff bS W")
    assert game.contenders == [0, 2], "no number among them: both again"
    assert enter_lines(game, "* rolloff bS y0").starter == 2


def test_the_table_may_say_who_starts_instead_of_a_second_rolloff():
    assert enter_lines(create_game("basic", 3), "* rolloff r7 b7 g7", "* first 1").describe()["await"] == "* draw 1"


def test_refusals_name_their_rule():
    game = make_basic([["r8", "b6", "y1"], ["g8"]])
    assert find_rule(game, "0 play b6 1") == "B6"
    assert find_rule(game, "0 play r8 20") == "B6"
    assert find_rule(game, "0 play r8 3") == "B6"
    assert find_rule(game, "0 draw") == "B7"
    assert find_rule(game, "0 roll") == "B5"
    assert find_rule(game, "0 uno") == "B17"
    assert find_rule(game, "1 catch 0") == "B17"
    assert find_rule(game, "1 roll") == ""
    assert find_rule(make_basic([["r8", "b6", "y1"], ["g8"]], phase="choose"), "0 play r8 1") == "B5"
    assert find_rule(make_basic([["WD4", "r8", "y1"], ["g8"]]), "0 play WD4 1") == "B8"


def test_second_wd4_does_not_forbid_the_first():
    assert list_legal_lines(make_basic([["WD4", "WD4", "b6"], ["g8"]])) == {"0 play WD4 1", "0 play WD4 6"}


def test_drawn_wd4_may_be_played_although_it_was_drawn_with_a_wd4_in_hand():
    game = enter_lines(make_basic([["b6", "y1", "g2"], ["g8", "g9"]]), "0 draw", "* draw 0 20", "* roll 0 WD4")
    assert list_legal_lines(game) == {"0 play WD4 1", "0 play WD4 6"}


def test_drawn_die_that_still_fits_after_a_catch_is_played():
    # The bag holds one die: seat 1 draws it, seat 2 is caught, the tray goes back into the bag.
    hands = [["r1", "r2", "g3"] * 2, ["b6", "b7", "y4", "b0", "b2", "y6", "b3"], ["g8"], ["y1", "y2", "y3"]]
    game = make_basic(hands, {"0": "g5", "1": "r5", "2": "r8", "6": "r1", "7": "r9", "8": "g9"}, turn=1, catchable=2)
    assert len(game.bag) == 1
    enter_lines(game, "1 draw", "* draw 1 23", "* roll 1 g7")
    assert "1 play g7 14" in list_legal_lines(game)
    enter_lines(game, "0 catch 2")
    assert game.describe()["tray"] == {"8": "g9"}
    dice = [str(die) for die in game.bag[:2]]
    enter_lines(game, "* draw 2 " + " ".join(dice), "* roll 2 y1 y2")
    assert game.phase and game.describe()["phase"] == "drawn", "g7 still fits beside g9"


def test_drawn_die_that_no_longer_fits_after_a_catch():
    hands = [["r1", "r2", "g3"] * 2, ["b6", "b7", "y4", "b0", "b2", "y6", "b3"], ["g8"], ["y1", "y2", "y3"]]
    game = make_basic(hands, {"0": "g5", "1": "r5", "2": "r8", "6": "r1", "7": "r9", "8": "g9"}, turn=1, catchable=2)
    enter_lines(game, "1 draw", "* draw 1 23", "* roll 1 r7", "0 catch 2")
    dice = [str(die) for die in game.bag[:2]]
    enter_lines(game, "* draw 2 " + " ".join(dice), "* roll 2 y1 y2")
    position = game.describe()
    assert (position["turn"], position["phase"]) == (2, "choose")
    assert "r7" in position["hands"][1]


def test_no_other_die_than_the_drawn_one_is_played_though_the_emptied_tray_would_let_it():
    tray = {"6": "r1", "1": "r1", "0": "g5"}
    game = enter_lines(make_basic([["g8"], ["b2"] * 20], tray, last=0), "0 draw")
    assert game.bag == [1, 2], "ids are given out by slot, and only the die placed last has stayed"
    enter_lines(game, "* draw 0 1", "* roll 0 g7")
    assert list_legal_lines(game) == {"0 play g7 1", "0 play g7 6", "0 uno"}
    assert find_rule(game, "0 play g8 1") == "B9"


def test_nothing_to_draw_goes_on_without_a_line_of_the_dealer():
    hands = [["b6", "y1", "y2", "g2"] * 3, ["g8", "g9", "g7"] * 3 + ["g1", "g3"]]
    game = make_basic(hands, {"0": "r5"})
    assert not game.bag
    assert enter_lines(game, "0 draw").describe()["turn"] == 1


def test_two_seats_and_a_skip_her_own_next_turn_closes_the_call():
    game = enter_lines(make_basic([["rS", "b6"], ["g8", "g9"]]), "0 play rS 1")
    assert list_legal_lines(game) == {"0 roll", "0 keep", "0 uno", "1 catch 0"}
    assert list_legal_lines(enter_lines(game, "0 keep")) == {"0 draw", "1 catch 0"}


def test_call_is_made_once_a_turn():
    game = enter_lines(make_basic([["r6", "b6"], ["g8", "g9"]]), "0 uno")
    assert find_rule(game, "0 uno") == "B17"
    assert game.describe()["called"] == 0


def test_a_late_call_of_another_seat_leaves_a_call_standing():
    game = enter_lines(
        make_basic([["r6", "b6"], ["r8", "g9"]]), "0 play r6 1", "1 uno", "0 uno", "1 keep", "1 play r8 6"
    )
    assert game.catchable == -1


def test_caught_between_a_wild_and_its_color():
    game = enter_lines(make_basic([["W", "b6"], ["g8", "g9"]]), "0 play W 1")
    assert "0 uno" in list_legal_lines(game)
    enter_lines(game, "1 catch 0", "* draw 0 20 21", "* roll 0 r1 r2", "0 color y")
    position = game.describe()
    assert (position["turn"], position["tray"]["1"], len(position["hands"][0])) == (1, "W=y", 3)


def test_last_die_that_is_a_wild_needs_no_color():
    game = enter_lines(make_basic([["W"], ["g8", "g9"]]), "0 play W 1")
    assert (game.scores, game.hand, game.starter) == ([17, 0], 1, 1)


def test_equal_lowest_totals_share_the_win():
    game = make_basic([["r8"], ["b5"], ["y5"]], scores=[499, 95, 95], options={"scoring": "caught", "target": 100})
    enter_lines(game, "0 play r8 1")
    assert game.list_winners() == [1, 2]


def test_starting_r_turns_the_direction_with_three_seats_only():
    for seats, direction in ((2, 1), (3, -1)):
        game = enter_lines(create_game("basic", seats), "* first 0", "* draw 0 0", "* start yR", "0 place 4")
        while game.wait:
            line = "* draw %d " % game.served + " ".join([str(die) for die in game.bag[: game.due]])
            enter_lines(game, line)
        assert (game.direction, game.turn) == (direction, 0)


def test_unknown_faces_free_their_holder_from_duties():
    game = make_basic([["r8", "?", "y1"], ["g8"]])
    enter_lines(game, "0 draw", "* draw 0 20", "* roll 0 ?")
    assert "0 pass" in list_legal_lines(game)
    assert find_rule(game, "0 play y1 1") == "B6"
    enter_lines(game, "0 play r1 1")
    assert game.describe()["tray"]["1"] == "r1"


def test_a_known_die_is_meant_before_an_unknown_one():
    game = enter_lines(make_basic([["?", "r8", "y1"], ["g8"]]), "0 play r8 1")
    assert sorted(game.describe()["hands"][0]) == ["?", "y1"]


def test_unknown_dice_are_revealed_before_the_hand_is_scored():
    game = enter_lines(make_basic([["r8"], ["?", "g1", "?"], ["y2"]]), "0 play r8 1")
    assert game.describe()["await"] == "* reveal 1"
    assert find_rule(game, "* reveal 1 r9 ?") == ""
    assert enter_lines(game, "* reveal 1 r9 W").scores == [62, 0, 0]


def test_a_late_call_counts_for_the_turn_before_and_not_for_her_own_next_one():
    game = enter_lines(make_basic([["rS", "b6"], ["g8", "g9"]]), "0 play rS 1", "0 uno")
    assert (game.catchable, game.called) == (-1, 0)
    enter_lines(game, "0 keep", "0 draw", "* draw 0 20", "* roll 0 r7")
    assert "0 uno" in list_legal_lines(game)
    assert enter_lines(game, "0 play r7 2").catchable == 0


def test_published_rules_are_the_defaults():
    published_options = {"target": 500, "scoring": "winner", "must_roll": "0", "young": "", "table_talk": "1"}
    assert create_game("basic", 2).options.items() >= published_options.items()


def test_younger_players_roll_in_every_turn_and_others_may_keep():
    game = make_basic([["r8", "b6"], ["g8", "g9"], ["b1", "y3"]], options={"young": "02"}, phase="choose")
    assert "0 keep" not in list_legal_lines(game)
    with pytest.raises(RuleError) as error_info:
        enter_lines(game, "0 keep")
    assert (error_info.value.rule, error_info.value.key) == ("B5", "turn_begins_with_roll")
    older_game = make_basic([["r8", "b6"], ["g8", "g9"], ["b1", "y3"]], options={"young": "02"}, phase="choose", turn=1)
    assert {"1 roll", "1 keep"} <= list_legal_lines(older_game)
    assert from_bytes(older_game.save()).options["young"] == "02"


@pytest.mark.parametrize("young", ["20", "00", "6", "x", "0 1", "3"])
def test_young_names_seats_of_the_match_in_ascending_order(young):
    with pytest.raises(RuleError):
        create_game("basic", 3, young=young)


@pytest.mark.parametrize(("seats", "dice"), [(2, 4), (4, 4), (5, 3), (6, 3)])
def test_hands_have_three_dice_with_five_or_six_seats(seats, dice):
    game = enter_lines(create_game("basic", seats), "* first 0", "* draw 0 0", "* start y1", "0 place 4")
    served_seats = []
    while game.wait:
        served_seats.append(game.served)
        enter_lines(game, "* draw %d " % game.served + " ".join([str(die) for die in game.bag[:dice]]))
    assert served_seats == [*range(1, seats), 0]


@pytest.mark.parametrize("hand", [["-", "-", "b1"], ["b1", "-", "-"]])
def test_a_penalty_before_her_first_turn_does_not_spare_her_the_roll_of_all_dice(hand):
    game = make_basic([hand, ["g8", "g9"]], phase="choose")
    assert list_legal_lines(game) == {"0 roll"}
    assert enter_lines(game, "0 roll").due == 3


@pytest.mark.parametrize(
    ("lines", "next_seat"),
    [
        (["1 play rS 1"], 2),
        (["1 play W 1", "1 color g"], 0),
        (["1 play r8 1"], 0),
        (["1 play WD4 1", "1 color g", "* draw 0 20 21 22 23", "* roll 0 r1 r2 r3 r4"], 2),
    ],
)
def test_turns_skips_and_penalties_go_to_the_right_when_the_direction_is_reversed(lines, next_seat):
    hand = [lines[0].split()[2], "b6", "y1"]
    game = make_basic([["g8", "g9", "g7"], hand, ["b8", "b9", "b1"]], turn=1, direction=-1)
    assert enter_lines(game, *lines).turn == next_seat


def test_a_last_d2_is_drawn_for_in_the_direction_of_play_and_nobody_can_be_caught_any_more():
    game = make_basic([["g8"], ["rD2"], ["b1", "y4"]], turn=1, direction=-1, catchable=0)
    position = enter_lines(game, "1 play rD2 1").describe()
    assert (position["await"], position["catchable"]) == ("* draw 0", None)


def test_dice_of_a_full_half_come_back_from_the_bag_without_a_face():
    tray = dict.fromkeys(["0", "1", "2", "6", "7", "8", "12", "13", "14", "18", "19"], "r5")
    game = enter_lines(make_basic([["rD2", "b6", "y1"], ["g8"]], tray), "0 play rD2 20", "* draw 1 0 1")
    assert game.describe()["hands"][1] == ["-", "-", "g8"]


def test_a_roll_ends_the_time_for_the_call_but_not_for_the_catch():
    game = enter_lines(make_basic([["r6", "b6"], ["g8", "g9"]]), "0 play r6 1", "1 roll", "* roll 1 b1 b2")
    assert list_legal_lines(game) == {"1 draw", "1 catch 0", "1 uno"}


def test_two_seats_and_a_skip_a_die_she_draws_herself_saves_her_from_the_catch():
    game = enter_lines(
        make_basic([["rS", "b6"], ["g8", "g9"]]), "0 play rS 1", "0 keep", "0 draw", "* draw 0 20", "* roll 0 r7"
    )
    assert list_legal_lines(game) == {"0 play r7 2", "0 play r7 6", "0 play r7 7", "0 uno"}
    assert game.describe()["catchable"] is None


def test_a_call_ends_with_its_turn():
    game = make_basic([["r6", "rS"], ["g8", "g9"]])
    enter_lines(game, "0 uno", "0 play rS 1")
    assert game.describe()["called"] is None
    enter_lines(game, "0 keep", "0 play r6 2")
    assert game.hand == 1


def test_seats_that_never_rolled_roll_before_unknown_faces_are_revealed():
    game = enter_lines(make_basic([["r8"], ["?", "g1"], ["-", "-"]]), "0 play r8 1")
    assert game.format_awaited_deal() == "* roll 2"
    assert enter_lines(game, "* roll 2 ? r3").format_awaited_deal() == "* reveal 1"
    assert enter_lines(game, "* reveal 1 y2").format_awaited_deal() == "* reveal 2"
    assert enter_lines(game, "* reveal 2 y4").scores == [10, 0, 0]


@pytest.mark.parametrize(("target", "over"), [(107, True), (108, False)])
def test_who_reaches_the_target_wins(target, over):
    game = enter_lines(make_basic([["r8"], ["g7"]], scores=[100, 0], options={"target": target}), "0 play r8 1")
    assert game.over is over
    assert game.list_winners() == ([0] if over else [])


def test_the_lowest_unknown_die_is_meant_and_only_in_an_empty_slot_of_the_half_in_play():
    game = make_basic([["b6", "?", "?"], ["g8"]], {"0": "r5", "1": "r6"})
    assert find_rule(game, "0 play r1 3") == "B6"
    assert find_rule(game, "0 play r1 0") == "B6"
    enter_lines(game, "0 play r1 2")
    assert game.hands[0] == [2, 4]


def test_of_equal_faces_the_lowest_die_is_meant():
    assert enter_lines(make_basic([["b6", "r1", "r1"], ["g8"]]), "0 play r1 1").hands[0] == [1, 3]


def test_a_drawn_die_whose_face_is_known_is_played_as_it_is():
    game = enter_lines(make_basic([["b6", "?"], ["g8"]]), "0 draw", "* draw 0 20", "* roll 0 r7")
    assert list_legal_lines(game) == {"0 play r7 1", "0 play r7 6"}
    assert find_rule(game, "0 play r1 1") == "B9"
    assert find_rule(game, "0 pass") == "B9"


def test_a_call_is_refused_with_its_reason():
    game = make_basic([["W", "b6", "y1"], ["g8", "g9"]])
    with expect_refusal("with two left"):
        enter_lines(game, "0 uno")
    enter_lines(game, "0 play W 1")
    with expect_refusal("too late, or too early"):
        enter_lines(game, "0 uno")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("0 color", "'color' takes 1 argument, not 0"),
        ("0 play r1", "'play' takes 2 arguments, not 1"),
        ("* draw 0 1 2", "draw 0 takes 1 value, not 2"),
    ],
)
def test_too_many_or_too_few_words_are_counted(line, reason):
    game = make_basic([["b6", "y1"], ["g8"]])
    if line[0] == "*":
        enter_lines(game, "0 draw")
    with expect_refusal(reason):
        enter_lines(game, line)
