"""A wild +4 that may be challenged says so before it is played, to the one who holds it and to nobody else."""

from simulator.web.spoken import fits_as_bluff
from simulator.web.view import match_view
from tray24 import games
from tray24.match.match import Match
from tray24.match.profile import Player, Profile


def view(game, given, sit):
    match = Match(Profile(game, [Player(0, "Ann"), Player(1, "Bea")], {}))
    match.game = games.load(game, 2, {}, given)
    return match_view(match, sit)


CENTER = {"turn": 0, "phase": "move", "center": "r5", "hands": [["r1", "WD4", "b2"], ["b5", "y6"]]}
DOMINOES = {
    "turn": 0,
    "phase": "move",
    "arms": [{"end": "r7"}],
    "doublets": ["y8/y8"],
    "racks": [["g8/WD4", "r1/gR"], ["b1/b3", "b6/b7"]],
}


def test_the_hint_names_what_would_match():
    seen = view("center", CENTER, 0)
    assert seen["bluffs"] == {"WD4": "r1"}
    assert seen["said"]["fits"]["WD4"][0] == "Wild +4 may be challenged: your red 1 would match"


def test_without_a_match_there_is_no_bluff():
    assert view("center", {**CENTER, "hands": [["g1", "WD4", "b2"], ["b5", "y6"]]}, 0)["bluffs"] == {}


def test_others_learn_nothing_of_a_rack():
    assert view("dominoes", DOMINOES, 0)["bluffs"] == {"g8/WD4": "r1/gR"}
    for sit in (1, "onlooker", "table"):
        seen = view("dominoes", DOMINOES, sit)
        assert seen["bluffs"] == {} and "challenged" not in str(seen["said"])


def test_a_tile_is_told_in_words():
    [[words, label]] = fits_as_bluff({"g8/WD4": "r1/gR"}).values()
    assert "red 1 / green reverse" in words and words.endswith("would match") and label.startswith("green 8")
