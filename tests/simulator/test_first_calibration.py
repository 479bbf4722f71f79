"""The tray is calibrated before the first match with real dice; without a calibration no such match begins.

The calibration ends whatever runs on the tray: a match, a lesson or a menu.
"""

import itertools
import json

import pytest
from browser import Browser, make_players, play_step

from simulator.people.presses import IntentError
from tray24.pins import BLUE, GREEN, RED, SLOTS
from tray24.sense import calibration

PLAYERS = make_players(0, 3)


@pytest.fixture
def page(table, monkeypatch):
    """Return a fake browser tab at a tray that has just been switched on and is not calibrated.

    While simulated presses go through menus, a fake wall clock limits how much of the tray's time passes at once.
    """
    seconds = itertools.count(0, 0.005)
    monkeypatch.setattr("simulator.web.table.table.perf_counter", lambda: next(seconds))
    page = Browser(table)
    page.wait(3500)
    return page


def count_lit(page):
    return sum(page.state["led"][6 * slot : 6 * slot + 6] != "000000" for slot in range(SLOTS))


def get_measuring(page):
    return page.state["tray"]["measuring"]


def start_real_match(page, **fields):
    """Begin a match with real dice, before which the tray is calibrated.

    Return the states of the page during the calibration: (progress, match, number of lit slots).
    """
    page.table.handle_message(
        page.tab, json.dumps({"do": "new", "players": PLAYERS, "options": {}, "real": True} | fields)
    )
    states = []
    while page.table.presses.busy:
        page.table.advance(4)
        page.receive_news()
        if get_measuring(page):
            states.append((get_measuring(page), page.match, count_lit(page)))
    page.wait(800)
    return states


def play_electronic_match(page):
    page.send("new", players=PLAYERS, options={})
    for _ in range(6):
        play_step(page)
    assert page.match["board"]["tray"] and count_lit(page) > 1


def play_whole_match(page):
    page.send("new", players=PLAYERS, options={"target": 1})
    while not page.match["over"]:
        play_step(page)


def start_lesson(page):
    page.send("lesson", game="center")
    assert count_lit(page)


def power_on(page):
    page.send("plug", **{"in": False})
    page.send("plug", **{"in": True})
    assert count_lit(page)


def open_settings(page):
    for button in (RED, BLUE, BLUE, BLUE, GREEN, GREEN):
        page.press_button(button)
    assert page.state["tray"]["screen"] == "settings"


@pytest.mark.parametrize("prepare", [play_electronic_match, play_whole_match, start_lesson, power_on, open_settings])
def test_what_runs_is_left_and_its_lights_are_dark_while_the_tray_is_measured(page, prepare):
    prepare(page)
    states = start_real_match(page)
    assert page.errors == [] and page.match["real"] and page.table.ui.sensing.calibrated
    assert {prompt["words"] for prompt, _, _ in states} == {
        f"Measuring the tray: {prompt['done']} of 24" for prompt, _, _ in states
    }
    done_counts = [prompt["done"] for prompt, _, _ in states]
    assert done_counts == sorted(done_counts) and len(set(done_counts)) == 25
    assert all(match is None for _, match, _ in states)
    assert max(count for prompt, _, count in states if prompt["done"] < SLOTS) == 1
    assert get_measuring(page) is None
    cards = page.state["tray"]["unfinished"]["cards"]
    assert len(cards) == 1 + (prepare is play_electronic_match)


def test_nobody_plays_on_a_tray_that_could_not_be_measured_and_the_page_says_what_to_do(page):
    play_electronic_match(page)
    page.table.tray.optics.noise_lsb = 400
    assert start_real_match(page) and page.match is None and not page.table.ui.sensing.calibrated
    [error] = page.errors
    assert error.startswith("the tray could not be measured (slot ") and "not steady" in error
    assert error.endswith("start again, and if that fails, darken the room")
    assert get_measuring(page) is None and page.state["tray"]["screen"] == "home"
    assert len(page.state["tray"]["unfinished"]["cards"]) == 1
    page.send("resume", item="now")
    assert page.match["board"]["tray"] and not page.match["real"]
    page.table.tray.optics.noise_lsb = 2
    start_real_match(page)
    assert page.match["real"] and page.errors == [error]


@pytest.mark.parametrize("times", [2, 100])
def test_a_slot_with_which_the_tray_finds_fault_is_measured_again_a_few_times(page, monkeypatch, times):
    faults = iter(["noisy"] * times)
    found = calibration.find_white_fault

    def find_white_fault(reference, slot, swing_lsb, dark_lsb):
        return next(faults, "") if slot == 3 else found(reference, slot, swing_lsb, dark_lsb)

    monkeypatch.setattr(calibration, "find_white_fault", find_white_fault)
    start_real_match(page)
    assert bool(page.match) is page.table.ui.sensing.calibrated is (times == 2)
    assert ["slot 3: not steady" in error for error in page.errors] == [True] * (times > 2)


def test_whoever_leaves_the_calibration_by_a_key_has_begun_no_match(page):
    table = page.table
    advance = table.tray.advance

    def advance_pressing(ms):
        if table.ui.screen.name == "calibrate" and table.ui.screen.calibrator.slot == 5:
            table.tray.set_contact(RED, True)
            advance(60)
            table.tray.set_contact(RED, False)
        advance(ms)

    table.tray.advance = advance_pressing
    start_real_match(page)
    assert page.errors == ["a button has stopped the measuring, so no match has started: start again"]
    assert page.match is None and not table.ui.sensing.calibrated and table.ui.screen.name == "home"


@pytest.mark.parametrize("with_real_dice", [False, True])
def test_the_dice_lie_as_they_lay_where_the_next_match_cannot_begin(page, monkeypatch, with_real_dice):
    start_real_match(page)
    page.send("rolloff")
    page.send("put", 900, die=5, slot=9)
    page.table.dice.draw_dice(3, 2)
    page.wait(100)
    old_dice = page.table.dice.to_json()
    assert page.state["real"]["slots"] and page.state["real"]["hands"]["3"]

    async def refuse_match(*_, **__):
        assert not any(die.place == "slot" for die in page.table.dice.dice)
        raise IntentError("too-many-kept")

    monkeypatch.setattr(page.table.presses, "start_match", refuse_match)
    assert start_real_match(page, real=with_real_dice) == []
    assert len(page.errors) == 1 and page.table.dice.to_json() == old_dice
