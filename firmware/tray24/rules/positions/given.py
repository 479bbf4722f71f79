"""What the loaders of positions share: the values of `given`, checked, and die ids as dice are named."""

from tray24.rules.core import RuleError
from tray24.rules.faces import DE, parse_face


def take_number(given, key, below, default, nothing=None):
    """The int of `key` from 0; `nothing` stands for a given null, or it is refused."""
    number = given.get(key, default)
    if number is None and nothing is not None:
        return nothing
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < below:
        raise RuleError("", "given: '%s' must be a number from 0 to %d" % (key, below - 1))
    return number


def take_face(text, key, game):
    """A face of the game, as text; a wild may be declared, or unknown and unrolled in a hand."""
    try:
        face = parse_face(text) if isinstance(text, str) else -1
    except ValueError:
        face = -1
    if face < 0 or (face & 31 <= DE and face & 31 not in game.kinds):
        raise RuleError("", "given: '%s' holds %s, no face of %s" % (key, text, game.name))
    return face


def take_list(given, key, default):
    values = given.get(key, default)
    if not isinstance(values, list):
        raise RuleError("", "given: '" + key + "' must be a list")
    return values


class Dice:
    """Gives out die ids from 0 up, as they are named."""

    def __init__(self, game):
        self.game = game
        self.next = 0

    def take(self, text, key):
        face = take_face(text, key, self.game)
        die = self.next
        if die >= self.game.ids:
            raise RuleError("", "given: more than %d dice" % self.game.ids)
        self.next = die + 1
        self.game.faces[die] = face
        return die


def take_hands(game, dice, given):
    """The hands, one after the other; the bag is what remains."""
    hands = take_list(given, "hands", [[] for _ in range(game.seats)])
    if len(hands) != game.seats or not all([isinstance(hand, list) for hand in hands]):
        raise RuleError("", "given: 'hands' must list %d hands" % game.seats)
    game.hands = [[dice.take(text, "hands") for text in hand] for hand in hands]
    game.bag = list(range(dice.next, game.ids))
