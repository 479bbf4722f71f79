"""The bot `keen`: looks one step ahead over the legal lines. A module a game, imported when `keen` plays that game.

Each game has a class `View` of what the seat that is to choose sees, and `worth(move)` of a candidate: an int, for ints
are the same on every machine. `yacht` thinks in slices of its own.
"""

from tray24.rules.core import RuleError


def choose(game, chance, sides):
    """Return the best move of the seat that is to choose; chance decides between equals.

    A generator that yields every few milliseconds of an RP2040, so that a slow machine can think in slices.
    """
    module = _module(game.name)
    yield  # its first import takes some milliseconds too
    if game.name == "yacht":
        return (yield from module.choose(game, sides))
    moves = game.choices()
    best = moves[0]
    if len(moves) > 1:
        yield
        view = module.View(game, sides)
        best_worth = -1000000
        for move in moves:
            worth = view.worth(move) + chance.below(32)
            if worth > best_worth:
                best_worth = worth
                best = move
            yield
    return best


def _module(name):
    """Return the module in which `keen` thinks about the game called `name`."""
    if name == "basic":
        from tray24.games.basic import bot as module
    elif name == "center":
        from tray24.games.center import bot as module
    elif name == "line":
        from tray24.games.line import bot as module
    elif name == "yacht":
        from tray24.games.yacht import bot as module
    elif name == "dominoes":
        from tray24.games.dominoes import bot as module
    else:
        raise RuleError("", "the bot 'keen' does not play " + name)
    return module
