"""Words that several commands say: how many of something, and what the tray calls its games."""

from functools import cache

from tray24 import games
from tray24.languages import LANGUAGES
from tray24.ui.toolkit.texts import Texts


def counted(number: int, one: str, many: str) -> str:
    """Return a number with its noun."""
    return f"{number} {one if number == 1 else many}"


def box_title(game: str, box: str) -> str:
    """Return a box of a score sheet as the display calls it."""
    return _texts(game)("box_" + box)


def game_title(game: str) -> str:
    """Return a game's name as the tray's menu has it, or as it is written when nobody knows the game."""
    return _texts(game).of_game(game, "game") if game in games.names() else game


@cache
def _texts(game: str) -> Texts:
    texts = Texts(LANGUAGES[0])
    texts.use(game)
    return texts
