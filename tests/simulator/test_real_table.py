"""A match with real dice at the table: actions of tabs, the state that each tab is sent, and saved dice."""

import json
import random

import pytest
from browser import Browser, players

from simulator.texts import speaking
from simulator.tray.files import MemoryFiles
from simulator.web.table.table import Table
from tray24.pins import GREEN
from tray24.rules.faces import is_wild
from tray24.ui.toolkit.canvas import capitalized

PLAYERS = players(0, 3)


@pytest.fixture
def page(table):
    page = Browser(table)
    page.say("new", players=PLAYERS, options={"target": 60}, real=True)
    page.wait(800)
    assert page.errors == [] and page.match["real"]
    return page


def real(page):
    return page.state["real"]


def started(page):
    """Play the roll-off and put the starting die into slot 9."""
    page.say("rolloff")
    seat = page.match["starter"]
    button = page.seat(seat)["button"]
    page.say("take", seat=button)
    [die] = real(page)["hands"][str(button)]
    page.say("put", 900, die=die["id"], slot=9)
    if real(page)["kind"] == "wheel":
        page.say("tell_face")
    while real(page)["kind"] == "bad":  # B2: a wild +4 is rolled again
        page.say("lift", 600, die=die["id"], seat=button)
        page.say("roll", seat=button)
        page.say("put", 900, die=die["id"], slot=9)
        page.say("tell_face")
    return page


def begun(page):
    """Play until the first turn: the roll-off, the starting die, and dice for everybody."""
    started(page)
    while real(page)["kind"] in ("order", "color"):
        for seat in page.match["seats"]:
            page.say("take", seat=seat["button"])
        page.say(**{"do": "enter", "line": "color g"} if real(page)["kind"] == "color" else {"do": "done"})
    assert page.errors == []
    return page


def test_everyone_rolls_for_the_start_and_the_starter_puts_a_die(page):
    assert real(page)["kind"] == "first"
    started(page)
    assert list(page.match["board"]["tray"]) == ["9"] == list(real(page)["slots"])
    assert real(page)["wanting"][page.match["starter"]] >= 4
    assert page.errors == []


def test_a_click_that_comes_too_late_is_no_mistake_and_one_for_what_is_seen_is_answered(page):
    seen = page.state["epoch"]
    page.say("rolloff", 0, epoch=seen)
    page.say("rolloff", epoch=seen)
    assert page.errors == [] and real(page)["kind"] != "first"
    for late in ({"do": "judge"}, {"do": "lay", "line": "play 1"}, {"do": "roll", "seat": 5}):
        page.say(**late, epoch=seen)
    assert page.errors == []
    assert page.say("tell_face", epoch=page.state["epoch"]) == ["the tray does not ask for a face"]
    assert page.say("roll", seat=5, epoch=page.state["epoch"]) == ["nobody plays at seat 6"]
    assert page.say("tell_face") == ["the tray does not ask for a face"]


def test_dice_are_taken_and_rolled_and_the_page_knows_where_they_fit(page):
    begun(page)
    turn = page.match["turn"]
    button = page.seat(turn)["button"]
    assert {die["face"] for die in real(page)["hands"][str(button)]} == {"-"}
    page.say("roll", seat=button)
    assert "-" not in {die["face"] for die in real(page)["hands"][str(button)]}
    assert set(real(page)["fits"]) <= {str(die["id"]) for die in real(page)["hands"][str(button)]}
    assert page.errors == []


def test_a_die_does_not_go_where_one_lies(page):
    started(page)
    button = page.seat(0)["button"]
    page.say("take", seat=button)
    die = real(page)["hands"][str(button)][0]
    assert page.say("put", die=die["id"], slot=9)[0].endswith("lies in slot 9: lift it first")
    assert page.say("put", die=die["id"], slot=8) == ["this die has not been rolled yet: roll it first"]
    assert page.say("put", die=24, slot=8) == ['"die" is 24: give a whole number from 0 to 23']


def test_a_seat_takes_and_rolls_her_own_dice_only(page):
    page.say("rolloff")
    page.say("sit", **{"as": 0})
    assert page.say("take", seat=3) == ["seat 1 may take and roll only its own dice"]
    assert page.say("roll", seat=3) == ["seat 1 may take and roll only its own dice"]


def test_dice_lie_where_they_lay_while_the_plug_is_out_and_can_be_lifted(page):
    started(page)
    [die] = real(page)["slots"].values()
    page.say("plug", **{"in": False})
    assert real(page)["slots"] == {"9": die}
    page.say("lift", die=die["id"], seat=None)
    assert real(page)["slots"] == {}
    page.say("plug", **{"in": True})
    page.wait(3500)
    page.press(GREEN, 900)
    assert real(page)["kind"] == "guide"
    assert list(real(page)["put"]) == ["9"]
    page.say("follow", 1500)
    assert real(page)["kind"] != "guide"
    assert list(real(page)["slots"]) == ["9"]


def test_virtual_people_take_their_turns_and_are_told_from_bots(table):
    page = Browser(table)
    page.say("new", players=players(0, sharp=(2,)), options={}, real=True)
    page.wait(800)
    assert [(seat["bot"], seat["mine"], seat["name"]) for seat in page.match["seats"]] == [
        ("", True, "You"),
        ("person", False, "Seat 3"),
    ]
    page.say("rolloff")
    if page.match["starter"] == 1:
        page.wait(8000)
        assert real(page)["slots"]
    else:
        started(page)
    page.say("take", seat=0)
    page.wait(2500)
    assert len(real(page)["hands"]["2"]) >= 4


def test_slots_that_no_sensor_sees_are_told(page, table):
    assert real(page)["masked"] == []
    table.tray.firmware.ui.settings.set("masked_slots", "3,20")
    table.tray.firmware.ui.save_settings(table.tray.clock.ticks_ms())
    page.wait(100)
    assert real(page)["masked"] == [3, 20]


def test_room_light_noise_and_the_make_of_the_dice_are_chosen_while_the_tray_runs(page, table):
    page.say("room", lux=1800)
    page.say("noise", lsb=5)
    assert page.state["room"] == {"lux": 1800, "noise": 5, "make": "", "said": ["sunshine", "some"]}
    assert table.tray.optics.room_lux == 1800
    assert page.say("room", lux=9000)[0].startswith('"lux" is 9000: give a whole number from 0 to 2000')
    page.say("make", of="translucent")
    assert page.say("make", of="glass")[0].startswith('"of" is "glass"')
    assert page.state["room"]["make"] == table.dice.make == "translucent"


def test_how_the_dice_lie_is_kept_while_the_simulator_is_off(tmp_path):
    files, kept = MemoryFiles(), tmp_path / "dice.json"
    table = Table(files, lambda: 7, kept)
    page = Browser(table)
    page.say("new", players=players(0, gentle=(2,)), options={}, real=True)
    page.wait(800)
    page.say("rolloff")
    page.say("put", die=5, slot=20)
    table.stop()
    again = Table(files, lambda: 7, kept)
    assert again.dice.to_json() == table.dice.to_json()
    assert again.dice.die(5).at == 20
    page = Browser(again)
    page.wait(3000)
    page.say("resume", 3000, item="now")
    assert page.match["real"] and again.virtual_players.buttons == {2}
    again.stop()


def test_a_match_brought_back_knows_its_virtual_people(page, table):
    seeds = iter(range(100, 200))
    table.virtual_players.chance = random.Random(3)
    table.ui.seed_source = lambda: next(seeds)
    for buttons in ((0, 2, 5), (2, 4)):
        page.say("new", players=players(gentle=buttons), options={}, real=True)
        page.wait(1000)
        page.say("rolloff")
        for _ in range(100):
            if page.match["board"].get("tray"):
                break
            page.wait(1000)
        assert table.virtual_players.buttons == set(buttons) and page.match["board"]["tray"]
    page.say("new", players=PLAYERS, options={})
    page.wait(4000)
    assert not page.match["real"] and {seat["bot"] for seat in page.match["seats"]} == {""}
    for buttons in ({0, 2, 5}, {2, 4}):
        *_, card = page.state["tray"]["unfinished"]["cards"]  # the match that was put away first
        page.say("resume", 3000, item=card["item"])
        assert {seat["button"] for seat in page.match["seats"] if seat["bot"] == "person"} == buttons
        assert table.virtual_players.buttons == buttons


def test_a_new_match_of_more_players_asks_a_seat_that_the_one_on_the_table_has_not(page, table):
    page.say("new", players=players(gentle=(2, 4)), options={}, real=True)
    page.wait(1000)
    shown = table.on_table.match
    page.say("new", players=players(gentle=(0, 2, 5)), options={}, real=True)
    page.wait(1000)
    table.on_table.match, table.ui.play_screen.asked_seat = shown, lambda: 2
    page.wait(1000)
    assert table.on_table.match is table.ui.match


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", json.dumps({"set": "classic24", "dice": [[0, "moon", 0, False]] * 24})]
)
def test_kept_dice_that_are_none_are_forgotten(tmp_path, text):
    kept = tmp_path / "dice.json"
    kept.write_text(text)
    table = Table(MemoryFiles(), lambda: 7, kept)
    assert len(table.dice.in_pouch()) == 24
    table.stop()


def test_an_electronic_match_puts_the_dice_away(page):
    started(page)
    page.say("new", players=PLAYERS, options={})
    page.wait(4000)
    assert not page.match["real"]
    assert real(page) is None


def test_a_fault_of_a_virtual_person_is_told_once_and_the_tray_goes_on(page, monkeypatch):
    started(page)
    virtual_players = page.table.virtual_players
    virtual_players.buttons = {0, 3}

    def stumble():
        raise IndexError("no such die")

    monkeypatch.setattr(virtual_players, "_step", stumble)
    page.wait(8000)
    assert len(page.errors) == 1 and "IndexError: no such die" in page.errors[0]
    monkeypatch.undo()
    lines = len(page.log)
    for _ in range(20):
        page.wait(1000)
        if len(page.log) > lines:
            break
    assert len(page.log) > lines and len(page.errors) == 1


def test_a_refused_die_is_told_with_rule_and_reason_on_the_page_and_in_the_log_of_each_language(page, table):
    german = Browser(table)
    with speaking("de"):
        german.tab = table.join()
    german.look()
    begun(page)
    seat = page.match["turn"]
    page.say("roll", seat=page.seat(seat)["button"])
    die, face = next((die, face) for die in table.people.hand(seat) for face in die.sides if not is_wild(face))
    table.dice.turn_up(die.id, face)
    page.say("put", 900, die=die.id, slot=23)
    if real(page)["kind"] == "wheel":
        page.say("tell_face", 600)
    assert real(page)["kind"] == "bad"
    german.look()
    rule, words = real(page)["refused"].values()
    assert rule == "B6" and real(page)["why"] == capitalized(words)
    assert page.log[-1]["rule"] == "B6" and f"Refused: {words}." in page.log[-1]["text"]
    assert f"{real(german)['refused']['words']}." in german.log[-1]["text"] != page.log[-1]["text"]
    lines = len(page.log)
    page.wait(1000)
    page.say("lift", 600, die=die.id, seat=page.seat(seat)["button"])
    assert len(page.log) == lines and real(page)["refused"] is None
    page.say("put", 900, die=die.id, slot=23)
    if real(page)["kind"] == "wheel":
        page.say("tell_face", 600)
    assert len(page.log) == lines + 1


@pytest.mark.parametrize(("people", "plays"), [((), True), ((0,), False)])
def test_a_table_of_bots_plays_by_itself_and_one_with_a_person_waits_for_her(table, people, plays):
    page = Browser(table)
    page.say("new", players=players(*people, gentle=(2, 4)), options={}, real=True)
    page.wait(6000)
    assert (real(page)["kind"] != "first") is plays and page.errors == []
