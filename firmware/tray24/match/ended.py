"""The end of a hand: what dice and tiles were left, and what each of them counts."""

from tray24.compat import const
from tray24.rules.faces import value
from tray24.rules.tiles import tile_value

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.match.match import Match
    from tray24.rules.core import Game


def ended_game(match: "Match") -> "Game | None":
    """Return the game in the position in which the last hand ended, before its dice went back; None if none has."""
    if not match.game.ended:
        return None
    game = match.profile.new_game()
    game.restore(match.game.ended)
    return game


def worth(game: "Game", held: int) -> int:
    """Return the points of a die or a tile of a hand."""
    return tile_value(held) if game.tiles else value(game.faces[held])
