"""Turns with real dice in the tray game: who begins, placing dice, entering kinds, refusals, draws, penalties, UNO."""

from real_script import RealScript

from tray24.rules.faces import format_face
from tray24.sense.events import COVERED

TURN = {"turn": 0, "phase": "choose", "half": "left", "tray": {"7": "r7"}}


def start_turn(hands=(4, 4), is_laid=True, table=None, **fields):
    """Start a match with real dice in which the first seat is to move.

    `hands` are the numbers of dice of the seats; their faces are unknown. `is_laid`: the starting die is on the tray.
    """
    position = {**TURN, "hands": [["?"] * dice for dice in hands], **fields}
    return (table or RealScript()).start_real_match(len(hands), position, is_laid)


def list_offered(table):
    return [format_face(face) for face in table.screen.wheel.faces]


# The beginning.


def test_the_table_says_who_starts_by_her_seat_button():
    table = RealScript().start_real_match(3)
    assert table.screen.prompt == "first"
    table.wait(3000)  # what was agreed about table talk comes first
    assert table.is_shown("Rolled highest? Your button")
    table.press(6)  # nobody sits there
    assert table.screen.prompt == "first"
    table.press(2)
    assert table.read_lines() == ["* first 1", "* draw 1 0"]
    assert table.is_shown("Draw, roll, put it anywhere")


def test_who_starts_can_be_taken_back_once_the_files_can_be_written_again(monkeypatch):
    table = RealScript().start_real_match(3).press(2)
    lines = table.read_lines()

    def fail(*_):
        raise OSError(30, "the disk is read-only")

    with monkeypatch.context() as patch:
        patch.setattr(table.files, "write", fail)
        table.place_die("y", 12).hold_button("red")
        assert "the disk is read-only" in table.ui.format_text()
    assert table.read_lines() == lines
    table.enter_face("y3")
    assert table.tray == {"12": "y3"}


def test_the_starting_die_is_seen_and_its_kind_entered_then_everyone_draws():
    table = RealScript().start_real_match(3).press(1)
    table.place_die("y", 12)
    assert table.screen.prompt == "wheel"
    assert list_offered(table) == ["y0", "y1", "y2", "y3", "y4", "y5", "y6", "y7", "y8", "y9", "yS", "yR", "yD2"]
    table.enter_face("y3")
    assert table.tray == {"12": "y3"}
    assert table.count_dice() == [4, 4, 4]
    assert table.is_shown("All draw 4 dice")
    assert table.read_lines()[2:4] == ["* start y3", "0 place 12"]
    table.press("green")
    assert table.is_shown("Roll all, then put a die")


def test_a_wild_plus_4_is_rolled_again():
    table = RealScript().start_real_match(2).press(1)
    table.place_die("W", 5)
    assert list_offered(table) == ["W", "WD4"]
    table.enter_face("WD4")
    assert table.screen.prompt == "bad"
    assert table.is_shown("A wild +4 is rolled again")
    table.lift_dice(5).play_die("g1", 5)
    assert table.tray == {"5": "g1"}


def test_two_more_dice_for_a_starting_draw_two_are_requested():
    table = RealScript().start_with_die(3, "rD2")
    assert table.count_dice() == [4, 6, 4]
    table.press("green")
    assert table.is_shown("Seat 2 draws 2 more")
    table.press("green")
    assert table.game.turn == 2


def test_the_left_neighbor_names_the_color_of_a_starting_wild():
    table = RealScript().start_with_die(2, "W").press("green")
    assert table.screen.prompt == "color"
    table.press("blue")
    assert table.tray == {"7": "W=b"}
    assert table.game.turn == 1


# A turn.


def test_a_die_put_in_the_first_turn_says_that_she_has_rolled():
    table = RealScript().start_with_die().play_die("r5", 8)
    assert table.read_lines()[-3:] == ["1 roll", "* roll 1 ? ? ? ?", "1 play r5 8"]


def test_a_die_put_in_a_later_turn_says_that_she_keeps():
    table = start_turn()
    table.play_die("r5", 8)
    assert table.read_lines()[-2:] == ["0 keep", "0 play r5 8"]
    assert table.game.turn == 1


def test_a_turn_offers_rolled_and_draw_and_no_keep():
    table = start_turn()
    assert table.is_shown("Rolled")
    assert table.is_shown("Draw a die")
    table.press("blue", "green")
    assert table.read_lines()[-4:-2] == ["0 keep", "0 draw"]


def test_legal_slots_glow():
    table = start_turn()
    table.wait(700)
    assert [slot for slot in range(24) if any(table.read_led(slot))] == [1, 6, 7, 8, 13]


def test_no_bot_may_take_over_real_dice():
    table = start_turn().press("red")
    assert table.screen.name == "pause"
    assert "leaves" not in table.screen.items
    assert "bot_speed" not in table.screen.items


def test_kinds_that_fit_come_first_on_the_wheel():
    table = start_turn().place_die("b", 8)
    assert list_offered(table)[0] == "b7"
    assert len(list_offered(table)) == 13
    assert table.is_shown("blue 7")


def test_yellow_and_blue_turn_the_wheel_both_ways():
    table = start_turn().place_die("r", 8)
    assert table.is_shown("red 0")
    table.press("yellow")
    assert table.is_shown("red +2")
    table.press("blue", "blue", "green")
    assert table.tray["8"] == "r1"


def test_a_color_that_cannot_fit_is_refused_at_sight():
    table = start_turn(tray={"7": "W=r"})
    table.place_die("b", 8)
    assert table.screen.prompt == "bad"
    assert table.is_shown("No neighbor has its color")


def test_a_closed_slot_is_refused_in_words_and_blinks_until_the_die_is_lifted():
    table = start_turn().place_die("r", 20)
    assert table.screen.prompt == "bad"
    assert table.is_shown("Beside a die in this half")
    lit_colors = set()
    for _ in range(60):
        table.wait(40)
        lit_colors.add(table.read_led(20))
    assert (0, 0, 0) in lit_colors
    assert any(red > 5 * blue for red, _, blue in lit_colors)
    assert table.screen.prompt == "bad"
    table.lift_dice(20)
    assert table.screen.prompt == "turn"
    assert table.read_lines() == []


def test_while_a_refused_die_lies_the_words_are_about_it_and_not_about_the_next_one():
    table = start_turn().place_die("r", 20).place_die("b", 8)
    assert table.screen.prompt == "bad" and table.screen.slot == 8
    assert table.is_shown("Beside a die in this half") and "slot 8" not in table.ui.format_text()
    table.lift_dice(20)
    assert table.screen.prompt == "wheel" and "slot 8" in table.ui.format_text()


def test_a_kind_that_does_not_fit_is_refused_and_nothing_is_entered():
    table = start_turn().play_die("b3", 8)
    assert table.screen.prompt == "bad"
    assert table.is_shown("Blue 3 fits no neighbor")
    assert table.read_lines() == []
    table.lift_dice(8)
    assert table.is_shown("Put a die, or roll all")


def test_a_refused_die_can_be_entered_again():
    table = start_turn().play_die("b3", 8).press("green")
    assert table.screen.prompt == "wheel"
    table.enter_face("b7")
    assert table.tray["8"] == "b7"


def test_a_die_lifted_before_its_kind_was_entered_is_no_move():
    table = start_turn().place_die("b", 8).lift_dice(8)
    assert table.screen.prompt == "turn"
    assert table.read_lines() == []


def test_another_die_in_the_same_slot_is_entered_instead():
    table = start_turn().place_die("b", 8).place_die("r", 8)
    assert list_offered(table)[0][0] == "r"


def test_of_two_dice_the_second_waits():
    table = start_turn().place_die("r", 8).place_die("r", 6)
    assert table.screen.slot == 8
    table.enter_face("r5")
    assert table.game.turn == 1
    assert table.screen.slot == 6  # the next player's, unless it is lifted
    table.lift_dice(6)
    assert table.screen.prompt == "turn"


def test_red_corrects_a_color_that_was_seen_wrong():
    table = start_turn().place_die("b", 8).press("red")
    assert table.screen.prompt == "hue"
    table.enter_face("r4")
    assert table.tray["8"] == "r4"


def test_a_color_that_is_not_seen_is_entered_by_its_key():
    table = start_turn().place_die("?", 8)
    table.wait(600)
    assert table.screen.prompt == "hue"
    assert table.is_shown("Its color? For a wild any")
    table.press("blue")
    assert list_offered(table)[:3] == ["b7", "W", "WD4"]
    table.press("green")
    assert table.tray["8"] == "b7"


def test_a_hand_that_passes_over_slots_is_no_die():
    table = start_turn().set_content(8, COVERED).set_content(9, COVERED)
    table.wait(300)
    table.lift_dice(8, 9)
    assert table.screen.prompt == "turn"
    table.wait(1000)
    assert table.screen.prompt == "turn"


def test_a_color_that_shows_late_is_taken():
    table = start_turn().place_die("?", 8)
    table.wait(600)
    table.place_die("r", 8)
    assert table.screen.prompt == "wheel"
    assert list_offered(table)[0] == "r0"


def test_presence_only_asks_for_every_color():
    table = RealScript()
    table.ui.settings.set("presence_only", "on")
    start_turn(table=table, is_laid=False)
    table.place_die("r", 7)
    table.wait(600)
    assert table.screen.prompt == "turn"  # the red 7 lies there
    table.place_die("b", 8)
    table.wait(600)
    table.enter_face("b7")
    assert table.tray == {"7": "r7", "8": "b7"}


def test_a_white_die_may_be_a_wild_plus_4_and_four_are_drawn():
    table = start_turn((4, 4, 4)).play_die("WD4", 8).press("red")
    assert table.is_shown("Seat 2: draw 4 and roll") and table.is_shown("Done")
    assert table.count_dice() == [3, 8, 4]
    assert table.game.turn == 2


def test_a_penalty_is_shown_until_green_or_the_next_die():
    table = start_turn((4, 4, 4)).play_die("rD2", 8)
    assert table.is_shown("Seat 2: draw 2 and roll")
    table.wait(8000)
    assert table.is_shown("Seat 2: draw 2 and roll")
    table.place_die("r", 1)
    assert table.screen.prompt == "wheel"
    assert table.game.turn == 2


def test_nothing_fits_so_a_die_is_drawn_and_put_or_kept():
    table = start_turn(phase="move").press("green")
    assert table.read_lines()[0] == "0 draw"
    assert table.count_dice() == [5, 4]
    assert table.is_shown("Draw, roll, put it if it fits")
    table.press("green")
    assert table.game.turn == 1
    assert table.read_lines()[-1] == "0 pass"


def test_a_drawn_die_is_put():
    table = start_turn(phase="move").press("green").play_die("g7", 6)
    assert table.tray == {"6": "g7", "7": "r7"}
    assert table.count_dice() == [4, 4]


# UNO.


def test_uno_is_called_by_the_seat_button_before_the_die_is_put():
    table = start_turn((2, 4)).press(1)
    assert table.read_lines() == ["0 uno"]
    table.play_die("r5", 8)
    assert table.game.catchable == -1


def test_uno_is_called_while_the_kind_is_entered():
    table = start_turn((2, 4)).place_die("r", 8).press(1)
    assert table.screen.prompt == "wheel"
    table.enter_face("r5")
    assert table.game.catchable == -1


def test_who_forgets_uno_is_caught_after_the_grace_time():
    table = start_turn((2, 4)).play_die("r5", 8)
    table.press(2)
    assert table.game.catchable == 0
    table.wait(2500)
    assert table.count_dice() == [3, 4]
    assert table.is_shown("Seat 1: draw 2 and roll")
    assert table.read_lines()[2] == "1 catch 0"


def test_the_penalty_of_a_catch_is_shown_though_the_next_die_ends_the_grace_time():
    table = start_turn((2, 4, 4)).play_die("r5", 8).press(3).play_die("r6", 6)
    assert table.read_lines()[2] == "2 catch 0" and table.read_lines()[-1] == "1 play r6 6"
    assert table.count_dice() == [3, 3, 4]
    assert table.is_shown("Seat 1: draw 2 and roll")


def test_the_penalty_of_a_catch_is_shown_though_a_kind_is_being_entered():
    table = start_turn((2, 4, 4)).play_die("r5", 8)
    table.wait(3000)
    table.place_die("r", 6).press(3).enter_face("rD2")
    assert table.count_dice() == [3, 3, 6]
    assert table.is_shown("Seat 1: draw 2 and roll")
    table.press("green")
    assert table.is_shown("Seat 3: draw 2 and roll")
