"""The bots of the game `threes`: they roll a die again if its sides are worth more, on average, than its face."""

from tray24.rules.faces import get_points
from tray24.rules.moves import REROLL, decode_verb

_UNIT = 600  # of a point: more than the chance between equals


class Evaluator:
    """What a bot knows about the dice of the seat to play: the face of each die, and the average of its sides."""

    per_unit = _UNIT

    def __init__(self, game, sides, character=None):
        dice = game.hands[game.turn]
        self.game = game
        self.shown = [_UNIT * get_points(game.faces[die]) for die in dice]
        self.average = [_UNIT * sum([get_points(face) for face in sides[6 * die : 6 * die + 6]]) // 6 for die in dice]

    def gentle(self, move):
        """Return the value of a move for the bot *gentle*: the points of the dice; 0 for a reroll."""
        return 0 if decode_verb(move) == REROLL else sum(self.shown)

    def fair(self, move):
        """Return the value of a move for the bot *fair*: the average points of the dice after it, as for *sharp*."""
        return self.sharp(move)

    def sharp(self, move):
        """Return the value of a move for the bot *sharp*: the average points of the dice after it."""
        rerolled_positions = self.game.decode_args(move) if decode_verb(move) == REROLL else ()
        return sum(
            [
                self.average[index] if index in rerolled_positions else self.shown[index]
                for index in range(len(self.shown))
            ]
        )
