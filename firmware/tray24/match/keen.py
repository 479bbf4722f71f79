"""The bot `keen`, which looks one step ahead over the legal moves. It uses the part `bot` of a game.

That part has a class `View` of what the seat to play can see, with `worth(move)` of a candidate: an int, because ints
are the same on every machine. Or it has `choose(game, sides, *parts)`, a generator that thinks in its own slices, with
`PARTS`, the names of the further parts of the game that it takes. In a game without this part `keen` chooses as `random`
does.
"""

from tray24 import games


def choose(game, chance, sides):
    """Return the best move of the seat to play; chance decides between equals.

    This generator yields every few milliseconds of an RP2040, so that a slow machine can think in slices.
    """
    module = games.find(game.name, "bot")
    yield  # the first import takes some milliseconds too
    if hasattr(module, "choose"):
        parts = []
        for part in module.PARTS:  # each import takes a millisecond or two
            parts.append(games.find(game.name, part))
            yield
        return (yield from module.choose(game, sides, *parts))
    moves = game.choices()
    if len(moves) == 1:
        return moves[0]
    yield
    if module is None:
        return moves[chance.below(len(moves))]
    view = module.View(game, sides)
    best = moves[0]
    best_worth = -1000000
    for move in moves:
        worth = view.worth(move) + chance.below(32)
        if worth > best_worth:
            best_worth = worth
            best = move
        yield
    return best
