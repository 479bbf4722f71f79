"""The end of a hand: what dice and tiles were left, and what each of them counts."""

from tray24.rules.faces import value
from tray24.rules.tiles import tile_value


def ended_game(match):
    """Return the game in the position in which the last hand ended, before its dice went back; None if none has."""
    if not match.game.ended:
        return None
    game = match.profile.new_game()
    game.restore(match.game.ended)
    return game


def worth(game, held):
    """Return the points of a die or a tile of a hand."""
    return tile_value(held) if game.tiles else value(game.faces[held])
