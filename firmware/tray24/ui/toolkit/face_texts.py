"""Texts for the colors and faces of dice, in the user's language."""

from tray24.compat import const
from tray24.rules.faces import D1, D2, DE, UNKNOWN, WD4, R, S, W, get_color, get_kind

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterable

    from tray24.ui.toolkit.texts import Texts

_COLOR_KEYS = ("", "red", "yellow", "green", "blue")
_NAMING_KEYS = ("", "key_red", "key_yellow", "key_green", "key_blue")
_FACE_KEYS = ("", "red_face", "yellow_face", "green_face", "blue_face")
COLOR_LETTERS = ("", "R", "Y", "G", "B")
_KIND_KEYS = {S: "skip", R: "reverse", D1: "draw_one", D2: "draw_two", W: "wild", WD4: "wild_four", DE: "dead_end"}


def describe_color(say: "Texts", color: int) -> str:
    """Return the name of a color."""
    return say(_COLOR_KEYS[color])


def list_color_labels(say: "Texts", colors: "Iterable[int]") -> list[str]:
    """Return the short names of colors, for labels above the four colored buttons."""
    return [say(_NAMING_KEYS[color]) for color in colors]


def describe_tile(say: "Texts", first: int, second: int) -> str:
    """Return the text of a tile by its two faces: "red 1/red 2", "doublet red 5"."""
    first_text = describe_face(say, first)
    if first == second:
        return say("doublet", face=first_text)
    return say("markings", first=first_text, second=describe_face(say, second))


def describe_face(say: "Texts", face: int) -> str:
    """Return the text of a face: "yellow 7", "green skip", "wild", "red wild +4"."""
    kind = get_kind(face)
    color = get_color(face)
    if kind >= UNKNOWN:
        return say("unknown_die")
    name = str(kind) if kind < S else say(_KIND_KEYS[kind])
    if color and kind in (W, WD4):
        return say("wild_face", wild=name, color=describe_color(say, color))
    return say(_FACE_KEYS[color], kind=name) if color else name
