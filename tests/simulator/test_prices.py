"""The price of a choice of the dice line is told before it is made, beside the hand and on the dice."""

from simulator.web.view import match_view
from tray24 import games
from tray24.match.match import Match
from tray24.match.profile import Player, Profile

LINE = {
    "turn": 0,
    "phase": "move",
    "line": ["W=b", "g4", "r3"],
    "hands": [["rD2", "y4", "g5", "b5"], ["y1", "y2", "b1", "g1"]],
}


def said(sit=0, **given):
    match = Match(Profile("line", [Player(0, "Ann"), Player(1, "Bea")], {}))
    match.game = games.load("line", 2, {}, {**LINE, **given})
    return match_view(match, sit)["said"]


def test_not_to_play_costs_the_die_at_the_back():
    assert said()["price"] == "play, or take wild and roll 5"
    nothing_fits = [["y1", "y4", "g5", "b5"], ["rD2", "y2", "b1", "g1"]]
    assert said(hands=nothing_fits)["price"] == "nothing fits: take wild and roll 5"


def test_a_draw_two_says_what_the_other_takes():
    assert said()["fits"]["rD2"][0] == "Red +2 fits: the other takes 2"
    assert set(said()["fits"]) == {"rD2"}


def test_who_waits_reads_no_price():
    assert said(sit=1)["price"] == "" and said(sit=1)["fits"] == {}
