"""Kinds of matches whose scores can be compared: the game, apart where the lowest score wins or hands are counted."""

from collections.abc import Mapping
from typing import Any

from host_tools.terminal.phrases import counted, game_title
from tray24 import games
from tray24.rules.core import Game

LOW = ", low score wins"
HANDS = ", best of three"


def counts_hands(game: str, options: Mapping[str, Any]) -> bool:
    """Return whether the scores of a match count hands that were won, not points."""
    return game in games.names() and games.game_class(game).counts_hands(options)


def score_words(game: Game, score: int) -> str:
    """Return a score with its unit: ``45 points``, ``1 hand``."""
    return counted(score, "hand", "hands") if game.counts_hands(game.options) else counted(score, "point", "points")


def kind_of(facts: Mapping[str, Any]) -> str:
    """Return the kind of a match."""
    if facts["low_wins"]:
        return facts["game"] + LOW
    return facts["game"] + (HANDS if counts_hands(facts["game"], facts["options"]) else "")


def game_of(kind: str) -> str:
    """Return the name of a kind's game."""
    return kind.partition(",")[0]


def title_of(kind: str) -> str:
    """Return a kind as a heading."""
    game = game_of(kind)
    return game_title(game) + kind[len(game) :]


def boxes_of(kind: str) -> tuple[str, ...]:
    """Return the boxes of the game's score sheet; () for a game without one."""
    return games.game_class(game_of(kind)).boxes


def has_uno(kind: str) -> bool:
    """Return whether UNO is called in the game, and dice are drawn for penalties."""
    return games.game_class(game_of(kind)).has_uno


def sort_key(kind: str) -> tuple[int, str]:
    """Return what brings kinds into the order of menus."""
    return games.names().index(game_of(kind)), kind
