"""What `threes` refuses, and why."""

from tray24.rules.errors import RuleError
from tray24.rules.moves import REROLL


def refuse(game, verb, move):
    """Return why the seat that is to choose may not enter this; None when only the phase is wrong."""
    if verb == REROLL:
        return RuleError("", "mark_a_die" if game.rolls_left else "no_rolls_but_count")
    return None
