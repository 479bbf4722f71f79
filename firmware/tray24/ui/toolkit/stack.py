"""The stack of screens. It passes events to the topmost screen, and makes that screen's picture and LED frames.

It uses no hardware. It also queues tunes, whose volume is set for each kind of sound.
"""

from tray24.compat import const
from tray24.pins import BUTTONS
from tray24.rules.moves import CATCH, LEAD, PLACE, PLAY, SCORE, UNO, ZERO
from tray24.sense.events import DOWN, HOLD
from tray24.ui.toolkit.canvas import Canvas
from tray24.ui.toolkit.lights import Lights
from tray24.ui.toolkit.texts import Texts

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator

    from tray24.ui.menus.settings import Settings
    from tray24.ui.toolkit.screens import Screen

# Pairs of bytes: tens of Hz (0 is a rest), tens of milliseconds. Name: (setting of its volume, notes).
TUNES = {
    "key": ("volume_keys", b"\xb4\x01"),
    "place": ("volume_moves", b"\x4e\x04\x75\x06"),
    "refused": ("volume_moves", b"\x21\x08\x00\x04\x1c\x10"),
    "turn": ("volume_moves", b"\x58\x05\x00\x03\x84\x08"),
    "dump": ("volume_moves", b"\x69\x05\x4e\x05\x3b\x05\x2c\x08"),
    "undo": ("volume_moves", b"\x69\x05\x4e\x05\x69\x05"),
    "uno": ("volume_calls", b"\x69\x06\x00\x02\x69\x06\x9d\x0e"),
    "catch": ("volume_calls", b"\x9d\x06\x7d\x06\x69\x06\x4e\x10"),
    "power": ("volume_tunes", b"\x34\x08\x4e\x08\x69\x10"),
    "hand": ("volume_tunes", b"\x4e\x0a\x58\x0a\x69\x0a\x00\x04\x69\x18"),
    "lost": ("volume_tunes", b"\x69\x0a\x58\x0a\x4e\x0a\x00\x04\x3b\x18"),
    "match": ("volume_tunes", b"\x4e\x0c\x69\x0c\x7d\x0c\x9d\x18\x00\x04\x7d\x0c\x9d\x30"),
}
# Tunes of a seat's verbs.
OF_VERBS = {PLACE: "place", PLAY: "place", LEAD: "place", SCORE: "place", ZERO: "place", UNO: "uno", CATCH: "catch"}
_UNIT = 10
_SOFT_DIVISOR = 3  # divisor of a note's time: a piezo has one loudness, but shorter notes sound softer
MAX_NOTES = 32


def append_tune(queue: list[tuple[int, int]], name: str, settings: "Settings") -> None:
    """Append the notes of the tune `name` to `queue` as (hz, ms), at the volume that `settings` have for it.

    Do nothing if the queue is full.
    """
    setting, notes = TUNES[name]
    if len(queue) > MAX_NOTES:
        return
    for at in range(0, len(notes), 2):
        append_note(queue, notes[at] * _UNIT, notes[at + 1] * _UNIT, settings[setting])


def append_note(queue: list[tuple[int, int]], hz: int, ms: int, volume: str) -> None:
    """Append a note to `queue` as (hz, ms).

    `volume` is "off" (no note), "soft" (a shorter note and a pause) or "full".
    """
    if volume == "off":
        return
    if volume == "soft" and hz and ms > _SOFT_DIVISOR * _UNIT:
        queue.append((hz, ms // _SOFT_DIVISOR))
        queue.append((0, ms - ms // _SOFT_DIVISOR))
    else:
        queue.append((hz, ms))


class Stack:
    """The stack of screens. The topmost screen, `screen`, gets all events, draws the display and lights the slots.

    Feed the stack with `handle_button`, `handle_slot_change` and `tick`. Read `render_frame` and `canvas` (its `buffer`
    and `dirty`), and take notes from the front of `sounds`. `say` has the texts in the language of `settings`.
    `printed` is the last part of the text that apps have printed, until a host takes it.
    """

    def __init__(self, settings: "Settings") -> None:
        self.settings = settings
        self.canvas = Canvas()
        self.lights = Lights()
        self.sounds: list[tuple[int, int]] = []
        self.printed = ""
        self.say = Texts(settings["language"])
        self._screens: list[Screen] = []
        self._press_screens: list[Screen | None] = [None] * BUTTONS  # the screen on which each button was pressed
        self._needs_lights = True
        self._started = False
        self._drawing: Iterator[None] | None = None  # an incomplete picture

    def handle_button(self, event: int, button: int, now_ms: int) -> None:
        """Handle a button event (sense.events.DOWN, UP or HOLD)."""
        self._show_first(now_ms)
        if event == DOWN:
            self._press_screens[button] = self.screen
            self.screen.handle_press(button, now_ms)
        # Events that follow a press mean nothing to a screen that has opened since.
        elif self._press_screens[button] is not self.screen:
            self._press_screens[button] = None
        else:
            if event == HOLD:
                self._press_screens[button] = self.screen if self.screen.tracks else None
                self.screen.handle_hold(button, now_ms)
            else:
                self._press_screens[button] = None
                self.screen.handle_release(button, now_ms)
        self._needs_lights = True

    def handle_slot_change(self, slot: int, content: int, now_ms: int) -> None:
        """Handle a slot's new content: sense.events.EMPTY, a color 1-4, WHITE or COVERED."""
        self._show_first(now_ms)
        self.screen.handle_slot_change(slot, content, now_ms)
        self._needs_lights = True

    def tick(self, now_ms: int) -> None:
        """Run the tick of the topmost screen, or draw a part of its picture if the screen has changed.

        Only one of the two is done in a tick, to keep it short.
        """
        self._show_first(now_ms)
        screen = self.screen
        if screen.busy:
            screen.tick(now_ms)
        elif screen.changed:
            screen.changed = False
            self.canvas.clear()
            self._drawing = screen.draw(self.canvas)
            self._draw_next_part()
        elif self._drawing:
            self._draw_next_part()
        else:
            screen.tick(now_ms)

    @property
    def is_drawn(self) -> bool:
        """True if the picture in `canvas` is complete and the screen has not changed since."""
        return self._drawing is None and not self.screen.changed

    def _draw_next_part(self) -> None:
        """Draw the next part of the picture. After the last part, show the complete picture."""
        if self._drawing:
            try:
                next(self._drawing)
                return
            except StopIteration:
                self._drawing = None
        self.canvas.update_buffer()

    def _show_first(self, now_ms: int) -> None:
        if not self._started:
            self._started = True
            self.screen.handle_show(now_ms)

    def render_frame(self, now_ms: int) -> bytearray:
        """Return the frame that the LEDs show at `now_ms`: 72 bytes, red, green and blue of each slot.

        It is always the same bytearray.
        """
        if self._needs_lights:
            self._needs_lights = False
            self.lights.clear()
            self.screen.light_slots(self.lights, now_ms)
        return self.lights.render_frame(now_ms)

    def format_text(self) -> str:
        """Return the topmost screen's content as one plain line of text."""
        return self.screen.format_text()

    def request_lights(self) -> None:
        """Request that the topmost screen lights the slots again."""
        self._needs_lights = True

    def play_tune(self, name: str) -> None:
        """Play a tune, a name of TUNES, at the volume of its setting."""
        append_tune(self.sounds, name, self.settings)

    @property
    def depth(self) -> int:
        """The number of screens on the stack."""
        return len(self._screens)

    @property
    def screen(self) -> "Screen":
        """The topmost screen."""
        return self._screens[-1]

    def push_screen(self, screen: "Screen", now_ms: int) -> None:
        """Put a screen on top of all others, and show it."""
        self._screens.append(screen)
        screen.handle_show(now_ms)
        self._needs_lights = True

    def pop_screen(self) -> None:
        """Remove the topmost screen. The screen below it appears as it was."""
        if len(self._screens) > 1:
            self._screens.pop()
        self.screen.changed = True
        self._needs_lights = True
