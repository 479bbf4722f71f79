"""Hidden hands, covered until their player confirms that nobody else is looking."""

from tray24.compat import const

_NOBODY = const(-1)


class Hands:
    """The hidden hands: which seat sees its own on the display."""

    def __init__(self, play):
        self.play = play
        self._looks = _NOBODY
        self._open = False

    def open_all(self):
        """Show all hands from now on, for pictures of a match without players here."""
        self._open = True

    def begin(self, seat):
        """Cover the hand if it is another seat's turn."""
        if self._looks != seat:
            self._looks = _NOBODY

    def covered(self):
        """Return True while a hand hidden from the other players must not be shown yet."""
        play = self.play
        return self._looks < 0 and play.side.secret and not self._open and play.ui.people() > 1

    def show(self):
        """Show the hand of the seat to play."""
        self._looks = self.play.ui.match.game.turn

    def cover(self):
        """Cover a hidden hand until its player confirms again."""
        play = self.play
        self._looks = _NOBODY
        if play.secret:
            play.teller.forget()  # hints name dice of the hand
            play.choice.begin()
