"""A match between two hands: nobody sees the next hand's dice while the scores or the starter are on the screen."""

from tray24.match.match import Match
from tray24.ui.ui import Ui

_SHOWS = ("scores", "rolloff")  # between two hands they lie directly above the match's screen


def is_between_hands(ui: Ui) -> bool:
    """Return whether the tray has dealt the next hand and nobody has seen it yet."""
    return ui.match is not None and ui.depth == 2 and ui.screen.name in _SHOWS


class Undealt:
    """The parts of a match that `match_view` needs, with all dice in the bag."""

    def __init__(self, match: Match):
        self.profile = match.profile
        self.can_undo = match.can_undo
        self.undone = match.undone
        self.game = match.profile.new_game()
        self.game.scores = list(match.game.scores)
        self.game.hand = match.game.hand
