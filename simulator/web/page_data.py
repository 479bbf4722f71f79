"""The texts, rules and schema of the page; texts and schema are scripts that all its documents in a language share.

An address of a script has a digest of its content. So a document never gets the texts of another version, and a browser
may keep each script for as long as it likes.

Each text is formatted here, so that a browser only looks it up. A message without blanks is sent unchanged. One with a
blank that has few values (a face, a color, a number of things, a slot, a seat) is sent in all its forms. Forms that
differ in their number only are sent as one. All others are formatted where their values are known, and sent with them.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path

import tray24
from simulator.installed import find_installed
from simulator.texts import ENGLISH, HostTexts, language
from simulator.web.schema import document
from simulator.web.spoken import FACES, color_text, face_text, tile_text
from tray24 import games
from tray24.pins import SEATS, SLOTS
from tray24.rules.faces import TILES, tile_name

RULES_PAGE = "RULES.md"
_TRANSLATED = "RULES.{language}.md"
# The section of a game: `## B: `basic`, the tray game`; and a rule in it: `- <a id="B1"></a>**B1** Each seat ...`.
_SECTION = re.compile(r"^## [A-Z]: `(\w+)`.*\n((?:(?!## ).*\n?)*)", re.MULTILINE)
_RULE = re.compile(r'^- <a id="([A-Z]\d+)"></a>\*\*\1\*\* (.*(?:\n  .*)*)', re.MULTILINE)
_LINK = re.compile(r"\[([^]]*)\]\([^)]*\)")
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
_FOLDER = "data"
_DICE = Path(__file__).parent / "page" / "dice.json"  # the colors of dice, which hardware/stickers prints, too
SCHEMA = f"{_FOLDER}/schema.js"
_DIGITS = 12


def find_rules(folder: Path = Path(tray24.__file__).parents[1], spoken: str = ENGLISH) -> Path | None:
    """Return the path of the page in a language, else in English, in `folder` or installed; None if missing."""
    for name in (_TRANSLATED.format(language=spoken), RULES_PAGE):
        if found := beside if (beside := folder / name).is_file() else find_installed(name):
            return found
    return None


def parse_rules(page: str) -> dict[str, list[tuple[str, str]]]:
    """Return the rules of each game in a page, as (number, plain text) in the page's order."""
    return {
        game: [(number, _plain(text)) for number, text in _RULE.findall(part)] for game, part in _SECTION.findall(page)
    }


def rules() -> dict[str, list[tuple[str, str]]]:
    """Return the rules of each game as `parse` returns them, in the chosen language; {} when there is no page."""
    return _rules(language())


@cache
def _rules(spoken: str) -> dict[str, list[tuple[str, str]]]:
    path = find_rules(spoken=spoken)
    return parse_rules(path.read_text(encoding="utf-8")) if path else {}


def _plain(text: str) -> str:
    """Return a rule's text without its Markdown, as one line."""
    return " ".join(_LINK.sub(r"\1", text).replace("**", "").replace("`", "").split())


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
            yield key, _formatted(say, key, {})
        elif len(blanks) == 1 and blanks <= set(_FEW):
            blank = next(iter(blanks))
            values, word = _FEW[blank]
            forms = {str(value): _formatted(say, key, {blank: word(value)}) for value in values}
            yield key, _as_one(forms) if blank == "count" else forms


def _as_one(forms: dict[str, str]) -> dict[str, str]:
    """Return the forms of numbers with one instead of all that are the last one with another number."""
    number, text = list(forms.items())[-1]
    rest = text.replace(number, _NUMBER)
    own = {each: form for each, form in forms.items() if form != rest.replace(_NUMBER, each)}
    return own | {_NUMBER: rest}


def _formatted(say: HostTexts, key: str, values: dict[str, object]) -> str:
    name, _, attribute = key.partition(".")
    return say.attribute(name, attribute, **values) if attribute else say(name, **values)


def texts_name(language: str) -> str:
    return f"{_FOLDER}/texts-{language}.js"


def data_scripts() -> Mapping[str, str]:
    """Return the scripts of the language of now, by their files."""
    return _scripts(language(), tuple(games.names()))


def data_addresses() -> list[str]:
    """Return the addresses of these scripts, from the folder of the page's files."""
    return [f"{name}?{digest(script)}" for name, script in data_scripts().items()]


@cache
def _scripts(language: str, names: tuple[str, ...]) -> Mapping[str, str]:
    held = {
        texts_name(language): {"TEXTS": browser_texts()},
        SCHEMA: {"SCHEMA": document(), "DICE": json.loads(_DICE.read_text(encoding="utf-8"))},
    }
    return {
        name: "".join(
            f"self.{variable} = {json.dumps(value, ensure_ascii=False, separators=(',', ':'))};\n"
            for variable, value in variables.items()
        )
        for name, variables in held.items()
    }


def digest(script: str) -> str:
    return sha256(script.encode()).hexdigest()[:_DIGITS]
