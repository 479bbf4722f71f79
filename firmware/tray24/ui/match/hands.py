"""Hands that only their own seats may see: covered until their player says that she is alone."""

from tray24.compat import const

_NOBODY = const(-1)


class Hands:
    """Which seat sees its hidden hand on the display."""

    def __init__(self, play):
        self.play = play
        self._looks = _NOBODY
        self._open = False

    def open_all(self):
        """Show all hands from now on: for pictures of a match that nobody plays here."""
        self._open = True

    def begin(self, seat):
        """Cover the hand again when it is another seat's turn."""
        if self._looks != seat:
            self._looks = _NOBODY

    def covered(self):
        """Return True while a hand that is hidden from the other players must not be shown yet."""
        play = self.play
        return self._looks < 0 and play.side.secret and not self._open and play.ui.people() > 1

    def show(self):
        """Show the hand of the seat to choose."""
        self._looks = self.play.ui.match.game.turn

    def cover(self):
        """Hide a hidden hand until its player says again that she is alone."""
        play = self.play
        self._looks = _NOBODY
        if play.secret:
            play.teller.forget()  # advice names what is in the hand
            play.choice.begin()
