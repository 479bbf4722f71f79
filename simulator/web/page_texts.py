"""The texts that the page's scripts show: each is formatted here, so that a browser only looks it up.

A message without blanks is sent unchanged. One with a blank that has few values (a face, a color, a number of things, a
slot, a seat) is sent in all its forms. Forms that differ in their number only are sent as one. All others are formatted
where their values are known, and sent with them.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache

from simulator.texts import HostTexts, language
from simulator.web.faces import FACES, color_text, face_text, tile_text
from tray24 import games
from tray24.pins import SEATS, SLOTS
from tray24.rules.tiles import TILES, tile_name

_MOST_THINGS = 120  # no game has more dice or tiles
_NUMBER = "#"  # the form of all numbers without a form of their own, and in it the place of the number
_TILES = (*(tile_name(tile) for tile in range(TILES)), "?")
_COLORS = ("r", "y", "g", "b")

# Blank -> its values on the page, and a function from such a value to the value of the message.
_FEW: dict[str, tuple[Iterable[int] | Iterable[str], Callable[..., object]]] = {
    "face": (FACES, face_text),
    "Face": (FACES, lambda face: face_text(face, True)),
    "tile": (_TILES, tile_text),
    "Tile": (_TILES, lambda tile: tile_text(tile, True)),
    "color": (_COLORS, color_text),
    "Color": (_COLORS, lambda color: color_text(color, True)),
    "count": (range(_MOST_THINGS), int),
    "slot": (range(SLOTS), str),
    "seat": (range(1, SEATS + 1), str),
}


def browser_texts() -> dict[str, str | dict[str, str]]:
    """Return key -> text, or key -> {value of the blank -> text}. Keys of a game's texts begin with `NAME.`."""
    return _all_texts(language(), tuple(games.names()))


@cache
def _all_texts(language: str, names: tuple[str, ...]) -> dict[str, str | dict[str, str]]:
    found = dict(_texts_of("page"))
    for name in names:
        found |= {f"{name}.{key}": text for key, text in _texts_of(f"{name}-page")}
    return found


def _texts_of(part: str) -> Iterator[tuple[str, str | dict[str, str]]]:
    say = HostTexts(part)
    for key, blanks in say.blanks().items():
        if not blanks:
            yield key, _text(say, key, {})
        elif len(blanks) == 1 and blanks <= set(_FEW):
            blank = next(iter(blanks))
            values, word = _FEW[blank]
            forms = {str(value): _text(say, key, {blank: word(value)}) for value in values}
            yield key, _as_one(forms) if blank == "count" else forms


def _as_one(forms: dict[str, str]) -> dict[str, str]:
    """Return the forms of numbers with one instead of all that are the last one with another number."""
    number, text = list(forms.items())[-1]
    rest = text.replace(number, _NUMBER)
    own = {each: form for each, form in forms.items() if form != rest.replace(_NUMBER, each)}
    return own | {_NUMBER: rest}


def _text(say: HostTexts, key: str, values: dict[str, object]) -> str:
    name, _, attribute = key.partition(".")
    return say.attribute(name, attribute, **values) if attribute else say(name, **values)
