"""A match between two hands: what people see while the scores or the starter are on the screen.

The tray has dealt the next hand already, but nobody has seen it yet.
"""

from tray24.match.ended import ended_game
from tray24.match.match import Match
from tray24.rules.moves import DEALER
from tray24.ui.ui import Ui

_SHOWS = ("scores", "rolloff")  # between two hands they lie directly above the match's screen


def is_between_hands(ui: Ui) -> bool:
    """Return whether the tray has dealt the next hand and nobody has seen it yet."""
    return ui.match is not None and ui.depth == 2 and ui.screen.name in _SHOWS


class Undealt:
    """The parts of a match that `match_view` needs: the hand that has ended, or all dice in the bag before the first.

    In the hand that has ended the dice lie as they did, but the points are those after it.
    """

    def __init__(self, match: Match):
        self.profile = match.profile
        self.can_undo = match.can_undo
        self.undone = match.undone
        self.game = ended_game(match) or match.profile.new_game()
        self.game.turn = DEALER
        self.game.scores = list(match.game.scores)
