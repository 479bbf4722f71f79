"""Real dice in line and yacht: a line that grows and shrinks, five entered dice, a chosen box."""

from real_script import Table
from ui_script import columns

from tray24.games.yacht.boxes import BOXES, OPEN
from tray24.rules.moves import DRAW, PASS, SCORE, ZERO
from tray24.ui.match.kinds import verb_item


def line(table=None, face="r3"):
    """Start a match in which seat 1 goes first; the first die of the line is in slot 0."""
    table = (table or Table()).real_match(2, game="line").press("green", 1).press("green")
    return table.play(face, 0)


def test_five_dice_each_then_who_is_first_then_the_die_that_is_left():
    table = Table().real_match(2, game="line")
    assert table.shows("All draw 5 dice")
    table.press("green")
    assert table.screen.kind == "first"
    table.press(2)
    assert table.shows("Both roll all dice")
    table.press("green")
    assert table.shows("Roll what is left, put it as lit")
    table.play("r3", 0)
    assert table.lines()[-4:] == ["* first 1", "* roll 0 ? ? ? ? ?", "* roll 1 ? ? ? ? ?", "* start r3"]
    assert table.game.turn == 1


def test_the_line_grows_slot_by_slot():
    table = line().put("g", 5)
    assert table.shows("Put it into the lit slot")
    table.lift(5).play("g3", 1).play("g5", 2)
    assert table.game.describe()["line"] == ["r3", "g3", "g5"]
    assert table.counts() == [4, 4]


def test_the_back_die_is_taken_and_lifted():
    table = line().play("g3", 1)
    assert table.screen.items == (verb_item(DRAW),)
    assert table.shows("Take red 3, roll all")
    table.press("green")
    assert table.shows("Lift the die in slot 0")
    table.lift(0)
    assert table.screen.items == (verb_item(PASS),)
    assert table.shows("Roll all, then put a die")
    table.play("g1", 2)
    assert table.game.describe()["line"] == ["g3", "g1"]


def test_a_draw_two_takes_from_the_back():
    table = line().play("r1", 1).play("rD2", 2)
    assert table.game.describe()["line"] == ["rD2"]
    table.lift(0, 1)
    assert table.shows("Seat 1: roll all dice")
    assert table.counts() == [6, 4]


def test_a_die_is_given_when_the_line_has_none():
    # A D1 leaves one die in the line, so its player, who forgot UNO and is caught, moves again.
    given = {"turn": 0, "phase": "move", "line": ["r3"], "hands": [["?"] * 2, ["?"] * 8]}
    table = Table()
    table.sensing.seen[0] = 1
    table.real_match(2, given, game="line").play("rD1", 1).lift(0)
    assert table.shows("Seat 2: roll all dice")
    table.press("green").press(2).wait(6000)
    assert table.shows("Give Seat 1 a die of yours")
    table.press("green")
    assert table.counts() == [2, 8]
    assert table.shows("Seat 1: roll all dice")


def yacht(seats=2, table=None):
    return (table or Table()).real_match(seats, game="yacht").press(1)


def test_the_five_last_dice_are_put_into_the_top_row():
    table = yacht()
    assert table.shows("Seat 1: take 5, three rolls")
    table.press("green")
    assert table.shows("Put it as lit, or its color?")
    for slot, face in enumerate(("r1", "y1", "W", "g5", "b5")):
        table.play(face, slot)
    assert table.screen.kind == "check"
    table.press("green")
    assert table.lines()[-1] == "* roll 0 r1 y1 W g5 b5"
    assert table.shows("Two alike")
    assert table.shows("62")


def told(table):
    """Enter five dice by keys, and confirm them."""
    table.press("green")
    for face in ("r1", "y1", "r2", "g5", "b5"):
        table.tell(face)
    return table.press("green")


def filled(table):
    """Return the number of the seat, of three, whose box is filled in the row of seats, or 0."""
    table.drawn()
    rows = [column & 0x7FF for column in columns(table.ui.canvas.buffer, 20)]
    places = [x for x in range(125) if rows[x] == rows[x + 1] == 0x7FF and rows[x - 1] != 0x7FF]
    cells = {x // 42 for x in places}
    assert len(cells) < 2
    return 1 + cells.pop() if cells else 0


def test_whose_turn_it_is_is_shown_from_the_roll_on():
    table = yacht(3)
    for seat in (1, 2, 3, 1):
        assert table.screen.kind == "order"
        assert table.ui.text().startswith(f"Seat {seat}, Your turn.") and filled(table) == seat
        table.press("green")
        assert table.screen.kind == "hue"
        assert table.ui.text().startswith(f"Seat {seat}, ") and filled(table) == seat
        for face in ("r1", "y1", "r2", "g5", "b5"):
            table.tell(face)
        table.press("green")
        assert table.screen.kind == "turn" and filled(table) == seat
        table.press("green")


def test_the_best_box_is_told_and_pointed_at():
    table = yacht(1)
    table.ui.settings.set("hints", "best")
    told(table).wait(3000)
    assert table.ui.play_screen.message.startswith("Best: ")
    game, worths = table.game, table.ui.play_screen.adviser.worths
    assert len(worths) == len(BOXES)  # and no roll: a player rolls again before the faces are entered
    best = max(worths, key=lambda each: each[1])[0]
    table.press("green")
    assert game.sheets[0][game.args(best)[0]] != OPEN


def test_a_box_is_chosen_and_the_next_player_rolls_when_the_tray_is_clear():
    table = yacht().press("green")
    for slot, face in enumerate(("r1", "y1", "W", "g5", "b5")):
        table.play(face, slot)
    table.press("green").press("blue")
    assert table.shows("Three alike")
    table.press("green")
    assert table.lines()[-2] == "0 score three"
    assert table.shows("Lift the 5 dice that blink")
    table.lift(0, 1, 2, 3, 4)
    assert table.shows("Seat 2: take 5, three rolls")
    assert table.game.scores == [62, 0]


def test_dice_told_wrong_are_told_anew_where_they_lie():
    table = yacht().press("green")
    for slot, face in enumerate(("r1", "y1", "W", "g5", "b5")):
        table.play(face, slot)
    table.press("red")
    assert table.screen.slot == 0
    for face in ("r2", "y1", "W", "g5", "b5"):
        table.tell(face)
    table.press("green")
    assert table.lines()[-1] == "* roll 0 r2 y1 W g5 b5"


def test_a_die_beside_the_top_row_is_to_be_lifted():
    table = yacht().press("green").put("r", 12)
    assert table.screen.kind == "bad"
    table.lift(12)
    assert table.screen.kind == "hue"


def test_undo_takes_back_the_box():
    table = told(yacht()).press("green").hold("red")
    if table.screen.name == "question":
        table.press("green")
    assert table.game.turn == 0
    assert table.screen.kind == "turn"
    assert table.shows("Two alike")


def red_line(**how):
    """Return a line of three red dice whose back die was taken and lifted: they are in slots 1 to 3."""
    table = line(Table(**how)).play("r1", 1).play("r2", 2).play("r3", 3)
    table.press("green").lift(0)
    assert table.screen.kind == "turn", table.ui.text()
    return table


def again(table):
    """Return the same tray after a power cut, with the same dice in its slots."""
    after = Table(table.files)
    after.sensing.seen[:] = table.sensing.seen
    after.sensing.configure([], table.sensing.presence_only, 150)
    return after.powered().press("green").wait(60)


def test_a_line_of_one_color_is_known_again_after_a_power_cut():
    table = again(red_line())
    assert table.screen.kind == "turn"
    table.play("r5", 4)
    assert len(table.game.describe()["line"]) == 4


def test_a_die_that_was_to_be_lifted_is_still_after_a_power_cut():
    table = line().play("r1", 1).play("r2", 2).press("green")
    assert table.shows("Lift the die in slot 0")
    table = again(table)
    assert table.shows("Lift the die in slot 0")


def test_undo_brings_back_the_line_where_it_lay():
    table = red_line().hold("red").press("green")
    assert table.shows("Put red 3 into slot 0")
    table.look(0, 1)
    assert table.screen.kind == "turn"
    table.hold("red").lift(3).press("green")
    table.play("r5", 3)
    assert table.game.describe()["line"] == ["r3", "r1", "r2", "r5"]


def test_a_tray_that_sees_no_colors_knows_its_line_again():
    table = Table()
    table.sensing.presence_only = True
    table = line(table).play("r1", 1).play("b1", 2)
    table.press("green").lift(0)
    table = again(table)
    assert table.screen.kind == "turn"
    table.hold("red").press("green")
    assert table.shows("Put red 3 into slot 0")


def test_a_zero_can_be_written_deliberately():
    table = told(yacht())
    table.take(ZERO << 16 | OPEN)
    assert table.shows("Zero in a box")
    table.take(SCORE << 16 | OPEN)
    assert table.shows("Score a box")
    table.take(ZERO << 16 | OPEN).take(ZERO << 16 | BOXES.index("red"))
    assert table.lines()[-2] == "0 zero red"
    told(table)
    assert table.shows("Score a box")
