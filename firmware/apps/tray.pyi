"""The module `tray` of an app, for editors. ../APPS.md describes it.

A slot is a number from 0 to 23, row by row from the top left. A color is a name or (red, green, blue), each from 0 to
255, as on a screen. A button is "seat1" to "seat6", "red", "yellow", "green" or "blue". Wrong arguments raise
ValueError.
"""

from collections.abc import Sequence
from typing import Any, Literal

_Color = Literal["off", "red", "yellow", "green", "blue", "warm", "white"] | Sequence[int]
_Button = Literal["seat1", "seat2", "seat3", "seat4", "seat5", "seat6", "red", "yellow", "green", "blue"]
_Seen = Literal["empty", "red", "yellow", "green", "blue", "white", "covered"] | None

count: int
"""The number of lights: 24, or 8 on a starter."""
slots: tuple[_Seen, ...]
"""The content of each of the 24 slots, as the sensors see it; None where there is no working sensor."""

def light(slot: int, color: _Color) -> None:
    """Light a slot."""

def fill(color: _Color) -> None:
    """Light all slots."""

def clear() -> None:
    """Switch off all lights, and clear the display."""

def pressed() -> list[_Button]:
    """Return the buttons that were pressed since the last update, in their order."""

def held(button: _Button) -> bool:
    """Return True while a button is down."""

def title(words: object) -> None:
    """Show a headline in a bar, instead of lines 0 and 1; "" removes it."""

def text(line: int, words: object, large: bool = False) -> None:
    """Show a text in a line from 0 to 5; a large one, in capitals, takes the next line, too."""

def pixel(x: int, y: int, on: bool = True) -> None:
    """Set a dot, or clear it: x from 0 to 127, y from 0 (top) to 63."""

def box(x: int, y: int, width: int, height: int, on: bool = True) -> None:
    """Fill a box with dots, or clear it. Dots invert what the lines of text show there."""

def tone(hz: int, ms: int) -> None:
    """Play a tone after those that are waiting, at most 32: 50 to 10,000 Hz, or 0 for a pause; up to 2,000 ms."""

def random(count: int) -> int:
    """Return a number from 0 to count - 1."""

def load(default: Any = None) -> Any:
    """Return what the app has saved, or the default."""

def save(value: Any) -> None:
    """Keep a value, also without power: numbers, texts, lists, dictionaries of these. At most 2,000 bytes as JSON."""

def leave() -> None:
    """End the app after this update."""

def print(*values: object, sep: str = " ", end: str = "\n") -> None:
    """Print where `./tray24 app run` was started. The app's own `print` is this one."""
