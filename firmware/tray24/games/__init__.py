"""The registry of games: which there are, and where the parts of each are found.

A game is a package. Its modules are its parts:

    rules       `GAME`, the class of its matches (see `rules.core.Game`)
    position    positions as dictionaries: `KEYS`, `PHASES`, `UNSAID`, `describe`, `load`
    refusals    `refuse`: why a move is not legal
    screen      `Side`: the match on display and slots
    real        `RealSide`: the match with real dice, for a game that has it
    bot         `View` or `choose`: how the bot keen plays it
    racks       `Racks`: its lines without hidden tiles, for a game that has any
    words       `TEXT`: what it says
    help        `HELP`: its rules in short words

A part is imported when it is asked for. `register` adds a game from anywhere.
"""

from tray24.rules import position
from tray24.rules.core import FORMAT
from tray24.rules.errors import RuleError
from tray24.rules.moves import D_FIRST, DEALER

# The packages, in the order of menus.
_packages = ["tray24.games." + name for name in ("basic", "center", "line", "yacht", "dominoes")]


def register(package):
    """Add the game of a package, whose name is the last word of the package's. Do nothing when it is there."""
    if package not in _packages:
        _packages.append(package)


def unregister(package):
    """Take out a game that `register` has added."""
    _packages.remove(package)


def names():
    """Return the names of all games, in the order of menus."""
    return tuple([package.split(".")[-1] for package in _packages])


def package(name):
    """Return the dotted name of a game's package. RuleError when there is no such game."""
    known = names()
    if name not in known:
        raise RuleError("", "'" + str(name) + "' is no game here: give " + " or ".join(known))
    return _packages[known.index(name)]


def part(name, module):
    """Return a module of the game called `name`. RuleError when there is no such game."""
    return __import__(package(name) + "." + module, None, None, ("*",))


def game_class(name):
    """Return the class of the game called `name`. RuleError when there is none."""
    return part(name, "rules").GAME


def new_game(name, seats, options=None):
    """Return a fresh match that awaits its first line.

    `options` maps names to text, ints or bools; those left out take the published rule. RuleError names what is wrong.
    """
    return game_class(name)(seats, options)


def load(name, seats, options, given):
    """Return the match of game `name` in the position `given` (a dictionary). RuleError says which key is wrong and why."""
    game = new_game(name, seats, options)
    position.load(game, given)
    return game


def from_bytes(data):
    """Return the position that `Game.save` wrote. RuleError when `data` cannot be one."""
    kind = _numbered(data[1]) if len(data) >= 3 and data[0] == FORMAT else None
    if kind is None:
        raise RuleError("", "these bytes are no saved position of this version")
    at = 3
    options = {}
    try:
        for option in kind.OPTIONS:
            options[option.name] = option.value(data[at] | data[at + 1] << 8)
            at += 2
        game = kind(data[2], options)
        game.restore(data)
        damaged = game.save() != data or not _is_sound(game)
    except (IndexError, ValueError) as error:
        raise RuleError("", "the saved position is damaged: " + str(error)) from None
    if damaged:
        raise RuleError("", "the saved position is damaged")
    return game


def _numbered(number):
    """Return the class of the game with this number, or None."""
    for name in names():
        kind = game_class(name)
        if kind.number == number:
            return kind
    return None


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
