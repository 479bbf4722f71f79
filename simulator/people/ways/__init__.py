"""How people play each game with real dice: what they know, and what virtual ones do. Imported as a match needs it."""

from importlib import import_module
from typing import Any

GAMES = ("basic", "center", "line", "yacht", "dominoes")


def ways_of(people: Any, game: str) -> Any:
    """A game's ways, or those that all games share."""
    return import_module(f"simulator.people.ways.{game if game in GAMES else 'common'}").Ways(people)
