"""Several browsers at one match: each lists the others, and a rack is only shown in its player's own browser."""

import pytest
from browser import Browser, make_players, set_position

from simulator.people.presses import IntentError
from simulator.web.table.seating import rotate_seats
from simulator.web.table.tab import Tab
from tray24.pins import BLUE, GREEN, RED, YELLOW
from tray24.ui.match.prompts import COVERED


def test_each_screen_knows_where_the_others_sit(table):
    first_tab = Browser(table)
    assert first_tab.state["tray"]["others"] == []
    second_tab = Browser(table, 2)
    first_tab.receive_news()
    assert first_tab.state["tray"]["others"] == ["2"] and second_tab.state["tray"]["others"] == ["table"]
    table.remove_tab(second_tab.tab)
    first_tab.receive_news()
    assert first_tab.state["tray"]["others"] == []


def test_each_screen_has_a_key_of_its_own_until_it_leaves(table):
    first_tab, second_tab = Browser(table), Browser(table)
    keys = first_tab.state["key"], second_tab.state["key"]
    assert keys[0] != keys[1] and all(len(key) >= 40 for key in keys)
    assert (table.find_tab(keys[0]), table.find_tab(keys[1])) == (first_tab.tab, second_tab.tab)
    assert [table.find_tab(key) for key in ("", "nobody's", "\ud800", keys[0][:-1])] == [None] * 4
    table.remove_tab(first_tab.tab)
    assert (table.find_tab(keys[0]), table.find_tab(keys[1])) == (None, second_tab.tab)


def pass_time(browser, ms):
    for _ in range(0, ms, 250):
        browser.table.advance(250)
    browser.receive_news()


def is_rack_hidden(browser, seat):
    return {tile["tile"] for tile in browser.get_seat(seat)["dice"]} == {"?"}


def test_a_rack_is_covered_on_the_table_until_its_player_gives_it_back(table):
    shared_tab = Browser(table)
    shared_tab.send("new", game="dominoes", players=make_players(0, gentle=(2,)), options={})
    shared_tab.wait(5000)
    assert not is_rack_hidden(shared_tab, 0)
    own_tab = Browser(table, 0)
    shared_tab.receive_news()
    assert is_rack_hidden(shared_tab, 0) and shared_tab.match["moves"] == []
    assert [seat["screen"] for seat in shared_tab.match["seats"]] == ["there", ""]
    assert not is_rack_hidden(own_tab, 0)
    own_tab.send("sit", **{"as": "onlooker"})
    shared_tab.receive_news()
    assert not is_rack_hidden(shared_tab, 0) and is_rack_hidden(own_tab, 0)


def test_a_rack_whose_screen_has_gone_stays_covered_until_somebody_fetches_it_after_a_minute(table):
    shared_tab = Browser(table)
    shared_tab.send("new", game="dominoes", players=make_players(0, gentle=(2,)), options={})
    own_tab = Browser(table, 0)
    table.remove_tab(own_tab.tab)
    pass_time(shared_tab, 58_000)
    assert is_rack_hidden(shared_tab, 0) and shared_tab.get_seat(0)["screen"] == "gone"
    assert shared_tab.send("fetch", seat=0)[0].startswith("seat 1 plays on its own screen")
    pass_time(shared_tab, 3000)
    assert is_rack_hidden(shared_tab, 0) and shared_tab.get_seat(0)["screen"] == "left"
    assert shared_tab.send("fetch", seat=0) == []
    assert not is_rack_hidden(shared_tab, 0) and shared_tab.get_seat(0)["screen"] == ""


def test_a_screen_that_comes_back_in_time_keeps_its_rack(table):
    shared_tab = Browser(table)
    shared_tab.send("new", game="dominoes", players=make_players(0, gentle=(2,)), options={})
    own_tab = Browser(table, 0)
    table.remove_tab(own_tab.tab)
    pass_time(shared_tab, 61_000)
    own_tab = Browser(table, 0)
    shared_tab.receive_news()
    assert shared_tab.send("fetch", seat=0) and is_rack_hidden(shared_tab, 0) and not is_rack_hidden(own_tab, 0)


def test_nobody_else_sits_down_at_a_rack_on_another_screen(table):
    shared_tab = Browser(table)
    shared_tab.send("new", game="dominoes", players=make_players(0, gentle=(2,)), options={})
    own_tab = Browser(table, 0)
    message = "seat 1 plays on its own screen; only when that has been away for a minute can it play here"
    assert shared_tab.send("sit", **{"as": 0}) == [message] and is_rack_hidden(shared_tab, 0)
    assert shared_tab.send("sit", **{"as": 0, "key": "nonsense"}) == [message]
    assert table.add_tab(0).place == "table"  # by the address of the page
    key = own_tab.state["key"]
    new_tab = Browser(table)
    assert new_tab.send("sit", **{"as": 0, "key": key}) == [] and not is_rack_hidden(new_tab, 0)
    table.remove_tab(own_tab.tab)
    table.remove_tab(new_tab.tab)
    pass_time(shared_tab, 1000)
    assert shared_tab.send("sit", **{"as": 0}) == [message]
    assert shared_tab.send("sit", **{"as": 0, "key": new_tab.state["key"]}) == []


def test_whoever_sits_down_where_a_screen_has_left_has_the_seat(table):
    shared_tab = Browser(table)
    shared_tab.send("new", game="dominoes", players=make_players(0, gentle=(2,)), options={})
    table.remove_tab(Browser(table, 0).tab)
    pass_time(shared_tab, 61_000)
    assert Browser(table, 0).errors == []


@pytest.fixture
def phone(table):
    """Return the browser that all share in a match of two, and the player's own browser of the seat to move."""
    shared_tab = Browser(table)
    shared_tab.send("new", game="dominoes", players=make_players(0, 2), options={})
    shared_tab.wait(5000)
    return shared_tab, Browser(table, 2 * shared_tab.match["turn"])


def test_the_table_is_not_asked_whether_somebody_with_a_screen_is_alone(phone):
    shared_tab, own_tab = phone
    turn = shared_tab.match["turn"]
    shared_tab.receive_news()
    shared_tab.wait(500)
    seat = shared_tab.get_seat(turn)
    display_text = shared_tab.state["display_text"]
    assert "On a screen of its own" in display_text and "alone" not in display_text and "Show" not in display_text
    assert not seat["mine"] and seat["said"]["turn"] == f"{seat['name']} plays on another screen"
    assert own_tab.match["moves"] and not is_rack_hidden(own_tab, turn)


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
    shared_tab, own_tab = phone
    old_match = shared_tab.table.ui.match.game.save()
    turn = shared_tab.match["turn"]
    name = shared_tab.get_seat(turn)["name"]
    assert shared_tab.send(**request_) == [f"{name} plays on another screen"]
    assert is_rack_hidden(shared_tab, turn) and shared_tab.table.ui.match.game.save() == old_match
    own_tab.press_button(GREEN)  # her tray's keys are hers
    shared_tab.receive_news()
    assert is_rack_hidden(shared_tab, turn) and "Rack: " in own_tab.state["display_text"]
    assert "Rack: " not in shared_tab.state["display_text"]
    assert shared_tab.send(**request_) == [f"{name} plays on another screen"]
    assert is_rack_hidden(shared_tab, turn)


def test_the_table_does_not_look_at_real_tiles_that_are_on_another_screen(table):
    def get_rack(browser):
        return {tile["tile"] for tile in browser.state["real"]["hands"][str(button)]}

    shared_tab = Browser(table)
    shared_tab.send("new", 3000, game="dominoes", players=make_players(0, 2), options={}, real=True)
    for button in (0, 2):
        shared_tab.send("take", 800, seat=button)
    shared_tab.send("done", 800)
    shared_tab.send("rolloff", 2000)
    button = 2 * shared_tab.state["real"]["asks"]
    shared_tab.send("peek", seat=button)
    assert "?" not in get_rack(shared_tab)
    own_tab = Browser(table, button)
    shared_tab.receive_news()
    assert get_rack(shared_tab) == {"?"} and "?" not in get_rack(own_tab)
    assert shared_tab.send("peek", seat=button)[0].endswith("plays on another screen")
    assert get_rack(shared_tab) == {"?"}


def test_the_table_may_leave_a_match_whose_turn_is_on_another_screen(phone):
    shared_tab, _ = phone
    assert shared_tab.press_button(RED) == []
    assert shared_tab.state["tray"]["screen"] == "pause"


def open_rack(table):
    """Return the browser that all share, which shows the rack of the seat to play, and the number of this seat."""
    shared_tab = Browser(table)
    shared_tab.send("new", game="dominoes", players=make_players(0, 2), options={})
    shared_tab.wait(5000)
    turn = shared_tab.match["turn"]
    shared_tab.send("answer", screen="play", button=GREEN)
    assert not is_rack_hidden(shared_tab, turn)
    return shared_tab, turn


def test_a_rack_that_lies_open_on_the_table_is_covered_when_its_player_opens_a_screen(table):
    shared_tab, turn = open_rack(table)
    own_tab = Browser(table, 2 * turn)
    shared_tab.receive_news()
    assert is_rack_hidden(shared_tab, turn) and "Rack: " not in shared_tab.state["display_text"]
    own_tab.send("sit", **{"as": "onlooker"})
    shared_tab.receive_news()
    assert shared_tab.get_seat(turn)["mine"]


def test_at_open_hands_the_table_still_plays_for_everybody(table):
    shared_tab = Browser(table)
    shared_tab.send("new", game="basic", players=make_players(0, 2), options={})
    shared_tab.wait(5000)
    Browser(table, 0), Browser(table, 2)
    shared_tab.receive_news()
    assert [seat["mine"] for seat in shared_tab.match["seats"]] == [True, True]


def test_the_covered_table_does_not_reveal_the_rack_on_its_display_or_by_the_coach(table):
    shared_tab = Browser(table)
    shared_tab.send("new", game="dominoes", players=make_players(0, gentle=(2,)), options={})
    own_tab = Browser(table, 0)
    for _ in range(20):
        if "Rack: " in own_tab.state["display_text"] and own_tab.state["coach"]:
            break
        own_tab.wait(500)
    shared_tab.receive_news()
    assert "Rack: " in own_tab.state["display_text"] and own_tab.state["coach"]
    assert "Rack: " not in shared_tab.state["display_text"] and shared_tab.state["display"] != own_tab.state["display"]
    assert shared_tab.state["coach"] is None


def test_whoever_has_no_screen_of_her_own_still_plays_at_the_table(table):
    shared_tab = Browser(table)
    shared_tab.send("new", game="dominoes", players=make_players(0, 2), options={})
    shared_tab.wait(5000)
    turn = shared_tab.match["turn"]
    Browser(table, 2 - 2 * turn)
    assert {tile["tile"] for tile in shared_tab.get_seat(turn)["dice"]} == {"?"}
    shared_tab.send("answer", screen="play", button=GREEN)
    assert shared_tab.match["moves"] and all(tile["tile"] != "?" for tile in shared_tab.get_seat(turn)["dice"])
    assert {tile["tile"] for tile in shared_tab.get_seat(1 - turn)["dice"]} == {"?"}


def test_a_screen_that_comes_later_does_not_see_a_rack_that_lies_open_on_the_table(table):
    shared_tab, turn = open_rack(table)
    later_tab = Browser(table)
    later_tab.wait(300)
    assert is_rack_hidden(later_tab, turn) and later_tab.state["display_text"] != shared_tab.state["display_text"]
    assert not is_rack_hidden(shared_tab, turn)


def test_people_who_share_a_screen_see_their_racks_at_every_turn(table):
    shared_tab = Browser(table)
    shared_tab.send("new", game="dominoes", players=make_players(0, 2), options={})
    shared_tab.wait(5000)
    turns = []
    while len(turns) < 6:
        turn = shared_tab.match["turn"]
        if turns[-1:] != [turn]:
            turns.append(turn)
            assert is_rack_hidden(shared_tab, turn)
            shared_tab.send("answer", screen="play", button=GREEN)
        assert not is_rack_hidden(shared_tab, turn)
        shared_tab.send("enter", line=shared_tab.match["moves"][0])


def test_a_late_answer_of_an_onlooking_seat_leaves_a_rack_open_on_the_table(table):
    shared_tab, turn = open_rack(table)
    other_tab = Browser(table, 4)
    assert other_tab.send("answer", screen="notice", button=GREEN) == []
    shared_tab.receive_news()
    assert not is_rack_hidden(shared_tab, turn) and is_rack_hidden(other_tab, turn)


def test_the_keys_of_a_covered_screen_do_not_play_a_rack_that_lies_open_on_another(table):
    shared_tab, turn = open_rack(table)
    later_tab = Browser(table)
    old_match = table.ui.match.game.save()
    for button in (BLUE, YELLOW):
        later_tab.press_button(button)
        assert is_rack_hidden(later_tab, turn) and table.ui.match.game.save() == old_match
    later_tab.press_button(GREEN)  # says that nobody else is looking here, either
    assert not is_rack_hidden(later_tab, turn) and table.ui.match.game.save() == old_match
    shared_tab.receive_news()
    assert not is_rack_hidden(shared_tab, turn)
    later_tab.press_button(GREEN)
    assert table.ui.match.game.save() != old_match


def test_a_cover_that_is_opened_at_once_leaves_no_older_display_on_other_screens(table):
    shared_tab, turn = open_rack(table)
    onlooker = Browser(table, "onlooker")
    shared_tab.send("enter", 4, line=shared_tab.match["moves"][0])
    for _ in range(1000):
        if table.ui.play_screen.prompt == COVERED:
            break
        table.advance(4)
    shared_tab.send("answer", 4, screen="play", button=GREEN)
    shared_tab.wait(1000)
    onlooker.receive_news()
    next_turn = shared_tab.match["turn"]
    assert next_turn != turn and not is_rack_hidden(shared_tab, next_turn)
    assert onlooker.state["display_text"] == "" and onlooker.state["display"] != shared_tab.state["display"]


def make_rematch(button, follower_tab, **fields):
    """Return the fields of a request for a rematch of dominoes between two people at these buttons."""
    return {"game": "dominoes", "players": make_players(button, follower_tab), "options": {"target": 1}, **fields}


@pytest.fixture
def screens(table):
    """Return the browser that all share, those of two players in a match of dominoes, and that of an onlooker."""
    shared_tab = Browser(table)
    shared_tab.send("new", **make_rematch(0, 2))
    shared_tab.wait(5000)
    return [shared_tab, *(Browser(table, seat) for seat in (0, 2, "onlooker"))]


def list_places(screens):
    for tab in screens:
        tab.receive_news()
    return [tab.state["tray"]["sit"] for tab in screens]


def test_screens_move_with_their_players_and_see_only_their_own_racks_of_the_new_match(table, screens):
    shared_tab, mira_tab, ada_tab, onlooker_tab = screens
    position = {"turn": 0, "phase": "move", "arms": [{"end": "r7"}], "doublets": ["y8/y8"]}
    ui = table.ui
    set_position(table, "dominoes", position | {"racks": [["r1/gR"], ["y7/y7", "b2/b2"]]}, target=1)
    mira_tab.send("enter", line="play r1/gR r1 0", wait_ms=9000)
    assert ui.match.game.over
    old_match = ui.match
    assert shared_tab.send("new", wait_ms=0, **make_rematch(2, 0, around=True)) == []
    seen_tiles = set()
    for _ in range(900):
        table.advance(8)
        if ui.match is not old_match and not ui.match.game.over:
            for tab, other_seat in (
                (mira_tab, 0),
                (ada_tab, 1),
                (shared_tab, 0),
                (shared_tab, 1),
                (onlooker_tab, 0),
                (onlooker_tab, 1),
            ):
                tab.receive_news()
                seen_tiles |= (
                    {tile["tile"] for tile in tab.get_seat(other_seat)["dice"]} if not tab.match["over"] else set()
                )
    assert list_places(screens) == ["table", 2, 0, "onlooker"]
    assert seen_tiles == {"?"}
    assert all(tile["tile"] != "?" for tile in mira_tab.get_seat(1)["dice"] + ada_tab.get_seat(0)["dice"])


def test_screens_do_not_move_in_the_middle_of_a_match(table, screens):
    shared_tab, mira_tab, *_ = screens
    old_match = table.ui.match
    assert shared_tab.send("new", **make_rematch(2, 0, around=True)) == [
        "the seats move only after a match with electronic dice"
    ]
    assert list_places(screens) == ["table", 0, 2, "onlooker"] and table.ui.match is old_match
    assert {tile["tile"] for tile in mira_tab.get_seat(1)["dice"]} == {"?"}


def test_screens_stay_where_a_match_cannot_begin():
    tabs = [Tab(0), Tab(2), Tab("onlooker")]
    seats = []

    async def raise_fault():
        seats.append([tab.place for tab in tabs])
        raise IntentError("keys-of-another", seat=1)

    with pytest.raises(IntentError):
        rotate_seats(tabs, {0: "", 2: "", 4: ""}, raise_fault).send(None)
    assert seats == [[2, 4, "onlooker"]]
    assert [tab.place for tab in tabs] == [0, 2, "onlooker"]


def test_a_seat_renames_itself_and_nobody_else_while_a_match_runs(screens):
    table, first_tab, second, onlooker_tab = screens

    def list_names():
        return [seat["name"] for seat in table.state["match"]["seats"]]

    old_names = list_names()
    second.send("rename", button=0, name="Mira")
    onlooker_tab.send("rename", button=0, name="Mira")
    table.wait(500)
    assert list_names() == old_names
    assert second.errors == ["seat 3 may rename only itself while a match runs"] and onlooker_tab.errors
    second.send("rename", button=2, name="Otto")
    table.send("rename", button=0, name="Mira")
    second.send("rename", button=0, name="Mira")  # already her name
    table.wait(500)
    assert list_names() == ["Mira", "Otto"]
    assert len(second.errors) == 1
