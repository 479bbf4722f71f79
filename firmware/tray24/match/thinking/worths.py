"""The worths of all legal moves to the strongest bot: for hints, and for looking back at a match."""

from tray24 import games
from tray24.compat import const
from tray24.match.thinking.open_view import OUT

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from tray24.rules.core import Game

PER_UNIT = const(64)


def rated(game: "Game", sides: bytes) -> "Generator[None, None, list[tuple[int, int]]]":
    """Return (move, worth) of each move of the seat to play, in 64ths of a point, or of a tile in a game of tiles.

    It knows what the player knows. `sides` are those of the match's dice, b"" for real ones. This generator yields
    after little work; it returns [] for a game without worths.
    """
    module = games.find(game.name, "bot")
    if module is None:
        return []
    if hasattr(module, "rated"):
        parts = [games.part(game.name, part) for part in module.PARTS]
        yield
        return (yield from module.rated(game, sides, *parts))
    if not hasattr(getattr(module, "View", None), "sharp"):
        return []
    view = module.View(game, sides)
    moves = game.choices()
    if hasattr(view, "prepare"):
        yield from view.prepare(moves)
    found = []
    for move in moves:
        worth = view.sharp(move)
        if worth >= OUT:
            worth = view.won()
        found.append((move, worth * PER_UNIT // getattr(view, "per_unit", PER_UNIT)))
        yield
    return found


def regret(worths: "Sequence[tuple[int, int]]", moves: "Sequence[int]") -> int:
    """Return how much less the best of these moves is worth than the best of `worths`; 0 if none is among them."""
    own = [worth for move, worth in worths if move in moves]
    return max([worth for _, worth in worths]) - max(own) if own else 0
