"""Translate the keys of a terminal into command lines, for a chosen slot and a color of the next die."""

from host_tools.pico.commands import COLORS
from simulator.texts import HostTexts
from simulator.tray.rig import button_of
from tray24.pins import COLUMNS, ROWS

texts = HostTexts("pico")

# Named keys, in addition to characters. terminal.py decodes their escape sequences.
UP, DOWN, LEFT, RIGHT, TAB, ENTER, REDRAW = "up", "down", "left", "right", "tab", "enter", "redraw"

_BUTTONS = {str(seat): f"seat {seat}" for seat in range(1, 7)} | {
    color[0]: color for color in COLORS if color != "white"
}
BUTTON_KEYS = {button_of(name): key for key, name in _BUTTONS.items()}
_MOVES = {UP: (-1, 0), DOWN: (1, 0), LEFT: (0, -1), RIGHT: (0, 1)}
_PLAIN = {"c": "lift all", "P": "bootsel", "x": "reset", "q": "quit"}

# What other keyboards write at the places of these keys.
_LATIN = "qwertyuiopasdfghjklzxcvbnm"
_SCRIPTS = (
    "йцукенгшщзфывапролдячсмить",  # Russian
    " ςερτυθιοπασδφγηξκλζχψωβνμ",  # Greek
    "  קראטוןםפשדגכעיחלךזסבהנמצ",  # Hebrew
)
_DIGIT_ROWS = ("&é\"'(-", "&é\"'(§", "+ěščřž")  # 1 to 6 without Shift: French, Belgian, Czech
_PLACES = {written: str(digit) for row in _DIGIT_ROWS for digit, written in enumerate(row, 1)}
for _row in _SCRIPTS:
    _letters = [pair for pair in zip(_row, _LATIN, strict=True) if pair[0] != " "]
    _PLACES |= {written.upper(): key.upper() for written, key in _letters} | dict(_letters)

# The keys on the page of help; the messages of each are keys-NAME and does-key-NAME.
_HELPED = (
    "seats",
    "colored",
    "hold",
    "hold-colored",
    "arrows",
    "tab",
    "space",
    "m",
    "f",
    "c",
    "p",
    "bootsel",
    "x",
    "quit",
)


def help_lines() -> list[tuple[str, str]]:
    """Return the keys and what they do."""
    return [(texts(f"keys-{name}"), texts(f"does-key-{name}")) for name in _HELPED]


class Keyboard:
    """Turn keys into command lines. `slot` and `color` are what Space works with.

    `holds`: h was pressed, so the next button's key holds the button. `helps`: the page of all keys is open.
    """

    def __init__(self) -> None:
        self.slot = 0
        self.color = "white"
        self.holds = False
        self.helps = False
        self._last = -1  # the slot of the last placed die

    def take(self, key: str, lying: list[str], powered: bool) -> list[str]:
        """Return the command lines of a key, often none or one. `lying`: what is on each slot, "" for nothing."""
        key = _PLACES.get(key, key)
        if self.helps:
            self.helps = False
            return []
        holds, self.holds = self.holds, False
        if key in _BUTTONS:
            return [f"{'hold' if holds else 'press'} {_BUTTONS[key]}"]
        if key.lower() in _BUTTONS:
            return [f"hold {_BUTTONS[key.lower()]}"]
        if key in _MOVES:
            self._move(*_MOVES[key])
        elif key == "h":
            self.holds = not holds
        elif key == "?":
            self.helps = True
        elif key == TAB:
            names = list(COLORS)
            self.color = names[(names.index(self.color) + 1) % len(names)]
        elif key in (" ", ENTER):
            return [f"lift {self.slot}" if lying[self.slot] else self._put()]
        elif key == "m":
            return self._carry(lying)
        elif key == "f":
            return [f"cover {self.slot}"]
        elif key == "p":
            return ["unplug" if powered else "plug"]
        elif key in _PLAIN:
            return [_PLAIN[key]]
        return []

    def _move(self, down: int, right: int) -> None:
        row, column = divmod(self.slot, COLUMNS)
        self.slot = (row + down) % ROWS * COLUMNS + (column + right) % COLUMNS

    def _put(self) -> str:
        self._last = self.slot
        return f"put {self.color} {self.slot}"

    def _carry(self, lying: list[str]) -> list[str]:
        """Move the last placed die to the chosen slot."""
        lifts = self._last >= 0 and lying[self._last] and not lying[self.slot]
        return [f"lift {self._last}", self._put()] if lifts else [self._put()]
