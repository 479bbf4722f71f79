"""Views of open hands, of the faces of yacht's dice and of sheets during a match. Racks stay hidden."""

import pytest
from real_script import Table
from ui_script import Script, columns

from tray24 import games
from tray24.games.yacht.boxes import BOXES
from tray24.languages import LANGUAGES
from tray24.rules.faces import parse_face
from tray24.ui.match.dice import draw_face
from tray24.ui.match.kinds import NAMING
from tray24.ui.toolkit.canvas import Canvas, text_width
from tray24.ui.toolkit.lights import STARTER
from tray24.ui.toolkit.texts import Texts

MOVE = {"turn": 0, "phase": "move", "tray": {"7": "r7"}, "half": "left"}
HANDS = [["r1", "b5"], ["b7", "y3", "b9"], ["g4", "g5"]]
CENTER = {"turn": 0, "phase": "move", "center": "r5", "hands": [["r1", "b5", "g2"], ["b1", "y3"]]}
OF_DICE = [name for name in games.names() if games.game_class(name).has_hands and not games.game_class(name).hides]
CELL_COLUMNS = 42


def basic(*bots):
    return Script().match(*(bots or ("", "", "")), given={**MOVE, "hands": HANDS})


def wild_put():
    """Return a script of two people, of whom the first has placed a wild and is asked for its color."""
    given = {"turn": 0, "phase": "color", "half": "left", "tray": {"7": "r7", "8": "W"}, "last": 8}
    return Script().match("", "", given={**given, "hands": [["r1", "b5"], ["b7", "y3"]]})


def waiting(game, *bots):
    """Return a script of a match in which a bot is to play and the person waits."""
    script = Script().match("", *bots, game=game, real_seed=3)
    for _ in range(600):
        if script.screen.name != "play":
            script.press("green")
        elif script.screen.kind != "wait":
            script.enter(script.game.choices()[0])
        elif script.game.turn > 0 and script.screen.message:
            return script
        else:
            script.wait(20)
    raise AssertionError(script.ui.text())


def shows_face(script, face):
    """Return True if the display shows a die with this face, light on dark or dark on light."""
    scratch = Canvas()
    end = draw_face(scratch, face, 0, -3)
    scratch.settle()
    drawn = [column & 0xFF for column in columns(scratch.buffer, 0)[:end]]
    dark = [column ^ 0xFF for column in drawn]
    script.drawn()
    for y in range(57):
        seen = [column & 0xFF for column in columns(script.ui.canvas.buffer, y)]
        if any(seen[x : x + end] in (drawn, dark) for x in range(129 - end)):
            return True
    return False


# Hands.


def test_held_blue_shows_the_next_seats_hand_and_the_choice_stays_as_it_was():
    script = basic()
    item = script.screen.items[script.screen.cursor]
    script.hold("blue")
    assert script.screen.name == "look"
    assert "Seat 3: yellow 3, blue 7, blue 9" in script.ui.text()
    assert script.shows("2/3") and shows_face(script, parse_face("b7")) and shows_face(script, parse_face("b9"))
    script.press("blue")
    assert "Seat 5: green 4, green 5" in script.ui.text() and script.shows("3/3")
    script.press("blue")
    assert "Seat 1: red 1, blue 5" in script.ui.text()
    script.press("yellow", "green")
    assert script.screen.name == "play" and script.screen.items[script.screen.cursor] == item


def test_held_blue_looks_while_a_wild_is_named_and_names_nothing():
    script = wild_put()
    assert script.screen.kind == NAMING
    before = script.game.save()
    script.hold("blue")
    assert script.screen.name == "look" and "Seat 3: yellow 3, blue 7" in script.ui.text()
    script.press("green")
    assert script.screen.name == "play" and script.screen.kind == NAMING
    assert script.game.save() == before
    script.press("blue")
    assert script.game.turn == 1 and script.game.describe()["tray"]["8"] == "W=b"


def test_held_green_names_green_while_a_wild_is_named():
    script = wild_put()
    script.hold("green")
    assert script.screen.name == "play" and script.game.turn == 1


def test_the_hands_are_in_the_menu_of_the_match_with_the_key_that_shows_them():
    script = basic().press("red", "blue")
    assert script.ui.text() == "Pause. Hands: hold blue. 2 of 6."
    script.press("green")
    assert script.screen.name == "look"
    script.press("red")
    assert script.screen.name == "play"


def test_a_seats_own_button_does_what_it_always_does():
    script = basic().hold("blue").press(1)
    assert script.screen.name == "play" and "Seat 1: UNO!" in script.ui.text()


@pytest.mark.parametrize("game", OF_DICE)
def test_bots_hands_can_be_seen_while_they_play(game):
    script = waiting(game, "sharp", "sharp") if games.game_class(game).max_seats > 2 else waiting(game, "sharp")
    script.hold("blue")
    assert script.screen.name == "look"
    before = script.game.save()
    texts = set()
    for _ in script.screen.items:
        texts.add(script.ui.text())
        script.drawn().press("blue")
    assert len(texts) == script.game.seats
    script.wait(5000)
    assert script.game.save() == before  # they wait


def test_many_dice_fit_the_display_without_frames():
    many = ["r1", "b1", "y3"] + ["WD4", "gD2", "yR", "bS", "r1"] * 3
    script = Script().match("", "", game="center", given={**CENTER, "hands": [["r1", "b5"], many]}).hold("blue").drawn()
    assert all(shows_face(script, parse_face(face)) for face in many)
    edge = script.ui.canvas.buffer[127::128]
    assert not any(edge[3:])  # nothing is cut off at the right


def test_hidden_racks_stay_hidden():
    script = Script().match("", "sharp", game="dominoes", real_seed=4)
    script.wait(200).hold("blue")
    assert script.screen.name == "play"
    script.press("red")
    assert "look" not in script.screen.items and "undo" in script.screen.items


def test_on_a_starter_held_blue_still_calls_uno():
    script = Script()
    script.ui.settings.set("tray_kind", STARTER)
    script.match("", "", game="center", given=CENTER).hold("blue")
    assert script.screen.name == "play"
    script.press("red")
    script.take("look")
    assert script.screen.name == "look"


def test_on_a_starter_held_blue_calls_uno_while_a_wild_is_named_and_names_nothing():
    script = Script()
    script.ui.settings.set("tray_kind", STARTER)
    script.match("", "", game="center", given={**CENTER, "phase": "color", "center": "W", "hands": [["r1"], ["b1"]]})
    assert script.screen.kind == NAMING
    script.hold("blue")
    assert script.screen.kind == NAMING and "UNO" in script.screen.message


def test_with_real_dice_the_tray_shows_what_it_knows():
    table = Table().begun(2)
    table.press("green")  # all have drawn
    assert table.screen.kind == "turn"
    table.hold("blue")
    assert table.screen.name == "look"
    assert table.ui.text().count("a die") == len(table.game.hands[0 if "Seat 1" in table.ui.text() else 1])
    table.press("green")
    assert table.screen.name == "play" and table.screen.kind == "turn"


# The hand of the seat to play.


@pytest.mark.parametrize("game", [*OF_DICE, "yacht"])
def test_the_dice_of_whoever_plays_are_shown_while_others_wait(game):
    script = waiting(game, "sharp")
    game_now = script.game
    held = game_now.dice if game == "yacht" else game_now.hands[game_now.turn]
    assert held and all(shows_face(script, game_now.faces[die]) for die in held)
    assert script.screen.message and script.shows(script.screen.message)


def test_the_rack_of_whoever_plays_is_not_shown():
    script = waiting("dominoes", "sharp")
    assert "Rack" not in script.ui.text() and "Hand" not in script.ui.text()


# Yacht.


def yacht(*bots):
    script = Script().match(*bots, game="yacht", real_seed=2)
    while script.game.turn or script.screen.kind == "wait":
        script.wait(100)
    return script


def test_the_six_faces_of_each_of_ones_dice_can_be_looked_at():
    script = yacht("", "sharp").hold("blue")
    sides, dice = script.ui.match.sides, script.game.dice
    told = script.ui.text()
    names = [name for name in told.split("dice. ")[1].split(". 1 of")[0].split(". ")]
    assert [name.count(",") for name in names] == [5] * 5
    assert all(shows_face(script, face) for die in dice for face in sides[6 * die : 6 * die + 6])
    script.press("red")
    assert script.screen.kind == "dice" and script.screen.cursor == 0


def test_the_sheet_of_every_seat_is_shown_box_by_box():
    script = yacht("", "sharp")
    script.game.sheets[1][BOXES.index("chain")] = 37
    script.game.sheets[1][BOXES.index("wild")] = 0
    script.hold("blue").press("yellow")
    assert "Chain of five: 37" in script.ui.text() and "Wilds: 0" in script.ui.text()
    assert "Two alike: open" in script.ui.text() or "Two alike: " in script.ui.text()
    assert script.shows("37") and script.shows("Chain") and script.shows("Mira")


def test_of_real_dice_only_the_sheets_are_known():
    table = Table().real_match(2, game="yacht")
    table.press(1)
    assert table.screen.kind == "order"
    table.press("red").take("look")
    assert len(table.screen.items) == 2 and "Wilds: open" in table.ui.text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_boxes_fit_their_cells(language):
    say = Texts(language)
    say.use("yacht")
    assert max(text_width(say("cell_" + box)) for box in BOXES) <= CELL_COLUMNS
