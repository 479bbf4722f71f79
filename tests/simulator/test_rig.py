"""A rig's simulated people play whole matches with the tray's own buttons, menus, light and display."""

import random

import pytest

from simulator.people.presses import IntentError
from simulator.tray.rig import LedColor, Rig, parse_button
from tray24 import games


def boot_rig(seed=1):
    rig = Rig(seed=seed)
    rig.boot()
    return rig


@pytest.mark.parametrize("bots", [("gentle", "sharp"), ("sharp",) * 6])
def test_bots_play_to_the_winner_by_themselves(bots):
    rig = boot_rig(seed=4)
    rig.start_match(*bots, target=100, scoring="caught", must_roll=1)
    rig.wait_until(
        lambda: rig.game.over or rig.press("green") if rig.ui.screen.name == "scores" else rig.game.over, 9**7
    )
    assert rig.game.list_winners()
    assert not rig.tray.faults


def test_a_place_is_chosen_by_walking_the_cursor_and_shown_in_the_dies_color():
    rig = boot_rig(seed=2)
    rig.start_match("", "")
    rig.place(20)
    rig.wait_ms(1500)
    face = rig.game.faces[rig.game.tray[20]]
    assert rig.read_led(20).color == ("white", "red", "yellow", "green", "blue")[face >> 5]
    assert rig.read_led(23).lit is (23 in rig.game.open and rig.ui.screen.prompt == "die")


def test_a_play_takes_less_than_400_ms_of_the_trays_time():
    rig = boot_rig(seed=3)
    rig.start_match("", "")
    longest_ms = 0
    for _ in range(120):
        if rig.game.over:
            break
        if rig.ui.screen.name != "play":
            rig.press("green")
            continue
        prompt, began_ms = rig.ui.screen.prompt, rig.tray.clock.now_ms
        rig.enter(rig.game.list_turn_moves()[-1])
        if prompt in ("die", "slot"):
            longest_ms = max(longest_ms, rig.tray.clock.now_ms - began_ms)
    assert 0 < longest_ms < 400


def test_what_the_tray_does_not_offer_is_refused_in_words():
    rig = boot_rig()
    with pytest.raises(IntentError, match="shows no running match"):
        rig.choose("roll")
    rig.start_match("", "")
    with pytest.raises(ValueError, match="roll"):
        rig.choose("roll")
    rig.pull_plug()
    with pytest.raises(IntentError, match="put the plug in"):
        rig.place(3)


@pytest.mark.parametrize("held_ms", [0, 200])
def test_the_plug_pulled_under_the_fingers_leaves_no_button_pressed(held_ms):
    rig = boot_rig()
    rig.presses.start(rig.presses.hold_button(6), lambda error: None)
    rig.wait_ms(held_ms)
    assert bool(rig.tray.closed) == bool(held_ms)
    rig.pull_plug()
    assert (rig.tray.closed, rig.presses.busy) == (0, False)
    rig.boot()
    rig.start_match("", "sharp")
    assert rig.match is not None


@pytest.mark.parametrize("name", ["seat 0", "seat 7", "Green", "", "7"])
def test_a_button_that_is_none_is_named(name):
    with pytest.raises(ValueError, match="seat 1 to seat 6"):
        parse_button(name)


def test_colors_of_light_have_names():
    assert [LedColor(*rgb).color for rgb in ((0, 0, 0), (90, 4, 2), (200, 110, 0), (0, 160, 30), (5, 50, 250))] == [
        "dark",
        "red",
        "yellow",
        "green",
        "blue",
    ]


@pytest.mark.parametrize("game", games.list_games())
def test_fingers_enter_any_legal_move_of_any_game(game):
    rig = boot_rig(seed=6)
    rig.start_match("", "", game=game)
    choice = random.Random(game)
    for _ in range(60):
        if rig.game.over:
            break
        while rig.ui.screen.name == "scores":
            rig.press("green")
        lines = []
        rig.ui.on_line = lines.append
        move = choice.choice(rig.game.list_turn_moves())
        rig.enter(move)
        assert lines[0] == move
        assert rig.game.turn >= 0 or rig.game.over
    assert not rig.tray.faults


@pytest.mark.parametrize("bot", ["fair", "sharp", "expert", "gentle"])
def test_every_bot_of_a_game_is_seated(bot):
    rig = Rig()
    rig.start_match("", bot, game="yacht")
    assert rig.ui.match.get_bot(1) == bot
