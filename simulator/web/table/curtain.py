"""What of the display is for everybody: a rack that it shows is seen by its own seat alone."""

from typing import Any

from tray24.compat import ticks_diff

_FADE_MS = 200  # the picture follows the screen a little later


class Curtain:
    """Keeps the last picture that everybody may see, and who may see more than that."""

    def __init__(self) -> None:
        self.display = ""
        self.text = ""
        self.button: int | None = None  # the seat button whose rack the display shows
        self.for_table = False  # whether whoever stands around the tray may look, too
        self._opened_there = False
        self._secret_ms: int | None = None  # when a rack was shown last

    def opens(self, is_table: bool) -> None:
        """Somebody tells the tray that she is alone, or enters a line: at the whole table, or on a tab of her own."""
        self._opened_there = is_table

    def look(self, ui: Any, display: str, text: str, now_ms: int) -> None:
        """The display as it is now."""
        if ui is not None and getattr(ui.screen, "secret", False) and ui.match.game.turn >= 0:
            self._secret_ms = now_ms
            self.button = ui.match.profile.seats[ui.match.game.turn].button
            self.for_table = ui.people() == 1 or self._opened_there
        elif self._secret_ms is None or ticks_diff(now_ms, self._secret_ms) >= _FADE_MS:
            self._secret_ms = self.button = None
            self.for_table = False
            self.display = display
            self.text = text

    def hides(self, sit: str | int) -> bool:
        """Whether a tab that sits there must not see the display as it is now."""
        return self.button is not None and sit != self.button and not (sit == "table" and self.for_table)
