"""The program of an app in the tray's own process: its state, its code, and the module `tray` that it imports.

firmware/APPS.md describes the module `tray`. The state is what an app shows, and what has happened since its last step.
"""

import json
import sys

from tray24.compat import const
from tray24.pins import DISPLAY_HEIGHT, DISPLAY_WIDTH, SLOTS
from tray24.sense.events import is_member, make_mask
from tray24.ui.toolkit.lights import HUES
from tray24.ui.toolkit.stack import MAX_NOTES

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from tray24.ui.ui import AppsUi

LINES = const(6)  # of text
_MAX_PRESSES = const(20)
MAX_PRINTED = const(1000)  # characters that an app can print in a step, and that are kept for a host


class AppState:
    """The state of an app, shared by the app's screen and the module `tray` that the app imports.

    The app's picture consists of `title`, `lines` (tuples (text, is_large)) and `dots` (None or the display's bytes).
    `colors` has red, green and blue of each slot as the eye perceives them. `redrawn` is True while a change of the
    picture is not shown yet, `relit` while a change of the colors is not. `pressed` lists the buttons pressed since the
    last step, `down` is the mask of the buttons held. `notes` are tones to be played, as (hz, ms). `unsaved` is a value
    to be written, as JSON, or None. `printed` is text to be sent to a host. `left` is True once the app has asked to
    end.
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

    def note_press(self, button: int) -> None:
        """Note the press of a button."""
        self.down |= make_mask((button,))
        if len(self.pressed) < _MAX_PRESSES:
            self.pressed.append(button)

    def note_release(self, button: int) -> None:
        """Note the release of a button."""
        self.down &= ~make_mask((button,))

    def append_printed(self, text: str) -> None:
        """Append text that the app prints; drop the end of `text` if more than MAX_PRINTED characters are waiting."""
        room = MAX_PRINTED - len(self.printed)
        if room > 0:
            self.printed += text[:room]


BUTTON_NAMES = ("seat1", "seat2", "seat3", "seat4", "seat5", "seat6", "red", "yellow", "green", "blue")
COLOR_NAMES = ("off", "red", "yellow", "green", "blue", "warm", "white")  # in the order of HUES
_CONTENT_NAMES = ("empty", "red", "yellow", "green", "blue", "white", "covered")  # in the order of sense.events
_MAX_SAVED = const(2000)  # bytes
_LOWEST_HZ = const(50)
_HIGHEST_HZ = const(10_000)
_LONGEST_MS = const(2000)


class Api:
    """The functions that an app calls. A wrong argument raises ValueError with a message for the app's author."""

    def __init__(self, ui: "AppsUi", app: str, state: "AppState") -> None:
        self._ui = ui
        self._app = app
        self._state = state

    @property
    def count(self) -> int:
        """The number of lights: 24, or 8 on a starter tray."""
        return self._ui.lights.count

    @property
    def slots(self) -> tuple[str | None, ...]:
        """What the sensor of each of the 24 slots sees, such as "empty" or "red".

        A slot without a working sensor has None.
        """
        sensing = self._ui.sensing
        if not sensing:
            return (None,) * SLOTS
        masked = sensing.masked
        return tuple([None if is_member(masked, slot) else _CONTENT_NAMES[sensing.seen[slot]] for slot in range(SLOTS)])

    def light(self, slot: int, color: "str | Sequence[int]") -> None:
        """Light a slot in a color, which is a name, or red, green and blue from 0 to 255."""
        at = 3 * _check_number(slot, SLOTS, "slot")
        self._set_colors(at, at + 3, _parse_color(color))

    def fill(self, color: "str | Sequence[int]") -> None:
        """Light all slots in a color, which is a name, or red, green and blue from 0 to 255."""
        self._set_colors(0, 3 * SLOTS, _parse_color(color) * SLOTS)

    def _set_colors(self, start: int, end: int, colors: bytes) -> None:
        state = self._state
        if state.colors[start:end] != colors:
            state.colors[start:end] = colors
            state.relit = True

    def clear(self) -> None:
        """Switch off all lights, and clear the display."""
        self.fill("off")
        state = self._state
        state.title = ""
        state.lines = [("", False)] * LINES
        state.dots = None
        state.redrawn = True

    def pressed(self) -> list[str]:
        """Return the names of the buttons that were pressed since the last update, in the order of the presses."""
        return [BUTTON_NAMES[button] for button in self._state.pressed]

    def held(self, button: str) -> bool:
        """Return True while the button of this name is down."""
        if button not in BUTTON_NAMES:
            raise ValueError("button %r: there are %s" % (button, ", ".join(BUTTON_NAMES)))
        return is_member(self._state.down, BUTTON_NAMES.index(button))

    def title(self, words: object) -> None:
        """Show a headline in a bar, instead of lines 0 and 1; "" removes it."""
        words = str(words)
        if words != self._state.title:
            self._state.title = words
            self._state.redrawn = True

    def text(self, line: int, words: object, large: bool = False) -> None:
        """Show a text in one of the lines 0 to 5. A large text takes the next line, too."""
        _check_number(line, LINES, "line")
        value = (str(words), bool(large))
        if value != self._state.lines[line]:
            self._state.lines[line] = value
            self._state.redrawn = True

    def pixel(self, x: int, y: int, on: bool = True) -> None:
        """Switch a dot of the display on or off: x from 0 to 127, y from 0 (top) to 63.

        Ignore a dot outside the display.
        """
        self.box(x, y, 1, 1, on)

    def box(self, x: int, y: int, width: int, height: int, on: bool = True) -> None:
        """Switch all dots of a box on or off. What is outside the display is ignored."""
        state = self._state
        if state.dots is None:
            state.dots = bytearray(DISPLAY_WIDTH * DISPLAY_HEIGHT // 8)
        dots = state.dots
        right = min(x + width, DISPLAY_WIDTH)
        for row in range(max(0, y), min(y + height, DISPLAY_HEIGHT)):
            bit = 1 << (row & 7)
            page = (row >> 3) * DISPLAY_WIDTH
            for at in range(page + max(0, x), page + right):
                dots[at] = dots[at] | bit if on else dots[at] & ~bit
        state.redrawn = True

    def tone(self, hz: int, ms: int) -> None:
        """Play a tone of `hz` hertz for `ms` milliseconds after the tones that are waiting. 0 Hz is a pause."""
        if hz and not _LOWEST_HZ <= hz <= _HIGHEST_HZ:
            raise ValueError("tone of %r Hz: give %d to %d, or 0 for a pause" % (hz, _LOWEST_HZ, _HIGHEST_HZ))
        if not 0 < ms <= _LONGEST_MS:
            raise ValueError("tone of %r ms: give 1 to %d" % (ms, _LONGEST_MS))
        if len(self._state.notes) < MAX_NOTES:
            self._state.notes.append((int(hz), int(ms)))

    def random(self, count: int) -> int:
        """Return a number from 0 to count - 1, each with the same chance."""
        if not 0 < count <= 1 << 30:
            raise ValueError("random(%r): give a number from 1 on" % (count,))
        limit = (1 << 30) - (1 << 30) % count
        while True:
            bits = self._ui.seed_source()
            if bits < limit:
                return bits % count

    def load(self, default: "Any" = None) -> "Any":
        """Return the value that the app has saved last, or `default` if the app has never saved a value."""
        data = self._state.unsaved or self._ui.apps.load(self._app)
        try:
            return json.loads(data.decode()) if data else default
        except ValueError:
            return default  # somebody has changed the file

    def save(self, value: "Any") -> None:
        """Save a value for `load`. The value survives a power cut.

        `value` may be a number, a text, a list, a dictionary of these, or None.
        """
        text = json.dumps(value)
        json.loads(text)  # MicroPython's `dumps` accepts any object; this raises ValueError for the wrong ones
        data = text.encode()
        if len(data) > _MAX_SAVED:
            raise ValueError("save: %d bytes as JSON, at most %d can be kept" % (len(data), _MAX_SAVED))
        self._state.unsaved = data

    def leave(self) -> None:
        """End the app after the current call of its `update`."""
        self._state.left = True

    def print(self, *values: object, sep: str = " ", end: str = "\n") -> None:
        """Print text for the app's author. This function also replaces Python's `print` in the app."""
        self._state.append_printed(sep.join([str(value) for value in values]) + end)


def _check_number(number: object, count: int, noun: str) -> int:
    """Return `number` if it is an int from 0 to `count` - 1.

    Otherwise raise ValueError. `noun` is what the error's text calls the number, such as "slot".
    """
    if type(number) is not int or not 0 <= number < count:
        raise ValueError("%s %r: %ss are 0 to %d" % (noun, number, noun, count - 1))
    return number


def _parse_color(color: "Any") -> bytes:
    """Return a color as three bytes: red, green and blue.

    `color` is a name, or three numbers from 0 to 255.
    """
    if color in COLOR_NAMES:
        at = 3 * COLOR_NAMES.index(color)
        return HUES[at : at + 3]
    try:
        red, green, blue = color
        if min(color) >= 0 and max(color) < 256:
            return bytes((red, green, blue))
    except (TypeError, ValueError):
        pass
    names = ", ".join(COLOR_NAMES)
    raise ValueError("color %r: give red, green and blue from 0 to 255, or one of %s" % (color, names))


MODULE = "tray"  # the module that an app imports


class Program:
    """The program of an app: its code and its global names.

    `compile`, `run`, `setup` and `update` return True: their call of the app is complete. The same methods of a program
    made by `create_program` of ports.Apps may return False. The same call must then be repeated.
    """

    def __init__(self, ui: "AppsUi", app: str, state: "AppState", source: str) -> None:
        self._apps = ui.apps
        self._app = app
        self._api = Api(ui, app, state)
        self._state = state
        self._code = source
        self._names = {}  # the globals of the app

    def compile(self) -> bool:
        """Compile the app's source."""
        self._code = self._apps.call(self._apps.compile, self._code, self._app + ".py")
        return True

    def run(self) -> bool:
        """Run the app's module once, which defines its functions."""
        sys.modules[MODULE] = self._api  # pyright: ignore[reportArgumentType]  # an app sees it as a module
        self._names = {"__name__": self._app, "print": self._api.print}
        code = self._code
        self._code = None
        self._apps.call(exec, code, self._names)
        return True

    def can_update(self) -> bool:
        """Return True if the app's module has defined the function `update`."""
        return callable(self._names.get("update"))

    def setup(self) -> bool:
        """Call the app's function `setup`, if there is one."""
        if "setup" in self._names:
            self._apps.call(self._names["setup"])
        return True

    def update(self, age_ms: int) -> bool:
        """Call the app's function `update` with the milliseconds since `setup`."""
        self._apps.call(self._names["update"], age_ms)
        self._state.pressed.clear()
        return True

    def release(self) -> None:
        """Drop the app's code and global names, so that their memory is free."""
        sys.modules.pop(MODULE, None)
        self._names = {}
        self._code = None
