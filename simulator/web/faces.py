"""Words of the page for dice and tiles, which records write as "r7", "WD4=b", "r5/bS", "-" or "?"."""

import re

from simulator.texts import HostTexts
from tray24.ui.toolkit.canvas import capitalized

_say = HostTexts("page")
_COLORS = ("r", "y", "g", "b")
_SIGNS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "R", "D1", "D2")
_WILDS = ("W", "WD4")
_DEAD_END = "DE"
_NOT_ROLLED = "-"
_FACE = re.compile(r"([rygb])(\d|S|R|D1|D2)|(W|WD4)(?:=([rygb]))?")

# All faces of dice, and all markings of tiles.
FACES = (
    *(color + sign for color in _COLORS for sign in _SIGNS),
    *_WILDS,
    *(f"{wild}={color}" for wild in _WILDS for color in _COLORS),
    _DEAD_END,
    _NOT_ROLLED,
    "?",
)


def face_text(face: str, start: bool = False) -> str:
    """Return a die in words, such as "red 7". `start`: at the beginning of a sentence."""
    found = _FACE.fullmatch(face)
    if found is None:
        known = {_DEAD_END: "sign-DE", _NOT_ROLLED: "face-not-rolled"}
        return _text(known.get(face, "face-unknown"), start)
    color, sign, wild, declared = found.groups()
    if color:
        words = sign if sign.isdigit() else _text(f"sign-{sign}")
        words = _say("face-colored", color=color_text(color), sign=words)
        return capitalized(words) if start else words
    words = _text(f"sign-{wild}", start)
    return _say("face-declared", wild=words, color=color_text(declared)) if declared else words


def tile_text(tile: str, start: bool = False) -> str:
    """Return a tile in words, such as "red 5 / blue skip". `start`: at the beginning of a sentence."""
    if tile == "?":
        return _text("tile-hidden", start)
    first, second = tile.split("/")
    return _say("tile-both", first=face_text(first, start), second=face_text(second))


def color_text(color: str, start: bool = False) -> str:
    """Return a color in words: "red" for "r". `start`: at the beginning of a sentence."""
    return _text(f"color-{color}", start)


def _text(key: str, start: bool = False) -> str:
    return _say.attribute(key, "start") if start else _say(key)
