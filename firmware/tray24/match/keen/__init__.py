"""The bot `keen`: looks one step ahead over the legal lines. A module a game, imported when `keen` plays that game.

Each game has a class `View` of what the seat that is to choose sees, and `worth(move)` of a candidate: an int, for ints
are the same on every machine. `yacht` thinks in slices of its own.
"""

from tray24.rules.core import RuleError


def choose(game, chance, sides):
    """A generator that ends with the best move of the seat that is to choose; chance decides between equals.

    It yields every few milliseconds of an RP2040, so that a slow machine can think in slices.
    """
    if game.name == "yacht":
        from tray24.match.keen import yacht

        yield  # importing it takes some milliseconds too
        return (yield from yacht.choose(game, sides))
    moves = game.choices()
    best = moves[0]
    if len(moves) > 1:
        view_class = _view(game.name)
        yield  # importing it takes some milliseconds too
        view = view_class(game, sides)
        best_worth = -1000000
        for move in moves:
            worth = view.worth(move) + chance.below(32)
            if worth > best_worth:
                best_worth = worth
                best = move
            yield
    return best


def _view(name):
    if name == "basic":
        from tray24.match.keen.basic import View
    elif name == "center":
        from tray24.match.keen.center import View
    elif name == "line":
        from tray24.match.keen.line import View
    elif name == "dominoes":
        from tray24.match.keen.dominoes import View
    else:
        raise RuleError("", "the bot 'keen' does not play " + name)
    return View
