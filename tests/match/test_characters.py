"""The characters of bots: how readily they call, catch and bluff, their names, and their lines in a record."""

import pytest
from matches import read_journal_lines, start_match

from tray24 import games
from tray24.match.bots import bots
from tray24.match.bots.characters import CHARACTERS, STEADY, find_character
from tray24.match.chance import Chance
from tray24.match.dicesets import get_sides
from tray24.match.profile import Player, parse_head, parse_seat
from tray24.rules.moves import CATCH, UNO, decode_verb
from tray24.rules.notation import format_line

BLUFFER, CAUTIOUS, FORGETFUL, WATCHFUL = (
    find_character(name) for name in ("bluffer", "cautious", "forgetful", "watchful")
)
BEFORE_THE_LAST = {"turn": 0, "center": "r5", "hands": [["r1", "b2"], ["g3", "g4"]]}
TO_CATCH = {"turn": 1, "center": "r1", "catchable": 0, "hands": [["b2"], ["g3", "g4"]]}
BLUFF = {"turn": 0, "center": "r5", "hands": [["r1", "WD4", "b2", "g3", "y4", "b6"], ["r3"]]}


def count_lines(position, names, characters, verb):
    """Return in how many of 400 tries the bots use `verb` (a call or a catch) in a position of the center-die game.

    `position` is the position; `names` and `characters` are each seat's bot and its character.
    """
    game = games.load_game("center", 2, {}, position)
    chance = Chance(1)
    moves = [bots.choose_aside(game, names, chance, characters) for _ in range(400)]
    return sum(move >= 0 and decode_verb(move) == verb for move in moves)


def test_a_forgetful_bot_calls_uno_less_often():
    calls = [
        count_lines(BEFORE_THE_LAST, ["fair", ""], [character, STEADY], UNO)
        for character in (STEADY, FORGETFUL, CAUTIOUS)
    ]
    assert 60 < calls[1] < 100 < 180 < calls[0] < 220 < 300 < calls[2]


def test_a_watchful_bot_catches_more_often():
    catches = [
        count_lines(TO_CATCH, ["", "fair"], [STEADY, character], CATCH) for character in (STEADY, WATCHFUL, FORGETFUL)
    ]
    assert catches[2] < 60 < 80 < catches[0] < 120 < 250 < catches[1]


def test_bots_without_characters_are_steady():
    characters = [STEADY, STEADY]
    assert count_lines(TO_CATCH, ["", "fair"], characters, CATCH) == count_lines(TO_CATCH, ["", "fair"], (), CATCH)


def test_a_bluff_is_worth_more_to_a_bluffer():
    game = games.load_game("center", 2, {}, BLUFF)
    view = games.get_part("center", "bot").Evaluator
    move = [move for move in game.list_turn_moves() if format_line(game, move) == "0 play WD4"][0]
    assert view(game, get_sides(game), BLUFFER).sharp(move) > view(game, get_sides(game), STEADY).sharp(move)


def test_the_cautious_fear_the_next_player_twice():
    game = games.load_game("center", 2, {}, BLUFF)
    view = games.get_part("center", "bot").Evaluator
    play = [move for move in game.list_turn_moves() if format_line(game, move) == "0 play r1"][0]
    danger_values = [view(game, get_sides(game), character).evaluate_parts(play)[4] for character in (STEADY, CAUTIOUS)]
    assert danger_values[1] == 2 * danger_values[0] != 0


@pytest.mark.parametrize("button", range(6))
def test_each_seat_button_has_its_own_character(button):
    player = Player(button, "", "fair")
    assert player.character is CHARACTERS[button] and player.get_display_name() == CHARACTERS[button].display_name
    assert (
        len({character.display_name for character in CHARACTERS})
        == len({character.face for character in CHARACTERS})
        == 6
    )


def test_people_and_named_bots_have_their_own_names():
    assert Player(1).get_display_name() == "" and Player(1, "Zoe", "fair").get_display_name() == "Zoe"


def test_the_head_names_the_characters_of_bots():
    match, files = start_match("", "fair", "sharp")
    head = read_journal_lines(files)
    assert [line for line in head if line.startswith("# bot ")] == ["# bot 1 watchful", "# bot 2 forgetful"]
    head = [line.replace("2 forgetful", "2 bluffer") for line in head]
    players = parse_head(head[: head.index("---") + 1]).seats
    assert [player.character.name for player in players] == ["steady", "watchful", "bluffer"]


@pytest.mark.parametrize("line", ["# bot 2 nobody", "# bot 9 bluffer", "# bot x bluffer", "# bot 1"])
def test_an_unknown_character_is_ignored(line):
    match, files = start_match("", "fair", "sharp")
    head = read_journal_lines(files)
    end = head.index("---")
    players = parse_head([*head[:end], line, "---"]).seats
    assert players[2].character.name == "forgetful"


def test_records_of_older_versions_name_keen():
    assert parse_seat("# seat 1 3 keen Mira")[1].bot == "sharp"
