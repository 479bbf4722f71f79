"""A match on the tray: choices, UNO and catches, refusals, undo, bots, the end of a round and of the match."""

import pytest
from ui_script import Script, find_framed, find_marked, format_picture

from tray24.rules.faces import parse_face
from tray24.rules.moves import CATCH, D_UNDO, DRAW, KEEP, PLAY, ROLL, UNO
from tray24.ui.match.prompts import make_verb_item

MOVE = {"turn": 0, "phase": "move", "half": "left", "tray": {"7": "r7"}}
ONE_OF_TWO = {**MOVE, "hands": [["r1", "b5"], ["b7", "y3", "b9"], ["g4", "g5"]]}


def start_at(hands, *bots, **fields):
    """Return a `Script` (the tray's user interface) in the middle of a round with these hands.

    People play, or `bots`, in which "" is a person.
    """
    return Script().start_match(*(bots or ("",) * len(hands)), position={**MOVE, "hands": hands, **fields})


def make_move(seat, verb, arguments):
    return seat << 24 | verb << 16 | arguments


def collect_lines(script):
    """Return a list, to which each line is appended when it is applied to the match."""
    lines = []
    script.ui.on_line = lines.append
    return lines


def filter_moves(lines):
    """Return (verb, seat) of the lines that are moves."""
    return [(line >> 16 & 255, line >> 24) for line in lines if isinstance(line, int)]


# Choices.


def test_a_frame_says_that_a_die_may_be_chosen_and_a_bar_that_it_is_marked():
    script = Script().start_match("", "", game="yacht")
    assert script.screen.prompt == "dice"
    assert len(find_framed(script)) == 4 and not find_marked(script)  # the fifth is filled
    script.press("green", "blue", "green")
    assert len(find_framed(script)) == 4 and len(find_marked(script)) == 2
    position = {"turn": 0, "center": "r3", "hands": [["r5", "b4"], ["b1"]]}
    assert (
        len(find_framed(Script().start_match("", "", game="center", position=position))) == 0
    )  # the center is not for choosing


def test_the_first_turn_is_to_roll_and_later_ones_to_roll_or_keep():
    first_script = start_at([["-", "-"], ["-"]], phase="choose")
    assert first_script.screen.items == (make_verb_item(ROLL),)
    assert first_script.is_shown("Roll all your dice")
    script = start_at([["r1", "b5"], ["g4"]], phase="choose")
    assert script.screen.items == (make_verb_item(ROLL), make_verb_item(KEEP))
    assert script.is_shown("Keep")
    lines = collect_lines(script)
    script.press("blue", "green")
    assert filter_moves(lines) == [(KEEP, 0)]
    assert script.screen.prompt == "die"


def test_only_dice_with_a_play_can_be_pointed_at_but_all_are_seen():
    script = start_at([["r1", "b5", "b7"], ["g4"]])
    assert script.screen.prompt == "die"
    assert script.screen.items == (parse_face("r1"), parse_face("b7"))
    script.press("blue")
    assert script.is_shown("Put blue 7")
    assert script.is_shown("4 slots")
    assert script.is_shown("5")


def test_a_die_then_its_slot():
    script = start_at([["r1", "b5"], ["g4", "g6"]])
    lines = collect_lines(script)
    script.press("green")
    assert script.screen.prompt == "slot"
    assert script.screen.items == (1, 6, 8, 13)
    script.press("blue", "blue")
    assert script.is_shown("slot 8")
    script.press("green")
    assert filter_moves(lines) == [(PLAY, 0)]
    assert script.game.describe()["tray"] == {"7": "r7", "8": "r1"}


def test_where_a_slot_is_chosen_the_dice_around_it_can_be_read():
    script = start_at([["r1", "b5"], ["g4", "g6"]], tray={"7": "r7", "8": "yS", "20": "b9"})
    script.press("green")
    for face in ("R7", "B9"):
        letter, sign = face
        assert script.is_shown(letter) and script.is_shown(sign)
    assert not script.is_shown("G")  # the hand of another player
    frames = format_picture(script.ui.canvas.buffer)[18:50]
    script.press("blue").finish_drawing()
    assert format_picture(script.ui.canvas.buffer)[18:50] != frames


def test_before_a_hand_is_rolled_again_what_fits_is_framed():
    script = start_at([["r1", "b5"], ["g4", "g6"]], phase="choose").finish_drawing()
    frame_row = format_picture(script.ui.canvas.buffer)[36]
    assert "###" in frame_row[:20] and "###" not in frame_row[20:]
    script.ui.settings.set("hints", "off")
    script.press("blue").finish_drawing()
    assert "###" not in format_picture(script.ui.canvas.buffer)[36]


def test_the_slot_is_not_asked_for_when_there_is_only_one():
    script = start_at([["y1", "b5"], ["g4", "g6"]], tray={"0": "y7", "1": "b2"})
    assert script.game.find_slots(parse_face("y1")) == [6]
    lines = collect_lines(script)
    script.press("green")
    assert filter_moves(lines) == [(PLAY, 0)]
    assert script.game.describe()["tray"]["6"] == "y1"


def test_red_goes_back_from_the_slot_to_the_die():
    script = start_at([["r1", "b7"], ["g4"]]).press("blue", "green", "red")
    assert script.screen.prompt == "die"
    assert script.screen.items[script.screen.cursor] == parse_face("b7")


def test_nothing_fits_so_a_die_is_drawn():
    script = start_at([["b1", "b5"], ["g4", "g6"]])
    assert script.screen.prompt == "choose"
    assert script.screen.items == (make_verb_item(DRAW),)
    assert script.is_shown("Draw a die")
    lines = collect_lines(script)
    script.press("green")
    assert filter_moves(lines) == [(DRAW, 0)]


def test_a_drawn_die_that_fits_goes_straight_to_its_slot():
    script = start_at([["b1", "b5", "r3"], ["g4", "g6"]], phase="drawn", die="r3")
    assert script.screen.prompt == "slot"
    assert script.is_shown("Put red 3")
    script.press("green")
    assert script.game.turn == 1


@pytest.mark.parametrize(("key", "color"), [("red", "r"), ("yellow", "y"), ("green", "g"), ("blue", "b")])
def test_the_four_keys_name_the_color_at_once(key, color):
    script = start_at([["b1", "W"], ["g4", "g6"]], phase="color", tray={"7": "r7", "8": "W"}, last=8)
    assert script.screen.prompt == "color"
    script.press(key)
    assert script.game.describe()["tray"]["8"] == "W=" + color
    assert script.screen.name == "play"


def test_the_starting_die_goes_anywhere_and_a_slot_under_the_cursor_shows_its_color():
    script = Script().start_match("", "", position={"turn": 0, "phase": "place", "die": "g5"})
    assert script.screen.items == tuple(range(24))
    slot = script.screen.items[script.screen.cursor]
    red, green, blue = script.read_led(slot)
    assert green > 2 * red
    script.press("blue", "green")
    assert script.game.tray[slot + 1] >= 0


def test_legal_slots_glow_and_others_stay_dark():
    script = start_at([["r1", "b5"], ["g4", "g6"]])
    lit_slots = {slot for slot in range(24) if any(script.read_led(slot))}
    assert lit_slots == {1, 6, 7, 8, 13}


def test_the_seat_to_move_and_all_counts_are_shown():
    script = start_at([["r1", "b5"], ["g4", "g6", "g7"]])
    text = script.ui.format_text()
    assert "Seat 1, your turn" in text
    assert "Dice: Seat 1: 2, Seat 3: 3" in text
    assert "Play runs to the left" in text


def test_names_stand_in_for_seats():
    script = start_at([["r1", "b5"], ["g4", "g6", "g7"]])
    script.ui.rename_player(2, "Otto", script.now_ms)
    assert "Otto: 3" in script.ui.format_text()


def test_dice_that_leave_a_full_half_fade_in_their_color():
    tray = {str(slot): "r%d" % slot for slot in (0, 1, 2, 6, 7, 8)} | {"12": "r1", "13": "r2", "14": "r3"}
    script = start_at([["r9", "b5"], ["g4", "g6"]], tray={**tray, "18": "r4", "19": "r5"})
    assert script.read_led(0)[0] > 60
    script.ui.sounds.clear()
    script.press("green")
    assert [slot for slot in range(24) if script.game.tray[slot] >= 0] == [20]
    levels = [script.read_led(0)[0] for _ in range(50) if script.wait(20)]
    assert levels[0] > 60 and levels[-1] == 0
    assert levels == sorted(levels, reverse=True)
    assert len(script.ui.sounds) > 4


# Refusals.


def test_a_refusal_names_its_rule_and_the_slot_blinks_until_the_next_key():
    script = start_at([["r1", "b5"], ["g4", "g6"]])
    assert not script.ui.play_screen.try_move(PLAY << 16 | parse_face("b5") << 5 | 8, script.now_ms)
    assert script.is_shown("Blue 5 fits no neighbor")
    assert script.ui.play_screen.refused == (8, parse_face("b5"), "B6", "blue 5 fits no neighbor")
    reds = {script.read_led(8)[0] for _ in range(60) if script.wait(20)}
    assert 0 in reds and max(reds) > 100
    script.press("blue")
    assert script.ui.play_screen.refused is None
    assert not script.is_shown("Blue 5 fits no neighbor")


def test_the_neighbors_of_a_refused_die_pulse_until_the_next_key():
    script = start_at([["r1", "b5"], ["g4", "g6"]])

    def measure_swing():
        levels = {script.read_led(7)[0] for _ in range(60) if script.wait(20)}
        return max(levels) - min(levels)

    old_swing = measure_swing()
    assert not script.ui.play_screen.try_move(PLAY << 16 | parse_face("b5") << 5 | 8, script.now_ms)
    assert measure_swing() > old_swing + 50
    script.press("blue")
    assert measure_swing() == old_swing


def test_uno_at_the_wrong_time_is_refused_with_its_rule():
    script = start_at([["r1", "b5", "b6"], ["g4", "g6"]]).press(1)
    assert script.ui.play_screen.refused[2] == "B17"
    assert "UNO is called with two left" in script.ui.format_text()


def test_a_refusal_names_the_player_of_a_seat_and_else_its_button():
    script = start_at([["r1", "b5"], ["g4", "g6"]])
    late_move = make_move(1, PLAY, parse_face("g4") << 5 | 8)
    assert not script.ui.play_screen.try_move(late_move, script.now_ms) and script.is_shown("It is the turn of Seat 1")
    script.ui.rename_player(0, "Ida", script.now_ms)
    assert not script.ui.play_screen.try_move(late_move, script.now_ms) and script.is_shown("It is the turn of Ida")
    other_move = make_move(0, PLAY, parse_face("g4") << 5 | 8)
    assert not script.ui.play_screen.try_move(other_move, script.now_ms) and script.is_shown("Ida holds no green 4")


def test_a_button_of_nobody_does_nothing():
    script = start_at([["r1", "b5"], ["g4", "g6"]])
    lines = collect_lines(script)
    script.press(6, 5, 4)
    assert lines == []


# UNO and catches.


def test_her_own_button_calls_uno_before_she_places():
    script = start_at(ONE_OF_TWO["hands"]).press(1)
    assert script.game.called == 0
    assert "UNO! Hand" in script.ui.format_text()
    script.press("green", "green")
    assert script.game.catchable == -1


def forget_uno(**fields):
    """Return a `Script` (the tray's user interface) of a match in which seat 1 has forgotten to call UNO.

    The seat has just played its last but one die.
    """
    script = start_at(ONE_OF_TWO["hands"], **fields).press("green", "green")
    assert script.game.catchable == 0
    return script


def test_a_catch_within_the_grace_time_counts_when_it_ends():
    script = forget_uno()
    lines = collect_lines(script)
    script.press(5)
    assert lines == []
    assert len(script.game.hands[0]) == 1
    script.wait(2000)
    assert filter_moves(lines) == [(CATCH, 2)]
    assert len(script.game.hands[0]) == 3


def test_a_catch_that_waits_and_is_pressed_again_still_waits():
    script = forget_uno()
    script.press(5).press(5)
    assert script.ui.play_screen.refused is None and script.is_shown("Seat 5 waits to catch")
    lines = collect_lines(script)
    script.wait(2000)
    assert filter_moves(lines) == [(CATCH, 2)]


def test_a_late_call_within_the_grace_time_saves_her():
    script = forget_uno().press(5, 1)
    lines = collect_lines(script)
    script.wait(3000)
    assert filter_moves(lines) == []
    assert len(script.game.hands[0]) == 1


def test_a_catch_that_waits_counts_before_the_next_player_acts():
    script = forget_uno()
    lines = collect_lines(script)
    script.press(5, "green")
    assert filter_moves(lines) == [(CATCH, 2), (ROLL, 1)]
    assert len(script.game.hands[0]) == 3


def test_after_the_grace_time_a_catch_counts_at_once():
    script = forget_uno().wait(2500)
    lines = collect_lines(script)
    script.press(3)
    assert filter_moves(lines) == [(CATCH, 1)]


def test_the_grace_time_is_a_setting():
    script = start_at(ONE_OF_TWO["hands"])
    script.ui.settings.set("grace_ms", "500")
    script.press("green", "green", 5).wait(500)
    assert len(script.game.hands[0]) == 3


def test_bots_wait_for_a_late_call():
    script = start_at(ONE_OF_TWO["hands"], "", "random", "random")
    lines = collect_lines(script)
    script.press("green", "green")
    lines.clear()
    script.wait(1700)
    assert lines == []
    script.press(1)
    assert filter_moves(lines)[0] == (UNO, 0)
    script.wait(3000)
    assert (ROLL, 1) in filter_moves(lines) or (KEEP, 1) in filter_moves(lines)


@pytest.mark.parametrize("seed", range(6))
def test_a_bot_that_is_being_caught_may_still_call_and_nobody_acts_before(seed):
    position = {**MOVE, "turn": 1, "hands": [["b5", "b6"], ["r1", "r5"], ["g4", "g5"]]}
    script = Script().start_match("", "random", "random", position=position, real_seed=seed)
    lines = collect_lines(script)
    while script.game.turn == 1 and len(script.game.hands[1]) == 2:
        script.wait(20)
    if script.game.catchable != 1:
        return  # the bot has called in time
    lines.clear()
    script.press(1).wait(2500)
    assert filter_moves(lines)[0] in [(UNO, 1), (CATCH, 0), (CATCH, 2)]


# Bots.


def test_bots_move_with_a_pause_that_follows_the_speed():
    first_ms = {}
    for speed in ("1", "4"):
        script = start_at([["r1", "r2", "r3"], ["g4", "g6"]], "random", "", phase="choose")
        script.ui.settings.set("bot_speed", speed)
        script.ui.play_screen.resume_match(script.now_ms)
        began_ms = script.now_ms
        lines = collect_lines(script)
        while not lines:
            script.wait(20)
        first_ms[speed] = script.now_ms - began_ms
    assert first_ms["1"] > 3 * first_ms["4"]


def test_keys_do_nothing_while_a_bot_is_to_choose():
    script = start_at([["r1", "r2", "r3"], ["g4", "g6"]], "random", "", phase="choose")
    lines = collect_lines(script)
    script.press("green", "blue", "green")
    assert filter_moves(lines) == []


# Undo.


def test_undo_of_a_placed_die_needs_no_question():
    script = Script().start_match("", "")
    slot = script.screen.items[script.screen.cursor]
    script.press("green")
    assert script.game.tray[slot] >= 0
    lines = collect_lines(script)
    script.hold_button("red")
    if script.screen.name == "question":  # dice were dealt after it
        script.press("green")
    assert [line[0] for line in lines if not isinstance(line, int)] == [D_UNDO]
    assert script.game.tray[slot] < 0
    assert script.screen.prompt == "place"
    assert "Taken back" in script.ui.format_text()


def test_undo_of_a_roll_is_asked_for_and_no_leaves_all_as_it_is():
    script = Script().start_match("", "").press("green").press("green")
    old_swing = script.game.describe()
    script.hold_button("red")
    assert script.screen.name == "question"
    assert script.is_shown("Take back dice too?")
    script.press("red")
    assert script.game.describe() == old_swing
    script.hold_button("red").press("green")
    assert script.game.phase != old_swing["phase"]
    script.press("green")
    assert script.game.describe() == old_swing  # the same chance returns


def test_the_board_stays_in_sight_while_an_undo_is_asked_for_and_a_rule_is_read():
    script = Script().start_match("", "").press("green").press("green")
    board = [script.read_led(slot) for slot in range(24)]
    script.hold_button("red")
    assert script.screen.name == "question"
    lit_slots = [slot for slot in range(24) if any(board[slot])]
    assert lit_slots and [slot for slot in range(24) if any(script.read_led(slot))] == lit_slots
    script.press("red")
    script.ui.show_notice("Rule", "A rule", script.now_ms)
    assert [slot for slot in range(24) if any(script.read_led(slot))] == lit_slots


def test_red_that_closed_something_opens_nothing_when_it_comes_up():
    script = Script().start_match("", "").press("green", "green").hold_button("red")
    assert script.screen.name == "question"
    script.press("red")
    assert script.screen.name == "play"
    script.press("red")
    assert script.screen.name == "pause"
    script.press("red")
    assert script.screen.name == "play"


def test_red_held_on_a_color_takes_back_the_wild_and_not_only_the_color():
    script = Script().start_match("", "", real_seed=7)
    for _ in range(2000):
        if script.screen.prompt == "color":
            break
        script.press("green")
    assert script.screen.prompt == "color"
    placed_slot = script.game.last
    script.hold_button("red")
    if script.screen.name == "question":
        script.press("green")
    assert script.screen.prompt != "color"
    assert script.game.tray[placed_slot] < 0 or script.game.last != placed_slot


# Leaving, cuts, ends.


def test_red_opens_the_pause_and_bots_stand_still():
    script = start_at([["r1", "r2", "r3"], ["g4", "g6"]], "random", "", phase="choose").press("red")
    assert script.screen.name == "pause"
    lines = collect_lines(script)
    script.wait(5000)
    assert lines == []
    script.press("green").wait(1500)
    assert lines


def test_ending_a_match_is_asked_for_and_keeps_its_record():
    script = Script().start_match("", "").press("green", "red").choose_item("end_match")
    assert script.screen.name == "question"
    script.press("green")
    assert script.screen.name == "home"
    assert "continue" not in script.screen.items
    assert script.files.list_names() == ["rec0001.t24"]
    assert "Not finished." in script.choose_item("records").press("green").ui.format_text()


def test_a_new_match_in_place_of_a_left_one_says_so():
    script = Script().start_match("", "").press("green", "red").choose_item("leave").choose_item("new").press(1, 3)
    assert script.is_shown("Start, keep the old match")
    script.choose_item("start")
    assert "kept0001.t24" in script.files.list_names()


COUNT_MS = 240


def test_a_key_ends_the_counting_of_what_was_left_and_another_the_scores():
    script = start_at([["r1"], ["g4", "gS"]], called=None).press("green")
    if script.screen.prompt == "slot":
        script.press("green")
    script.press("blue")
    assert script.screen.name == "scores" and script.is_shown("+24")
    script.press("green")
    assert script.screen.name == "play"


@pytest.mark.parametrize(("bots", "tune"), [(("", ""), "hand"), (("", "random"), "hand"), (("random", ""), "lost")])
def test_a_hand_won_by_bots_sounds_different(bots, tune, monkeypatch):
    tunes = []
    script = Script().start_match(
        *bots, position={"turn": 0, "phase": "move", "tray": {"7": "r7"}, "hands": [["r1"], ["g4"]]}
    )
    monkeypatch.setattr(script.ui, "play_tune", tunes.append)
    for _ in range(200):
        if script.screen.name == "scores":
            break
        if script.game.turn == 0 and not bots[0]:
            script.press("green")
        script.wait(200)
    assert tune in tunes and ({"hand", "lost"} - {tune}).isdisjoint(tunes)


def test_a_hand_that_ends_shows_what_all_have():
    script = start_at([["r1"], ["g4", "gS"]], called=None).press("green")
    if script.screen.prompt == "slot":
        script.press("green")
    assert script.screen.name == "scores"
    assert script.is_shown("Hand 1") or "Hand 1" in script.ui.format_text()
    assert not script.is_shown("+24")  # first what was left is counted
    script.wait(COUNT_MS + 40)
    assert script.is_shown("4") and not script.is_shown("24")
    script.wait(COUNT_MS)
    assert script.is_shown("4 20") and script.is_shown("24")
    script.wait(6 * COUNT_MS)
    assert script.is_shown("+24")
    script.press("green")
    assert script.screen.name == "play"
    assert script.screen.prompt == "place"


def test_the_winner_is_celebrated_and_can_still_be_taken_back():
    script = start_at([["r1"], ["g4", "gS"]], scores=[490, 20]).press("green")
    if script.screen.prompt == "slot":
        script.press("green")
    script.wait(200)
    assert script.screen.name == "winner"
    assert "Winner: Seat 1. 514 points" in script.ui.format_text()
    frames = {bytes(script.ui.render_frame(script.now_ms)) for _ in range(20) if script.wait(100)}
    assert len(frames) > 5
    script.hold_button("red")
    if script.screen.name == "question":
        script.press("green")
    assert not script.game.over


def test_the_clock_may_wrap_in_the_middle_of_a_match():
    script = Script(now_ms=(1 << 30) - 4000)
    script.finish_power_on().start_match("", "random")
    period = 1 << 30
    lines = collect_lines(script)
    script.press("green")
    for _ in range(400):
        script.now_ms = (script.now_ms + 20) % period
        script.ui.tick(script.now_ms)
        script.ui.render_frame(script.now_ms)
    assert filter_moves(lines)


@pytest.mark.parametrize(("hand_faces", "cursor"), [(["r8", "b7"], 1), (["r8", "g1"], 0)])
def test_the_tray_proposes_to_keep_a_hand_of_which_each_die_fits(hand_faces, cursor):
    position = {"turn": 0, "phase": "choose", "half": "left", "tray": {"7": "r7"}, "hands": [hand_faces, ["g8", "g9"]]}
    script = Script().start_match("", "", position=position)
    assert script.screen.cursor == cursor
    script.ui.settings.set("hints", "off")
    script.screen.ask_next(0)
    assert script.screen.cursor == 0
