"""The tray in the test language (accented English): all texts are translated, and longer texts cover nothing else."""

import re
import sys

import pseudolocalization
import pytest
from checked_canvas import CheckedCanvas
from ui_script import Script

from tray24 import games
from tray24.match.dicesets import SETS
from tray24.ui.toolkit.texts import Texts

OF_TRAY = tuple(name for name in games.list_games() if games.get_package(name).startswith("tray24."))
_MAX_PRESSES = 150


@pytest.fixture(scope="module", autouse=True)
def pseudo_language():
    """Make the test language (accented English) a language of the tray."""
    pseudolocalization.install_language()


def split_words(text):
    return {word for word in re.findall(r"[^\W\d_]+", text) if len(word) > 1}


def list_words(game):
    """Return all words in the texts that a match of a game may show."""
    say = Texts(pseudolocalization.NAME)
    tables = [
        sys.modules[f"tray24.languages.{pseudolocalization.NAME}.{part}"].TEXT for part in ("match", "menus", game)
    ]
    lines = "\n".join(line.partition("=")[2] for table in tables for line in table)
    pages = " ".join(title + " " + text for title, text, _ in say.get_help(game))
    return split_words(re.sub(r"{\w+}", " ", lines) + " " + pages)


def start_match(game):
    """Return a `Script` (the tray's user interface) in a match of a game in the test language (accented English)."""
    script = Script(seed=3)
    script.finish_power_on()
    script.ui.say.set_language(pseudolocalization.NAME)
    script.ui.canvas = CheckedCanvas()
    script.start_match(*[""] * (1 if game == "yacht" else 2), game=game)
    return script


@pytest.mark.parametrize("game", OF_TRAY)
def test_a_match_says_nothing_that_is_not_translated_and_nothing_that_covers_other_words(game):
    script = start_match(game)
    known = list_words(game)
    english = set()
    for turn in range(_MAX_PRESSES):
        script.finish_drawing()
        english |= split_words(script.ui.format_text()) - known
        if script.screen.name == "winner":
            break
        if script.screen.prompt == "color":
            script.press(("red", "yellow", "green", "blue")[turn % 4])
        else:
            script.press(*["blue"] * (turn % 3 == 1), "green")
        script.wait(2600 if turn % 2 else 40)
    assert english == set()
    assert script.ui.canvas.faults == set()


@pytest.mark.parametrize("item", ["new", "records", "settings", "self_test"])
def test_the_menus_are_translated_and_cover_nothing(item):
    script = Script(seed=3).finish_power_on()
    script.ui.say.set_language(pseudolocalization.NAME)
    script.ui.canvas = CheckedCanvas()
    known = list_words("basic") | {"mA", "ms"} | {name.rstrip("0123456789") for name in SETS}  # as on the stickers
    english = set()
    if item in script.screen.items:
        script.choose_item(item)
    for _ in range(20):
        script.finish_drawing()
        english |= split_words(script.ui.format_text()) - known
        script.press("blue")
    assert english == set()
    assert script.ui.canvas.faults == set()


@pytest.mark.parametrize("game", OF_TRAY)
def test_help_is_translated_and_covers_nothing(game):
    script = start_match(game)
    script.press("red").choose_item("help")
    for _ in script.screen.items:
        script.finish_drawing()
        assert split_words(script.ui.format_text()) <= list_words(game)
        script.press("blue")
    assert script.ui.canvas.faults == set()
