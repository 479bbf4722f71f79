"""Words that several commands say: how many of something, and what the tray calls its games."""

from functools import cache

from tray24 import games
from tray24.ui.toolkit.texts import Texts
from tray24.ui.words import LANGUAGES


def counted(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def game_title(game: str) -> str:
    """As the tray's own menu has it; a game that nobody knows as it is written."""
    return _texts().of_game(game, "game") if game in games.names() else game


@cache
def _texts() -> Texts:
    return Texts(LANGUAGES[0])
