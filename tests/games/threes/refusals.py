"""The refusals of `threes`, with their reasons."""

from tray24.rules.errors import RuleError
from tray24.rules.moves import REROLL


def refuse(game, verb, move):
    """Return why the seat to play may not enter this move; None if only the phase is wrong."""
    if verb == REROLL:
        return RuleError("", "mark_a_die" if game.rolls_left else "no_rolls_but_count")
    return None
