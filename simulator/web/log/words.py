"""Words for faces, tiles and numbers of things."""

import re

from tray24.rules.faces import COLORS, D1, D2, DE, KINDS, WD4, R, S, W, color_of, is_known, is_wild, kind_of, parse_face
from tray24.rules.tiles import HIDDEN, MARKINGS

COLOR_WORDS = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}
_KIND_WORDS = {S: "skip", R: "reverse", D1: "+1", D2: "+2", W: "wild", WD4: "wild +4", DE: "dead end"}
_WRITTEN = re.compile(r"\b(?:[rygb](?:\d|S|R|D1|D2)|(?:WD4|W)(?:=[rygb])?|DE)\b")
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def face_words(face: int) -> str:
    """``red 7``, ``yellow skip``, ``wild +4``."""
    kind = kind_of(face)
    if not is_known(face):
        return "a die"  # a real one, which only its player has seen
    words = _KIND_WORDS.get(kind) or KINDS[kind]
    return words if kind in (W, WD4, DE) else f"{COLOR_WORDS[COLORS[color_of(face)]]} {words}"


def faces_words(faces) -> str:
    """``red 7, wild``."""
    return ", ".join(face_words(face) for face in faces)


def plain_words(text: str) -> str:
    """A text in which faces are written as in records, with words for them: "must match r4" -> "must match red 4"."""
    return _WRITTEN.sub(lambda found: _declared(parse_face(found[0])), text)


def _declared(face: int) -> str:
    is_declared = is_wild(face) and color_of(face)
    return f"{color_words(color_of(face))} {face_words(face)}" if is_declared else face_words(face)


def color_words(color: int) -> str:
    """``red`` for 1."""
    return COLOR_WORDS[COLORS[color]]


def tile_words(tile: int) -> str:
    """``red 5 / blue skip``."""
    if tile == HIDDEN:
        return "a tile"
    return f"{face_words(MARKINGS[2 * tile])} / {face_words(MARKINGS[2 * tile + 1])}"


def things_words(count: int, one: str, many: str) -> str:
    """``a die``, ``two dice``."""
    return f"a {one}" if count == 1 else f"{_NUMBERS[count] if count < len(_NUMBERS) else count} {many}"


def dice_words(count: int) -> str:
    """``a die``, ``two dice``."""
    return things_words(count, "die", "dice")
