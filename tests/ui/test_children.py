"""Players who are children: how they are marked when they join, and what this changes in their turns."""

import pytest
from ui_script import Script

from simulator.tray.files import MemoryFiles
from tray24.games import load_game
from tray24.match.profile import Player, Profile, format_seat, parse_head, parse_seat
from tray24.ui.match.electronic_screen import ElectronicPlayScreen

MOVE = {"turn": 0, "phase": "move", "half": "left", "tray": {"7": "r7"}}
HANDS = [["r1", "b5", "b7"], ["g4", "r2"]]


def open_setup():
    script = Script().finish_power_on().press("green")
    assert script.screen.name == "setup"
    return script.press(1, 3)


def select_children(script):
    while script.screen.items[script.screen.cursor] != "young":
        script.press("yellow")
    return script


def start_match(*young_seats, hands=HANDS, **position):
    """Return a `Script` (the tray's user interface) in a match of two in the middle of a round.

    Children are at the seats `young_seats`.
    """
    script = Script().finish_power_on()
    script.ui.settings.set("hints", "off")
    script.ui.start_match(
        Profile("basic", [Player(seat, "", "", seat in young_seats) for seat in (0, 1)]), script.now_ms
    )
    script.ui.match.game = load_game("basic", 2, {}, {**MOVE, "hands": hands, **position})
    script.ui.play_screen = ElectronicPlayScreen(script.ui)
    script.ui.resume_match(script.now_ms)
    return script.wait(20)


# Joining.


def test_a_joined_players_button_marks_a_child_on_the_row_of_children():
    script = select_children(open_setup())
    assert script.screen.get_value("young") == "none"
    script.press(3)
    assert script.screen.get_value("young") == "3"
    assert "Seat 3 (child)" in script.ui.format_text()
    old_content = bytes(script.finish_drawing().ui.canvas.buffer)
    script.press(3)
    assert script.screen.get_value("young") == "none" and script.screen.seats[2] == ""
    assert bytes(script.finish_drawing().ui.canvas.buffer) != old_content


def test_green_on_that_row_marks_one_more_and_after_the_last_none():
    script = select_children(open_setup())
    found = []
    for _ in range(3):
        script.press("green")
        found.append(script.screen.get_value("young"))
    assert found == ["1", "1 3", "none"]


def test_a_child_who_leaves_or_becomes_a_bot_is_none_any_more():
    script = select_children(open_setup()).press(1, "blue", "blue")
    assert script.screen.get_value("young") == "1"
    script.press(1)
    assert script.screen.get_value("young") == "none"
    script.press(1)
    assert script.screen.get_value("young") == "none"


def test_children_get_the_option_young_of_the_game_by_their_seats():
    script = select_children(open_setup()).press(3)
    script.choose_item("start")
    assert [player.young for player in script.ui.match.profile.seats] == [False, True]
    assert script.game.options["young"] == "1"


def test_the_setting_makes_all_people_children():
    script = open_setup()
    script.ui.settings.set("children", "on")
    assert script.screen.get_value("young") == "1 3"
    script.choose_item("start")
    assert script.game.options["young"] == "01"


# The journal.


@pytest.mark.parametrize("name", ["Mira", "", "child"])
def test_the_comment_of_a_seat_marks_a_child(name):
    line = format_seat(1, Player(3, name, "", True))
    assert line == f"# seat 1 3 child {name}"
    seat, player = parse_seat(line)
    assert (seat, player.button, player.name, player.bot, player.young) == (1, 3, name, "", True)
    assert not parse_seat("# seat 1 3 - child")[1].young


def test_a_match_goes_on_with_its_children():
    profile = Profile("basic", [Player(0, "Mira", "", True), Player(2, "", "sharp")])
    assert [player.young for player in parse_head(profile.format_head()).seats] == [True, False]
    files = MemoryFiles()
    Script(files).finish_power_on().ui.start_match(profile, 5000)
    restarted = Script(files).finish_power_on()
    assert restarted.ui.match and [player.young for player in restarted.ui.match.profile.seats] == [True, False]


# The child's turns.


def test_what_fits_shines_in_the_childs_turns_alone():
    assert start_match(0).read_led(1) != (0, 0, 0)
    assert start_match(1).read_led(1) == (0, 0, 0)


def test_a_child_has_twice_the_time_for_uno_and_sees_it_shrink():
    for young_seats, lasts_ms in (((0,), 4000), ((1,), 2000)):
        script = start_match(*young_seats, hands=[["r1", "r5"], ["g4", "g5"]])
        script.enter_line("0 play r1 1")
        began_ms = script.now_ms
        left = []
        while script.screen.uno_window.grace_ends_ms is not None:
            left.append(script.screen.uno_window.eighths_left)
            script.wait(20)
            assert script.now_ms < began_ms + 6000
        assert abs(script.now_ms - began_ms - lasts_ms) < 200
        assert left == sorted(left, reverse=True)
        assert (max(left) == 8 and min(left[1:]) == 1) == (young_seats == (0,))
        assert script.screen.uno_window.eighths_left == 0


def test_undo_asks_a_child_nothing():
    for young_seats, setting, is_asked in (((0,), "off", False), ((1,), "off", True), ((1,), "on", False)):
        script = start_match(*young_seats, phase="choose")
        script.ui.settings.set("children", setting)
        script.ui.match.game.young = 0
        script.enter_line("0 roll").wait(100)
        script.hold_button("red")
        assert (script.screen.prompt == "question") == is_asked
