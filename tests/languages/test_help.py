"""The help of each game explains what players look up: the game's options, and what happens in rare cases."""

import pytest

from tray24 import games
from tray24.ui.toolkit.texts import Texts

# Game, the rule that a page of its help cites, and words of that page.
TOPICS = [
    ("basic", "B3", ("number", "wild", "skip", "+2", "reverse", "wild +4")),
    ("basic", "B16", ("bag", "take what there is")),
    ("basic", "B17", ("until the next player has placed",)),
    ("basic", "B18", ("last die ends the hand", "+2", "wild +4", "still takes")),
    ("center", "C4", ("empty bag",)),
    ("center", "C9", ("until the next player does anything",)),
    ("center", "C10", ("last die ends the hand", "nobody takes", "+2", "wild +4")),
    ("line", "L8", ("until the next turn begins",)),
    ("line", "L9", ("last die ends the hand", "+1", "+2", "still takes")),
    ("dominoes", "D10", ("until the next player has laid",)),
    ("dominoes", "D11", ("last tile ends the hand", "+2", "wild +4", "still takes")),
]
# What the help calls an option where that is not its name in the menu.
NAMES = {"target": "points to win", "young": "young players", "scoring": "points go to"}


def find_pages(game, rule):
    return [text.lower() for _, text, rules in Texts("en").get_help(game) if rule in rules]


@pytest.mark.parametrize(("game", "rule", "words"), TOPICS)
def test_rare_cases_are_in_the_help(game, rule, words):
    assert any(all(word in text for word in words) for text in find_pages(game, rule))


@pytest.mark.parametrize("game", sorted({game for game, _, _ in TOPICS}))
def test_every_option_is_in_the_help_under_its_name(game):
    say = Texts("en")
    found = " ".join(text.lower() for title, text, _ in say.get_help(game) if title == "Options")
    for option in games.get_game_class(game).OPTIONS:
        name = NAMES.get(option.name) or say.get_game_text(game, "opt-" + option.name).lower()
        assert name in found, option.name
