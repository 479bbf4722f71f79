"""Positions of `threes` as dictionaries."""

from tray24.rules.errors import RuleError
from tray24.rules.faces import face_name
from tray24.rules.moves import PH_CHOOSE
from tray24.rules.position import Dice, take_hands, take_number

KEYS = ("hands", "rolls_left")
PHASES = (PH_CHOOSE,)
UNSAID = PH_CHOOSE


def describe(game, position):
    """Add the game's own keys to a position."""
    position["hands"] = [[face_name(game.faces[die]) for die in hand] for hand in game.hands]
    position["rolls_left"] = game.rolls_left


def load(game, given):
    """Set up a game whose common keys are set."""
    take_hands(game, Dice(game), given)
    if [len(hand) for hand in game.hands] != [3 * (seat == game.turn) for seat in range(game.seats)]:
        raise RuleError("", "given_three_dice", seat=game.turn)
    game.rolls_left = take_number(given, "rolls_left", game.rerolls + 1, game.rerolls)
