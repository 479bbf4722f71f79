"""Texts on the display in every language: none is cut off, exceeds its room or covers another text."""

import random

import pytest
from checked_canvas import CheckedCanvas
from fake_calibration import CalibrationSensing, find_faults
from random_players import RandomPlayer, RandomTilePlayer
from real_script import RealScript
from ui_script import Script

from tray24 import games
from tray24.languages import LANGUAGES
from tray24.match.bots import bots
from tray24.sense import calibration
from tray24.ui.lessons.lesson import ASKING, CHECK, DONE, WRONG
from tray24.ui.toolkit.canvas import wrap_text
from tray24.ui.toolkit.screens import TEXT_WIDTH

OF_TRAY = tuple(name for name in games.list_games() if games.get_package(name).startswith("tray24."))
in_each_language = pytest.mark.parametrize("language", LANGUAGES)
of_each_game = pytest.mark.parametrize("game", OF_TRAY)


def start_in_language(language, script=None):
    """Return a `Script` (the tray's user interface) in this language, whose display is a `CheckedCanvas`."""
    script = script or Script(seed=3)
    script.ui.settings.set("language", language)
    script.ui.configure()
    script.ui.canvas = CheckedCanvas()
    return script.finish_power_on()


def check_room(script, may_be_cut=()):
    """Check that each text drawn so far had room. Texts that begin with `may_be_cut` may be cut."""
    canvas = script.finish_drawing().ui.canvas
    assert (canvas.faults, {text for text in canvas.cut if not text.startswith(may_be_cut)}) == (set(), set())


def walk_menu(script, max_items=40):
    """Draw a menu with each of its items under the cursor."""
    for _ in range(min(max_items, len(script.screen.items) or 1)):
        script.finish_drawing().press("blue")


# Matches.


@in_each_language
@of_each_game
def test_whole_matches_with_bots_have_room(language, game):
    """All texts of whole matches have room.

    The players choose at random, with hints, coach and advice, and open the pause menu now and then.
    """
    script = start_in_language(language)
    rng = random.Random(len(game))
    script.enable_hints().ui.settings.set("coach", "always")
    script.ui.settings.set("bot_speed", "4")
    game_class = games.get_game_class(game)
    options = {option.name: 40 for option in game_class.OPTIONS if option.name == "target"}
    script.start_match("", bots.list_bots(game)[0], *[""] * (game_class.max_seats > 2), game=game, **options)
    for turn in range(1500):
        screen = script.finish_drawing().screen
        if screen.name == "winner":
            break
        if screen.prompt == "wait":
            script.wait(300)
        elif screen.prompt == "color":
            script.press(rng.choice(("red", "yellow", "green", "blue")))
        elif turn % 40 == 39 and screen.name == "play":
            script.press("red")
            walk_menu(script)
            script.press("red")
        elif turn % 25 == 24:
            script.press(rng.randrange(3) + 1)
        else:
            script.press(*["blue"] * rng.randrange(3)).finish_drawing().press("green").finish_drawing()
    assert script.screen.name == "winner", script.ui.format_text()
    for _ in range(4):
        script.press("green").finish_drawing()
    check_room(script)


class UncutPlayer(RandomPlayer):
    """A `RandomPlayer` who never pulls the plug, so that the tray keeps its `CheckedCanvas`."""

    def _pull_plug(self):
        pass


class UncutTilePlayer(UncutPlayer, RandomTilePlayer):
    """A `RandomTilePlayer` who never pulls the plug."""


@in_each_language
@pytest.mark.parametrize("game", [name for name in OF_TRAY if games.get_game_class(name).real])
def test_matches_with_real_dice_have_room(language, game):
    random_player = (UncutTilePlayer if game == "dominoes" else UncutPlayer)(
        game, 1, start_in_language(language, RealScript())
    )
    for _ in range(400):
        random_player.play_steps(1)
        random_player.table.finish_drawing()
    check_room(random_player.table)


# Menus.


@in_each_language
def test_menus_have_room(language):
    """All texts have room in the home menu's items, and in each setting at each of its values."""
    script = start_in_language(
        language, Script(facts={"version": "1.2.3", "display": False, "sensors": 24, "stuck": 1 << 3})
    )
    script.ui.sensing = CalibrationSensing()
    walk_menu(script)
    for item in ("new", "lessons", "records", "calibrate"):
        script.choose_item(item)
        walk_menu(script)
        script.press("red")
    script.choose_item("settings")
    for builders in (False, True):
        if builders:
            script.choose_item("builders")
        for item in script.screen.items:
            if item not in ("language", "tray_kind", "masked_slots", "names", "builders"):
                script.choose_item(item)
                walk_menu(script, 4)
                script.press("red")
    check_room(script)


@in_each_language
@pytest.mark.parametrize("tray_kind", ["full", "light", "starter"])
def test_the_set_up_of_each_game_has_room(language, tray_kind):
    script = start_in_language(language)
    script.ui.settings.set("tray_kind", tray_kind)
    script.ui.configure()
    script.choose_item("new")
    for _ in OF_TRAY:
        script.press(1).hold_button(2)
        walk_menu(script)
        for item in script.screen.items[1:-1]:
            for _ in range(3):
                if item in script.screen.items and item != "game":
                    script.choose_item(item).finish_drawing()
                    if script.screen.name != "setup":
                        walk_menu(script, 3)
                        script.press("red")
        script.choose_item("game")
    check_room(script)


@in_each_language
def test_calibration_has_room(language):
    """All texts of the calibration have room: each step with each fault, busy or waiting, at a slot of two digits."""
    script = Script(facts={"version": "1", "sensors": 24})
    script.ui.sensing = CalibrationSensing()
    start_in_language(language, script).choose_item("calibrate")
    calibrator = script.ui.sensing.calibrator
    steps = ((calibration.EMPTY, -1), (calibration.WHITE, 22), (calibration.COLOR, 22), (calibration.DONE, -1))
    for calibrator.step, calibrator.slot in (*steps, (calibration.FAILED, -1)):
        for calibrator.fault in ("", *find_faults()):
            for calibrator.color in range(1, 5):
                for calibrator.busy in (False, True):
                    script.wait(60).finish_drawing()
    check_room(script)
    script.press("red").choose_item("settings").choose_item("builders").choose_item("masked_slots")
    walk_menu(script, 3)
    script.press("green").finish_drawing()
    check_room(script)


@in_each_language
@pytest.mark.parametrize("stuck_buttons", [0, 0b1000, 0b1111111111])
@pytest.mark.parametrize("tray_kind", ["full", "light", "starter"])
def test_power_on_and_self_test_have_room(language, tray_kind, stuck_buttons):
    facts = {
        "version": "12.24.36",
        "display": False,
        "sensors": 24 if tray_kind == "full" else 0,
        "stuck": stuck_buttons,
    }
    script = RealScript() if tray_kind == "full" else Script()
    script.ui.facts.update(facts)
    script.ui.settings.set("tray_kind", tray_kind)
    script.ui.settings.set("led_ma", "auto" if tray_kind == "full" else "12")
    script.ui.settings.set("language", language)
    script.ui.configure()
    script.ui.canvas = CheckedCanvas()
    script.screen.changed = True
    script.finish_drawing()
    assert script.screen.name == "power"
    script.finish_power_on().choose_item("self_test")
    check_room(script)


@in_each_language
def test_records_and_what_is_left_have_room(language):
    """The texts have room in the list of records and in each record: a finished match, and one that was ended early."""
    script = start_in_language(language)
    for game in ("basic", "yacht"):
        script.start_match("", "random", game=game, **{"target": 30} if game == "basic" else {}).play_to_end()
        while script.screen.name != "home":
            script.press("green").finish_drawing()
    script.start_match("", "").press("green", "red").choose_item("end_match").finish_drawing().press(
        "green"
    ).finish_drawing()
    script.choose_item("records")
    walk_menu(script)
    for item in script.screen.items:
        script.choose_item(item).finish_drawing()
        while script.screen.name != "records":
            script.press("green").finish_drawing()
    check_room(script, ("1  ", "2  ", "3  "))  # a line of the list: number, game and names


@in_each_language
@of_each_game
def test_help_has_room(language, game):
    script = start_in_language(language).start_match(*[""] * 2, game=game)
    script.press("red")
    walk_menu(script)
    script.choose_item("help")
    walk_menu(script, 99)
    check_room(script)


@in_each_language
def test_a_match_alone_and_the_dice_of_the_day_have_room(language):
    script = (
        start_in_language(language)
        .choose_item("new")
        .choose_item("game")
        .choose_item("game")
        .choose_item("game")
        .press(1)
    )
    script.choose_item("day").finish_drawing()
    for digit in "20261125":
        script.press(*["blue"] * int(digit), "green").finish_drawing()
    script.choose_item("start").finish_drawing()
    assert script.ui.match.profile.daily
    script.press("green").finish_drawing().hold_button("red").finish_drawing().press("green").finish_drawing()
    script.play_to_end()
    while script.screen.name != "home":
        script.press("green").finish_drawing()
    check_room(script)


# Lessons.


@in_each_language
@pytest.mark.parametrize("game", [name for name in OF_TRAY if games.find_part(name, "lessons")])
def test_lessons_have_room(language, game):
    """The texts of lessons have room: with each item under the cursor, after each wrong answer and the right one."""
    script = start_in_language(language).choose_item("lessons").choose_item(game)
    screen = script.screen
    while screen.stage != DONE:
        walk_menu(script)
        step = screen.step
        lines = wrap_text(screen.words, TEXT_WIDTH)
        assert len(lines) <= (3 if step.ask in ("go", "next", "slots") else 2), lines  # the dice are below two
        answers = [[item] for item, right in zip(step.items, step.right, strict=True) if not right]
        right = [item for item, right in zip(step.items, step.right, strict=True) if right]
        answers.append(right if step.several else right[:1])
        for answer in answers:
            for item in (*answer, CHECK) if step.several else answer:
                if item not in screen.marked:  # a step that was missed twice has marked the right ones
                    script.choose_item(item).finish_drawing()
            if screen.stage == WRONG:
                script.press("green").finish_drawing()
        if step.ask == "go" and not step.is_move:
            continue
        assert screen.stage != ASKING
        script.press("green").finish_drawing()
    check_room(script)
