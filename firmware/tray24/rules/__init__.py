"""The five games of the tray: pure rules, the same on the device and on the desktop.

A match is made with `new_game`, or from a saved position with `from_bytes`.
"""

from tray24.rules.core import FORMAT, RuleError

# In the order of their numbers in saved positions: basic 0, center 1, line 2, yacht 3, dominoes 4.
GAMES = ("basic", "center", "line", "yacht", "dominoes")


def game_class(name):
    """The class of the game called `name`. RuleError when there is none."""
    if name == "basic":
        from tray24.rules.basic import Basic

        return Basic
    if name == "center":
        from tray24.rules.center import Center

        return Center
    if name == "line":
        from tray24.rules.line import Line

        return Line
    if name == "yacht":
        from tray24.rules.yacht import Yacht

        return Yacht
    if name == "dominoes":
        from tray24.rules.dominoes import Dominoes

        return Dominoes
    raise RuleError("", "'" + str(name) + "' is no game here: give " + " or ".join(GAMES))


def new_game(name, seats, options=None):
    """A fresh match that awaits its first line.

    `options` maps names to text, ints or bools; those left out take the published rule. RuleError names what is wrong.
    """
    return game_class(name)(seats, options)


def from_bytes(data):
    """The position that `Game.save` wrote. RuleError when `data` cannot be one."""
    numbers = {0: "basic", 1: "center", 2: "line", 3: "yacht", 4: "dominoes"}
    if len(data) < 3 or data[0] != FORMAT or data[1] not in numbers:
        raise RuleError("", "these bytes are no saved position of this version")
    kind = game_class(numbers[data[1]])
    at = 3
    options = {}
    try:
        for name, _, names in kind.OPTIONS:
            number = data[at] | data[at + 1] << 8
            options[name] = names[number] if names else number
            at += 2
        game = kind(data[2], options)
        game.restore(data)
    except (IndexError, ValueError) as error:
        raise RuleError("", "the saved position is damaged: " + str(error)) from None
    if game.save() != data:
        raise RuleError("", "the saved position is damaged")
    return game
