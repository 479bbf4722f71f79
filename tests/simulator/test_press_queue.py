"""The queue that presses the tray's buttons for many tabs, one action at a time.

Tabs take turns, and pending actions of a tab that leaves are dropped.
"""

import gc
import json
import warnings

import pytest
from browser import Browser, make_players

from simulator.people.presses import IntentError
from simulator.tray.files import MemoryFiles
from simulator.tray.rig import Rig
from tray24.pins import BLUE, GREEN, YELLOW

PEOPLE = make_players(0, 1)


@pytest.fixture
def rig():
    return Rig(MemoryFiles())


@pytest.fixture
def presses(rig):
    """Return the `Presses` of a tray, the queue of actions for its people, with two more functions.

    `ask` queues an action with a name; `work` lets time pass, and returns the names in the order in which they began.
    """
    presses, started_names = rig.presses, []

    async def record_intent(name):
        started_names.append(name)
        await rig.tray.clock.sleep_ms(10)

    def ask(name, owner, on_end=lambda error: None):
        presses.start(record_intent(name), on_end, owner=owner)

    def run_tray():
        while presses.busy:
            rig.tray.advance(1)
        return started_names

    presses.ask, presses.work = ask, run_tray
    return presses


def test_owners_take_turns(presses):
    for name in ("a1", "a2", "a3"):
        presses.ask(name, "a")
    for name in ("b1", "b2"):
        presses.ask(name, "b")
    presses.ask("c1", "c")
    assert presses.work() == ["a1", "b1", "c1", "a2", "b2", "a3"]


def test_who_has_not_acted_for_the_longest_time_is_next(presses, rig):
    presses.ask("player1", "player")
    presses.work()
    for name in range(3):
        for owner in ("x", "y", "z"):
            presses.ask(f"{owner}{name}", owner)
    rig.tray.advance(15)
    presses.ask("player2", "player")
    assert presses.work()[:4] == ["player1", "x0", "y0", "player2"]


def test_a_full_queue_is_one_owners_own(presses):
    errors = []
    for number in range(20):
        presses.ask(number, "flood", errors.append)
    assert len(errors) == 12 and all(isinstance(error, IntentError) for error in errors)
    presses.ask("move", "player", errors.append)
    assert presses.work()[:2] == [0, "move"]
    assert errors[12:] == [None] * 9


def test_what_a_leaving_owner_has_not_begun_is_dropped_and_finished(presses, rig):
    errors = []
    for number in range(3):
        presses.ask(number, "gone", errors.append)
    presses.ask("move", "player")
    rig.tray.advance(5)
    presses.drop_owner("gone")
    assert errors == [None, None]
    assert presses.work() == [0, "move"]
    assert errors == [None] * 3 and not presses.is_busy_for("gone")


def test_what_is_dropped_leaves_no_warning(presses, rig):
    async def run_inner(inner_intent):
        await inner_intent

    gc.collect()  # objects that other tests have left warn before
    with warnings.catch_warnings(record=True) as caught_warnings:
        warnings.simplefilter("always")
        presses.ask("first", "a")
        presses.start(run_inner(rig.presses.press_button(9)), lambda error: None, owner="gone")
        presses.drop_owner("gone")
        gc.collect()
    assert presses.work() == ["first"] and not caught_warnings


def wait_for(player_tab, message):
    """Send a message, and let time pass until it is answered."""
    player_tab.state["answered"] = []
    player_tab.table.handle_message(player_tab.tab, json.dumps(message | {"n": 5}))
    for _ in range(1000):
        player_tab.table.advance(4)
        player_tab.receive_news()
        if player_tab.state["answered"]:
            return
    raise AssertionError(f"{message} is not answered")


def test_virtual_people_act_while_a_tab_floods(table):
    page = Browser(table)
    page.send("new", game="basic", real=True, players=make_players(sharp=(0, 1)), wait_ms=3000)
    page.send("uno", seat=1)  # who begins
    for _ in range(800):
        for _ in range(3):
            table.handle_message(page.tab, '{"do": "uno", "seat": 4}')
        table.advance(20)
        if len(table.ui.match.marks) > 1:
            return
    raise AssertionError("nobody has moved")


@pytest.mark.parametrize("button", [1, YELLOW, GREEN])
def test_a_button_that_somebody_holds_makes_no_move_of_another_fail(table, button):
    player_tab, holder = Browser(table), Browser(table)
    player_tab.send("new", game="yacht", players=PEOPLE, wait_ms=3000)
    player_tab.send("answer", screen="rolloff", button=8, wait_ms=1000)
    for _ in range(6):
        holder.send("button", button=button, down=True)
        if player_tab.match["moves"]:
            wait_for(player_tab, {"do": "enter", "line": player_tab.match["moves"][0]})
        else:
            wait_for(player_tab, {"do": "answer", "screen": "rolloff", "button": 8})
        player_tab.wait(200)
    assert player_tab.errors == []


def test_presses_that_a_tab_has_sent_in_a_flood_end_soon_after_it_leaves(table):
    player_tab, flood_tab = Browser(table), Browser(table)
    player_tab.wait(3000)
    for _ in range(500):
        for is_down in (True, False):
            table.handle_message(flood_tab.tab, json.dumps({"do": "button", "button": BLUE, "down": is_down}))
    table.handle_message(flood_tab.tab, json.dumps({"do": "button", "button": BLUE, "down": True}))
    table.remove_tab(flood_tab.tab)
    player_tab.wait(1000)
    assert player_tab.state["down"] == []
    old_cursor = table.ui.screen.cursor
    player_tab.press_button(BLUE, 100)
    assert table.ui.screen.cursor == (old_cursor + 1) % len(table.ui.screen.items)


@pytest.fixture
def onlooker_tabs(table):
    """Return the tab of the players, and a tab at a seat where nobody plays.

    The tray is showing the roll-off, the throws that decide who begins.
    """
    player_tab, other_tab = Browser(table), Browser(table)
    player_tab.send("new", game="yacht", players=PEOPLE, wait_ms=0)
    while player_tab.state["tray"]["screen"] != "rolloff":
        player_tab.wait(4)
    other_tab.send("sit", **{"as": 4}, wait_ms=0)
    return player_tab, other_tab


def test_what_only_informs_is_closed_by_anybody_and_nothing_else_is_done_there(onlooker_tabs):
    player_tab, other_tab = onlooker_tabs
    for request in (
        {"do": "enter", "line": player_tab.match["moves"][0] if player_tab.match["moves"] else "roll"},
        {"do": "undo"},
        {"do": "button", "button": 6, "down": True},
    ):
        [error] = other_tab.send_text(json.dumps(request), wait_ms=40)
        assert "only the seat whose turn it is may press the keys" in error
    assert other_tab.send("answer", screen="rolloff", button=8) == []
    assert player_tab.table.ui.screen.name != "rolloff"


def test_what_a_seat_may_do_is_asked_again_when_its_turn_comes(table):
    player_tab, other_tab = Browser(table), Browser(table)
    player_tab.send("new", game="yacht", players=PEOPLE, wait_ms=3000)
    player_tab.send("answer", screen="rolloff", button=8, wait_ms=1000)
    game = table.ui.match.game
    other_tab.send("sit", **{"as": game.turn})
    table.handle_message(other_tab.tab, '{"do": "undo"}')
    game.turn = 1 - game.turn  # as if by an earlier intent
    other_tab.wait(1000)
    assert "only the seat whose turn it is may press the keys" in other_tab.errors[-1]
    assert table.ui.screen.name == "play"


def test_a_match_is_left_from_any_part_of_its_menu(rig):
    rig.boot()
    rig.start_match("", "", "sharp")
    rig.press("red")
    while "more_entries" in rig.ui.screen.items:
        rig.presses.start(rig.presses.choose_item("more_entries"), lambda error: None)
        rig.wait_ms(2000)
    assert "leave" not in rig.ui.screen.items
    errors = []
    rig.presses.start(rig.presses.go_home(), errors.append)
    rig.wait_ms(3000)
    assert errors == [None] and rig.ui.screen.name == "home"
