"""Real dice in the dice line and in yacht: the line grows and shrinks; five dice are entered and a box is chosen."""

from real_script import RealScript
from ui_script import get_columns

from tray24.games.yacht.boxes import BOXES, OPEN
from tray24.rules.moves import DRAW, PASS, SCORE, ZERO
from tray24.ui.match.prompts import make_verb_item


def start_line(table=None, face="r3"):
    """Start a match of the dice line with real dice in which seat 1 begins; the line's first die is in slot 0."""
    table = (table or RealScript()).start_real_match(2, game="line").press("green", 1).press("green")
    return table.play_die(face, 0)


def test_five_dice_each_then_who_is_first_then_the_die_that_is_left():
    table = RealScript().start_real_match(2, game="line")
    assert table.is_shown("All draw 5 dice")
    table.press("green")
    assert table.screen.prompt == "first"
    table.press(2)
    assert table.is_shown("Both roll all dice")
    table.press("green")
    assert table.is_shown("Roll what is left, put it as lit")
    table.play_die("r3", 0)
    assert table.read_lines()[-4:] == ["* first 1", "* roll 0 ? ? ? ? ?", "* roll 1 ? ? ? ? ?", "* start r3"]
    assert table.game.turn == 1


def test_the_line_grows_slot_by_slot():
    table = start_line().place_die("g", 5)
    assert table.is_shown("Put it into the lit slot")
    table.lift_dice(5).play_die("g3", 1).play_die("g5", 2)
    assert table.game.describe()["line"] == ["r3", "g3", "g5"]
    assert table.count_dice() == [4, 4]


def test_the_back_die_is_taken_and_lifted():
    table = start_line().play_die("g3", 1)
    assert table.screen.items == (make_verb_item(DRAW),)
    assert table.is_shown("Take red 3, roll all")
    table.press("green")
    assert table.is_shown("Lift the die in slot 0")
    table.lift_dice(0)
    assert table.screen.items == (make_verb_item(PASS),)
    assert table.is_shown("Roll all, then put a die")
    table.play_die("g1", 2)
    assert table.game.describe()["line"] == ["g3", "g1"]


def test_a_draw_two_takes_from_the_back():
    table = start_line().play_die("r1", 1).play_die("rD2", 2)
    assert table.game.describe()["line"] == ["rD2"]
    table.lift_dice(0, 1)
    assert table.is_shown("Seat 1: roll all dice")
    assert table.count_dice() == [6, 4]


def test_a_die_is_given_when_the_line_has_none():
    # A D1 leaves one die in the line, so its player, who forgot UNO and is caught, moves again.
    position = {"turn": 0, "phase": "move", "line": ["r3"], "hands": [["?"] * 2, ["?"] * 8]}
    table = RealScript()
    table.sensing.seen[0] = 1
    table.start_real_match(2, position, game="line").play_die("rD1", 1).lift_dice(0)
    assert table.is_shown("Seat 2: roll all dice")
    table.press("green").press(2).wait(6000)
    assert table.is_shown("Give Seat 1 a die of yours")
    table.press("green")
    assert table.count_dice() == [2, 8]
    assert table.is_shown("Seat 1: roll all dice")


def start_yacht(seats=2, table=None):
    return (table or RealScript()).start_real_match(seats, game="yacht").press(1)


def test_the_five_last_dice_are_put_into_the_top_row():
    table = start_yacht()
    assert table.is_shown("Seat 1: take 5, three rolls")
    table.press("green")
    assert table.is_shown("Put it as lit, or its color?")
    for slot, face in enumerate(("r1", "y1", "W", "g5", "b5")):
        table.play_die(face, slot)
    assert table.screen.prompt == "check"
    table.press("green")
    assert table.read_lines()[-1] == "* roll 0 r1 y1 W g5 b5"
    assert table.is_shown("Two alike")
    assert table.is_shown("62")


def enter_five_dice(table):
    """Enter the faces of five dice with the keys, and confirm them."""
    table.press("green")
    for face in ("r1", "y1", "r2", "g5", "b5"):
        table.enter_face(face)
    return table.press("green")


def find_filled_seat(table):
    """Return the number of the seat (1 to 3) whose cell is filled in the display's row of seats, or 0."""
    table.finish_drawing()
    rows = [column & 0x7FF for column in get_columns(table.ui.canvas.buffer, 20)]
    offsets = [x for x in range(125) if rows[x] == rows[x + 1] == 0x7FF and rows[x - 1] != 0x7FF]
    cells = {x // 42 for x in offsets}
    assert len(cells) < 2
    return 1 + cells.pop() if cells else 0


def test_whose_turn_it_is_is_shown_from_the_roll_on():
    table = start_yacht(3)
    for seat in (1, 2, 3, 1):
        assert table.screen.prompt == "order"
        assert table.ui.format_text().startswith(f"Seat {seat}, Your turn.") and find_filled_seat(table) == seat
        table.press("green")
        assert table.screen.prompt == "hue"
        assert table.ui.format_text().startswith(f"Seat {seat}, ") and find_filled_seat(table) == seat
        for face in ("r1", "y1", "r2", "g5", "b5"):
            table.enter_face(face)
        table.press("green")
        assert table.screen.prompt == "turn" and find_filled_seat(table) == seat
        table.press("green")


def test_the_best_box_is_named_and_pointed_at():
    table = start_yacht(1)
    table.ui.settings.set("hints", "best")
    enter_five_dice(table).wait(3000)
    assert table.ui.play_screen.message.startswith("Best: ")
    game, worths = table.game, table.ui.play_screen.hint_search.values
    assert len(worths) == len(BOXES)  # and no roll: a player rolls again before the faces are entered
    best_box = max(worths, key=lambda each: each[1])[0]
    table.press("green")
    assert game.sheets[0][game.decode_args(best_box)[0]] != OPEN


def test_a_box_is_chosen_and_the_next_player_rolls_when_the_tray_is_clear():
    table = start_yacht().press("green")
    for slot, face in enumerate(("r1", "y1", "W", "g5", "b5")):
        table.play_die(face, slot)
    table.press("green").press("blue")
    assert table.is_shown("Three alike")
    table.press("green")
    assert table.read_lines()[-2] == "0 score three"
    assert table.is_shown("Lift the 5 dice that blink")
    table.lift_dice(0, 1, 2, 3, 4)
    assert table.is_shown("Seat 2: take 5, three rolls")
    assert table.game.scores == [62, 0]


def test_dice_entered_wrong_are_entered_again_slot_by_slot():
    table = start_yacht().press("green")
    for slot, face in enumerate(("r1", "y1", "W", "g5", "b5")):
        table.play_die(face, slot)
    table.press("red")
    assert table.screen.slot == 0
    for face in ("r2", "y1", "W", "g5", "b5"):
        table.enter_face(face)
    table.press("green")
    assert table.read_lines()[-1] == "* roll 0 r2 y1 W g5 b5"


def test_a_die_beside_the_top_row_is_to_be_lifted():
    table = start_yacht().press("green").place_die("r", 12)
    assert table.screen.prompt == "bad"
    table.lift_dice(12)
    assert table.screen.prompt == "hue"


def test_undo_takes_back_the_box():
    table = enter_five_dice(start_yacht()).press("green").hold_button("red")
    if table.screen.name == "question":
        table.press("green")
    assert table.game.turn == 0
    assert table.screen.prompt == "turn"
    assert table.is_shown("Two alike")


def start_red_line(**fields):
    """Return a match with a dice line of three red dice in slots 1 to 3; its old first die was lifted from slot 0."""
    table = start_line(RealScript(**fields)).play_die("r1", 1).play_die("r2", 2).play_die("r3", 3)
    table.press("green").lift_dice(0)
    assert table.screen.prompt == "turn", table.ui.format_text()
    return table


def restart(table):
    """Return the same tray after a power cut, with the same dice in its slots."""
    table_after = RealScript(table.files)
    table_after.sensing.seen[:] = table.sensing.seen
    table_after.sensing.configure([], table.sensing.presence_only, 150)
    return table_after.finish_power_on().press("green").wait(60)


def test_a_line_of_one_color_is_known_again_after_a_power_cut():
    table = restart(start_red_line())
    assert table.screen.prompt == "turn"
    table.play_die("r5", 4)
    assert len(table.game.describe()["line"]) == 4


def test_a_die_that_was_to_be_lifted_is_still_after_a_power_cut():
    table = start_line().play_die("r1", 1).play_die("r2", 2).press("green")
    assert table.is_shown("Lift the die in slot 0")
    table = restart(table)
    assert table.is_shown("Lift the die in slot 0")


def test_undo_brings_back_the_line_where_it_lay():
    table = start_red_line().hold_button("red").press("green")
    assert table.is_shown("Put red 3 into slot 0")
    table.set_content(0, 1)
    assert table.screen.prompt == "turn"
    table.hold_button("red").lift_dice(3).press("green")
    table.play_die("r5", 3)
    assert table.game.describe()["line"] == ["r3", "r1", "r2", "r5"]


def test_a_tray_that_sees_no_colors_knows_its_line_again():
    table = RealScript()
    table.sensing.presence_only = True
    table = start_line(table).play_die("r1", 1).play_die("b1", 2)
    table.press("green").lift_dice(0)
    table = restart(table)
    assert table.screen.prompt == "turn"
    table.hold_button("red").press("green")
    assert table.is_shown("Put red 3 into slot 0")


def test_a_zero_can_be_written_deliberately():
    table = enter_five_dice(start_yacht())
    table.choose_item(ZERO << 16 | OPEN)
    assert table.is_shown("Zero in a box")
    table.choose_item(SCORE << 16 | OPEN)
    assert table.is_shown("Score a box")
    table.choose_item(ZERO << 16 | OPEN).choose_item(ZERO << 16 | BOXES.index("red"))
    assert table.read_lines()[-2] == "0 zero red"
    enter_five_dice(table)
    assert table.is_shown("Score a box")
