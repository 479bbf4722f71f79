"""The choice of a move by a bot of some strength, with the part `bot` of the game.

That part has a class `View` of what the seat to play can see. Its methods are named like the strengths, such as
`fair(move)`, and return the worth of a candidate: an int, because ints are the same on every machine. `prepare(moves)`,
a generator, may come before `sharp`. Or the part has
`choose(game, sides, strength, *parts)`, a generator that thinks in its own slices, with `PARTS`, the names of the
further parts of the game that it takes.
"""

from tray24 import games
from tray24.compat import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from tray24.match.chance import Chance
    from tray24.match.thinking.characters import Character
    from tray24.rules.core import Game

_NEAR = const(4)  # chance decides between moves that differ by less
_NONE = const(-(1 << 29))


def choose(
    game: "Game", strength: str, chance: "Chance", sides: bytes, character: "Character"
) -> "Generator[None, None, int]":
    """Return the move that a bot of a strength prefers for the seat to play; chance decides between equals.

    This generator yields every few milliseconds of an RP2040, so that a slow machine can think in slices.
    """
    module = games.part(game.name, "bot")
    yield  # the first import takes some milliseconds too
    if hasattr(module, "choose"):
        parts = []
        for part in module.PARTS:  # each import takes a millisecond or two
            parts.append(games.part(game.name, part))
            yield
        return (yield from module.choose(game, sides, strength, *parts))
    moves = game.choices()
    if len(moves) == 1:
        return moves[0]
    yield
    view = module.View(game, sides, character)
    if strength == "sharp" and hasattr(view, "prepare"):
        yield from view.prepare(moves)
    return (yield from _best(moves, getattr(view, strength), chance))


def _best(moves: "Sequence[int]", worth_of: "Callable[[int], int]", chance: "Chance") -> "Generator[None, None, int]":
    """Return the move that is worth most. This generator yields after each."""
    best = moves[0]
    most = _NONE
    for move in moves:
        worth = worth_of(move) + chance.below(_NEAR)
        if worth > most:
            most = worth
            best = move
        yield
    return best
