"""The names of the tables, and the files that each is made from.

    tray24.languages.LANGUAGE            `plural`, from the rule of the CLDR
    tray24.languages.LANGUAGE.PART       `TEXT` or `HELP`, from PART.ftl in its folder and the English source
    tray24.languages.LANGUAGE.GAME_KIND  the same, from GAME-KIND.ftl
    PACKAGE.words, PACKAGE.help          of a game: `TEXT`, `HELP`, from words.ftl and help.ftl in its folder
    PACKAGE.lessons                      of a game: `TEXT` and `STEPS`, from lessons.ftl and lessons.json

This module imports nothing that takes time to load: every start of the simulator uses it.
"""

from __future__ import annotations

import os
import sys
from zlib import adler32, crc32

TYPE_CHECKING = False  # as in typing, which takes longer to import than a table may take to be loaded
if TYPE_CHECKING:
    from collections.abc import Iterator

TRAY24 = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ENGLISH = "en"
PARTS = ("match", "menus", "real", "refusals")  # of the tray; a game has parts of its own
PLURAL = "plural"
LESSONS = "lessons"
KINDS = ("words", "help", LESSONS)  # of a game's tables
STEPS = "lessons.json"  # the scenarios of a game's lesson
_LANGUAGES = "tray24.languages"
_GAMES = "tray24.games"
_ENDING = ".ftl"
_compiler: list[str] = []


class SourceError(ValueError):
    """A source that no table can be made from. The text names file and error, in English for its author."""


class Table:
    """One table: its module's name, its kind and its sources: its own texts, then English ones or a lesson's steps.

    The kind is PLURAL or one of KINDS; the parts of the tray are `words`.
    """

    def __init__(self, name: str, kind: str, *files: str) -> None:
        self.name = name
        self.kind = kind
        self.files = files

    @property
    def place(self) -> str:
        """Return the path of the module from the folder of its topmost package, with slashes."""
        return self.name.replace(".", "/") + ("/__init__.py" if self.kind == PLURAL else ".py")

    def key(self) -> str:
        """Return a hash of all that the table is made from, and of this Python."""
        read = [read_source(path) for path in self.files]
        return hash_of("\0".join([sys.version, self.name, _compiler_sources(), *read]).encode())


def find(name: str, path: list[str]) -> Table | None:
    """Return the table with the name of a module, or None; `path` is that of the package it is in.

    Raise ModuleNotFoundError for a table of our games without a source: a module that is left over there is none.
    """
    package, _, last = name.rpartition(".")
    if package == _LANGUAGES:
        return Table(name, PLURAL) if last in languages(path[0]) else None
    if package.startswith(_LANGUAGES + "."):
        return _of_language(os.path.join(TRAY24, "languages"), package.rpartition(".")[2], last)
    if last not in KINDS or not path:
        return None
    table = of_game(package, path[0], last)
    if table is None and package.startswith(_GAMES + "."):
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)
    return table


def find_all(tray24: str = TRAY24) -> Iterator[Table]:
    """Yield all tables of the package in a folder."""
    folder = os.path.join(tray24, "languages")
    games = os.path.join(tray24, "games")
    names = sorted(name for name in os.listdir(games) if os.path.isdir(os.path.join(games, name)))
    parts = [*PARTS, *names, *(f"{name}_{kind}" for name in names for kind in KINDS)]
    for language in languages(folder):
        yield Table(f"{_LANGUAGES}.{language}", PLURAL)
        yield from filter(None, (_of_language(folder, language, part) for part in parts))
    for name in names:
        yield from of_package(f"{_GAMES}.{name}", os.path.join(games, name))


def of_package(package: str, folder: str) -> Iterator[Table]:
    """Yield the tables of a game's package in a folder."""
    yield from filter(None, (of_game(package, folder, kind) for kind in KINDS))


def of_game(package: str, folder: str, kind: str) -> Table | None:
    """Return a game's table of a kind, or None."""
    files = [os.path.join(folder, kind + _ENDING), *([os.path.join(folder, STEPS)] if kind == LESSONS else [])]
    return Table(f"{package}.{kind}", kind, *files) if all(map(os.path.isfile, files)) else None


def _of_language(folder: str, language: str, part: str) -> Table | None:
    """Return the table of a part in a language, or None. The English one of a game is in the game's package."""
    game, _, kind = part.rpartition("_")
    if kind not in KINDS:
        game, kind = part, KINDS[0]
    own = os.path.join(folder, language, part.replace("_", "-") + _ENDING)
    english = own
    if language != ENGLISH:
        english = os.path.join(folder, ENGLISH, part + _ENDING)
        if part not in PARTS:
            english = os.path.join(os.path.dirname(folder), "games", game, kind + _ENDING)
    if (language == ENGLISH and part not in PARTS) or not (os.path.isfile(own) and os.path.isfile(english)):
        return None
    return Table(f"{_LANGUAGES}.{language}.{part}", kind, own, english)


def languages(folder: str = "") -> list[str]:
    """Return the languages in the folder of all texts, English first."""
    folder = folder or os.path.join(TRAY24, "languages")
    found = [name for name in sorted(os.listdir(folder)) if _has_texts(os.path.join(folder, name))]
    return sorted(found, key=lambda name: name != ENGLISH)


def is_source(place: str) -> bool:
    """Return whether people wrote the module at a path from the folder of tray24: it is no table that is left over."""
    folders = place.split("/")
    name = folders.pop().removesuffix(".py")
    if folders[:2] == ["tray24", "languages"]:
        return len(folders) == 2
    return folders[:2] != ["tray24", "games"] or name not in KINDS


def _has_texts(folder: str) -> bool:
    return os.path.isdir(folder) and any(name.endswith(_ENDING) for name in os.listdir(folder))


def read_source(path: str) -> str:
    """Return the text of a source. Raise SourceError when it is not UTF-8, OSError when it cannot be read."""
    with open(path, encoding="utf-8") as file:
        try:
            return file.read()
        except UnicodeDecodeError as error:
            raise SourceError(f"{shown(path)}: {error}") from None


def shown(path: str) -> str:
    """Return the name of a source for errors: `de/menus.ftl`."""
    return "/".join(path.replace(os.sep, "/").split("/")[-2:])


def _compiler_sources() -> str:
    """Return the sources of this package, read once."""
    if not _compiler:
        folder = os.path.dirname(os.path.abspath(__file__))
        names = sorted(name for name in os.listdir(folder) if name.endswith(".py"))
        _compiler.append("\0".join(read_source(os.path.join(folder, name)) for name in names))
    return _compiler[0]


def hash_of(data: bytes) -> str:
    """Return a hash against accidents. `hashlib` takes longer to import than a table may take to be loaded."""
    return f"{crc32(data):08x}{adler32(data):08x}"
