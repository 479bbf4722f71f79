"""The sets of dice in the firmware agree with the project's data, and each game accepts only sets that fit it."""

import json
from pathlib import Path

import pytest
from refusals import expect_refusal

from tray24 import games
from tray24.match.dicesets import SETS, get_sides
from tray24.rules.faces import format_face

DATA = json.loads((Path(__file__).parent.parent / "data" / "dicesets.json").read_text())["sets"]


def test_every_die_has_the_faces_of_the_data():
    assert set(SETS) == set(DATA) == {name for game in games.list_games() for name in games.get_game_class(game).sets}
    for name, dice in DATA.items():
        sides = SETS[name]
        assert [[format_face(face) for face in sides[at : at + 6]] for at in range(0, len(sides), 6)] == dice


def test_a_game_takes_its_own_set_or_one_that_fits():
    game = games.create_game("basic", 2)
    assert get_sides(game) is SETS["classic24"]
    assert get_sides(game, "center24") is SETS["center24"]


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("classic", "there is no die set 'classic': give one of center24, classic24, line11"),
        ("line11", "line11 has 11 dice, basic takes 24"),
    ],
)
def test_a_set_that_cannot_be_played_is_refused(name, message):
    with expect_refusal(message):
        get_sides(games.create_game("basic", 2), name)
