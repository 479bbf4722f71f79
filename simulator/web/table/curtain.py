"""The public part of the display: only its own seat sees a rack that the display shows."""

from collections.abc import Container

from tray24.compat import ticks_diff
from tray24.ui.ui import Ui

_FADE_MS = 200  # the picture changes a little later than the screen


class Curtain:
    """The last picture that everybody may see, and the seat that may see more than that."""

    def __init__(self) -> None:
        self.display = ""
        self.text = ""
        self.seat = -1  # the seat that may see a rack on the display, or -1
        self.button: int | None = None  # its button
        self.for_table = False  # True if the tab of the whole table may see it, too
        self._opened_there = False
        self._secret_ms: int | None = None  # time when a rack was last on the display

    def opens(self, is_table: bool) -> None:
        """Note where somebody confirms being alone or enters a line: at the whole table, or in a seat's own tab."""
        self._opened_there = is_table

    def look(self, ui: Ui | None, display: str, text: str, now_ms: int, elsewhere: Container[int] = ()) -> None:
        """Update from the present display. `elsewhere` are the seat buttons that have a screen of their own."""
        if ui is not None and ui.match is not None and ui.screen.secret and ui.screen.viewer >= 0:
            self._secret_ms = now_ms
            self.seat = ui.screen.viewer
            self.button = ui.match.profile.seats[self.seat].button
            self.for_table = (ui.people() == 1 or self._opened_there) and self.button not in elsewhere
        elif self._secret_ms is None or ticks_diff(now_ms, self._secret_ms) >= _FADE_MS:
            self._secret_ms = self.button = None
            self.seat = -1
            self.for_table = False
            self.display = display
            self.text = text

    def hides(self, sit: str | int) -> bool:
        """Return whether a tab at `sit` must not see the present display."""
        return self.button is not None and sit != self.button and not (sit == "table" and self.for_table)

    def open_hand(self, ui: Ui | None) -> int:
        """Return the seat whose hidden hand the whole table may see, because it confirmed to be alone, or -1."""
        return self.seat if ui is not None and self.for_table else -1
