"""The facts about games that the page gets, even about a game without files of its own for the page."""

import pytest

from simulator.web.labels import build_hand_view
from simulator.web.log.log import create_log_writer
from simulator.web.log.log_writer import PlainLogWriter, capture_position
from simulator.web.match_view import list_options
from simulator.web.page_data import build_catalog
from tray24 import games
from tray24.games import get_game_class, load_game
from tray24.rules.moves import REROLL


@pytest.fixture(scope="module")
def catalog():
    return {game["name"]: game for game in build_catalog()["games"]}


def test_all_games_are_listed_in_the_order_of_menus(catalog):
    assert tuple(catalog) == games.list_games()


@pytest.mark.parametrize("name", games.list_games())
def test_a_game_has_a_title_words_for_its_options_and_who_plays(catalog, name):
    game = catalog[name]
    assert game["title"] and game["short"] and game["seats"][0] <= len(game["quick"]) <= game["seats"][1]
    options = [option["name"] for option in game["options"]]
    assert options == [option.name for option in list_options(get_game_class(name))]
    assert ("set" in options) == (len(get_game_class(name).sets) > 1)
    for option in game["options"]:
        assert option["label"] and all(label for _, label in option["choices"])


def test_options_have_the_pages_own_words(catalog):
    scoring = catalog["basic"]["options"][2]
    assert scoring["label"] == "Scoring" and scoring["kind"] == "choice"
    assert scoring["choices"] == [
        ["winner", "Winner takes the points"],
        ["caught", "Everyone keeps their own, lowest wins"],
    ]


@pytest.mark.parametrize(
    ("name", "buttons"),
    [("basic", [0, 2, 4]), ("center", [0, 2, 4]), ("line", [0, 3]), ("yacht", [0]), ("dominoes", [0, 2, 4])],
)
def test_who_plays_when_a_match_begins_by_one_click(catalog, name, buttons):
    assert [player["button"] for player in catalog[name]["quick"]] == buttons


def test_bots_and_names():
    catalog = build_catalog()
    assert [name for name, _ in catalog["bots"]][:4] == ["fair", "sharp", "expert", "gentle"]
    assert len(catalog["names"]) == 6


# A game without parts of its own for the page.


def load_threes():
    return load_game("threes", 2, {}, {"turn": 0, "hands": [["r7", "bS", "W"], []], "scores": [10, 0]})


def test_options_of_a_game_without_words_for_the_page_are_shown_in_the_trays_words(catalog):
    rolls = catalog["threes"]["options"][-1]
    assert rolls["label"] and len(rolls["choices"]) == 2


def test_a_game_from_elsewhere_describes_itself_on_the_start_page(catalog):
    assert [text for text, _ in catalog["threes"]["short"]] == ["r7 b7", "?"]
    assert catalog["threes"]["short"][0][1] == "Three dice in each of five rounds."


def test_what_a_seat_hides_is_seen_by_its_own_seat_alone():
    game = load_threes()
    faces = [[die["face"] for die in build_hand_view(game, 0, is_visible)] for is_visible in (True, False)]
    assert faces == [["r7", "bS", "W"], ["r7", "bS", "?"]]
    assert build_hand_view(game, 0, False)[2]["id"] == -1


def test_lines_of_a_game_without_sentences_are_logged_plainly():
    game, log_writer = load_threes(), PlainLogWriter()
    log_writer.names = ["Ida", "You"]
    move = game.encode_move(REROLL, 0, 2)
    old_position = capture_position(game)
    game.enter(move)
    assert log_writer.compose_after(game, move, old_position) == ("Ida rolls again: 1, 3.", None)
    assert type(create_log_writer("basic")).__module__ == "simulator.games.basic.view"
