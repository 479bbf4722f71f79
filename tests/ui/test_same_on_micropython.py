"""The same presses and dice lead to the same display, lights, texts and reasons on MicroPython as on CPython."""

from pathlib import Path

import bot_reasons
import lessons_by_keys
import play_by_keys
import pytest
import real_by_events

from host_tools import micropython
from host_tools.checkout import ROOT
from tray24 import games
from tray24.ui.toolkit.texts import Texts

pytestmark = pytest.mark.level(2)
PATH = [ROOT / "tests" / "micropython"]
LESSONS = [name for name in games.list_games() if games.find_part(name, "lessons")]


def run_on_micropython(module, *arguments):
    """Return the lines that a module prints on MicroPython."""
    result = micropython.run_script(Path(module.__file__), arguments, path=PATH, capture=True, timeout_s=120)
    assert result.returncode == 0, result.stderr
    return result.stdout.splitlines()


@pytest.mark.parametrize(
    ("game", "language"),
    [*((game, "en") for game in games.list_games()), ("basic", "de"), ("yacht", "es"), ("dominoes", "fr")],
)
def test_a_match_by_keys_looks_the_same_on_micropython(game, language):
    expected = play_by_keys.record_match(game, language)
    assert run_on_micropython(play_by_keys, game, language) == expected
    assert len({line.split(" ")[0] for line in expected}) > 30  # pictures


@pytest.mark.parametrize(
    ("game", "language"), [*((game, "en") for game in LESSONS), ("center", "de"), ("line", "es"), ("basic", "fr")]
)
def test_a_lesson_looks_the_same_on_micropython(game, language):
    expected = lessons_by_keys.record_lesson(game, language)
    assert run_on_micropython(lessons_by_keys, game, language) == expected
    assert any(Texts(language)("lesson_done") in line for line in expected)


def test_a_match_with_real_dice_looks_the_same_on_micropython():
    assert run_on_micropython(real_by_events) == real_by_events.record_events()


def test_the_reasons_are_the_same_on_micropython():
    expected = [bot_reasons.list_reasons(game) for game in bot_reasons.GAMES]
    assert run_on_micropython(bot_reasons) == [str(reasons) for reasons in expected]
    assert len({key for reasons in expected for key, _ in reasons}) > 3
