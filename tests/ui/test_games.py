"""Each game is played with keys, display and slots: every legal move can be entered, any other is refused in words."""

import random

import pytest
from ui_script import Script, get_columns

from tray24 import games
from tray24.games.center.screen import CENTER_SLOT
from tray24.games.dominoes.screen import arms_to_slots
from tray24.games.line.screen import place_to_slot
from tray24.games.yacht.screen import box_to_slot
from tray24.match.bots import bots
from tray24.pins import SLOTS
from tray24.rules.faces import parse_face, parse_tile
from tray24.rules.moves import CATCH, DRAW, PLAY, REROLL, SCORE, ZERO
from tray24.ui.match.prompts import NOBODY_ELSE, make_verb_item
from tray24.ui.toolkit.canvas import Canvas, measure_text

KINDS = {
    "basic": {"place", "choose", "die", "slot", "color"},
    "center": {"die", "choose", "color"},
    "line": {"die", "choose", "color"},
    "yacht": {"dice", "box"},
    "dominoes": {"cover", "tile", "mark", "arm", "color", "choose"},
}


def start_at(game, position, *bots, **options):
    """Return a `Script` (the tray's user interface) in a match in this position.

    Two people play, or `bots`, in which "" is a person.
    """
    return Script().start_match(*(bots or ("", "")), game=game, position=position, **options)


def find_lit_slots(script):
    """Return the slots that shine at some time within three seconds."""
    found = set()
    for _ in range(60):
        found |= {slot for slot in range(SLOTS) if any(script.read_led(slot))}
        script.wait(50)
    return found


def find_refusal(script, move):
    """Try a move of the seat to play, which must be refused; return the rule and the text of the refusal."""
    assert not script.ui.play_screen.try_move(script.game.turn << 24 | move, script.now_ms)
    script.wait(40)
    return script.ui.play_screen.refused[2:]


# All games alike.


@pytest.mark.parametrize("game", games.list_games())
def test_every_legal_move_can_be_entered_by_keys_alone(game):
    script = Script().start_match("", "", game=game, real_seed=3)
    choice = random.Random(game)
    kinds = set()
    set_prompt = script.ui.play_screen.set_prompt

    def show(prompt, *arguments):
        kinds.add(prompt)
        set_prompt(prompt, *arguments)

    script.ui.play_screen.set_prompt = show
    entered_count = 0
    lines = []
    script.ui.on_line = lines.append
    while entered_count < 160 and not script.game.over:
        if script.screen.name != "play":
            script.press("green")
            continue
        move = choice.choice(script.game.list_turn_moves())
        lines.clear()
        script.enter_move(move)
        assert lines[0] == move
        entered_count += 1
    assert entered_count > 20 or script.game.over
    assert kinds >= KINDS.get(game, set())


@pytest.mark.parametrize("game", ["basic", "dominoes"])  # others have moves of one item
def test_a_half_chosen_move_is_left_for_another(game):
    script = Script().start_match("", "", game=game, real_seed=5)
    choice = random.Random(1)
    changed_count = 0
    for _ in range(150):
        if script.game.over or changed_count > 5:
            break
        if script.screen.name != "play":
            script.press("green")
            continue
        moves = script.game.list_turn_moves()
        move = choice.choice(moves)
        if script.screen.prompt != "color" and len(moves) > 1:
            entered_count = script.screen.entered
            play = script.screen
            script.choose_item(play.get_next_item(moves[0]))
            if play.entered != entered_count:
                continue
            changed_count += script.screen.get_next_item(move) is None
        script.enter_move(move)
    assert changed_count


@pytest.mark.parametrize("game", games.list_games())
def test_undo_brings_back_the_choice_and_the_same_chance(game):
    script = Script().start_match("", "", game=game, real_seed=8)
    for _ in range(6):
        script.enter_move(script.game.list_turn_moves()[0])
        if script.screen.name != "play":  # a hand has ended
            script.press("green")
    old_position = script.game.save()
    move = script.game.list_turn_moves()[-1]
    script.enter_move(move)
    later_position = script.game.save()
    script.hold_button("red")
    if script.screen.name == "question":
        script.press("green")
    assert script.game.save() == old_position
    script.enter_move(move)
    assert script.game.save() == later_position


# Center.

CENTER = {"turn": 0, "phase": "move", "center": "r5", "hands": [["r1", "b5", "g2", "W"], ["b1", "y3"]]}


def test_the_center_die_is_one_lit_slot_in_its_color():
    script = start_at("center", CENTER)
    assert find_lit_slots(script) == {CENTER_SLOT}
    red, green, blue = script.read_led(CENTER_SLOT)
    assert red > 3 * max(green, blue)


def test_dice_that_match_come_first_then_the_roll():
    script = start_at("center", CENTER)
    assert script.screen.items == (parse_face("r1"), parse_face("b5"), parse_face("W"), make_verb_item(REROLL))
    script.press("yellow")
    assert script.is_shown("Roll all dice again")
    assert find_refusal(script, PLAY << 16 | parse_face("g2")) == ("C3", "needs the color or sign of red 5")
    script.enter_line("0 play b5")
    assert script.game.describe()["center"] == "b5"


def test_a_wild_plus_four_is_answered_by_the_next_player():
    script = start_at("center", {**CENTER, "hands": [["WD4", "r1", "g2"], ["b1", "y3"]]})
    script.enter_line("0 play WD4").enter_line("0 color g")
    assert script.is_shown("Accept") and script.is_shown("Challenge")
    script.press("blue", "green").wait(200)
    assert len(script.game.hands[0]) == 7
    assert script.game.describe()["center"] == "r5"


def test_where_it_is_enforced_a_wild_plus_four_cannot_be_pointed_at():
    script = start_at("center", {**CENTER, "hands": [["WD4", "r1", "g2"], ["b1", "y3"]]}, wd4="enforced")
    assert parse_face("WD4") not in script.screen.items
    assert find_refusal(script, PLAY << 16 | parse_face("WD4"))[0] == "C7"


# Line.

LINE = {
    "turn": 0,
    "phase": "move",
    "line": ["b2", "g4", "r3"],
    "hands": [["r1", "y4", "g5", "b5"], ["y1", "y2", "b1", "g1"]],
}


def test_the_line_runs_along_a_snake_and_its_back_blinks_when_it_is_to_be_taken():
    assert [place_to_slot(index) for index in (0, 5, 6, 11, 12, 23, 24)] == [0, 5, 11, 6, 12, 18, 0]
    script = start_at("line", LINE)
    assert {0, 1, 2} <= find_lit_slots(script)
    steady_levels = {sum(script.read_led(0)) for _ in range(60) if script.wait(20)}
    script.press("yellow")
    assert script.screen.items[script.screen.cursor] == make_verb_item(DRAW)
    assert script.is_shown("Take blue 2") and script.is_shown("roll 5")
    blinking_levels = {sum(script.read_led(0)) for _ in range(60) if script.wait(20)}
    assert len(steady_levels) == 1 and 0 in blinking_levels and max(blinking_levels) > 0


@pytest.mark.parametrize(("line", "note"), [(["b2", "g4", "r3"], "gives 2"), (["r3"], "gives 1")])
def test_a_die_of_the_line_says_how_many_the_other_must_take(line, note):
    hand = ["rD2", "r1", "y4", "g5", "b5"]
    other_hand = ["y1", "y2", "b1", "g1", "y3"]
    position = {**LINE, "line": line, "hands": [hand, (other_hand + ["b3"] * 2)[: 11 - len(line) - 5]]}
    for die in hand[:2]:
        script = start_at("line", position)
        script.screen.select_item(parse_face(die))
        assert script.is_shown(note) == (die == "rD2")


def test_dice_stay_in_their_slots_when_the_back_is_taken():
    script = start_at("line", LINE)
    script.enter_line("0 draw")
    if script.screen.prompt != "choose":
        script.enter_move(script.game.list_turn_moves()[-1])
    assert script.game.line
    assert script.ui.play_screen.game_screen.list_slots()[0] == 1
    script.hold_button("red").press("green") if script.ui.match.undo_takes_chance else script.hold_button("red")
    while len(script.game.line) < 3:
        script.hold_button("red").press("green")
    assert script.ui.play_screen.game_screen.list_slots() == [0, 1, 2]


def test_the_last_die_of_the_line_is_not_taken():
    script = start_at(
        "line", {**LINE, "line": ["r3"], "hands": [["y4", "g5", "b5", "b2", "b4"], ["y1", "y2", "b1", "g1", "g2"]]}
    )
    assert script.screen.items == (make_verb_item(REROLL),)
    assert find_refusal(script, DRAW << 16) == ("L5", "the last die stays")
    assert script.is_shown("The last die stays")


def test_a_play_of_dice_that_a_catch_has_rolled_anew_is_dropped():
    line = ["b2", "g4", "g5", "b5", "b1", "g1", "r3"]
    position = {**LINE, "line": line, "hands": [["rD2", "W"], ["y1", "y2"]]}
    script = Script().start_match(
        "", "", game="line", position=position, real_seed=1
    )  # the seat that is caught then rolls no wild
    while script.screen.items[script.screen.cursor] != parse_face("rD2"):
        script.press("blue")
    script.press("green")
    assert script.game.turn == 0 and script.game.catchable == 0
    assert script.screen.items[script.screen.cursor] == parse_face("W")
    lines = []
    script.ui.on_line = lines.append
    script.press(3, "green")  # the button of seat 2, whose catch waits for the end of the grace time
    entered_moves = [line for line in lines if isinstance(line, int)]
    assert entered_moves == [1 << 24 | CATCH << 16]
    assert script.game.turn == 0 and len(script.game.hands[0]) == 3
    assert script.is_shown("Seat 3 catches Seat 1")


# Yacht.

YACHT = {"turn": 0, "dice": ["r7", "b7", "y2", "W", "gS"], "rolls_left": 2}


def test_dice_are_marked_to_be_rolled_again_and_kept_after_all():
    script = start_at("yacht", YACHT)
    assert script.screen.prompt == "dice"
    assert script.screen.items == (0, 1, 2, 3, 4, make_verb_item(REROLL), make_verb_item(SCORE), make_verb_item(ZERO))
    script.press("blue", "blue", "green")
    assert script.is_shown("Keep yellow 2")
    script.press("green")
    assert script.is_shown("Roll yellow 2 again")
    old_faces = [script.game.faces[die] for die in script.game.dice]
    script.press("green", "blue", "blue", "green")
    script.choose_item(make_verb_item(REROLL)).wait(100)
    assert script.game.rolls_left == 1
    new_faces = [script.game.faces[die] for die in script.game.dice]
    assert [new_faces[index] for index in (0, 1, 3)] == [old_faces[index] for index in (0, 1, 3)]


def test_rolling_without_a_mark_names_the_rule():
    script = start_at("yacht", YACHT).choose_item(make_verb_item(REROLL))
    assert script.ui.play_screen.refused[2] == "Y2"
    assert script.is_shown("Name one die at least")
    assert script.screen.prompt == "dice"


def test_the_display_shows_what_each_box_would_give_and_its_slot_stands_out():
    script = start_at("yacht", YACHT).choose_item(make_verb_item(SCORE))
    assert script.screen.prompt == "box"
    assert script.is_shown("Two alike") and script.is_shown("86")
    slot = box_to_slot(0)
    cursor = max(sum(script.read_led(slot)) for _ in range(40) if script.wait(20))
    other_level = max(sum(script.read_led(slot + 1)) for _ in range(40) if script.wait(20))
    assert cursor > 2 * other_level > 0
    script.press("blue", "blue", "green").wait(100)
    assert script.game.describe()["sheets"][0] == {"four": 0}


def test_dice_and_open_boxes_are_lit():
    script = start_at("yacht", {**YACHT, "sheets": [{"chain": 0, "red": 7}, {}]})
    used_slots = {box_to_slot(5), box_to_slot(6)}
    assert find_lit_slots(script) == set(range(5)) | {box_to_slot(box) for box in range(11)} - used_slots


def test_a_zero_is_written_though_the_dice_would_score():
    script = start_at("yacht", {**YACHT, "rolls_left": 0})
    assert script.screen.prompt == "box"
    script.enter_line("0 zero two")
    assert script.game.describe()["sheets"][0] == {"two": 0}


# Dominoes.

DOMINOES = {
    "turn": 0,
    "phase": "move",
    "arms": [{"end": "r5"}, {"end": "b7"}, {"end": "g2"}, {"end": "r3", "doublet": True}],
    "table": ["r5/r5"],
    "racks": [["r5/r7", "r3/y5", "y9/y9"], ["g4/g6", "y1/gS"]],
}


def test_a_rack_is_shown_only_after_its_player_says_that_she_is_alone():
    script = start_at("dominoes", DOMINOES)
    assert script.screen.prompt == "cover" and not script.screen.secret
    assert script.is_shown("Is Seat 1 alone?")
    assert "Rack" not in script.ui.format_text() and "red 7" not in script.ui.format_text()
    script.press("green")
    assert script.screen.prompt == "tile" and script.screen.secret
    assert "Rack: red 3/yellow 5, red 5/red 7, doublet yellow 9" in script.ui.format_text()
    script.enter_line("0 draw")
    while script.game.turn == 0:
        script.enter_line("0 pass")
    assert script.screen.prompt == "cover" and not script.screen.secret
    assert script.screen.items == (NOBODY_ELSE,)
    assert "green 4" not in script.ui.format_text().replace("Ends", "")


def test_a_pause_takes_away_advice_that_names_a_tile():
    script = Script().finish_power_on()
    script.enable_hints()
    script.start_match("", "", game="dominoes", position=DOMINOES).press("green").wait(2500)
    advice = script.screen.message
    assert advice.startswith("Best: ") and advice in script.ui.format_text()
    script.press("red", "red")
    assert script.screen.prompt == "cover"
    assert advice not in script.ui.format_text() and not script.is_shown(advice)


def test_whoever_plays_against_bots_alone_needs_no_cover():
    script = start_at("dominoes", DOMINOES, "", "random")
    assert script.screen.prompt == "tile" and script.screen.secret


def test_open_ends_are_lit_in_their_colors_and_the_arm_is_chosen_last():
    script = start_at("dominoes", DOMINOES).press("green")
    slots = [arms_to_slots(script.game.arms)[arm] for arm in range(4)]
    assert find_lit_slots(script) == set(slots)
    red, green, blue = script.read_led(slots[1])
    assert blue > 2 * red
    script.choose_item(parse_tile("r5/r7"))
    assert script.screen.prompt in ("mark", "arm")
    script.press("red")
    assert script.screen.prompt == "tile"
    script.enter_line("0 play r5/r7 r7 1")
    assert script.game.describe()["arms"][1]["end"] == "r5"


def test_a_tile_that_does_not_fit_is_refused_with_its_rule():
    script = start_at("dominoes", DOMINOES).press("green")
    assert parse_tile("y9/y9") not in script.screen.items
    assert find_refusal(script, PLAY << 16 | parse_tile("y9/y9") << 7)[0] == "D4"
    assert script.is_shown("Yellow 9 does not")


def test_wild_over_wild_reopens_a_blocked_table():
    position = {
        "turn": 0,
        "phase": "move",
        "arms": [{"end": "DE"}, {"end": "DE"}, {"end": "DE"}, {"end": "r3"}],
        "table": ["r5/r5"],
        "racks": [["r3/DE", "y9/y9"], ["W/W", "y8/y8"]],
    }
    script = start_at("dominoes", position, reopen="1").enter_line("0 play r3/DE r3 3")
    assert script.game.turn == 1 and script.screen.prompt == "cover"
    script.press("green")
    assert script.screen.prompt == "doublet"
    script.enter_line("1 reopen 0").enter_line("1 color b")
    assert [arm["end"] for arm in script.game.describe()["arms"][4:]] == ["W=b"] * 3


# Leaving, hints, children.


@pytest.mark.parametrize("game", games.list_games())
def test_a_bot_goes_on_for_who_leaves(game):
    script = Script().start_match("", "", game=game).press("red").choose_item("leaves").press("blue", "green")
    assert script.screen.name == "question"
    script.press("green")
    assert script.screen.name == "play"
    assert script.ui.match.get_bot(1) == bots.list_bots(game)[0] and not script.ui.match.get_bot(0)


@pytest.mark.parametrize(("seats", "total"), [(4, 98), (4, 147), (5, 9), (5, 98), (5, 147), (6, 50), (6, 147)])
def test_totals_have_room_beside_each_other(seats, total):
    script = Script().start_match(*[""] * seats, game="yacht")
    script.game.scores[:] = [total] * seats
    script.screen.changed = True
    script.finish_drawing()
    scratch_canvas = Canvas()
    scratch_canvas.draw_text(str(total), 1, 22)
    scratch_canvas.update_buffer()
    width = measure_text(str(total)) + 1  # and a dark column before it
    expected_columns = [column & 0x7F for column in get_columns(scratch_canvas.buffer, 22)[:width]]
    row = [column & 0x7F for column in get_columns(script.ui.canvas.buffer, 22)]
    offsets = [
        x
        for x in range(len(row))
        if row[x : x + width] in (expected_columns, [column ^ 0x7F for column in expected_columns])
    ]
    assert len(offsets) == seats


def test_hints_that_are_switched_on_appear_at_once():
    script = start_at("center", CENTER)
    script.ui.settings.set("hints", "off")
    script.ui.save_settings(script.now_ms)
    script.wait(3000)
    assert not script.ui.format_text().count("Best:")
    script.enable_hints()
    script.ui.save_settings(script.now_ms)
    script.wait(600)
    assert "Best:" in script.ui.format_text()
