"""Screens that show other hands, the faces of yacht's dice and the sheets during a match. Racks stay hidden."""

import pytest
from real_script import RealScript
from ui_script import Script, get_columns

from tray24 import games
from tray24.games.yacht.boxes import BOXES
from tray24.languages import LANGUAGES
from tray24.rules.faces import parse_face
from tray24.ui.match.chips import draw_face
from tray24.ui.match.prompts import NAMING
from tray24.ui.toolkit.canvas import Canvas, measure_text
from tray24.ui.toolkit.lights import STARTER
from tray24.ui.toolkit.texts import Texts

MOVE = {"turn": 0, "phase": "move", "tray": {"7": "r7"}, "half": "left"}
HANDS = [["r1", "b5"], ["b7", "y3", "b9"], ["g4", "g5"]]
CENTER = {"turn": 0, "phase": "move", "center": "r5", "hands": [["r1", "b5", "g2"], ["b1", "y3"]]}
OF_DICE = [
    name for name in games.list_games() if games.get_game_class(name).has_hands and not games.get_game_class(name).hides
]
CELL_COLUMNS = 42


def start_basic(*bots):
    return Script().start_match(*(bots or ("", "", "")), position={**MOVE, "hands": HANDS})


def start_with_wild():
    """Return a `Script` (the tray's user interface) of two people.

    The first has placed a wild and is asked for its color.
    """
    position = {"turn": 0, "phase": "color", "half": "left", "tray": {"7": "r7", "8": "W"}, "last": 8}
    return Script().start_match("", "", position={**position, "hands": [["r1", "b5"], ["b7", "y3"]]})


def start_waiting(game, *bots):
    """Return a `Script` (the tray's user interface) in a match in which a bot is to play and the person waits."""
    script = Script().start_match("", *bots, game=game, real_seed=3)
    for _ in range(600):
        if script.screen.name != "play":
            script.press("green")
        elif script.screen.prompt != "wait":
            script.enter_move(script.game.list_turn_moves()[0])
        elif script.game.turn > 0 and script.screen.message:
            return script
        else:
            script.wait(20)
    raise AssertionError(script.ui.format_text())


def is_face_shown(script, face):
    """Return True if the display shows a die with this face, light on dark or dark on light."""
    scratch_canvas = Canvas()
    end = draw_face(scratch_canvas, face, 0, -3)
    scratch_canvas.update_buffer()
    face_columns = [column & 0xFF for column in get_columns(scratch_canvas.buffer, 0)[:end]]
    dark_columns = [column ^ 0xFF for column in face_columns]
    script.finish_drawing()
    for y in range(57):
        columns = [column & 0xFF for column in get_columns(script.ui.canvas.buffer, y)]
        if any(columns[x : x + end] in (face_columns, dark_columns) for x in range(129 - end)):
            return True
    return False


# Hands.


def test_held_blue_shows_the_next_seats_hand_and_the_choice_stays_as_it_was():
    script = start_basic()
    item = script.screen.items[script.screen.cursor]
    script.hold_button("blue")
    assert script.screen.name == "look"
    assert "Seat 3: yellow 3, blue 7, blue 9" in script.ui.format_text()
    assert (
        script.is_shown("2/3") and is_face_shown(script, parse_face("b7")) and is_face_shown(script, parse_face("b9"))
    )
    script.press("blue")
    assert "Seat 5: green 4, green 5" in script.ui.format_text() and script.is_shown("3/3")
    script.press("blue")
    assert "Seat 1: red 1, blue 5" in script.ui.format_text()
    script.press("yellow", "green")
    assert script.screen.name == "play" and script.screen.items[script.screen.cursor] == item


def test_held_blue_looks_while_a_wild_is_named_and_names_nothing():
    script = start_with_wild()
    assert script.screen.prompt == NAMING
    old_position = script.game.save()
    script.hold_button("blue")
    assert script.screen.name == "look" and "Seat 3: yellow 3, blue 7" in script.ui.format_text()
    script.press("green")
    assert script.screen.name == "play" and script.screen.prompt == NAMING
    assert script.game.save() == old_position
    script.press("blue")
    assert script.game.turn == 1 and script.game.describe()["tray"]["8"] == "W=b"


def test_held_green_names_green_while_a_wild_is_named():
    script = start_with_wild()
    script.hold_button("green")
    assert script.screen.name == "play" and script.game.turn == 1


def test_the_hands_are_in_the_menu_of_the_match_with_the_key_that_shows_them():
    script = start_basic().press("red", "blue")
    assert script.ui.format_text() == "Pause. Hands: hold blue. 2 of 6."
    script.press("green")
    assert script.screen.name == "look"
    script.press("red")
    assert script.screen.name == "play"


def test_a_seats_own_button_does_what_it_always_does():
    script = start_basic().hold_button("blue").press(1)
    assert script.screen.name == "play" and "Seat 1: UNO!" in script.ui.format_text()


@pytest.mark.parametrize("game", OF_DICE)
def test_bots_hands_can_be_seen_while_they_play(game):
    script = (
        start_waiting(game, "sharp", "sharp")
        if games.get_game_class(game).max_seats > 2
        else start_waiting(game, "sharp")
    )
    script.hold_button("blue")
    assert script.screen.name == "look"
    old_position = script.game.save()
    texts = set()
    for _ in script.screen.items:
        texts.add(script.ui.format_text())
        script.finish_drawing().press("blue")
    assert len(texts) == script.game.seats
    script.wait(5000)
    assert script.game.save() == old_position  # they wait


def test_many_dice_fit_the_display_without_frames():
    many_faces = ["r1", "b1", "y3"] + ["WD4", "gD2", "yR", "bS", "r1"] * 3
    script = (
        Script()
        .start_match("", "", game="center", position={**CENTER, "hands": [["r1", "b5"], many_faces]})
        .hold_button("blue")
        .finish_drawing()
    )
    assert all(is_face_shown(script, parse_face(face)) for face in many_faces)
    edge = script.ui.canvas.buffer[127::128]
    assert not any(edge[3:])  # nothing is cut off at the right


def test_hidden_racks_stay_hidden():
    script = Script().start_match("", "sharp", game="dominoes", real_seed=4)
    script.wait(200).hold_button("blue")
    assert script.screen.name == "play"
    script.press("red")
    assert "look" not in script.screen.items and "undo" in script.screen.items


def test_on_a_starter_held_blue_still_calls_uno():
    script = Script()
    script.ui.settings.set("tray_kind", STARTER)
    script.start_match("", "", game="center", position=CENTER).hold_button("blue")
    assert script.screen.name == "play"
    script.press("red")
    script.choose_item("look")
    assert script.screen.name == "look"


def test_on_a_starter_held_blue_calls_uno_while_a_wild_is_named_and_names_nothing():
    script = Script()
    script.ui.settings.set("tray_kind", STARTER)
    script.start_match(
        "", "", game="center", position={**CENTER, "phase": "color", "center": "W", "hands": [["r1"], ["b1"]]}
    )
    assert script.screen.prompt == NAMING
    script.hold_button("blue")
    assert script.screen.prompt == NAMING and "UNO" in script.screen.message


def test_with_real_dice_the_tray_shows_what_it_knows():
    table = RealScript().start_with_die(2)
    table.press("green")  # all have drawn
    assert table.screen.prompt == "turn"
    table.hold_button("blue")
    assert table.screen.name == "look"
    assert table.ui.format_text().count("a die") == len(
        table.game.hands[0 if "Seat 1" in table.ui.format_text() else 1]
    )
    table.press("green")
    assert table.screen.name == "play" and table.screen.prompt == "turn"


# The hand of the seat to play.


@pytest.mark.parametrize("game", [*OF_DICE, "yacht"])
def test_the_dice_of_whoever_plays_are_shown_while_others_wait(game):
    script = start_waiting(game, "sharp")
    running_game = script.game
    hand = running_game.dice if game == "yacht" else running_game.hands[running_game.turn]
    assert hand and all(is_face_shown(script, running_game.faces[die]) for die in hand)
    assert script.screen.message and script.is_shown(script.screen.message)


def test_the_rack_of_whoever_plays_is_not_shown():
    script = start_waiting("dominoes", "sharp")
    assert "Rack" not in script.ui.format_text() and "Hand" not in script.ui.format_text()


# Yacht.


def start_yacht(*bots):
    script = Script().start_match(*bots, game="yacht", real_seed=2)
    while script.game.turn or script.screen.prompt == "wait":
        script.wait(100)
    return script


def test_the_six_faces_of_each_of_ones_dice_can_be_looked_at():
    script = start_yacht("", "sharp").hold_button("blue")
    sides, dice = script.ui.match.sides, script.game.dice
    text = script.ui.format_text()
    names = [name for name in text.split("dice. ")[1].split(". 1 of")[0].split(". ")]
    assert [name.count(",") for name in names] == [5] * 5
    assert all(is_face_shown(script, face) for die in dice for face in sides[6 * die : 6 * die + 6])
    script.press("red")
    assert script.screen.prompt == "dice" and script.screen.cursor == 0


def test_the_sheet_of_every_seat_is_shown_box_by_box():
    script = start_yacht("", "sharp")
    script.game.sheets[1][BOXES.index("chain")] = 37
    script.game.sheets[1][BOXES.index("wild")] = 0
    script.hold_button("blue").press("yellow")
    assert "Chain of five: 37" in script.ui.format_text() and "Wilds: 0" in script.ui.format_text()
    assert "Two alike: open" in script.ui.format_text() or "Two alike: " in script.ui.format_text()
    assert script.is_shown("37") and script.is_shown("Chain") and script.is_shown("Mira")


def test_of_real_dice_only_the_sheets_are_known():
    table = RealScript().start_real_match(2, game="yacht")
    table.press(1)
    assert table.screen.prompt == "order"
    table.press("red").choose_item("look")
    assert len(table.screen.items) == 2 and "Wilds: open" in table.ui.format_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_boxes_fit_their_cells(language):
    say = Texts(language)
    say.set_parts("yacht")
    assert max(measure_text(say("cell_" + box)) for box in BOXES) <= CELL_COLUMNS
