"""Several browsers at one match: each lists the others, and a rack is only shown in its player's own browser."""

import pytest
from browser import Browser, make_players, set_position

from simulator.people.presses import IntentError
from simulator.web.table.seating import rotate_seats
from simulator.web.table.tab import Tab
from tray24.pins import BLUE, GREEN, RED


def test_each_screen_knows_where_the_others_sit(table):
    first = Browser(table)
    assert first.state["tray"]["others"] == []
    second = Browser(table, 2)
    first.receive_news()
    assert first.state["tray"]["others"] == ["2"] and second.state["tray"]["others"] == ["table"]
    table.remove_tab(second.tab)
    first.receive_news()
    assert first.state["tray"]["others"] == []


def test_each_screen_has_a_key_of_its_own_until_it_leaves(table):
    first, second = Browser(table), Browser(table)
    keys = first.state["key"], second.state["key"]
    assert keys[0] != keys[1] and all(len(key) >= 40 for key in keys)
    assert (table.find_tab(keys[0]), table.find_tab(keys[1])) == (first.tab, second.tab)
    assert [table.find_tab(key) for key in ("", "nobody's", "\ud800", keys[0][:-1])] == [None] * 4
    table.remove_tab(first.tab)
    assert (table.find_tab(keys[0]), table.find_tab(keys[1])) == (None, second.tab)


def pass_time(browser, ms):
    for _ in range(0, ms, 250):
        browser.table.advance(250)
    browser.receive_news()


def is_rack_hidden(browser, seat):
    return {tile["tile"] for tile in browser.get_seat(seat)["dice"]} == {"?"}


def test_a_rack_is_covered_on_the_table_until_its_player_gives_it_back(table):
    shared = Browser(table)
    shared.send("new", game="dominoes", players=make_players(0, gentle=(2,)), options={})
    shared.wait(5000)
    assert not is_rack_hidden(shared, 0)
    own = Browser(table, 0)
    shared.receive_news()
    assert is_rack_hidden(shared, 0) and shared.match["moves"] == []
    assert [seat["screen"] for seat in shared.match["seats"]] == ["there", ""]
    assert not is_rack_hidden(own, 0)
    own.send("sit", **{"as": "onlooker"})
    shared.receive_news()
    assert not is_rack_hidden(shared, 0) and is_rack_hidden(own, 0)


def test_a_rack_whose_screen_has_gone_stays_covered_until_somebody_fetches_it_after_a_minute(table):
    shared = Browser(table)
    shared.send("new", game="dominoes", players=make_players(0, gentle=(2,)), options={})
    own = Browser(table, 0)
    table.remove_tab(own.tab)
    pass_time(shared, 58_000)
    assert is_rack_hidden(shared, 0) and shared.get_seat(0)["screen"] == "gone"
    assert shared.send("fetch", seat=0)[0].startswith("seat 1 plays on its own screen")
    pass_time(shared, 3000)
    assert is_rack_hidden(shared, 0) and shared.get_seat(0)["screen"] == "left"
    assert shared.send("fetch", seat=0) == []
    assert not is_rack_hidden(shared, 0) and shared.get_seat(0)["screen"] == ""


def test_a_screen_that_comes_back_in_time_keeps_its_rack(table):
    shared = Browser(table)
    shared.send("new", game="dominoes", players=make_players(0, gentle=(2,)), options={})
    own = Browser(table, 0)
    table.remove_tab(own.tab)
    pass_time(shared, 61_000)
    own = Browser(table, 0)
    shared.receive_news()
    assert shared.send("fetch", seat=0) and is_rack_hidden(shared, 0) and not is_rack_hidden(own, 0)


def test_nobody_else_sits_down_at_a_rack_on_another_screen(table):
    shared = Browser(table)
    shared.send("new", game="dominoes", players=make_players(0, gentle=(2,)), options={})
    own = Browser(table, 0)
    refused = "seat 1 plays on its own screen; only when that has been away for a minute can it play here"
    assert shared.send("sit", **{"as": 0}) == [refused] and is_rack_hidden(shared, 0)
    assert shared.send("sit", **{"as": 0, "key": "nonsense"}) == [refused]
    assert table.add_tab(0).sit == "table"  # by the address of the page
    key = own.state["key"]
    again = Browser(table)
    assert again.send("sit", **{"as": 0, "key": key}) == [] and not is_rack_hidden(again, 0)
    table.remove_tab(own.tab)
    table.remove_tab(again.tab)
    pass_time(shared, 1000)
    assert shared.send("sit", **{"as": 0}) == [refused]
    assert shared.send("sit", **{"as": 0, "key": again.state["key"]}) == []


def test_whoever_sits_down_where_a_screen_has_left_has_the_seat(table):
    shared = Browser(table)
    shared.send("new", game="dominoes", players=make_players(0, gentle=(2,)), options={})
    table.remove_tab(Browser(table, 0).tab)
    pass_time(shared, 61_000)
    assert Browser(table, 0).errors == []


@pytest.fixture
def phone(table):
    """Return the browser that all share in a match of two, and the player's own browser of the seat to move."""
    shared = Browser(table)
    shared.send("new", game="dominoes", players=make_players(0, 2), options={})
    shared.wait(5000)
    return shared, Browser(table, 2 * shared.match["turn"])


def test_the_table_is_not_asked_whether_somebody_with_a_screen_is_alone(phone):
    shared, own = phone
    turn = shared.match["turn"]
    shared.receive_news()
    shared.wait(500)
    seat = shared.get_seat(turn)
    said = shared.state["display_text"]
    assert "On a screen of its own" in said and "alone" not in said and "Show" not in said
    assert not seat["mine"] and seat["said"]["turn"] == f"{seat['name']} plays on another screen"
    assert own.match["moves"] and not is_rack_hidden(own, turn)


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
    name = shared.get_seat(turn)["name"]
    assert shared.send(**request_) == [f"{name} plays on another screen"]
    assert is_rack_hidden(shared, turn) and shared.table.ui.match.game.save() == before
    own.press_button(GREEN)  # her tray's keys are hers
    shared.receive_news()
    assert is_rack_hidden(shared, turn) and "Rack: " in own.state["display_text"]
    assert "Rack: " not in shared.state["display_text"]
    assert shared.send(**request_) == [f"{name} plays on another screen"]
    assert is_rack_hidden(shared, turn)


def test_the_table_does_not_look_at_real_tiles_that_are_on_another_screen(table):
    def get_rack(browser):
        return {tile["tile"] for tile in browser.state["real"]["hands"][str(button)]}

    shared = Browser(table)
    shared.send("new", 3000, game="dominoes", players=make_players(0, 2), options={}, real=True)
    for button in (0, 2):
        shared.send("take", 800, seat=button)
    shared.send("done", 800)
    shared.send("rolloff", 2000)
    button = 2 * shared.state["real"]["asks"]
    shared.send("peek", seat=button)
    assert "?" not in get_rack(shared)
    own = Browser(table, button)
    shared.receive_news()
    assert get_rack(shared) == {"?"} and "?" not in get_rack(own)
    assert shared.send("peek", seat=button)[0].endswith("plays on another screen")
    assert get_rack(shared) == {"?"}


def test_the_table_may_leave_a_match_whose_turn_is_on_another_screen(phone):
    shared, _ = phone
    assert shared.press_button(RED) == []
    assert shared.state["tray"]["screen"] == "pause"


def open_rack(table):
    """Return the browser that all share, which shows the rack of the seat to play, and the number of this seat."""
    shared = Browser(table)
    shared.send("new", game="dominoes", players=make_players(0, 2), options={})
    shared.wait(5000)
    turn = shared.match["turn"]
    shared.send("answer", screen="play", button=GREEN)
    assert not is_rack_hidden(shared, turn)
    return shared, turn


def test_a_rack_that_lies_open_on_the_table_is_covered_when_its_player_opens_a_screen(table):
    shared, turn = open_rack(table)
    own = Browser(table, 2 * turn)
    shared.receive_news()
    assert is_rack_hidden(shared, turn) and "Rack: " not in shared.state["display_text"]
    own.send("sit", **{"as": "onlooker"})
    shared.receive_news()
    assert shared.get_seat(turn)["mine"]


def test_at_open_hands_the_table_still_plays_for_everybody(table):
    shared = Browser(table)
    shared.send("new", game="basic", players=make_players(0, 2), options={})
    shared.wait(5000)
    Browser(table, 0), Browser(table, 2)
    shared.receive_news()
    assert [seat["mine"] for seat in shared.match["seats"]] == [True, True]


def test_the_covered_table_does_not_tell_the_rack_on_its_display_or_by_the_coach(table):
    shared = Browser(table)
    shared.send("new", game="dominoes", players=make_players(0, gentle=(2,)), options={})
    own = Browser(table, 0)
    for _ in range(20):
        if "Rack: " in own.state["display_text"] and own.state["coach"]:
            break
        own.wait(500)
    shared.receive_news()
    assert "Rack: " in own.state["display_text"] and own.state["coach"]
    assert "Rack: " not in shared.state["display_text"] and shared.state["display"] != own.state["display"]
    assert shared.state["coach"] is None


def test_whoever_has_no_screen_of_her_own_still_plays_at_the_table(table):
    shared = Browser(table)
    shared.send("new", game="dominoes", players=make_players(0, 2), options={})
    shared.wait(5000)
    turn = shared.match["turn"]
    Browser(table, 2 - 2 * turn)
    assert {tile["tile"] for tile in shared.get_seat(turn)["dice"]} == {"?"}
    shared.send("answer", screen="play", button=GREEN)
    assert shared.match["moves"] and all(tile["tile"] != "?" for tile in shared.get_seat(turn)["dice"])
    assert {tile["tile"] for tile in shared.get_seat(1 - turn)["dice"]} == {"?"}


def test_a_screen_that_comes_later_does_not_see_a_rack_that_lies_open_on_the_table(table):
    shared, turn = open_rack(table)
    later = Browser(table)
    later.wait(300)
    assert is_rack_hidden(later, turn) and later.state["display_text"] != shared.state["display_text"]
    assert not is_rack_hidden(shared, turn)


def make_rematch(button, follower, **more):
    """Return the fields of a request for a rematch of dominoes between two people at these buttons."""
    return {"game": "dominoes", "players": make_players(button, follower), "options": {"target": 1}, **more}


@pytest.fixture
def screens(table):
    """Return the browser that all share, those of two players in a match of dominoes, and that of an onlooker."""
    shared = Browser(table)
    shared.send("new", **make_rematch(0, 2))
    shared.wait(5000)
    return [shared, *(Browser(table, place) for place in (0, 2, "onlooker"))]


def list_places(screens):
    for tab in screens:
        tab.receive_news()
    return [tab.state["tray"]["sit"] for tab in screens]


def test_screens_move_with_their_players_and_see_only_their_own_racks_of_the_new_match(table, screens):
    shared, mira, ada, onlooker = screens
    given = {"turn": 0, "phase": "move", "arms": [{"end": "r7"}], "doublets": ["y8/y8"]}
    ui = table.ui
    set_position(table, "dominoes", given | {"racks": [["r1/gR"], ["y7/y7", "b2/b2"]]}, target=1)
    mira.send("enter", line="play r1/gR r1 0", wait_ms=9000)
    assert ui.match.game.over
    before = ui.match
    assert shared.send("new", wait_ms=0, **make_rematch(2, 0, around=True)) == []
    seen = set()
    for _ in range(900):
        table.advance(8)
        if ui.match is not before and not ui.match.game.over:
            for tab, other in ((mira, 0), (ada, 1), (shared, 0), (shared, 1), (onlooker, 0), (onlooker, 1)):
                tab.receive_news()
                seen |= {tile["tile"] for tile in tab.get_seat(other)["dice"]} if not tab.match["over"] else set()
    assert list_places(screens) == ["table", 2, 0, "onlooker"]
    assert seen == {"?"}
    assert all(tile["tile"] != "?" for tile in mira.get_seat(1)["dice"] + ada.get_seat(0)["dice"])


def test_screens_do_not_move_in_the_middle_of_a_match(table, screens):
    shared, mira, *_ = screens
    before = table.ui.match
    assert shared.send("new", **make_rematch(2, 0, around=True)) == [
        "the seats move only after a match with electronic dice"
    ]
    assert list_places(screens) == ["table", 0, 2, "onlooker"] and table.ui.match is before
    assert {tile["tile"] for tile in mira.get_seat(1)["dice"]} == {"?"}


def test_screens_stay_where_a_match_cannot_begin():
    tabs = [Tab(0), Tab(2), Tab("onlooker")]
    places = []

    async def raise_fault():
        places.append([tab.sit for tab in tabs])
        raise IntentError("keys-of-another", seat=1)

    with pytest.raises(IntentError):
        rotate_seats(tabs, {0: "", 2: "", 4: ""}, raise_fault).send(None)
    assert places == [[2, 4, "onlooker"]]
    assert [tab.sit for tab in tabs] == [0, 2, "onlooker"]


def test_a_seat_renames_itself_and_nobody_else_while_a_match_runs(screens):
    table, first, second, onlooker = screens

    def list_names():
        return [seat["name"] for seat in table.state["match"]["seats"]]

    before = list_names()
    second.send("rename", button=0, name="Mira")
    onlooker.send("rename", button=0, name="Mira")
    table.wait(500)
    assert list_names() == before
    assert second.errors == ["seat 3 may rename only itself while a match runs"] and onlooker.errors
    second.send("rename", button=2, name="Otto")
    table.send("rename", button=0, name="Mira")
    second.send("rename", button=0, name="Mira")  # already her name
    table.wait(500)
    assert list_names() == ["Mira", "Otto"]
    assert len(second.errors) == 1
