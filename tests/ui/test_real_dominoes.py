"""Dominoes with real tiles on the table: players touch an open end's slot, enter markings, and count racks."""

import pytest
from real_script import RealScript

from tray24.games.dominoes.screen import arms_to_slots
from tray24.rules.moves import CHALLENGE, DRAW, PASS, PLAY
from tray24.sense.events import COVERED, EMPTY


def enter_faces(table, *faces):
    for face in faces:
        table.enter_face(face)
    return table


def start_with_lead(face="r5", seats=2, table=None):
    """Start a match in which seat 1 begins with a doublet of this face."""
    table = (table or RealScript()).start_real_match(seats, game="dominoes").press("green", 1)
    return enter_faces(table, face)


def cover_end(table, arm):
    """Put a finger on the slot that stands for the open end of an arm, and take it away again."""
    slot = arms_to_slots(table.game.arms)[arm]
    table.set_content(slot, COVERED).wait(700)
    return table.set_content(slot, EMPTY)


def test_six_tiles_each_then_who_leads():
    table = RealScript().start_real_match(3, game="dominoes")
    assert table.is_shown("All draw 6 tiles")
    table.press("green")
    assert table.is_shown("Best doublet? Your button")
    table.press(2)
    assert table.is_shown("Which doublet? Its color")
    enter_faces(table, "g4")
    assert table.read_lines()[-2:] == ["* first 1", "1 lead g4/g4"]
    assert table.count_dice() == [6, 5, 6]
    assert table.game.turn == 2


def test_where_nobody_can_lead_a_tile_is_drawn():
    table = RealScript().start_real_match(2, game="dominoes").press("green")
    assert table.is_shown("None: Seat 1 draws")
    table.press("green")
    assert table.count_dice() == [7, 6]
    assert table.is_shown("Seat 1: draw 1")
    table.press("green")
    assert table.screen.prompt == "first"


def test_an_end_is_covered_and_both_markings_are_entered():
    table = cover_end(start_with_lead(), 2)
    assert table.is_shown("Color of what fits?")
    enter_faces(table, "r5", "g4")
    assert table.read_lines()[-1] == "1 play r5/g4 r5 2"
    assert table.count_dice() == [5, 5]
    red, green, _ = table.read_led(arms_to_slots(table.game.arms)[2])
    assert green > red


def test_an_end_is_chosen_by_keys_without_sensors():
    table = start_with_lead(table=RealScript(sensors=False)).wait(3000)
    assert table.is_shown("At red 5")
    table.press("blue", "green")
    enter_faces(table, "r5", "r7")
    assert table.read_lines()[-1] == "1 play r5/r7 r5 1"


def test_red_leaves_the_end_that_was_chosen():
    table = cover_end(start_with_lead(), 2).press("red")
    assert table.screen.prompt == "wheel"
    table.press("red")
    assert table.screen.prompt == "turn"


def test_a_tile_that_is_none_is_refused():
    table = enter_faces(cover_end(start_with_lead(), 0), "r5", "g9")
    assert table.is_shown("There is no such tile")
    assert table.screen.prompt == "turn"


def test_a_tile_that_does_not_match_is_refused():
    table = enter_faces(cover_end(start_with_lead(), 0), "g4", "r5")
    assert table.screen.refused
    assert table.read_lines()[-1].startswith("0 lead")


def test_drawing_and_passing():
    table = start_with_lead()
    table.choose_item(DRAW << 16)
    assert table.count_dice() == [5, 7]
    table.choose_item(PASS << 16)
    assert table.game.turn == 0


def test_an_undo_asks_about_tiles():
    table = start_with_lead()
    table.choose_item(DRAW << 16)
    table.hold_button("red")
    assert table.is_shown("Take back a drawn tile too?")


def test_orders_are_about_tiles():
    table = RealScript().start_real_match(3, game="dominoes")
    assert table.ui.format_text().startswith("Tiles. ")


def test_a_wild_that_is_left_open_gets_its_color():
    table = enter_faces(cover_end(start_with_lead("g8"), 0), "g8", "WD4")
    assert table.screen.prompt == "color"
    table.press("yellow")
    assert table.game.describe()["arms"][0]["end"] == "WD4=y"


def test_a_challenged_wild_plus_4_is_judged_by_the_table():
    table = enter_faces(cover_end(start_with_lead("g8", 3), 0), "WD4", "g8")
    assert CHALLENGE << 16 in table.screen.items
    table.wait(3000)
    assert table.is_shown("Do you believe the +4?")
    table.choose_item(CHALLENGE << 16)
    assert table.screen.prompt == "verdict"
    table.press("blue", "green")
    assert "* verdict illegal" in table.read_lines()
    assert table.is_shown("Seat 2: draw 4")


@pytest.mark.parametrize(
    ("ends", "question"),
    [
        (["b6", "y2"], "Tile: yellow, blue?"),  # not green, which the wild +4 itself has opened
        (["W=r", "DE"], "Tile: red?"),
        (["r1", "y2", "g3", "b4"], "A tile with any color?"),
    ],
)
def test_who_played_a_challenged_wild_plus_4_is_asked_for_the_colors_that_were_open(ends, question):
    arms = [{"end": end} for end in ends]
    position = {"turn": 0, "phase": "move", "arms": arms, "table": ["r5/r5"], "racks": [["?", "?", "?"], ["?"]]}
    table = RealScript().start_real_match(2, position, game="dominoes")
    enter_faces(cover_end(table, 0), "WD4", "g8").wait(3000).choose_item(CHALLENGE << 16)
    assert table.screen.prompt == "verdict" and table.screen.get_acting_seat() == 0
    assert table.is_shown(question), table.ui.format_text()
    assert table.ui.format_text().startswith("Seat 1, Your rack")


def test_what_is_left_is_entered_tile_by_tile():
    position = {"turn": 0, "phase": "move", "arms": [{"end": "r5"}], "table": ["r5/r5"], "racks": [["?"], ["?", "?"]]}
    table = RealScript().start_real_match(2, position, game="dominoes")
    enter_faces(cover_end(table, 0), "r5", "g4")
    enter_faces(table, "r1", "r2", "W", "W")
    assert table.screen.prompt == "check"
    table.press("green")
    assert table.game.scores == [53, 0]


def test_tiles_are_entered_again_after_one_was_entered_twice():
    position = {"turn": 0, "phase": "move", "arms": [{"end": "r5"}], "table": ["r5/r5"], "racks": [["?"], ["?", "?"]]}
    table = RealScript().start_real_match(2, position, game="dominoes")
    enter_faces(cover_end(table, 0), "r5", "g4")
    enter_faces(table, "r1", "r2", "r2", "r1").press("green")
    assert table.is_shown("There is no such tile")
    assert table.screen.entered_faces == []
    enter_faces(table, "r1", "r2", "W", "W").press("green")
    assert table.game.scores == [53, 0]


def test_no_two_open_ends_share_a_slot():
    ends = ["r1"] * 20 + ["DE"] * 3 + ["b2"] * 3
    position = {"turn": 0, "phase": "move", "arms": [{"end": end} for end in ends], "table": ["r5/r5"]}
    table = RealScript().start_real_match(2, {**position, "racks": [["?"] * 3] * 2}, game="dominoes", all_doublets="1")
    slots = arms_to_slots(table.game.arms)
    assert sorted(slots) == [*range(20), 23, 24, 25]
    assert len(set(slots.values())) == 23
    cover_end(table, 24)
    assert table.screen.game_screen.arm == 24


def test_ends_beyond_all_slots_are_chosen_by_keys():
    position = {"turn": 0, "phase": "move", "arms": [{"end": "r1"}] * 24 + [{"end": "b2"}] * 2, "table": ["r5/r5"]}
    table = RealScript().start_real_match(2, {**position, "racks": [["?"] * 3] * 2}, game="dominoes", all_doublets="1")
    assert sorted(arms_to_slots(table.game.arms).values()) == list(range(24))
    table.choose_item(PLAY << 16 | 25)
    assert table.screen.game_screen.arm == 25


def test_a_finger_that_stays_chooses_no_end_for_the_next_player():
    table = start_with_lead()
    slot = arms_to_slots(table.game.arms)[2]
    table.set_content(slot, COVERED).wait(700)
    enter_faces(table, "r5", "g4")
    assert table.game.turn == 0
    assert table.screen.prompt == "guide"
    table.set_content(slot, EMPTY)
    assert table.screen.prompt == "turn"
    cover_end(table, 2)
    assert table.screen.game_screen.arm == 2
