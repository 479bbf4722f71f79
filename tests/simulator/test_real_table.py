"""A match with real dice on the server: actions of tabs, the state that each tab gets, and dice kept in a file."""

import json
import random

import pytest
from browser import Browser, make_players

from simulator.texts import use_language
from simulator.tray.files import MemoryFiles
from simulator.web.table.table import Table
from tray24.pins import GREEN
from tray24.rules.faces import is_wild
from tray24.ui.toolkit.canvas import capitalize

PLAYERS = make_players(0, 3)


@pytest.fixture
def page(table):
    page = Browser(table)
    page.send("new", players=PLAYERS, options={"target": 60}, real=True)
    page.wait(800)
    assert page.errors == [] and page.match["real"]
    return page


def get_real(page):
    return page.state["real"]


def play_start(page):
    """Roll for the start and put the starting die into slot 9."""
    page.send("rolloff")
    seat = page.match["starter"]
    button = page.get_seat(seat)["button"]
    page.send("take", seat=button)
    [die] = get_real(page)["hands"][str(button)]
    page.send("put", 900, die=die["id"], slot=9)
    if get_real(page)["kind"] == "wheel":
        page.send("tell_face")
    while get_real(page)["kind"] == "bad":  # B2: a wild +4 is rolled again
        page.send("lift", 600, die=die["id"], seat=button)
        page.send("roll", seat=button)
        page.send("put", 900, die=die["id"], slot=9)
        page.send("tell_face")
    return page


def play_to_first_turn(page):
    """Play until the first turn: roll for the start, place the starting die, and give everybody dice."""
    play_start(page)
    while get_real(page)["kind"] in ("order", "color"):
        for seat in page.match["seats"]:
            page.send("take", seat=seat["button"])
        page.send(**{"do": "enter", "line": "color g"} if get_real(page)["kind"] == "color" else {"do": "done"})
    assert page.errors == []
    return page


def test_everyone_rolls_for_the_start_and_the_starter_puts_a_die(page):
    assert get_real(page)["kind"] == "first"
    play_start(page)
    assert list(page.match["board"]["tray"]) == ["9"] == list(get_real(page)["slots"])
    assert get_real(page)["wanting"][page.match["starter"]] >= 4
    assert page.errors == []


def test_a_click_that_comes_too_late_is_no_mistake_and_one_for_what_is_seen_is_answered(page):
    old_epoch = page.state["epoch"]
    page.send("rolloff", 0, epoch=old_epoch)
    page.send("rolloff", epoch=old_epoch)
    assert page.errors == [] and get_real(page)["kind"] != "first"
    for late_message in ({"do": "judge"}, {"do": "lay", "line": "play 1"}, {"do": "roll", "seat": 5}):
        page.send(**late_message, epoch=old_epoch)
    assert page.errors == []
    assert page.send("tell_face", epoch=page.state["epoch"]) == ["the tray does not ask for a face"]
    assert page.send("roll", seat=5, epoch=page.state["epoch"]) == ["nobody plays at seat 6"]
    assert page.send("tell_face") == ["the tray does not ask for a face"]


def test_dice_are_taken_and_rolled_and_the_page_knows_where_they_fit(page):
    play_to_first_turn(page)
    turn = page.match["turn"]
    button = page.get_seat(turn)["button"]
    assert {die["face"] for die in get_real(page)["hands"][str(button)]} == {"-"}
    page.send("roll", seat=button)
    assert "-" not in {die["face"] for die in get_real(page)["hands"][str(button)]}
    assert set(get_real(page)["fits"]) <= {str(die["id"]) for die in get_real(page)["hands"][str(button)]}
    assert page.errors == []


def test_a_die_does_not_go_where_one_lies(page):
    play_start(page)
    button = page.get_seat(0)["button"]
    page.send("take", seat=button)
    die = get_real(page)["hands"][str(button)][0]
    assert page.send("put", die=die["id"], slot=9)[0].endswith("lies in slot 9: lift it first")
    assert page.send("put", die=die["id"], slot=8) == ["this die has not been rolled yet: roll it first"]
    assert page.send("put", die=24, slot=8) == ['"die" is 24: give a whole number from 0 to 23']


def test_a_seat_takes_and_rolls_her_own_dice_only(page):
    page.send("rolloff")
    page.send("sit", **{"as": 0})
    assert page.send("take", seat=3) == ["seat 1 may take and roll only its own dice"]
    assert page.send("roll", seat=3) == ["seat 1 may take and roll only its own dice"]


def test_dice_lie_where_they_lay_while_the_plug_is_out_and_can_be_lifted(page):
    play_start(page)
    [die] = get_real(page)["slots"].values()
    page.send("plug", **{"in": False})
    assert get_real(page)["slots"] == {"9": die}
    page.send("lift", die=die["id"], seat=None)
    assert get_real(page)["slots"] == {}
    page.send("plug", **{"in": True})
    page.wait(3500)
    page.press_button(GREEN, 900)
    assert get_real(page)["kind"] == "guide"
    assert list(get_real(page)["put"]) == ["9"]
    page.send("follow", 1500)
    assert get_real(page)["kind"] != "guide"
    assert list(get_real(page)["slots"]) == ["9"]


def test_virtual_people_take_their_turns_and_are_distinguished_from_bots(table):
    page = Browser(table)
    page.send("new", players=make_players(0, sharp=(2,)), options={}, real=True)
    page.wait(800)
    assert [(seat["bot"], seat["mine"], seat["name"]) for seat in page.match["seats"]] == [
        ("", True, "You"),
        ("person", False, "Seat 3"),
    ]
    page.send("rolloff")
    if page.match["starter"] == 1:
        page.wait(8000)
        assert get_real(page)["slots"]
    else:
        play_start(page)
    page.send("take", seat=0)
    page.wait(2500)
    assert len(get_real(page)["hands"]["2"]) >= 4


def test_slots_that_no_sensor_sees_are_shown(page, table):
    assert get_real(page)["masked"] == []
    table.tray.firmware.ui.settings.set("masked_slots", "3,20")
    table.tray.firmware.ui.save_settings(table.tray.clock.ticks_ms())
    page.wait(100)
    assert get_real(page)["masked"] == [3, 20]


def test_room_light_noise_and_the_make_of_the_dice_are_chosen_while_the_tray_runs(page, table):
    page.send("room", lux=1800)
    page.send("noise", lsb=5)
    assert page.state["room"] == {"lux": 1800, "noise": 5, "make": "", "said": ["sunshine", "some"]}
    assert table.tray.optics.room_lux == 1800
    assert page.send("room", lux=9000)[0].startswith('"lux" is 9000: give a whole number from 0 to 2000')
    page.send("make", of="translucent")
    assert page.send("make", of="glass")[0].startswith('"of" is "glass"')
    assert page.state["room"]["make"] == table.dice.make == "translucent"


def test_how_the_dice_lie_is_kept_while_the_simulator_is_off(tmp_path):
    files, dice_path = MemoryFiles(), tmp_path / "dice.json"
    table = Table(files, lambda: 7, dice_path)
    page = Browser(table)
    page.send("new", players=make_players(0, gentle=(2,)), options={}, real=True)
    page.wait(800)
    page.send("rolloff")
    page.send("put", die=5, slot=20)
    table.stop()
    other_table = Table(files, lambda: 7, dice_path)
    assert other_table.dice.to_json() == table.dice.to_json()
    assert other_table.dice.get_die(5).at == 20
    page = Browser(other_table)
    page.wait(3000)
    page.send("resume", 3000, item="now")
    assert page.match["real"] and other_table.virtual_players.buttons == {2}
    other_table.stop()


def test_a_match_brought_back_knows_its_virtual_people(page, table):
    seeds = iter(range(100, 200))
    table.virtual_players.rng = random.Random(3)
    table.ui.seed_source = lambda: next(seeds)
    for buttons in ((0, 2, 5), (2, 4)):
        page.send("new", players=make_players(gentle=buttons), options={}, real=True)
        page.wait(1000)
        page.send("rolloff")
        for _ in range(100):
            if page.match["board"].get("tray"):
                break
            page.wait(1000)
        assert table.virtual_players.buttons == set(buttons) and page.match["board"]["tray"]
    page.send("new", players=PLAYERS, options={})
    page.wait(4000)
    assert not page.match["real"] and {seat["bot"] for seat in page.match["seats"]} == {""}
    for buttons in ({0, 2, 5}, {2, 4}):
        *_, card = page.state["tray"]["unfinished"]["cards"]  # the match that was put away first
        page.send("resume", 3000, item=card["item"])
        assert {seat["button"] for seat in page.match["seats"] if seat["bot"] == "person"} == buttons
        assert table.virtual_players.buttons == buttons


def test_a_new_match_of_more_players_asks_a_seat_that_the_one_on_the_table_has_not(page, table):
    page.send("new", players=make_players(gentle=(2, 4)), options={}, real=True)
    page.wait(1000)
    new_match = table.table_match.match
    page.send("new", players=make_players(gentle=(0, 2, 5)), options={}, real=True)
    page.wait(1000)
    table.table_match.match, table.ui.play_screen.get_acting_seat = new_match, lambda: 2
    page.wait(1000)
    assert table.table_match.match is table.ui.match


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", json.dumps({"set": "classic24", "dice": [[0, "moon", 0, False]] * 24})]
)
def test_kept_dice_that_are_none_are_forgotten(tmp_path, text):
    dice_path = tmp_path / "dice.json"
    dice_path.write_text(text)
    table = Table(MemoryFiles(), lambda: 7, dice_path)
    assert len(table.dice.list_bag()) == 24
    table.stop()


def test_an_electronic_match_puts_the_dice_away(page):
    play_start(page)
    page.send("new", players=PLAYERS, options={})
    page.wait(4000)
    assert not page.match["real"]
    assert get_real(page) is None


def test_a_fault_of_a_virtual_person_is_reported_once_and_the_tray_goes_on(page, monkeypatch):
    play_start(page)
    virtual_players = page.table.virtual_players
    virtual_players.buttons = {0, 3}

    def raise_fault():
        raise IndexError("no such die")

    monkeypatch.setattr(virtual_players, "_choose_step", raise_fault)
    page.wait(8000)
    assert len(page.errors) == 1 and "IndexError: no such die" in page.errors[0]
    monkeypatch.undo()
    lines = len(page.log)
    for _ in range(20):
        page.wait(1000)
        if len(page.log) > lines:
            break
    assert len(page.log) > lines and len(page.errors) == 1


def test_a_refused_die_is_shown_with_rule_and_reason_on_the_page_and_in_the_log_of_each_language(page, table):
    german = Browser(table)
    with use_language("de"):
        german.tab = table.add_tab()
    german.receive_news()
    play_to_first_turn(page)
    seat = page.match["turn"]
    page.send("roll", seat=page.get_seat(seat)["button"])
    die, face = next((die, face) for die in table.dice_moves.list_hand(seat) for face in die.sides if not is_wild(face))
    table.dice.turn_die(die.id, face)
    page.send("put", 900, die=die.id, slot=23)
    if get_real(page)["kind"] == "wheel":
        page.send("tell_face", 600)
    assert get_real(page)["kind"] == "bad"
    german.receive_news()
    rule, text = get_real(page)["refused"].values()
    assert rule == "B6" and get_real(page)["why"] == capitalize(text)
    assert page.log[-1]["rule"] == "B6" and f"Refused: {text}." in page.log[-1]["text"]
    assert f"{get_real(german)['refused']['words']}." in german.log[-1]["text"] != page.log[-1]["text"]
    lines = len(page.log)
    page.wait(1000)
    page.send("lift", 600, die=die.id, seat=page.get_seat(seat)["button"])
    assert len(page.log) == lines and get_real(page)["refused"] is None
    page.send("put", 900, die=die.id, slot=23)
    if get_real(page)["kind"] == "wheel":
        page.send("tell_face", 600)
    assert len(page.log) == lines + 1


@pytest.mark.parametrize(("people", "plays_itself"), [((), True), ((0,), False)])
def test_a_table_of_bots_plays_by_itself_and_one_with_a_person_waits_for_her(table, people, plays_itself):
    page = Browser(table)
    page.send("new", players=make_players(*people, gentle=(2, 4)), options={}, real=True)
    page.wait(6000)
    assert (get_real(page)["kind"] != "first") is plays_itself and page.errors == []
