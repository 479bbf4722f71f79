"""Several screens at one table: each knows of the others, and a rack is shown on its player's screen alone."""

from browser import Browser

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
