"""Hidden hands, covered until their player confirms that nobody else is looking; and the view of open hands."""

from tray24 import games
from tray24.compat import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.ui.match.play import Play

_NOBODY = const(-1)


class Hands:
    """The seat whose hidden hand is on the display, and the view of all hands if they are open."""

    def __init__(self, play: "Play") -> None:
        self.play = play
        self._looks = _NOBODY
        self._open = False
        self.elsewhere: Sequence[int] = ()  # the seats with a hidden hand that a host shows on a screen of their own

    def open_all(self) -> None:
        """Show all hands from now on, for pictures of a match that nobody plays at this tray."""
        self._open = True

    def begin(self, seat: int) -> None:
        """Cover the hand if it is another seat's turn."""
        if self._looks != seat:
            self._looks = _NOBODY

    def covered(self) -> bool:
        """Return True while a hand hidden from the other players must not be shown yet."""
        play = self.play
        return self._looks < 0 and play.side.secret and not self._open and play.ui.people() > 1

    @property
    def is_elsewhere(self) -> bool:
        """True if the hand of the seat to play is covered because it is on a screen of its own."""
        return self.play.ui.match.game.turn in self.elsewhere and self.covered()

    def show(self) -> None:
        """Show the hand of the seat to play."""
        self._looks = self.play.ui.match.game.turn

    def cover(self) -> None:
        """Cover a hidden hand until its player confirms again."""
        play = self.play
        self._looks = _NOBODY
        if play.secret and play.choice:
            play.forget_message()  # hints name dice of the hand
            play.choice.begin()

    # Open hands.

    @property
    def lie_open(self) -> bool:
        """True if everybody may see all hands; hidden racks stay hidden."""
        return not self.play.ui.match.game.hides

    def look(self, now_ms: int) -> bool:
        """Open the view of what is open: that of the game's part `look`, or else that of the hands.

        Return False if the game hides its hands.
        """
        ui = self.play.ui
        if not self.lie_open:
            return False
        own = games.find(ui.match.game.name, "look")
        if own:
            view = own.Look(ui)
        else:
            from tray24.ui.match.look.hands import Look

            view = Look(ui)
        ui.open(view, now_ms)
        return True
