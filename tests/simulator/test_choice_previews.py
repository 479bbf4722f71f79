"""The page tells only the player to move what a choice can cause, such as a challenge of a WD4 and its cost."""

from simulator.web.labels import label_bluffs
from simulator.web.match_view import build_match_view
from tray24 import games
from tray24.match.match import Match
from tray24.match.profile import Player, Profile


def make_view(game, position, seat):
    match = Match(Profile(game, [Player(0, "Ann"), Player(1, "Bea")], {}))
    match.game = games.load_game(game, 2, {}, position)
    return build_match_view(match, seat)


CENTER = {"turn": 0, "phase": "move", "center": "r5", "hands": [["r1", "WD4", "b2"], ["b5", "y6"]]}
DOMINOES = {
    "turn": 0,
    "phase": "move",
    "arms": [{"end": "r7"}],
    "doublets": ["y8/y8"],
    "racks": [["g8/WD4", "r1/gR"], ["b1/b3", "b6/b7"]],
}


def test_the_hint_names_what_would_match():
    view = make_view("center", CENTER, 0)
    assert view["bluffs"] == {"WD4": "r1"}
    assert view["said"]["fits"]["WD4"][0] == "Wild +4 may be challenged: your red 1 would fit"


def test_without_a_match_there_is_no_bluff():
    assert make_view("center", {**CENTER, "hands": [["g1", "WD4", "b2"], ["b5", "y6"]]}, 0)["bluffs"] == {}


def test_others_learn_nothing_of_a_rack():
    assert make_view("dominoes", DOMINOES, 0)["bluffs"] == {"g8/WD4": "r1/gR"}
    for seat in (1, "onlooker", "table"):
        view = make_view("dominoes", DOMINOES, seat)
        assert view["bluffs"] == {} and "challenged" not in str(view["said"])


def test_a_tile_is_described_in_words():
    [[text, label]] = label_bluffs({"g8/WD4": "r1/gR"}).values()
    assert "red 1 / green reverse" in text and text.endswith("would fit") and label.startswith("green 8")


# Before a challenge.


def make_challenge_view(game, hands, position):
    return make_view(game, {"turn": 1, "phase": "challenge", "legality": "illegal", **position, **hands}, 1)


def test_both_costs_are_given_before_a_challenge_and_when_it_is_right():
    view = make_challenge_view("center", {"hands": [["g3", "y5"], ["b1"]]}, {"center": "WD4=b", "former": "gR"})
    assert view["said"]["stakes"] == (
        "Accept: draw 4. Challenge: if it was a bluff, Ann draws 4, else you draw 4. "
        "Honest if no other die of Ann’s fit green reverse."
    )
    [matched_die] = view["board"]["matched"]
    assert {die["id"]: die["face"] for die in view["seats"][0]["dice"]}[matched_die] == "g3"


def test_a_nearly_empty_bag_costs_less_and_the_former_center_die_returns_to_it():
    hands = [["g3"] * 10, ["b1"] * 11]
    view = make_challenge_view("center", {"hands": hands}, {"center": "WD4=b", "former": "gR"})
    assert (view["bag"], view["stakes"]) == (1, [2, 1])
    assert make_view("center", CENTER, 0)["stakes"] == []


def test_nothing_of_the_rack_is_shown_before_the_challenge_of_a_tile():
    position = {"active": "WD4", "arms": [{"end": "WD4=b"}], "doublets": ["y8/y8"]}
    view = make_challenge_view("dominoes", {"racks": [["r1/gR", "g5/b2"], ["b1/b3"]]}, position)
    assert view["said"]["stakes"].endswith("Honest if Ann had no color of an open end.")
    assert view["stakes"] == [4, 4]


# The dice line.

LINE = {
    "turn": 0,
    "phase": "move",
    "line": ["W=b", "g4", "r3"],
    "hands": [["rD2", "y4", "g5", "b5"], ["y1", "y2", "b1", "g1"]],
}


def test_not_to_play_costs_the_die_at_the_back():
    assert make_view("line", LINE, 0)["said"]["price"] == "play, or take wild and roll 5"
    hands = [["y1", "y4", "g5", "b5"], ["rD2", "y2", "b1", "g1"]]
    texts = make_view("line", LINE | {"hands": hands}, 0)["said"]
    assert texts["price"] == "nothing fits: take wild and roll 5"


def test_a_draw_two_says_what_the_other_takes_to_who_holds_it():
    fit_texts = make_view("line", LINE, 0)["said"]["fits"]
    assert set(fit_texts) == {"rD2"} and fit_texts["rD2"][0] == "Red +2 fits: the other takes 2"
    waiting_texts = make_view("line", LINE, 1)["said"]
    assert waiting_texts["price"] == "" and waiting_texts["fits"] == {}
