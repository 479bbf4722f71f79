"""The bots: their names, calls of UNO and catches, and the bot `random`. `keen` has its own module.

A bot never uses the dealer's chance, so its thinking does not change the dice.
"""

from tray24.compat import const
from tray24.match import keen
from tray24.rules.errors import RuleError
from tray24.rules.moves import CATCH, PH_MOVE, PH_REROLLED, PLAY, UNO, move_verb

NAMES = ("keen", "random")  # in the order in which menus offer them
CALLS_IN = (PH_MOVE, PH_REROLLED)  # phases in which a bot may think of calling UNO before it plays

# Out of 20 cases. Together with a first chance of 10 in 20, UNO is called nine times in ten.
_CALLS_BEFORE = const(10)
_CALLS_AFTER = const(16)
_CATCHES = const(5)
_CASES = const(20)


def check_names(game, names):
    """Raise RuleError if one of these names is neither a bot's nor "" (a human). Each bot plays every game."""
    for name in names:
        if name and name not in NAMES:
            raise RuleError("", "no_bot", text=name, choices=NAMES)


def aside(game, names, chance):
    """Return the UNO call or catch (B17) that a bot enters before play goes on, or -1. names: of bots, "" a human."""
    caught = game.catchable
    if caught >= 0:
        if names[caught] and game.may_call_uno(caught) and chance.below(_CASES) < _CALLS_AFTER:
            return game.move(UNO, seat=caught)
        for seat in range(game.seats):
            if seat != caught and names[seat] and chance.below(_CASES) < _CATCHES:
                return game.move(CATCH, caught, seat=seat)
    seat = game.turn
    may_call = names[seat] and seat != caught and game.phase in CALLS_IN and game.may_call_uno(seat)
    if may_call and _may_play(game) and chance.below(_CASES) < _CALLS_BEFORE:
        return game.move(UNO)
    return -1


def _may_play(game):
    """Return True if the seat to play has a die or tile to play. This finds the first, `playable` lists all."""
    for move in game.choices():
        if move_verb(move) == PLAY:
            return True
    return False


def choose_random(game, chance):
    """Return one of the moves of the seat to play, all equally likely."""
    moves = game.choices()
    return moves[chance.below(len(moves))] if len(moves) > 1 else moves[0]


def answer(thoughts):
    """Run a bot's generator to its end and return its result."""
    try:
        while True:
            next(thoughts)
    except StopIteration as end:
        return end.value


def think(game, names, chance, sides):
    """Return the move that a bot enters now, or -1. This generator yields while a bot thinks."""
    move = aside(game, names, chance)
    if move < 0 and names[game.turn]:
        if names[game.turn] == "keen":
            return (yield from keen.choose(game, chance, sides))
        return choose_random(game, chance)
    return move
