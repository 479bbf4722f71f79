"""The kinds of tray, tested without a page: menus, lights, UNO without seat buttons, and whole rounds with the keys."""

import pytest

from simulator.people.presses import IntentError
from simulator.tray.files import MemoryFiles
from simulator.tray.rig import Rig
from tray24 import games
from tray24.match.bots import bots
from tray24.pins import BESIDE, SLOTS
from tray24.rules.moves import PLAY, decode_verb
from tray24.ui.match.prompts import COVERED, DIE, NAMING, WAITING
from tray24.ui.toolkit.lights import (
    FULL,
    KINDS,
    LIGHT,
    STARTER,
    STICK,
    TWIN,
    estimate_current_ua,
    has_sensors,
    make_wiring,
)

OURS = tuple(name for name in games.list_games() if games.get_package(name).startswith("tray24."))
OFFERED = dict.fromkeys(KINDS, OURS)
OFFERED[STARTER] = tuple(name for name in OURS if not games.get_game_class(name).needs_slots)
HANDS = [
    *((kind, game, ("", bots.list_bots(game)[0])) for kind in (LIGHT, STARTER) for game in OFFERED[kind]),
    (STARTER, "yacht", ("",)),
    (STARTER, "dominoes", ("", "")),  # people pass the tray around: racks are covered between turns
]


def boot_rig(tray_kind, seed=1, files=None):
    rig = Rig(files, seed=seed, sensors=has_sensors(tray_kind), kind=tray_kind)
    rig.boot()
    rig.wait_ms(3000)
    return rig


def open_setup(rig):
    rig._run_intent(rig.presses.choose_item("new"))
    return rig.ui.screen


def is_asked(rig):
    """Return whether the tray waits for a person to enter a move."""
    is_shown = rig.ui.screen.name == "play" and rig.ui.screen.prompt not in (COVERED, WAITING)
    return is_shown and rig.game.turn >= 0 and not rig.match.get_bot(rig.game.turn)


def step_person(rig, number):
    """Let the person to move enter a legal move, confirm another screen with green, or let time pass.

    `number` chooses among the moves that play a die.
    """
    if rig.ui.screen.name != "play" or rig.ui.screen.prompt == COVERED:
        rig.press("green")
    elif is_asked(rig):
        moves = rig.game.list_turn_moves()
        play_moves = [move for move in moves if decode_verb(move) == PLAY] or moves
        rig.enter(play_moves[number % len(play_moves)])
    else:
        rig.wait_ms(100)


def has_ended(game):
    return game.over or game.hand > 0 or max(game.scores) > 0 and game.name != "yacht"


def play_round(rig, limit=4000):
    """Play the first round to its end with the tray's keys; people call UNO with two dice left.

    Return whether the display ever hid a rack until its player confirmed that nobody else was looking.
    """
    was_covered = False
    for number in range(limit):
        game = rig.game
        if has_ended(game):
            return was_covered
        was_covered |= rig.ui.screen.name == "play" and rig.ui.screen.prompt == COVERED
        if is_asked(rig) and game.can_call_uno(game.turn) and game.called != game.turn:
            rig._run_intent(rig.presses.call_uno_or_catch(rig.match.profile.seats[game.turn].button))
        step_person(rig, number)
    raise AssertionError("the hand does not end: " + rig.read_display())


@pytest.mark.parametrize("tray_kind", KINDS)
def test_new_match_offers_the_games_that_can_be_played(tray_kind):
    rig = boot_rig(tray_kind)
    screen = open_setup(rig)
    offered_games = []
    for _ in games.list_games():
        if screen.game.__module__.startswith("tray24.") and screen.game.name not in offered_games:
            offered_games.append(screen.game.name)
        rig._run_intent(rig.presses.choose_item("game"))
    assert tuple(offered_games) == OFFERED[tray_kind]
    assert ("dice" in screen.items) == (tray_kind != STARTER)
    assert ("people" in screen.items) == (tray_kind == STARTER)


@pytest.mark.parametrize(("tray_kind", "game", "players"), HANDS)
def test_a_hand_of_every_offered_game_is_played_by_keys(tray_kind, game, players):
    rig = boot_rig(tray_kind, seed=3)
    rig.start_match(*players, game=game)
    was_covered = play_round(rig)
    assert was_covered == (players == ("", "")) and not rig.tray.faults
    if tray_kind == STARTER:
        assert not any(rig.tray.frame[3 * STICK :])


def test_people_and_bots_stay_within_what_a_game_takes():
    rig = boot_rig(STARTER)
    screen = open_setup(rig)
    seen_settings = set()
    for game in OFFERED[STARTER]:
        while screen.game.name != game:
            rig._run_intent(rig.presses.choose_item("game"))
        for _ in range(7):
            rig._run_intent(rig.presses.choose_item("people"))
            for _ in range(7):
                rig._run_intent(rig.presses.choose_item("bots"))
                count = screen.count_players()
                assert screen.game.min_seats <= count <= screen.game.max_seats
                assert screen.seats[:count] == [""] * screen.people + [screen.bot] * screen.bots
                seen_settings.add((game, screen.people, screen.bots))
    assert {("line", 1, 1), ("line", 2, 0), ("yacht", 1, 0), ("center", 1, 3), ("dominoes", 2, 4)} <= seen_settings


def test_a_match_with_bots_of_two_kinds_is_refused_by_the_fingers_of_a_starter():
    rig = boot_rig(STARTER)
    with pytest.raises(IntentError):
        rig.start_match("", "sharp", "gentle", game="center")


# UNO without seat buttons.


def play_to_two_dice(rig):
    """Play until a person to move has two dice left. Return the person's seat, or None if the round ended first."""
    for number in range(3000):
        game = rig.game
        if has_ended(game):
            return None
        may_call = is_asked(rig) and len(game.hands[game.turn]) == 2 and game.can_call_uno(game.turn)
        if may_call and any(decode_verb(move) == PLAY for move in game.list_turn_moves()):
            return game.turn
        step_person(rig, number)
    return None


def find_two_dice(players, seed=1):
    """Try seeds until a match reaches a turn of a person with two dice left.

    Return the rig of a starter tray (eight LEDs, four keys), and the person's seat.
    """
    for tried_seed in range(seed, seed + 20):
        rig = boot_rig(STARTER, seed=tried_seed)
        rig.start_match(*players, game="center")
        seat = play_to_two_dice(rig)
        if seat is not None:
            return rig, seat
    raise AssertionError("nobody comes to two dice")


def test_held_blue_calls_uno_and_leaves_the_cursor_where_it_was():
    rig, seat = find_two_dice(("", "sharp"))
    cursor = rig.ui.screen.cursor
    rig.hold("blue")
    assert rig.game.called == seat
    assert rig.ui.screen.cursor == cursor


def play_one(rig):
    rig.enter(next(move for move in rig.game.list_turn_moves() if decode_verb(move) == PLAY))


def find_forgotten_call(players):
    """Return a starter tray (eight LEDs, four keys) and a person's seat.

    The person has just played the last but one die without calling UNO.
    """
    for seed in range(1, 200, 20):
        rig, seat = find_two_dice(players, seed)
        play_one(rig)
        if rig.game.catchable == seat and rig.ui.screen.name == "play" and rig.ui.screen.prompt != NAMING:
            return rig, seat
    raise AssertionError("nobody forgets to call")


def test_who_forgot_the_call_holds_blue_before_the_next_player_acts():
    rig, seat = find_forgotten_call(("", "sharp"))
    rig.hold("blue")
    assert rig.game.catchable != seat


def test_held_yellow_catches_after_the_grace_time():
    rig, seat = find_forgotten_call(("", ""))
    dice = len(rig.game.hands[seat])
    rig.hold("yellow")
    rig.wait_ms(2500)
    assert rig.game.catchable != seat
    assert len(rig.game.hands[seat]) > dice


def test_the_pause_menu_of_a_starter_calls_and_catches():
    rig, seat = find_two_dice(("", "sharp"))
    rig.press("red")
    rig.wait_ms(50)
    assert rig.ui.screen.items[:3] == ("go_on", "call_uno", "catch")
    rig._run_intent(rig.presses.choose_item("call_uno"))
    assert rig.game.called == seat


def test_nobody_is_caught_who_has_not_forgotten():
    rig = boot_rig(STARTER)
    rig.start_match("", "", game="center")
    old_position = rig.game.save()
    rig.hold("yellow")
    rig.wait_for_text("nobody has forgotten", 1000)
    assert rig.game.save() == old_position


def test_a_game_without_uno_has_no_calls():
    rig = boot_rig(STARTER)
    rig.start_match("", game="yacht")
    rig.wait_ms(500)
    old_position = rig.game.save()
    for key in ("blue", "yellow"):
        rig.hold(key)
    assert rig.game.save() == old_position
    assert "uno" not in rig.read_display().lower()
    rig.press("red")
    rig.wait_ms(50)
    assert "call_uno" not in rig.ui.screen.items


def test_held_blue_looks_on_a_tray_with_seat_buttons_and_moves_nothing():
    rig = boot_rig(LIGHT)
    rig.start_match("", game="yacht")
    rig.wait_until(lambda: rig.ui.screen.name == "play" and len(rig.ui.screen.items) > 1)
    cursor = rig.ui.screen.cursor
    rig.hold("blue")
    assert rig.ui.screen.name == "look"
    rig.press("red")
    rig.wait_until(lambda: rig.ui.screen.name == "play")
    assert rig.ui.screen.cursor == cursor


# Lights.


def test_center_fills_the_stick_with_its_die():
    rig = boot_rig(STARTER, seed=3)
    rig.start_match("", "", game="center")
    rig.wait_until(lambda: rig.game.center >= 0 and rig.ui.screen.prompt == DIE)
    rig.wait_ms(1000)
    colors = {rig.read_led(slot).color for slot in range(STICK)}
    assert len(colors) == 1
    assert colors != {"dark"}


def test_power_on_lights_every_channel_of_the_stick_and_nothing_else():
    rig = Rig(kind=STARTER)
    rig.wait_ms(3000)
    max_levels = [max(frame[channel] for _, frame in rig.tray.frames) for channel in range(3 * SLOTS)]
    assert all(max_levels[: 3 * STICK])
    assert not any(max_levels[3 * STICK :])


@pytest.mark.parametrize(("tray_kind", "ma"), [(FULL, 5), (LIGHT, 20), (STARTER, 20)])
def test_the_budget_counts_with_what_a_channel_takes(tray_kind, ma):
    files = MemoryFiles({"settings.txt": b"led_budget_ma=100\nbrightness=100\n"})
    rig = boot_rig(tray_kind, files=files)
    assert rig.tray.channel_ua == 1000 * ma
    rig.ui.lights.start_animation(4, rig.tray.clock.ticks_ms())
    rig.wait_ms(2000)
    max_ua = max(estimate_current_ua(frame, 1000 * ma) for _, frame in rig.tray.frames)
    assert 90_000 < max_ua <= 100_000


def test_a_full_board_without_sensors_counts_with_the_largest_current_until_the_setting_says_less():
    rig = Rig(kind=FULL)
    assert rig.ui.wiring[2] == 20_000
    rig.ui.settings.set("led_ma", "5")
    rig.ui.configure()
    rig.wait_ms(50)
    assert rig.tray.channel_ua == 5_000


def test_a_snake_of_strips_runs_back_in_every_other_row():
    rig = boot_rig(LIGHT)
    rig.ui.settings.set("led_path", "snake")
    rig.ui.settings.set("led_colors", "rgb")
    slots, red_first, _ = make_wiring(rig.ui.settings, 0)
    assert list(slots) == [*range(6), 11, 10, 9, 8, 7, 6, *range(12, 18), 23, 22, 21, 20, 19, 18]
    assert red_first
    rig.ui.settings.set("tray_kind", FULL)
    assert make_wiring(rig.ui.settings, 24) == (bytes(range(24)), False, 5_000)


def test_the_chain_of_a_twin_runs_below_the_slots_of_a_row_and_back_beside_them():
    slots, red_first, channel_ua = make_wiring(boot_rig(TWIN).ui.settings, SLOTS)
    assert list(slots[:12]) == [*range(6), *(slot | BESIDE for slot in range(5, -1, -1))]
    assert list(slots[36:]) == [*range(18, 24), *(slot | BESIDE for slot in range(23, 17, -1))]
    assert sorted(slots) == [*range(SLOTS), *range(BESIDE, BESIDE + SLOTS)]
    assert (red_first, channel_ua) == (False, 5_000)


# Menus.


def list_builder_items(rig):
    rig._run_intent(rig.presses.choose_item("settings"))
    rig._run_intent(rig.presses.choose_item("builders"))
    return rig.ui.screen.items


def test_settings_of_a_kind_are_those_that_mean_something():
    full_items, light_items, starter_items, twin_items = (
        list_builder_items(boot_rig(tray_kind)) for tray_kind in KINDS
    )
    assert {"led_path", "led_colors"}.isdisjoint(full_items)
    assert {"steady_ms", "presence_only", "masked_slots"} <= set(full_items)
    assert {"steady_ms", "presence_only", "masked_slots"}.isdisjoint(light_items)
    assert {"led_path", "led_colors", "led_ma", "tray_kind"} <= set(light_items)
    assert "led_path" not in starter_items
    assert twin_items == full_items


def test_the_kind_is_chosen_with_the_keys_of_a_blank_tray_and_kept():
    files = MemoryFiles()
    rig = Rig(files)
    rig.boot()
    list_builder_items(rig)
    rig._run_intent(rig.presses.choose_item("tray_kind"))
    rig.press("yellow")
    rig.press("yellow")  # back from the first to the last but one
    rig.press("green")
    assert rig.ui.is_starter
    assert rig.ui.screen.items[rig.ui.screen.cursor] == "tray_kind"
    rig.pull_plug()
    rig.boot()
    assert rig.ui.is_starter


def test_a_starter_does_not_continue_a_match_that_it_cannot_show():
    files = MemoryFiles()
    rig = boot_rig(LIGHT, files=files)
    rig.start_match("", "sharp")
    rig.wait_ms(500)
    rig.pull_plug()
    starter_items = boot_rig(STARTER, files=files)
    assert "continue" not in starter_items.ui.screen.items
    starter_items.pull_plug()
    starter_rig = boot_rig(LIGHT, files=files)
    assert starter_rig.ui.screen.items[0] == "continue"


@pytest.mark.parametrize(
    ("tray_kind", "text"),
    [
        (FULL, "full: 24 x 5 ma"),
        (LIGHT, "light: 24 x 20 ma"),
        (STARTER, "starter: 8 x 20 ma"),
        (TWIN, "2 lights: 48 x 5 ma"),
    ],
)
def test_the_self_test_shows_the_kind_and_ticks_off_the_buttons_there_are(tray_kind, text):
    rig = boot_rig(tray_kind)
    rig._run_intent(rig.presses.choose_item("self_test"))
    assert text in rig.read_display().lower()
    assert ("none fitted" in rig.read_display()) == (not has_sensors(tray_kind))
    for button in ("seat 1", "green"):
        rig.press(button)
    rig.wait_ms(100)
    assert rig.read_display().endswith(" G" if tray_kind == STARTER else "1 G")


def test_settings_of_an_older_version_are_those_of_a_full_tray():
    rig = Rig(MemoryFiles({"settings.txt": b"brightness=55\nmasked_slots=3\n"}), sensors=True)
    rig.boot()
    assert (rig.ui.settings["tray_kind"], rig.ui.settings["brightness"]) == (FULL, 55)
    assert not rig.ui.settings.problems
