"""Several screens at one table: each knows of the others, and a rack is shown on its player's screen alone."""

import pytest
from browser import Browser

from simulator.people.intents import Puzzled
from simulator.web.table.places import go_around
from simulator.web.table.tab import Tab
from tray24.pins import GREEN


def test_each_screen_knows_where_the_others_sit(table):
    first = Browser(table)
    assert first.state["tray"]["others"] == []
    second = Browser(table)
    second.say("sit", **{"as": 2})
    first.look()
    assert first.state["tray"]["others"] == ["2"] and second.state["tray"]["others"] == ["table"]
    table.leave(second.tab)
    first.look()
    assert first.state["tray"]["others"] == []


def test_a_rack_is_covered_on_the_table_while_its_player_has_a_screen(table):
    shared = Browser(table)
    players = [{"button": 0, "bot": ""}, {"button": 2, "bot": "random"}]
    shared.say("new", game="dominoes", players=players, options={})
    shared.wait(5000)
    assert all(tile["tile"] != "?" for tile in shared.seat(0)["dice"])
    own = Browser(table)
    own.say("sit", **{"as": 0})
    shared.look()
    assert {tile["tile"] for tile in shared.seat(0)["dice"]} == {"?"} and shared.match["moves"] == []
    assert all(tile["tile"] != "?" for tile in own.seat(0)["dice"])
    table.leave(own.tab)
    shared.look()
    assert all(tile["tile"] != "?" for tile in shared.seat(0)["dice"])


def test_the_covered_table_does_not_tell_the_rack_on_its_display_or_by_the_coach(table):
    shared = Browser(table)
    players = [{"button": 0, "bot": ""}, {"button": 2, "bot": "random"}]
    shared.say("new", game="dominoes", players=players, options={})
    own = Browser(table)
    own.say("sit", **{"as": 0})
    for _ in range(20):
        if "Rack: " in own.state["display_text"] and own.state["coach"]:
            break
        own.wait(500)
    shared.look()
    assert "Rack: " in own.state["display_text"] and own.state["coach"]
    assert "Rack: " not in shared.state["display_text"] and shared.state["display"] != own.state["display"]
    assert shared.state["coach"] is None


def test_whoever_has_no_screen_of_her_own_still_plays_at_the_table(table):
    shared = Browser(table)
    players = [{"button": 0, "bot": ""}, {"button": 2, "bot": ""}]
    shared.say("new", game="dominoes", players=players, options={})
    shared.wait(5000)
    turn = shared.match["turn"]
    own = Browser(table)
    own.say("sit", **{"as": players[1 - turn]["button"]})
    assert {tile["tile"] for tile in shared.seat(turn)["dice"]} == {"?"}
    shared.say("answer", screen="play", button=GREEN)
    assert shared.match["moves"] and all(tile["tile"] != "?" for tile in shared.seat(turn)["dice"])
    assert {tile["tile"] for tile in shared.seat(1 - turn)["dice"]} == {"?"}


def again(button, follower, **more):
    """Return the fields of the same match again, of two people at these buttons."""
    players = [{"button": button, "bot": ""}, {"button": follower, "bot": ""}]
    return {"game": "dominoes", "players": players, "options": {}, **more}


def test_screens_move_with_their_players_and_no_rack_is_seen_at_the_seat_before(table):
    shared, mira, ada, onlooker = (Browser(table) for _ in range(4))
    shared.say("new", **again(0, 2))
    shared.wait(5000)
    mira.say("sit", **{"as": 0})
    ada.say("sit", **{"as": 2})
    onlooker.say("sit", **{"as": "onlooker"})
    shared.say("new", **again(2, 0, around=True))
    seen = set()
    for _ in range(600):
        table.advance(8)
        for tab in (shared, mira, ada, onlooker):
            tab.look()
        seen |= {tile["tile"] for tile in mira.seat(0)["dice"]} if len(mira.match["seats"]) == 2 else set()
    assert [tab.state["tray"]["sit"] for tab in (shared, mira, ada, onlooker)] == ["table", 2, 0, "onlooker"]
    assert all(tile["tile"] != "?" for tile in mira.seat(1)["dice"])
    assert {tile["tile"] for tile in mira.seat(0)["dice"]} == {"?"}
    assert {tile["tile"] for tile in shared.seat(0)["dice"] + onlooker.seat(1)["dice"]} == {"?"}


def test_screens_stay_where_a_match_cannot_begin():
    tabs = [Tab(0), Tab(2), Tab("onlooker")]
    places = []

    async def fails():
        places.append([tab.sit for tab in tabs])
        raise Puzzled("keys-of-another", seat=1)

    with pytest.raises(Puzzled):
        go_around(tabs, {0: "", 2: "", 4: ""}, fails()).send(None)
    assert places == [[2, 4, "onlooker"]]
    assert [tab.sit for tab in tabs] == [0, 2, "onlooker"]
