"""Several screens at one table: each lists the others, and a rack is shown on its player's screen alone."""

import pytest
from browser import Browser, players, set_position

from simulator.people.fingers import Puzzled
from simulator.web.table.places import go_around
from simulator.web.table.tab import Tab
from tray24.pins import BLUE, GREEN, RED


def test_each_screen_knows_where_the_others_sit(table):
    first = Browser(table)
    assert first.state["tray"]["others"] == []
    second = Browser(table, 2)
    first.look()
    assert first.state["tray"]["others"] == ["2"] and second.state["tray"]["others"] == ["table"]
    table.leave(second.tab)
    first.look()
    assert first.state["tray"]["others"] == []


def test_each_screen_has_a_key_of_its_own_until_it_leaves(table):
    first, second = Browser(table), Browser(table)
    keys = first.state["key"], second.state["key"]
    assert keys[0] != keys[1] and all(len(key) >= 40 for key in keys)
    assert (table.tab_of(keys[0]), table.tab_of(keys[1])) == (first.tab, second.tab)
    assert [table.tab_of(key) for key in ("", "nobody's", "\ud800", keys[0][:-1])] == [None] * 4
    table.leave(first.tab)
    assert (table.tab_of(keys[0]), table.tab_of(keys[1])) == (None, second.tab)


def pass_time(browser, ms):
    for _ in range(0, ms, 250):
        browser.table.advance(250)
    browser.look()


def hidden(browser, seat):
    return {tile["tile"] for tile in browser.seat(seat)["dice"]} == {"?"}


def test_a_rack_is_covered_on_the_table_until_its_player_gives_it_back(table):
    shared = Browser(table)
    shared.say("new", game="dominoes", players=players(0, gentle=(2,)), options={})
    shared.wait(5000)
    assert not hidden(shared, 0)
    own = Browser(table, 0)
    shared.look()
    assert hidden(shared, 0) and shared.match["moves"] == []
    assert [seat["screen"] for seat in shared.match["seats"]] == ["there", ""]
    assert not hidden(own, 0)
    own.say("sit", **{"as": "onlooker"})
    shared.look()
    assert not hidden(shared, 0) and hidden(own, 0)


def test_a_rack_whose_screen_has_gone_stays_covered_until_somebody_fetches_it_after_a_minute(table):
    shared = Browser(table)
    shared.say("new", game="dominoes", players=players(0, gentle=(2,)), options={})
    own = Browser(table, 0)
    table.leave(own.tab)
    pass_time(shared, 58_000)
    assert hidden(shared, 0) and shared.seat(0)["screen"] == "gone"
    assert shared.say("fetch", seat=0)[0].startswith("seat 1 plays on its own screen")
    pass_time(shared, 3000)
    assert hidden(shared, 0) and shared.seat(0)["screen"] == "left"
    assert shared.say("fetch", seat=0) == []
    assert not hidden(shared, 0) and shared.seat(0)["screen"] == ""


def test_a_screen_that_comes_back_in_time_keeps_its_rack(table):
    shared = Browser(table)
    shared.say("new", game="dominoes", players=players(0, gentle=(2,)), options={})
    own = Browser(table, 0)
    table.leave(own.tab)
    pass_time(shared, 61_000)
    own = Browser(table, 0)
    shared.look()
    assert shared.say("fetch", seat=0) and hidden(shared, 0) and not hidden(own, 0)


def test_nobody_else_sits_down_at_a_rack_on_another_screen(table):
    shared = Browser(table)
    shared.say("new", game="dominoes", players=players(0, gentle=(2,)), options={})
    own = Browser(table, 0)
    refused = "seat 1 plays on its own screen; only when that has been away for a minute can it play here"
    assert shared.say("sit", **{"as": 0}) == [refused] and hidden(shared, 0)
    assert shared.say("sit", **{"as": 0, "key": "nonsense"}) == [refused]
    assert table.join(0).sit == "table"  # by the address of the page
    key = own.state["key"]
    again = Browser(table)
    assert again.say("sit", **{"as": 0, "key": key}) == [] and not hidden(again, 0)
    table.leave(own.tab)
    table.leave(again.tab)
    pass_time(shared, 1000)
    assert shared.say("sit", **{"as": 0}) == [refused]
    assert shared.say("sit", **{"as": 0, "key": again.state["key"]}) == []


def test_whoever_sits_down_where_a_screen_has_left_has_the_seat(table):
    shared = Browser(table)
    shared.say("new", game="dominoes", players=players(0, gentle=(2,)), options={})
    table.leave(Browser(table, 0).tab)
    pass_time(shared, 61_000)
    assert Browser(table, 0).errors == []


@pytest.fixture
def phone(table):
    """Return the table's screen in a match of two, and the screen of the player to play."""
    shared = Browser(table)
    shared.say("new", game="dominoes", players=players(0, 2), options={})
    shared.wait(5000)
    return shared, Browser(table, 2 * shared.match["turn"])


def test_the_table_is_not_asked_whether_somebody_with_a_screen_is_alone(phone):
    shared, own = phone
    turn = shared.match["turn"]
    shared.look()
    shared.wait(500)
    seat = shared.seat(turn)
    said = shared.state["display_text"]
    assert "On a screen of its own" in said and "alone" not in said and "Show" not in said
    assert not seat["mine"] and seat["said"]["turn"] == f"{seat['name']} plays on another screen"
    assert own.match["moves"] and not hidden(own, turn)


@pytest.mark.parametrize(
    "request_",
    [
        {"do": "answer", "screen": "play", "button": GREEN},
        {"do": "button", "button": GREEN, "down": True},
        {"do": "button", "button": BLUE, "down": True},
        {"do": "enter", "line": "draw"},
        {"do": "pick", "die": "r7/r7"},
        {"do": "say", "verb": "draw"},
    ],
)
def test_the_table_can_neither_open_nor_play_a_rack_on_another_screen(phone, request_):
    shared, own = phone
    before = shared.table.ui.match.game.save()
    turn = shared.match["turn"]
    name = shared.seat(turn)["name"]
    assert shared.say(**request_) == [f"{name} plays on another screen"]
    assert hidden(shared, turn) and shared.table.ui.match.game.save() == before
    own.press(GREEN)  # her tray's keys are hers
    shared.look()
    assert hidden(shared, turn) and "Rack: " in own.state["display_text"]
    assert "Rack: " not in shared.state["display_text"]
    assert shared.say(**request_) == [f"{name} plays on another screen"]
    assert hidden(shared, turn)


def test_the_table_does_not_look_at_real_tiles_that_are_on_another_screen(table):
    def rack(browser):
        return {tile["tile"] for tile in browser.state["real"]["hands"][str(button)]}

    shared = Browser(table)
    shared.say("new", 3000, game="dominoes", players=players(0, 2), options={}, real=True)
    for button in (0, 2):
        shared.say("take", 800, seat=button)
    shared.say("done", 800)
    shared.say("rolloff", 2000)
    button = 2 * shared.state["real"]["asks"]
    shared.say("peek", seat=button)
    assert "?" not in rack(shared)
    own = Browser(table, button)
    shared.look()
    assert rack(shared) == {"?"} and "?" not in rack(own)
    assert shared.say("peek", seat=button)[0].endswith("plays on another screen")
    assert rack(shared) == {"?"}


def test_the_table_may_leave_a_match_whose_turn_is_on_another_screen(phone):
    shared, _ = phone
    assert shared.press(RED) == []
    assert shared.state["tray"]["screen"] == "pause"


def opened(table):
    """Return a screen of the whole table that shows the rack of the seat to play, and that seat."""
    shared = Browser(table)
    shared.say("new", game="dominoes", players=players(0, 2), options={})
    shared.wait(5000)
    turn = shared.match["turn"]
    shared.say("answer", screen="play", button=GREEN)
    assert not hidden(shared, turn)
    return shared, turn


def test_a_rack_that_lies_open_on_the_table_is_covered_when_its_player_opens_a_screen(table):
    shared, turn = opened(table)
    own = Browser(table, 2 * turn)
    shared.look()
    assert hidden(shared, turn) and "Rack: " not in shared.state["display_text"]
    own.say("sit", **{"as": "onlooker"})
    shared.look()
    assert shared.seat(turn)["mine"]


def test_at_open_hands_the_table_still_plays_for_everybody(table):
    shared = Browser(table)
    shared.say("new", game="basic", players=players(0, 2), options={})
    shared.wait(5000)
    Browser(table, 0), Browser(table, 2)
    shared.look()
    assert [seat["mine"] for seat in shared.match["seats"]] == [True, True]


def test_the_covered_table_does_not_tell_the_rack_on_its_display_or_by_the_coach(table):
    shared = Browser(table)
    shared.say("new", game="dominoes", players=players(0, gentle=(2,)), options={})
    own = Browser(table, 0)
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
    shared.say("new", game="dominoes", players=players(0, 2), options={})
    shared.wait(5000)
    turn = shared.match["turn"]
    Browser(table, 2 - 2 * turn)
    assert {tile["tile"] for tile in shared.seat(turn)["dice"]} == {"?"}
    shared.say("answer", screen="play", button=GREEN)
    assert shared.match["moves"] and all(tile["tile"] != "?" for tile in shared.seat(turn)["dice"])
    assert {tile["tile"] for tile in shared.seat(1 - turn)["dice"]} == {"?"}


def test_a_screen_that_comes_later_does_not_see_a_rack_that_lies_open_on_the_table(table):
    shared, turn = opened(table)
    later = Browser(table)
    later.wait(300)
    assert hidden(later, turn) and later.state["display_text"] != shared.state["display_text"]
    assert not hidden(shared, turn)


def again(button, follower, **more):
    """Return the fields of a rematch of two people at these buttons."""
    return {"game": "dominoes", "players": players(button, follower), "options": {"target": 1}, **more}


@pytest.fixture
def screens(table):
    """Return the screens of the table, of two players in the middle of a match of dominoes, and of an onlooker."""
    shared = Browser(table)
    shared.say("new", **again(0, 2))
    shared.wait(5000)
    return [shared, *(Browser(table, place) for place in (0, 2, "onlooker"))]


def places(screens):
    for tab in screens:
        tab.look()
    return [tab.state["tray"]["sit"] for tab in screens]


def test_screens_move_with_their_players_and_see_only_their_own_racks_of_the_new_match(table, screens):
    shared, mira, ada, onlooker = screens
    given = {"turn": 0, "phase": "move", "arms": [{"end": "r7"}], "doublets": ["y8/y8"]}
    ui = table.ui
    set_position(table, "dominoes", given | {"racks": [["r1/gR"], ["y7/y7", "b2/b2"]]}, target=1)
    mira.say("enter", line="play r1/gR r1 0", wait_ms=9000)
    assert ui.match.game.over
    before = ui.match
    assert shared.say("new", wait_ms=0, **again(2, 0, around=True)) == []
    seen = set()
    for _ in range(900):
        table.advance(8)
        if ui.match is not before and not ui.match.game.over:
            for tab, other in ((mira, 0), (ada, 1), (shared, 0), (shared, 1), (onlooker, 0), (onlooker, 1)):
                tab.look()
                seen |= {tile["tile"] for tile in tab.seat(other)["dice"]} if not tab.match["over"] else set()
    assert places(screens) == ["table", 2, 0, "onlooker"]
    assert seen == {"?"}
    assert all(tile["tile"] != "?" for tile in mira.seat(1)["dice"] + ada.seat(0)["dice"])


def test_screens_do_not_move_in_the_middle_of_a_match(table, screens):
    shared, mira, *_ = screens
    before = table.ui.match
    assert shared.say("new", **again(2, 0, around=True)) == ["the seats move only after a match with electronic dice"]
    assert places(screens) == ["table", 0, 2, "onlooker"] and table.ui.match is before
    assert {tile["tile"] for tile in mira.seat(1)["dice"]} == {"?"}


def test_screens_stay_where_a_match_cannot_begin():
    tabs = [Tab(0), Tab(2), Tab("onlooker")]
    places = []

    async def fails():
        places.append([tab.sit for tab in tabs])
        raise Puzzled("keys-of-another", seat=1)

    with pytest.raises(Puzzled):
        go_around(tabs, {0: "", 2: "", 4: ""}, fails).send(None)
    assert places == [[2, 4, "onlooker"]]
    assert [tab.sit for tab in tabs] == [0, 2, "onlooker"]


def test_a_seat_renames_itself_and_nobody_else_while_a_match_runs(screens):
    table, first, second, onlooker = screens

    def names():
        return [seat["name"] for seat in table.state["match"]["seats"]]

    before = names()
    second.say("rename", button=0, name="Mira")
    onlooker.say("rename", button=0, name="Mira")
    table.wait(500)
    assert names() == before
    assert second.errors == ["seat 3 may rename only itself while a match runs"] and onlooker.errors
    second.say("rename", button=2, name="Otto")
    table.say("rename", button=0, name="Mira")
    second.say("rename", button=0, name="Mira")  # already her name
    table.wait(500)
    assert names() == ["Mira", "Otto"]
    assert len(second.errors) == 1
