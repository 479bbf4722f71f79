"""The class HiddenHands, which covers a hand until its player confirms that nobody else is looking.

HiddenHands also opens the screen that shows all open hands.
"""

from tray24 import games
from tray24.compat import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.ui.match.play_screen import PlayScreen

_NOBODY = const(-1)


class HiddenHands:
    """The record of which seat's hidden hand the display may show.

    In games that hide no hands, HiddenHands opens the screen of all hands.
    """

    def __init__(self, play: "PlayScreen") -> None:
        self.play = play
        self._viewer = _NOBODY
        self._is_open = False
        self.elsewhere: Sequence[int] = ()  # the seats with a hidden hand that a host shows on a screen of their own

    def show_all(self) -> None:
        """Show all hands from now on. This serves pictures of a match that nobody plays at this tray."""
        self._is_open = True

    def start_turn(self, seat: int) -> None:
        """Remember that it is the turn of `seat`; cover the hand if the display showed another seat's hand."""
        if self._viewer != seat:
            self._viewer = _NOBODY

    def is_covered(self) -> bool:
        """Return True while the hand of the seat to play must not be shown, because others could see it."""
        play = self.play
        return self._viewer < 0 and play.game_screen.secret and not self._is_open and play.ui.count_people() > 1

    @property
    def is_elsewhere(self) -> bool:
        """True if the hand of the seat to play is covered here, because a host shows it on that player's own device."""
        return self.play.ui.match.game.turn in self.elsewhere and self.is_covered()

    def show_hand(self) -> None:
        """Show the hand of the seat to play."""
        self._viewer = self.play.ui.match.game.turn

    def cover_hand(self) -> None:
        """Cover a hidden hand until its player confirms again that nobody else is looking."""
        play = self.play
        self._viewer = _NOBODY
        if play.secret and play.choice:
            play.clear_message()  # a hint names dice of the hand
            play.choice.start()

    # Open hands.

    @property
    def are_open(self) -> bool:
        """True if everybody may see all hands in this game."""
        return not self.play.ui.match.game.hides

    def show_open_hands(self, now_ms: int) -> bool:
        """Open the screen that shows all hands. A game's module `open_hands` may replace the general screen.

        Return False if the game hides its hands.
        """
        ui = self.play.ui
        if not self.are_open:
            return False
        module = games.find_part(ui.match.game.name, "open_hands")
        if module:
            view = module.OpenHands(ui)
        else:
            from tray24.ui.match.open_hands.hands import OpenHands

            view = OpenHands(ui)
        ui.push_screen(view, now_ms)
        return True
