"""Real tiles: the tray as referee. Ends are covered, markings are entered, racks are counted."""

import pytest
from real_script import Table

from tray24.games.dominoes.screen import slots_of_arms
from tray24.rules.moves import CHALLENGE, DRAW, PASS, PLAY
from tray24.sense.events import COVERED, EMPTY


def tell(table, *faces):
    for face in faces:
        table.tell(face)
    return table


def led(face="r5", seats=2, table=None):
    """Start a match in which seat 1 leads a doublet."""
    table = (table or Table()).real_match(seats, game="dominoes").press("green", 1)
    return tell(table, face)


def cover(table, arm):
    """Put a finger on the slot of an end."""
    slot = slots_of_arms(table.game.arms)[arm]
    table.look(slot, COVERED).wait(700)
    return table.look(slot, EMPTY)


def test_six_tiles_each_then_who_leads():
    table = Table().real_match(3, game="dominoes")
    assert table.shows("All draw 6 tiles")
    table.press("green")
    assert table.shows("Best doublet? Your button")
    table.press(2)
    assert table.shows("Which doublet? Its color")
    tell(table, "g4")
    assert table.lines()[-2:] == ["* first 1", "1 lead g4/g4"]
    assert table.counts() == [6, 5, 6]
    assert table.game.turn == 2


def test_where_nobody_can_lead_a_tile_is_drawn():
    table = Table().real_match(2, game="dominoes").press("green")
    assert table.shows("None: Seat 1 draws")
    table.press("green")
    assert table.counts() == [7, 6]
    assert table.shows("Seat 1: draw 1")
    table.press("green")
    assert table.screen.kind == "first"


def test_an_end_is_covered_and_both_markings_are_told():
    table = cover(led(), 2)
    assert table.shows("Color of what fits?")
    tell(table, "r5", "g4")
    assert table.lines()[-1] == "1 play r5/g4 r5 2"
    assert table.counts() == [5, 5]
    red, green, _ = table.slot(slots_of_arms(table.game.arms)[2])
    assert green > red


def test_an_end_is_chosen_by_keys_without_sensors():
    table = led(table=Table(sensors=False)).wait(3000)
    assert table.shows("At red 5")
    table.press("blue", "green")
    tell(table, "r5", "r7")
    assert table.lines()[-1] == "1 play r5/r7 r5 1"


def test_red_leaves_the_end_that_was_chosen():
    table = cover(led(), 2).press("red")
    assert table.screen.kind == "wheel"
    table.press("red")
    assert table.screen.kind == "turn"


def test_a_tile_that_is_none_is_refused():
    table = tell(cover(led(), 0), "r5", "g9")
    assert table.shows("There is no such tile")
    assert table.screen.kind == "turn"


def test_a_tile_that_does_not_match_is_refused():
    table = tell(cover(led(), 0), "g4", "r5")
    assert table.screen.refused
    assert table.lines()[-1].startswith("0 lead")


def test_drawing_and_passing():
    table = led()
    table.take(DRAW << 16)
    assert table.counts() == [5, 7]
    table.take(PASS << 16)
    assert table.game.turn == 0


def test_an_undo_asks_about_tiles():
    table = led()
    table.take(DRAW << 16)
    table.hold("red")
    assert table.shows("Take back a drawn tile too?")


def test_orders_are_about_tiles():
    table = Table().real_match(3, game="dominoes")
    assert table.ui.text().startswith("Tiles. ")


def test_a_wild_that_is_left_open_gets_its_color():
    table = tell(cover(led("g8"), 0), "g8", "WD4")
    assert table.screen.kind == "color"
    table.press("yellow")
    assert table.game.describe()["arms"][0]["end"] == "WD4=y"


def test_a_challenged_wild_plus_4_is_judged_by_the_table():
    table = tell(cover(led("g8", 3), 0), "WD4", "g8")
    assert CHALLENGE << 16 in table.screen.items
    table.wait(3000)
    assert table.shows("Do you believe the +4?")
    table.take(CHALLENGE << 16)
    assert table.screen.kind == "verdict"
    table.press("blue", "green")
    assert "* verdict illegal" in table.lines()
    assert table.shows("Seat 2: draw 4")


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
    given = {"turn": 0, "phase": "move", "arms": arms, "table": ["r5/r5"], "racks": [["?", "?", "?"], ["?"]]}
    table = Table().real_match(2, given, game="dominoes")
    tell(cover(table, 0), "WD4", "g8").wait(3000).take(CHALLENGE << 16)
    assert table.screen.kind == "verdict" and table.screen.asked_seat() == 0
    assert table.shows(question), table.ui.text()
    assert table.ui.text().startswith("Seat 1, Your rack")


def test_what_is_left_is_told_tile_by_tile():
    given = {"turn": 0, "phase": "move", "arms": [{"end": "r5"}], "table": ["r5/r5"], "racks": [["?"], ["?", "?"]]}
    table = Table().real_match(2, given, game="dominoes")
    tell(cover(table, 0), "r5", "g4")
    tell(table, "r1", "r2", "W", "W")
    assert table.screen.kind == "check"
    table.press("green")
    assert table.game.scores == [53, 0]


def test_a_tile_that_is_told_twice_is_told_anew():
    given = {"turn": 0, "phase": "move", "arms": [{"end": "r5"}], "table": ["r5/r5"], "racks": [["?"], ["?", "?"]]}
    table = Table().real_match(2, given, game="dominoes")
    tell(cover(table, 0), "r5", "g4")
    tell(table, "r1", "r2", "r2", "r1").press("green")
    assert table.shows("There is no such tile")
    assert table.screen.told == []
    tell(table, "r1", "r2", "W", "W").press("green")
    assert table.game.scores == [53, 0]


def test_no_two_open_ends_share_a_slot():
    ends = ["r1"] * 20 + ["DE"] * 3 + ["b2"] * 3
    given = {"turn": 0, "phase": "move", "arms": [{"end": end} for end in ends], "table": ["r5/r5"]}
    table = Table().real_match(2, {**given, "racks": [["?"] * 3] * 2}, game="dominoes", all_doublets="1")
    slots = slots_of_arms(table.game.arms)
    assert sorted(slots) == [*range(20), 23, 24, 25]
    assert len(set(slots.values())) == 23
    cover(table, 24)
    assert table.screen.side.arm == 24


def test_ends_beyond_all_slots_are_chosen_by_keys():
    given = {"turn": 0, "phase": "move", "arms": [{"end": "r1"}] * 24 + [{"end": "b2"}] * 2, "table": ["r5/r5"]}
    table = Table().real_match(2, {**given, "racks": [["?"] * 3] * 2}, game="dominoes", all_doublets="1")
    assert sorted(slots_of_arms(table.game.arms).values()) == list(range(24))
    table.take(PLAY << 16 | 25)
    assert table.screen.side.arm == 25


def test_a_finger_that_stays_chooses_no_end_for_the_next_player():
    table = led()
    slot = slots_of_arms(table.game.arms)[2]
    table.look(slot, COVERED).wait(700)
    tell(table, "r5", "g4")
    assert table.game.turn == 0
    assert table.screen.kind == "guide"
    table.look(slot, EMPTY)
    assert table.screen.kind == "turn"
    cover(table, 2)
    assert table.screen.side.arm == 2
