"""Rules of yacht that the scenarios of tests/conformance omit: points (compared with a plain program), refusals."""

import pytest
from campaigns.second_engine.yacht import count_box_points
from helpers import FACES, create_game, enter_lines
from hypothesis import given, settings
from hypothesis import strategies as st
from refusals import expect_refusal

from tray24.games.yacht.boxes import BOXES, score_box
from tray24.rules.errors import RuleError
from tray24.rules.faces import format_face


@given(st.lists(st.sampled_from(FACES), min_size=5, max_size=5), st.sampled_from(BOXES))
@settings(max_examples=600)
def test_boxes_score_as_the_book_says(faces, box):
    assert score_box(BOXES.index(box), faces) == count_box_points(box, tuple(map(format_face, faces)))


def test_one_seat_needs_no_rolloff_and_wins():
    game = create_game("yacht", 1)
    for number in range(11):
        dice = " ".join(str(die) for die in range(number, number + 5))
        enter_lines(game, "* draw 0 " + dice, "* roll 0 r1 r2 r3 r4 r5", "0 zero " + BOXES[number])
    assert game.over and game.list_winners() == [0] and game.count_finished_rounds() == 1


def test_any_number_beats_letters_and_wilds_and_the_tied_roll_again():
    assert enter_lines(create_game("yacht", 3), "* rolloff yS r0 W").format_awaited_deal() == "* draw 1"
    game = enter_lines(create_game("yacht", 4), "* rolloff yS gR W WD4")
    assert (game.format_awaited_deal(), game.due) == ("* rolloff", 4)
    assert enter_lines(game, "* rolloff r1 r5 b5 r4", "* rolloff r2 r9").format_awaited_deal() == "* draw 2"


def test_dice_that_are_drawn_again_show_nothing():
    game = enter_lines(
        create_game("yacht", 1), "* draw 0 0 1 2 3 4", "* roll 0 r1 r2 r3 r4 r5", "0 zero two", "* draw 0 1 2 3 4 5"
    )
    assert game.describe()["dice"] == ["-"] * 5 and game.format_awaited_deal() == "* roll 0"


def test_a_used_box_is_refused_with_its_points():
    game = enter_lines(create_game("yacht", 1), "* draw 0 0 1 2 3 4", "* roll 0 r1 b2 r3 r4 r5", "0 score red")
    enter_lines(game, "* draw 0 0 1 2 3 4", "* roll 0 r1 r2 r3 r4 r5")
    for line in ("0 score red", "0 zero red"):
        with expect_refusal("^Y3: that box has its 13 points: choose an open one"):
            enter_lines(game, line)
    with expect_refusal("^Y2: name one die at least"):
        enter_lines(game, "0 reroll")
    with expect_refusal("^Y2: no rolls left: score a box"):
        enter_lines(game, "0 reroll 1", "* roll 0 W", "0 reroll 5", "* roll 0 W", "0 reroll 1")


@pytest.mark.parametrize(
    "line",
    ["0 reroll 0", "0 reroll 6", "0 reroll 2 1", "0 reroll 1 1", "0 score blue red", "0 score fives", "1 score two"],
)
def test_malformed_and_foreign_choices_are_refused(line):
    game = enter_lines(create_game("yacht", 2), "* first 0", "* draw 0 0 1 2 3 4", "* roll 0 r1 r2 r3 r4 r5")
    position = game.save()
    with pytest.raises(RuleError):
        enter_lines(game, line)
    assert game.save() == position


def test_unknown_faces_have_no_place():
    game = enter_lines(create_game("yacht", 2), "* first 0", "* draw 0 0 1 2 3 4")
    with pytest.raises(RuleError):
        enter_lines(game, "* roll 0 r1 r2 r3 r4 ?")
