"""The five games of the tray: pure rules, the same on the device and on the desktop.

A match is made with `new_game`, or from a saved position with `from_bytes`.
"""

from tray24.rules.core import D_FIRST, DEALER, FORMAT, RuleError

# In the order of their numbers in saved positions: basic 0, center 1, line 2, yacht 3, dominoes 4.
GAMES = ("basic", "center", "line", "yacht", "dominoes")


def game_class(name):
    """The class of the game called `name`. RuleError when there is none."""
    if name == "basic":
        from tray24.games.basic.rules import Basic

        return Basic
    if name == "center":
        from tray24.games.center.rules import Center

        return Center
    if name == "line":
        from tray24.games.line.rules import Line

        return Line
    if name == "yacht":
        from tray24.games.yacht.rules import Yacht

        return Yacht
    if name == "dominoes":
        from tray24.games.dominoes.rules import Dominoes

        return Dominoes
    raise RuleError("", "'" + str(name) + "' is no game here: give " + " or ".join(GAMES))


def new_game(name, seats, options=None):
    """A fresh match that awaits its first line.

    `options` maps names to text, ints or bools; those left out take the published rule. RuleError names what is wrong.
    """
    return game_class(name)(seats, options)


def from_bytes(data):
    """Return the position that `Game.save` wrote. RuleError when `data` cannot be one."""
    if len(data) < 3 or data[0] != FORMAT or data[1] >= len(GAMES):
        raise RuleError("", "these bytes are no saved position of this version")
    kind = game_class(GAMES[data[1]])
    at = 3
    options = {}
    try:
        for name, _, names in kind.OPTIONS:
            number = data[at] | data[at + 1] << 8
            options[name] = names[number] if names else number
            at += 2
        game = kind(data[2], options)
        game.restore(data)
        damaged = game.save() != data or not _is_sound(game)
    except (IndexError, ValueError) as error:
        raise RuleError("", "the saved position is damaged: " + str(error)) from None
    if damaged:
        raise RuleError("", "the saved position is damaged")
    return game


def _is_sound(game):
    """Return True when what is awaited in a restored position can be, and all of it has a name."""
    seats = range(game.seats)
    for seat in (game.turn, game.served, game.catchable, game.called):
        if seat != DEALER and seat not in seats:
            return False
    if game.starter not in seats or game.direction not in (1, -1):
        return False
    game.describe()  # IndexError for a face, phase or place that does not exist
    if game.turn >= 0:
        return game.wait == 0 and len(game.legal()) > 0
    if game.wait:
        return game.phase == game.wait or game.wait == D_FIRST  # which has no phase of its own
    return game.over
