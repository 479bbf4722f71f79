"""A challenged rack on the page (rule D8): only the challenger sees and closes it; others see who looks at it."""

import pytest
from browser import Browser, make_players, set_position

from tray24.pins import GREEN

GIVEN = {"turn": 0, "phase": "move", "arms": [{"end": "r7"}], "doublets": ["y8/y8"]}
RACKS = [["g8/WD4", "r1/gR", "g5/b2"], ["b1/b3", "b6/b7"], ["y7/y7", "g4/g4"]]
BLUFF = "A bluff: red was open"


@pytest.fixture
def tabs(table):
    """Return the browser that all share, and those of three seats. The second seat looks at the first seat's rack.

    The first seat has played a WD4 that the second has challenged.
    """
    shared_tab = Browser(table)
    shared_tab.send("new", game="dominoes", players=make_players(0, 2, 4), options={})
    shared_tab.wait(5000)
    own_tabs = [Browser(table, 2 * seat) for seat in range(3)]
    set_position(table, "dominoes", GIVEN | {"racks": RACKS}, 3)
    own_tabs[0].send("enter", line="play g8/WD4 WD4 0", wait_ms=3000)
    own_tabs[1].send("enter", line="challenge", wait_ms=3000)
    for tab in (shared_tab, *own_tabs):
        tab.receive_news()
    return shared_tab, own_tabs


def list_tiles(tab, seat):
    return [die["tile"] for die in tab.get_seat(seat)["dice"]]


def test_only_the_challenger_sees_the_rack_and_not_what_is_drawn_for_the_challenge(tabs):
    shared_tab, (player_tab, challenger_tab, third_tab) = tabs
    assert challenger_tab.state["tray"]["screen"] == "shown"
    assert challenger_tab.state["tray"]["asks"] == ["Seat 1 shows the rack", BLUFF]
    assert sorted(list_tiles(challenger_tab, 0)) == ["?", "?", "?", "?", "g5/b2", "r1/gR"]
    for other_tab in (shared_tab, third_tab):
        assert other_tab.state["tray"]["asks"] == ["Seat 3 looks at the rack of Seat 1", ""]
        assert set(list_tiles(other_tab, 0)) == {"?"} and set(list_tiles(other_tab, 1)) == {"?"}
        assert (
            "red 1" not in other_tab.state["display_text"]
            and other_tab.state["display"] != challenger_tab.state["display"]
        )
    assert player_tab.state["tray"]["screen"] == "others" and "?" not in list_tiles(player_tab, 0)


def test_the_challenger_closes_it_and_nobody_else(tabs):
    shared_tab, (player_tab, challenger_tab, third_tab) = tabs
    for other_tab in (player_tab, third_tab):
        assert other_tab.send("answer", screen="shown", button=GREEN) != []
    challenger_tab.receive_news()
    assert challenger_tab.state["tray"]["screen"] == "shown"
    challenger_tab.send("answer", screen="shown", button=GREEN)
    for tab in (shared_tab, challenger_tab, third_tab):
        tab.receive_news()
        assert tab.state["tray"]["screen"] == "play" and set(list_tiles(tab, 0)) == {"?"}


def test_the_table_that_challenged_sees_the_rack(table):
    shared_tab = Browser(table)
    shared_tab.send("new", game="dominoes", players=make_players(2, sharp=(0,)), options={})
    shared_tab.wait(5000)
    position = GIVEN | {"phase": "challenge", "turn": 1, "active": "WD4", "legality": "illegal"}
    set_position(table, "dominoes", position | {"racks": [RACKS[0][1:], RACKS[1]]})
    shared_tab.wait(500)
    shared_tab.send("enter", line="challenge", wait_ms=3000)
    assert shared_tab.state["tray"]["screen"] == "shown"
    assert sorted(set(list_tiles(shared_tab, 0))) == ["?", "g5/b2", "r1/gR"]
    shared_tab.send("answer", screen="shown", button=GREEN, wait_ms=100)
    assert set(list_tiles(shared_tab, 0)) == {"?"}
