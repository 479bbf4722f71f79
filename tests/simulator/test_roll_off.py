"""The roll-off on the page, which decides who begins: each player's face, also of real dice; and agreements (B23)."""

import pytest
from browser import Browser, make_players

from tray24.pins import RED
from tray24.rules.faces import format_face, get_number, parse_face
from tray24.ui.match.results import RollOffScreen

PLAYERS = make_players(0, sharp=(2, 3))


@pytest.fixture
def page(table):
    return Browser(table)


def test_the_faces_of_the_tray_s_roll_off_are_shown_while_it_shows_them(page, table):
    page.send("new", players=PLAYERS, options={"table_talk": 0})
    page.wait(300)
    screen = table.ui.screen
    roll_off = page.state["rolloff"]
    assert isinstance(screen, RollOffScreen)
    assert roll_off["dice"] == [
        [button, format_face(face)] for button, face in zip((0, 2, 3), screen.faces, strict=True)
    ]
    assert roll_off["starts"] == page.get_seat(table.ui.match.game.starter)["button"]
    assert roll_off["words"].endswith(("start", "starts")) and roll_off["talk"] == "No table talk"
    assert page.state["tray"]["asks"] == ["Who starts?", "No table talk"]
    page.wait(5000)
    assert page.state["rolloff"] is None


def test_with_real_dice_the_people_s_dice_are_shown_for_a_while(page, table):
    page.send("new", players=make_players(0, 3), options={}, real=True)
    page.wait(800)
    assert page.state["rolloff"] is None
    page.send("rolloff")
    roll_off = page.state["rolloff"]
    numbers = {button: get_number(parse_face(face)) for button, face in roll_off["dice"]}
    assert set(numbers) == {0, 3} and roll_off["starts"] == max(numbers, key=lambda button: numbers[button])
    assert roll_off["starts"] == page.get_seat(page.match["starter"])["button"]
    page.wait(4500)
    assert page.state["rolloff"] is None


def test_the_menu_of_a_match_shows_what_was_agreed(page):
    page.send("new", players=PLAYERS, options={"table_talk": 1})
    page.wait(5000)
    page.press_button(RED)
    assert page.state["tray"]["screen"] == "pause"
    assert page.state["tray"]["asks"] == ["Paused", "Table talk is allowed"]


def test_a_game_without_a_roll_off_and_without_that_option_shows_neither(page):
    page.send("new", game="dominoes", players=PLAYERS, options={})
    page.wait(300)
    assert page.state["rolloff"] is None and page.state["tray"]["asks"] == []
