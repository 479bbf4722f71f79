"""The public part of the display: only its own seat sees a rack that the display shows."""

from collections.abc import Container
from weakref import WeakSet

from simulator.web.table.tab import Tab
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
        self.for_table = False  # True if screens of the whole table may see it, too
        self._is_one_person = False
        self._openers: WeakSet[Tab] = WeakSet()  # at the whole table: where somebody has confirmed to be alone
        self._secret_ms: int | None = None  # time when a rack was last on the display

    def opens(self, tab: Tab) -> None:
        """Note where somebody confirms being alone or acts: a screen of the whole table that comes later stays out."""
        if self.button is None or tab.sit != "table":
            self._openers.clear()
        if tab.sit == "table":
            self._openers.add(tab)

    def look(self, ui: Ui | None, display: str, text: str, now_ms: int, elsewhere: Container[int] = ()) -> None:
        """Update from the present display. `elsewhere` are the seat buttons that have a screen of their own."""
        if ui is not None and ui.match is not None and ui.screen.secret and ui.screen.viewer >= 0:
            self._secret_ms = now_ms
            self.seat = ui.screen.viewer
            self.button = ui.match.profile.seats[self.seat].button
            self._is_one_person = ui.people() == 1
            self.for_table = (self._is_one_person or bool(self._openers)) and self.button not in elsewhere
        elif self._secret_ms is None or ticks_diff(now_ms, self._secret_ms) >= _FADE_MS:
            self._secret_ms = self.button = None
            self.seat = -1
            self.for_table = False
            self.display = display
            self.text = text

    def hides(self, tab: Tab) -> bool:
        """Return whether a tab must not see the present display."""
        return self.button is not None and tab.sit != self.button and not self._is_open_to(tab)

    def open_hand(self, ui: Ui | None, tab: Tab) -> int:
        """Return the seat whose hidden hand a tab of the whole table may see, or -1."""
        return self.seat if ui is not None and self._is_open_to(tab) else -1

    def _is_open_to(self, tab: Tab) -> bool:
        return tab.sit == "table" and self.for_table and (self._is_one_person or tab in self._openers)

    @property
    def state(self) -> object:
        """Return a value that changes whenever other tabs may see the hidden hand."""
        return self.for_table and self.seat, frozenset(map(id, self._openers))
