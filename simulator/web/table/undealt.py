"""A match between two hands: while the scores of one are read, or who starts, the dice of the next are nobody's yet."""

from typing import Any

_SHOWS = ("scores", "rolloff")  # between two hands they stand right above the screen of the match


def is_between_hands(ui: Any) -> bool:
    """Whether the tray has dealt the next hand already, but nobody has seen it."""
    return ui.match is not None and ui.depth == 2 and ui.screen.name in _SHOWS


class Undealt:
    """What `match_view` asks of a match, with all dice in the bag."""

    def __init__(self, match: Any):
        self.profile = match.profile
        self.can_undo = match.can_undo
        self.game = match.profile.new_game()
        self.game.scores = list(match.game.scores)
        self.game.hand = match.game.hand
