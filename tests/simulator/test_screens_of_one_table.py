"""Several screens at one table: each knows of the others, and a rack is shown on its player's screen alone."""

from browser import Browser


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
