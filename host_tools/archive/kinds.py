"""Kinds of matches whose scores can be compared.

A game is one kind; its matches where the lowest score wins or where won hands are counted are kinds of their own.
"""

from collections.abc import Mapping

from host_tools.archive.facts import Facts
from host_tools.terminal.console import game_title
from simulator.texts import HostTexts
from tray24 import games
from tray24.rules.core import Game

say = HostTexts("archive")

# The suffixes after the name of the game in a kind, as `stats --json` prints it.
LOW = ", low score wins"
HANDS = ", best of three"


def counts_hands(game: str, options: Mapping[str, object]) -> bool:
    """Return whether the score of a match is the number of hands won, not points."""
    return game in games.names() and games.game_class(game).counts_hands(options)


def score_words(game: Game, score: int) -> str:
    """Return a score with its unit: ``45 points``, ``1 hand``."""
    return say("hands" if game.counts_hands(game.options) else "points", count=score)


def kind_of(facts: Facts) -> str:
    """Return the kind of a match."""
    if facts["low_wins"]:
        return facts["game"] + LOW
    return facts["game"] + (HANDS if counts_hands(facts["game"], facts["options"]) else "")


def game_of(kind: str) -> str:
    """Return the name of a kind's game."""
    return kind.partition(",")[0]


def title_of(kind: str) -> str:
    """Return a kind as a heading."""
    title = game_title(game_of(kind))
    if kind.endswith(LOW):
        return say("kind-low", game=title)
    return say("kind-hands", game=title) if kind.endswith(HANDS) else title


def boxes_of(kind: str) -> tuple[str, ...]:
    """Return the boxes of the game's score sheet; () for a game without one."""
    return games.game_class(game_of(kind)).boxes


def has_uno(kind: str) -> bool:
    """Return whether the game has UNO calls and penalty dice."""
    return games.game_class(game_of(kind)).has_uno


def sort_key(kind: str) -> tuple[int, str]:
    """Return the key that sorts kinds in the order of the menus."""
    return games.names().index(game_of(kind)), kind
