"""The state of a running app: what it shows, and what has happened since its last step."""

from tray24.compat import const
from tray24.pins import SLOTS
from tray24.sense.events import mask_of

LINES = const(6)  # of text
_MOST_PRESSES = const(20)
MOST_PRINTED = const(1000)  # characters in a step, and for a host


class State:
    """The state that a screen and the app's module `tray` share.

    `colors`: red, green and blue of each slot as the eye perceives them; `title`, `lines` (of (text, whether it is
    large)) and `dots` (None, or the display's bytes) are the picture. `relit` and `redrawn` say that they have changed.
    `pressed` lists the buttons pressed since the last step, `down` is the mask of those held. `notes` wait to be
    played, `unsaved` (bytes or None) to be written, `printed` to be told. `left`: the app has asked to end.
    """

    def __init__(self) -> None:
        self.colors = bytearray(3 * SLOTS)
        self.title = ""
        self.lines: list[tuple[str, bool]] = [("", False)] * LINES
        self.dots: bytearray | None = None
        self.relit = False
        self.redrawn = False
        self.pressed: list[int] = []
        self.down = 0
        self.notes: list[tuple[int, int]] = []
        self.unsaved: bytes | None = None
        self.printed = ""
        self.left = False

    def press(self, button: int) -> None:
        """Note the press of a button."""
        self.down |= mask_of((button,))
        if len(self.pressed) < _MOST_PRESSES:
            self.pressed.append(button)

    def release(self, button: int) -> None:
        """Note the release of a button."""
        self.down &= ~mask_of((button,))

    def tell(self, text: str) -> None:
        """Add to what is printed; of a flood only the beginning is kept."""
        room = MOST_PRINTED - len(self.printed)
        if room > 0:
            self.printed += text[:room]
