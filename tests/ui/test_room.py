"""The display in every language: no text is cut off, exceeds its room or covers another."""

import random

import pytest
from fake_calibration import FakeSensing, faults
from real_script import Table
from real_whims import TileWhims, Whims
from ui_script import Script
from watched import Watched

from tray24 import games
from tray24.languages import LANGUAGES
from tray24.match import bots
from tray24.sense import calibrate
from tray24.ui.lessons.lesson import ASKING, CHECK, DONE, WRONG
from tray24.ui.toolkit.canvas import wrap
from tray24.ui.toolkit.screens import TEXT_WIDTH

OF_TRAY = tuple(name for name in games.names() if games.package(name).startswith("tray24."))
in_each_language = pytest.mark.parametrize("language", LANGUAGES)
of_each_game = pytest.mark.parametrize("game", OF_TRAY)


def speaking(language, script=None):
    """Return a script whose tray shows a language on a canvas that records texts without room."""
    script = script or Script(seed=3)
    script.ui.settings.set("language", language)
    script.ui.configure()
    script.ui.canvas = Watched()
    return script.powered()


def check(script, may_be_cut=()):
    """Check that each text so far had room. Lists of names that begin with `may_be_cut` may be cut."""
    canvas = script.drawn().ui.canvas
    assert (canvas.faults, {text for text in canvas.cut if not text.startswith(may_be_cut)}) == (set(), set())


def walk(script, most=40):
    """Draw a menu with each of its items under the cursor."""
    for _ in range(min(most, len(script.screen.items) or 1)):
        script.drawn().press("blue")


# Matches.


@in_each_language
@of_each_game
def test_whole_matches_with_bots_have_room(language, game):
    """Play at random, with hints, coach and advice; walk through the pause menu now and then."""
    script = speaking(language)
    chance = random.Random(len(game))
    script.advised().ui.settings.set("coach", "always")
    script.ui.settings.set("bot_speed", "4")
    kind = games.game_class(game)
    options = {option.name: 40 for option in kind.OPTIONS if option.name == "target"}
    script.match("", bots.offered(game)[0], *[""] * (kind.max_seats > 2), game=game, **options)
    for turn in range(1500):
        screen = script.drawn().screen
        if screen.name == "winner":
            break
        if screen.kind == "wait":
            script.wait(300)
        elif screen.kind == "color":
            script.press(chance.choice(("red", "yellow", "green", "blue")))
        elif turn % 40 == 39 and screen.name == "play":
            script.press("red")
            walk(script)
            script.press("red")
        elif turn % 25 == 24:
            script.press(chance.randrange(3) + 1)
        else:
            script.press(*["blue"] * chance.randrange(3)).drawn().press("green").drawn()
    assert script.screen.name == "winner", script.ui.text()
    for _ in range(4):
        script.press("green").drawn()
    check(script)


class Plugged(Whims):
    """A random player who pulls no plug, so that the tray keeps its canvas."""

    def _pull_plug(self):
        pass


class PluggedTiles(Plugged, TileWhims):
    """A random player with tiles who pulls no plug."""


@in_each_language
@pytest.mark.parametrize("game", [name for name in OF_TRAY if games.game_class(name).real])
def test_matches_with_real_dice_have_room(language, game):
    whims = (PluggedTiles if game == "dominoes" else Plugged)(game, 1, speaking(language, Table()))
    for _ in range(400):
        whims.go_on(1)
        whims.table.drawn()
    check(whims.table)


# Menus.


@in_each_language
def test_menus_have_room(language):
    """Open each item of the home menu, and step each setting through its values."""
    script = speaking(language, Script(facts={"version": "1.2.3", "display": False, "sensors": 24, "stuck": 1 << 3}))
    script.ui.sensing = FakeSensing()
    walk(script)
    for item in ("new", "lessons", "records", "calibrate"):
        script.take(item)
        walk(script)
        script.press("red")
    script.take("settings")
    for builders in (False, True):
        if builders:
            script.take("builders")
        for item in script.screen.items:
            if item not in ("language", "tray_kind", "masked_slots", "names", "builders"):
                script.take(item)
                walk(script, 4)
                script.press("red")
    check(script)


@in_each_language
@pytest.mark.parametrize("kind", ["full", "light", "starter"])
def test_the_set_up_of_each_game_has_room(language, kind):
    script = speaking(language)
    script.ui.settings.set("tray_kind", kind)
    script.ui.configure()
    script.take("new")
    for _ in OF_TRAY:
        script.press(1).hold(2)
        walk(script)
        for item in script.screen.items[1:-1]:
            for _ in range(3):
                if item in script.screen.items and item != "game":
                    script.take(item).drawn()
                    if script.screen.name != "setup":
                        walk(script, 3)
                        script.press("red")
        script.take("game")
    check(script)


@in_each_language
def test_calibration_has_room(language):
    """Ask for each step, with each fault, busy and waiting, at a slot of two digits."""
    script = Script(facts={"version": "1", "sensors": 24})
    script.ui.sensing = FakeSensing()
    speaking(language, script).take("calibrate")
    calibrator = script.ui.sensing.calibrator
    steps = ((calibrate.EMPTY, -1), (calibrate.WHITE, 22), (calibrate.COLOR, 22), (calibrate.DONE, -1))
    for calibrator.step, calibrator.slot in (*steps, (calibrate.FAILED, -1)):
        for calibrator.words in ("", *faults()):
            for calibrator.color in range(1, 5):
                for calibrator.busy in (False, True):
                    script.wait(60).drawn()
    check(script)
    script.press("red").take("settings").take("builders").take("masked_slots")
    walk(script, 3)
    script.press("green").drawn()
    check(script)


@in_each_language
@pytest.mark.parametrize("stuck", [0, 0b1000, 0b1111111111])
@pytest.mark.parametrize("kind", ["full", "light", "starter"])
def test_power_on_and_self_test_have_room(language, kind, stuck):
    facts = {"version": "12.24.36", "display": False, "sensors": 24 if kind == "full" else 0, "stuck": stuck}
    script = Table() if kind == "full" else Script()
    script.ui.facts.update(facts)
    script.ui.settings.set("tray_kind", kind)
    script.ui.settings.set("led_ma", "auto" if kind == "full" else "12")
    script.ui.settings.set("language", language)
    script.ui.configure()
    script.ui.canvas = Watched()
    script.screen.changed = True
    script.drawn()
    assert script.screen.name == "power"
    script.powered().take("self_test")
    check(script)


@in_each_language
def test_records_and_what_is_left_have_room(language):
    """List a finished match and one that was ended early, and open both."""
    script = speaking(language)
    for game in ("basic", "yacht"):
        script.match("", "random", game=game, **{"target": 30} if game == "basic" else {}).play_out()
        while script.screen.name != "home":
            script.press("green").drawn()
    script.match("", "").press("green", "red").take("end_match").drawn().press("green").drawn()
    script.take("records")
    walk(script)
    for item in script.screen.items:
        script.take(item).drawn()
        while script.screen.name != "records":
            script.press("green").drawn()
    check(script, ("1  ", "2  ", "3  "))  # a line of the list: number, game and names


@in_each_language
@of_each_game
def test_help_has_room(language, game):
    script = speaking(language).match(*[""] * 2, game=game)
    script.press("red")
    walk(script)
    script.take("help")
    walk(script, 99)
    check(script)


@in_each_language
def test_a_match_alone_and_the_dice_of_the_day_have_room(language):
    script = speaking(language).take("new").take("game").take("game").take("game").press(1)
    script.take("day").drawn()
    for digit in "20261125":
        script.press(*["blue"] * int(digit), "green").drawn()
    script.take("start").drawn()
    assert script.ui.match.profile.daily
    script.press("green").drawn().hold("red").drawn().press("green").drawn()
    script.play_out()
    while script.screen.name != "home":
        script.press("green").drawn()
    check(script)


# Lessons.


@in_each_language
@pytest.mark.parametrize("game", [name for name in OF_TRAY if games.find(name, "lessons")])
def test_lessons_have_room(language, game):
    """Give each wrong answer of each step and the right one, by keys, with each item under the cursor before."""
    script = speaking(language).take("lessons").take(game)
    screen = script.screen
    while screen.stage != DONE:
        walk(script)
        step = screen.step
        lines = wrap(screen.words, TEXT_WIDTH)
        assert len(lines) <= (3 if step.ask in ("go", "next", "slots") else 2), lines  # the dice are below two
        answers = [[item] for item, right in zip(step.items, step.right, strict=True) if not right]
        right = [item for item, right in zip(step.items, step.right, strict=True) if right]
        answers.append(right if step.several else right[:1])
        for answer in answers:
            for item in (*answer, CHECK) if step.several else answer:
                if item not in screen.marked:  # a step that was missed twice has marked the right ones
                    script.take(item).drawn()
            if screen.stage == WRONG:
                script.press("green").drawn()
        if step.ask == "go" and not step.is_move:
            continue
        assert screen.stage != ASKING
        script.press("green").drawn()
    check(script)
