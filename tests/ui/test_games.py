"""Each game by keys on display and slots: every legal move can be entered, all others are refused in words."""

import random

import pytest
from ui_script import Script, columns

from tray24 import games
from tray24.games.center.screen import CENTER_SLOT
from tray24.games.dominoes.screen import slots_of_arms
from tray24.games.line.screen import slot_at
from tray24.games.yacht.screen import slot_of_box
from tray24.match import bots
from tray24.pins import SLOTS
from tray24.rules.faces import parse_face, parse_tile
from tray24.rules.moves import CATCH, DRAW, PLAY, REROLL, SCORE, ZERO
from tray24.ui.match.kinds import NOBODY_ELSE, verb_item
from tray24.ui.toolkit.canvas import Canvas, text_width

KINDS = {
    "basic": {"place", "choose", "die", "slot", "color"},
    "center": {"die", "choose", "color"},
    "line": {"die", "choose", "color"},
    "yacht": {"dice", "box"},
    "dominoes": {"cover", "tile", "mark", "arm", "color", "choose"},
}


def at(game, given, *bots, **options):
    """Return a match of two players (or `bots`) in a position."""
    return Script().match(*(bots or ("", "")), game=game, given=given, **options)


def lit(script):
    """Return the slots that shine at some time within three seconds."""
    found = set()
    for _ in range(60):
        found |= {slot for slot in range(SLOTS) if any(script.slot(slot))}
        script.wait(50)
    return found


def refused(script, move):
    """Try a move of the seat to play, which must be refused; return the rule and the text of the refusal."""
    assert not script.ui.play_screen.attempt(script.game.turn << 24 | move, script.now_ms)
    script.wait(40)
    return script.ui.play_screen.refused[2:]


# All games alike.


@pytest.mark.parametrize("game", games.names())
def test_every_legal_move_can_be_entered_by_keys_alone(game):
    script = Script().match("", "", game=game, real_seed=3)
    choice = random.Random(game)
    kinds = set()
    spy = script.ui.play_screen.ask

    def show(kind, *rest):
        kinds.add(kind)
        spy(kind, *rest)

    script.ui.play_screen.ask = show
    entered = 0
    heard = []
    script.ui.on_line = heard.append
    while entered < 160 and not script.game.over:
        if script.screen.name != "play":
            script.press("green")
            continue
        move = choice.choice(script.game.choices())
        heard.clear()
        script.enter(move)
        assert heard[0] == move
        entered += 1
    assert entered > 20 or script.game.over
    assert kinds >= KINDS.get(game, set())


@pytest.mark.parametrize("game", ["basic", "dominoes"])  # others have moves of one item
def test_a_half_chosen_move_is_left_for_another(game):
    script = Script().match("", "", game=game, real_seed=5)
    choice = random.Random(1)
    changed = 0
    for _ in range(150):
        if script.game.over or changed > 5:
            break
        if script.screen.name != "play":
            script.press("green")
            continue
        moves = script.game.choices()
        move = choice.choice(moves)
        if script.screen.kind != "color" and len(moves) > 1:
            entered = script.screen.entered
            play = script.screen
            script.take(play.toward(moves[0]))
            if play.entered != entered:
                continue
            changed += script.screen.toward(move) is None
        script.enter(move)
    assert changed


@pytest.mark.parametrize("game", games.names())
def test_undo_brings_back_the_choice_and_the_same_chance(game):
    script = Script().match("", "", game=game, real_seed=8)
    for _ in range(6):
        script.enter(script.game.choices()[0])
        if script.screen.name != "play":  # a hand has ended
            script.press("green")
    before = script.game.save()
    move = script.game.choices()[-1]
    script.enter(move)
    after = script.game.save()
    script.hold("red")
    if script.screen.name == "question":
        script.press("green")
    assert script.game.save() == before
    script.enter(move)
    assert script.game.save() == after


# Center.

CENTER = {"turn": 0, "phase": "move", "center": "r5", "hands": [["r1", "b5", "g2", "W"], ["b1", "y3"]]}


def test_the_center_die_is_one_lit_slot_in_its_color():
    script = at("center", CENTER)
    assert lit(script) == {CENTER_SLOT}
    red, green, blue = script.slot(CENTER_SLOT)
    assert red > 3 * max(green, blue)


def test_dice_that_match_come_first_then_the_roll():
    script = at("center", CENTER)
    assert script.screen.items == (parse_face("r1"), parse_face("b5"), parse_face("W"), verb_item(REROLL))
    script.press("yellow")
    assert script.shows("Roll all dice again")
    assert refused(script, PLAY << 16 | parse_face("g2")) == ("C3", "needs the color or sign of red 5")
    script.line("0 play b5")
    assert script.game.describe()["center"] == "b5"


def test_a_wild_plus_four_is_answered_by_the_next_player():
    script = at("center", {**CENTER, "hands": [["WD4", "r1", "g2"], ["b1", "y3"]]})
    script.line("0 play WD4").line("0 color g")
    assert script.shows("Accept") and script.shows("Challenge")
    script.press("blue", "green").wait(200)
    assert len(script.game.hands[0]) == 7
    assert script.game.describe()["center"] == "r5"


def test_where_it_is_enforced_a_wild_plus_four_cannot_be_pointed_at():
    script = at("center", {**CENTER, "hands": [["WD4", "r1", "g2"], ["b1", "y3"]]}, wd4="enforced")
    assert parse_face("WD4") not in script.screen.items
    assert refused(script, PLAY << 16 | parse_face("WD4"))[0] == "C7"


# Line.

LINE = {
    "turn": 0,
    "phase": "move",
    "line": ["b2", "g4", "r3"],
    "hands": [["r1", "y4", "g5", "b5"], ["y1", "y2", "b1", "g1"]],
}


def test_the_line_runs_along_a_snake_and_its_back_blinks_when_it_is_to_be_taken():
    assert [slot_at(place) for place in (0, 5, 6, 11, 12, 23, 24)] == [0, 5, 11, 6, 12, 18, 0]
    script = at("line", LINE)
    assert {0, 1, 2} <= lit(script)
    steady = {sum(script.slot(0)) for _ in range(60) if script.wait(20)}
    script.press("yellow")
    assert script.screen.items[script.screen.cursor] == verb_item(DRAW)
    assert script.shows("Take blue 2") and script.shows("roll 5")
    blinking = {sum(script.slot(0)) for _ in range(60) if script.wait(20)}
    assert len(steady) == 1 and 0 in blinking and max(blinking) > 0


@pytest.mark.parametrize(("line", "gives"), [(["b2", "g4", "r3"], "gives 2"), (["r3"], "gives 1")])
def test_a_die_of_the_line_says_how_many_the_other_must_take(line, gives):
    hand = ["rD2", "r1", "y4", "g5", "b5"]
    rest = ["y1", "y2", "b1", "g1", "y3"]
    given = {**LINE, "line": line, "hands": [hand, (rest + ["b3"] * 2)[: 11 - len(line) - 5]]}
    for die in hand[:2]:
        script = at("line", given)
        script.screen.point_at(parse_face(die))
        assert script.shows(gives) == (die == "rD2")


def test_dice_stay_in_their_slots_when_the_back_is_taken():
    script = at("line", LINE)
    script.line("0 draw")
    if script.screen.kind != "choose":
        script.enter(script.game.choices()[-1])
    assert script.game.line
    assert script.ui.play_screen.side.slots()[0] == 1
    script.hold("red").press("green") if script.ui.match.undo_takes_chance else script.hold("red")
    while len(script.game.line) < 3:
        script.hold("red").press("green")
    assert script.ui.play_screen.side.slots() == [0, 1, 2]


def test_the_last_die_of_the_line_is_not_taken():
    script = at(
        "line", {**LINE, "line": ["r3"], "hands": [["y4", "g5", "b5", "b2", "b4"], ["y1", "y2", "b1", "g1", "g2"]]}
    )
    assert script.screen.items == (verb_item(REROLL),)
    assert refused(script, DRAW << 16) == ("L5", "the last die stays")
    assert script.shows("The last die stays")


def test_a_play_of_dice_that_a_catch_has_rolled_anew_is_dropped():
    line = ["b2", "g4", "g5", "b5", "b1", "g1", "r3"]
    given = {**LINE, "line": line, "hands": [["rD2", "W"], ["y1", "y2"]]}
    script = Script().match("", "", game="line", given=given, real_seed=1)  # the seat that is caught then rolls no wild
    while script.screen.items[script.screen.cursor] != parse_face("rD2"):
        script.press("blue")
    script.press("green")
    assert script.game.turn == 0 and script.game.catchable == 0
    assert script.screen.items[script.screen.cursor] == parse_face("W")
    heard = []
    script.ui.on_line = heard.append
    script.press(3, "green")  # the button of seat 2, whose catch waits for the end of the grace time
    entered = [line for line in heard if isinstance(line, int)]
    assert entered == [1 << 24 | CATCH << 16]
    assert script.game.turn == 0 and len(script.game.hands[0]) == 3
    assert script.shows("Seat 3 catches Seat 1")


# Yacht.

YACHT = {"turn": 0, "dice": ["r7", "b7", "y2", "W", "gS"], "rolls_left": 2}


def test_dice_are_marked_to_be_rolled_again_and_kept_after_all():
    script = at("yacht", YACHT)
    assert script.screen.kind == "dice"
    assert script.screen.items == (0, 1, 2, 3, 4, verb_item(REROLL), verb_item(SCORE), verb_item(ZERO))
    script.press("blue", "blue", "green")
    assert script.shows("Keep yellow 2")
    script.press("green")
    assert script.shows("Roll yellow 2 again")
    kept = [script.game.faces[die] for die in script.game.dice]
    script.press("green", "blue", "blue", "green")
    script.take(verb_item(REROLL)).wait(100)
    assert script.game.rolls_left == 1
    now = [script.game.faces[die] for die in script.game.dice]
    assert [now[place] for place in (0, 1, 3)] == [kept[place] for place in (0, 1, 3)]


def test_rolling_without_a_mark_names_the_rule():
    script = at("yacht", YACHT).take(verb_item(REROLL))
    assert script.ui.play_screen.refused[2] == "Y2"
    assert script.shows("Name one die at least")
    assert script.screen.kind == "dice"


def test_the_display_shows_what_each_box_would_give_and_its_slot_stands_out():
    script = at("yacht", YACHT).take(verb_item(SCORE))
    assert script.screen.kind == "box"
    assert script.shows("Two alike") and script.shows("86")
    slot = slot_of_box(0)
    cursor = max(sum(script.slot(slot)) for _ in range(40) if script.wait(20))
    other = max(sum(script.slot(slot + 1)) for _ in range(40) if script.wait(20))
    assert cursor > 2 * other > 0
    script.press("blue", "blue", "green").wait(100)
    assert script.game.describe()["sheets"][0] == {"four": 0}


def test_dice_and_open_boxes_are_lit():
    script = at("yacht", {**YACHT, "sheets": [{"chain": 0, "red": 7}, {}]})
    used = {slot_of_box(5), slot_of_box(6)}
    assert lit(script) == set(range(5)) | {slot_of_box(box) for box in range(11)} - used


def test_a_zero_is_written_though_the_dice_would_score():
    script = at("yacht", {**YACHT, "rolls_left": 0})
    assert script.screen.kind == "box"
    script.line("0 zero two")
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
    script = at("dominoes", DOMINOES)
    assert script.screen.kind == "cover" and not script.screen.secret
    assert script.shows("Is Seat 1 alone?")
    assert "Rack" not in script.ui.text() and "red 7" not in script.ui.text()
    script.press("green")
    assert script.screen.kind == "tile" and script.screen.secret
    assert "Rack: red 3/yellow 5, red 5/red 7, doublet yellow 9" in script.ui.text()
    script.line("0 draw")
    while script.game.turn == 0:
        script.line("0 pass")
    assert script.screen.kind == "cover" and not script.screen.secret
    assert script.screen.items == (NOBODY_ELSE,)
    assert "green 4" not in script.ui.text().replace("Ends", "")


def test_a_pause_takes_away_advice_that_names_a_tile():
    script = Script().powered()
    script.advised()
    script.match("", "", game="dominoes", given=DOMINOES).press("green").wait(2500)
    advice = script.screen.message
    assert advice.startswith("Best: ") and advice in script.ui.text()
    script.press("red", "red")
    assert script.screen.kind == "cover"
    assert advice not in script.ui.text() and not script.shows(advice)


def test_whoever_plays_against_bots_alone_needs_no_cover():
    script = at("dominoes", DOMINOES, "", "random")
    assert script.screen.kind == "tile" and script.screen.secret


def test_open_ends_are_lit_in_their_colors_and_the_arm_is_chosen_last():
    script = at("dominoes", DOMINOES).press("green")
    slots = [slots_of_arms(script.game.arms)[arm] for arm in range(4)]
    assert lit(script) == set(slots)
    red, green, blue = script.slot(slots[1])
    assert blue > 2 * red
    script.take(parse_tile("r5/r7"))
    assert script.screen.kind in ("mark", "arm")
    script.press("red")
    assert script.screen.kind == "tile"
    script.line("0 play r5/r7 r7 1")
    assert script.game.describe()["arms"][1]["end"] == "r5"


def test_a_tile_that_does_not_fit_is_refused_with_its_rule():
    script = at("dominoes", DOMINOES).press("green")
    assert parse_tile("y9/y9") not in script.screen.items
    assert refused(script, PLAY << 16 | parse_tile("y9/y9") << 7)[0] == "D4"
    assert script.shows("Yellow 9 does not")


def test_wild_over_wild_reopens_a_blocked_table():
    given = {
        "turn": 0,
        "phase": "move",
        "arms": [{"end": "DE"}, {"end": "DE"}, {"end": "DE"}, {"end": "r3"}],
        "table": ["r5/r5"],
        "racks": [["r3/DE", "y9/y9"], ["W/W", "y8/y8"]],
    }
    script = at("dominoes", given, reopen="1").line("0 play r3/DE r3 3")
    assert script.game.turn == 1 and script.screen.kind == "cover"
    script.press("green")
    assert script.screen.kind == "doublet"
    script.line("1 reopen 0").line("1 color b")
    assert [arm["end"] for arm in script.game.describe()["arms"][4:]] == ["W=b"] * 3


# Leaving, hints, children.


@pytest.mark.parametrize("game", games.names())
def test_a_bot_goes_on_for_who_leaves(game):
    script = Script().match("", "", game=game).press("red").take("leaves").press("blue", "green")
    assert script.screen.name == "question"
    script.press("green")
    assert script.screen.name == "play"
    assert script.ui.match.bot(1) == bots.offered(game)[0] and not script.ui.match.bot(0)


@pytest.mark.parametrize(("seats", "total"), [(4, 98), (4, 147), (5, 9), (5, 98), (5, 147), (6, 50), (6, 147)])
def test_totals_have_room_beside_each_other(seats, total):
    script = Script().match(*[""] * seats, game="yacht")
    script.game.scores[:] = [total] * seats
    script.screen.changed = True
    script.drawn()
    scratch = Canvas()
    scratch.text(str(total), 1, 22)
    scratch.settle()
    width = text_width(str(total)) + 1  # and a dark column before it
    wanted = [column & 0x7F for column in columns(scratch.buffer, 22)[:width]]
    row = [column & 0x7F for column in columns(script.ui.canvas.buffer, 22)]
    places = [x for x in range(len(row)) if row[x : x + width] in (wanted, [column ^ 0x7F for column in wanted])]
    assert len(places) == seats


def test_hints_that_are_switched_on_appear_at_once():
    script = at("center", CENTER)
    script.ui.settings.set("hints", "off")
    script.ui.save_settings(script.now_ms)
    script.wait(3000)
    assert not script.ui.text().count("Best:")
    script.advised()
    script.ui.save_settings(script.now_ms)
    script.wait(600)
    assert "Best:" in script.ui.text()
