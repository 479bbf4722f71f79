"""The tables of texts: their names, the files that each is made from, and an import finder that makes them on CPython.

    tray24.languages.LANGUAGE            the function `plural`, from the plural rule of the CLDR
    tray24.languages.LANGUAGE.PART       `TEXT`, from PART.ftl in the language's folder
    tray24.languages.LANGUAGE.GAME       `TEXT`, from GAME.ftl in the language's folder
    tray24.languages.LANGUAGE.GAME_KIND  `HELP` or (for lessons) `TEXT`, from GAME-KIND.ftl in the language's folder
    PACKAGE.words, PACKAGE.help          of a game: `TEXT`, `HELP`, from words.ftl and help.ftl in its folder
    PACKAGE.lessons                      of a game: `TEXT` and `STEPS`, from lessons.ftl and lessons.json

A translation is checked with its English source. A finder in `sys.meta_path` makes a table when it is imported. Its
code is cached in the user's folder for caches, a file for each state of the table's sources. Without access to this
folder, each process makes the tables that it needs. This module imports nothing that takes time to load: every start
of the simulator uses it.
"""

from __future__ import annotations

import importlib
import marshal
import os
import sys
from importlib.machinery import ModuleSpec
from zlib import adler32, crc32

TYPE_CHECKING = False  # as in typing, which takes longer to import than a table may take to be loaded
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from types import CodeType, ModuleType
    from typing import Any

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
VARIABLE = "TRAY24_CACHE"
_MAX_FILES = 8  # of one table in the cache, for other branches and versions
_compiler: list[str] = []


class SourceError(ValueError):
    """Raised for a faulty source file of a table of texts.

    The message names file and error, in English for the author of the source.
    """


class Table:
    """A table of texts: the name of its module, its kind and its sources.

    `files` are the paths of its sources: first its own texts, then the English texts or the steps of lessons. A PLURAL
    table has no files. The kind is PLURAL or one of KINDS; texts of the tray itself have the kind `words`.
    """

    def __init__(self, name: str, kind: str, *files: str) -> None:
        self.name = name
        self.kind = kind
        self.files = files

    @property
    def module_path(self) -> str:
        """The path of the table's module, with slashes, relative to the folder that contains its topmost package."""
        return self.name.replace(".", "/") + ("/__init__.py" if self.kind == PLURAL else ".py")

    def compute_key(self) -> str:
        """Return a hash of everything that the table's code depends on.

        This is the table's sources and name, the code of this package, and the version of Python.
        """
        read = [read_source(path) for path in self.files]
        return compute_hash("\0".join([sys.version, self.name, _read_compiler_sources(), *read]).encode())


def find_table(name: str, path: list[str]) -> Table | None:
    """Return the table of texts whose module is called `name`, or None. `path` is the `__path__` of its package.

    Raise ModuleNotFoundError if one of the tray's own games lacks the table's source. Otherwise Python would import a
    module file left over from earlier.
    """
    package, _, last = name.rpartition(".")
    if package == _LANGUAGES:
        return Table(name, PLURAL) if last in list_languages(path[0]) else None
    if package.startswith(_LANGUAGES + "."):
        return _find_language_table(os.path.join(TRAY24, "languages"), package.rpartition(".")[2], last)
    if last not in KINDS or not path:
        return None
    table = find_game_table(package, path[0], last)
    if table is None and package.startswith(_GAMES + "."):
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)
    return table


def find_tables(tray24: str = TRAY24) -> Iterator[Table]:
    """Yield all tables of texts of the package `tray24`, which is in the folder `tray24`."""
    folder = os.path.join(tray24, "languages")
    games = os.path.join(tray24, "games")
    names = sorted(name for name in os.listdir(games) if os.path.isdir(os.path.join(games, name)))
    parts = [*PARTS, *names, *(f"{name}_{kind}" for name in names for kind in KINDS)]
    for language in list_languages(folder):
        yield Table(f"{_LANGUAGES}.{language}", PLURAL)
        yield from filter(None, (_find_language_table(folder, language, part) for part in parts))
    for name in names:
        yield from find_game_tables(f"{_GAMES}.{name}", os.path.join(games, name))


def find_game_tables(package: str, folder: str) -> Iterator[Table]:
    """Yield the tables of texts of the game in the package `package`, which is in the folder `folder`."""
    yield from filter(None, (find_game_table(package, folder, kind) for kind in KINDS))


def find_game_table(package: str, folder: str, kind: str) -> Table | None:
    """Return a game's table of texts of this kind, or None if its sources are missing in `folder`."""
    files = [os.path.join(folder, kind + _ENDING), *([os.path.join(folder, STEPS)] if kind == LESSONS else [])]
    return Table(f"{package}.{kind}", kind, *files) if all(map(os.path.isfile, files)) else None


def _find_language_table(folder: str, language: str, part: str) -> Table | None:
    """Return the table of texts for `part` in a language. A part is one of PARTS, a game, or GAME_KIND.

    Return None if the table's sources are missing, and for a game in English: that table is in the game's package.
    """
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


def list_languages(folder: str = "") -> list[str]:
    """Return the names of the languages that have texts in `folder`, English first."""
    folder = folder or os.path.join(TRAY24, "languages")
    found = [name for name in sorted(os.listdir(folder)) if _has_texts(os.path.join(folder, name))]
    return sorted(found, key=lambda name: name != ENGLISH)


def is_source(place: str) -> bool:
    """Return True if the file at `place` is written by hand and not a table of texts left over from a build.

    `place` is a path such as `tray24/games/NAME/bot.py`.
    """
    folders = place.split("/")
    name = folders.pop().removesuffix(".py")
    if folders[:2] == ["tray24", "languages"]:
        return len(folders) == 2
    return folders[:2] != ["tray24", "games"] or name not in KINDS


def _has_texts(folder: str) -> bool:
    return os.path.isdir(folder) and any(name.endswith(_ENDING) for name in os.listdir(folder))


def read_source(path: str) -> str:
    """Return the text of a source file. Raise SourceError if it is not UTF-8, OSError if it cannot be read."""
    with open(path, encoding="utf-8") as file:
        try:
            return file.read()
        except UnicodeDecodeError as error:
            raise SourceError(f"{format_source_name(path)}: {error}") from None


def format_source_name(path: str) -> str:
    """Return the name of a source file for errors, such as `de/menus.ftl`."""
    return "/".join(path.replace(os.sep, "/").split("/")[-2:])


def _read_compiler_sources() -> str:
    """Return the source code of this package as one text. The files are read only once."""
    if not _compiler:
        folder = os.path.dirname(os.path.abspath(__file__))
        names = sorted(name for name in os.listdir(folder) if name.endswith(".py"))
        _compiler.append("\0".join(read_source(os.path.join(folder, name)) for name in names))
    return _compiler[0]


def compute_hash(data: bytes) -> str:
    """Return a non-cryptographic hash of data.

    `hashlib` is not used, because its import would take too long at every start.
    """
    return f"{crc32(data):08x}{adler32(data):08x}"


class Finder:
    """The import finder of the tables of texts.

    It is first in `sys.meta_path`, so that Python does not import a file of the same name instead.
    """

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Return the import system's spec for a table; None for any other module."""
        table = find_table(name, list(path or ()))
        if table is None:
            return None
        origin = table.files[0] if table.files else None
        loader: Any = _Loader(table)  # no `importlib.abc.Loader`, which takes long to import
        return ModuleSpec(name, loader, origin=origin, is_package=origin is None)


class _Loader:
    def __init__(self, table: Table) -> None:
        self._table = table

    def create_module(self, spec: ModuleSpec) -> None:
        """Return None, so that the import system makes the module."""

    def exec_module(self, module: ModuleType) -> None:
        """Execute the code of the table of texts in `module`."""
        exec(load_code(self._table), vars(module))


def install_finder() -> None:
    """Install the import finder of the tables in this process."""
    sys.meta_path.insert(0, Finder)


def get_cache_folder() -> str:
    """Return the folder that the environment variable TRAY24_CACHE names, or else the system's cache folder for Tray24.

    `platformdirs` would find the same folder of the system, but its import takes too long.
    """
    if chosen := os.environ.get(VARIABLE):
        return os.path.abspath(os.path.expanduser(chosen))
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA") or os.path.expanduser(r"~\AppData\Local")
        return os.path.join(local, "Tray24", "Cache")
    is_mac = sys.platform == "darwin"
    caches = os.environ.get("XDG_CACHE_HOME", "").strip()
    if not os.path.isabs(caches):
        caches = os.path.expanduser("~/Library/Caches" if is_mac else "~/.cache")
    return os.path.join(caches, "Tray24" if is_mac else "tray24")


def load_code(table: Table) -> CodeType:
    """Return the compiled code of a table's module. Raise SourceError if its sources are faulty."""
    path = os.path.join(get_cache_folder(), "tables", f"{table.name}-{table.compute_key()}")
    code = _read_code(path)
    if code is None:
        # The parser of Fluent takes a tenth of a second to load: only the first start with these sources needs it.
        made = importlib.import_module("tray24.text_tables.modules").make_module(table)
        code = compile(made, table.name, "exec")
        _write_code(path, marshal.dumps(code))
    return code


def _read_code(path: str) -> CodeType | None:
    """Return the code of a module from a file of the cache; None if the file is missing or damaged."""
    try:
        with open(path, "rb") as file:
            digest, _, data = file.read().partition(b"\n")
    except OSError:
        return None
    return marshal.loads(data) if compute_hash(data).encode() == digest else None


def _write_code(path: str, data: bytes) -> None:
    """Write `data` to the file at `path` in the cache atomically, and remove the oldest files of the same table.

    If the cache cannot be written, write nothing.
    """
    unfinished = f"{path}.{os.getpid()}"
    try:
        if not os.path.isabs(path):
            return  # the user has no home folder
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(unfinished, "wb") as file:
            file.write(compute_hash(data).encode() + b"\n" + data)
        os.replace(unfinished, path)
        _remove_oldest(path)
    except OSError:  # the folder is read-only, the disk is full, or on Windows another process reads the file
        _remove_file(unfinished)


def _remove_oldest(path: str) -> None:
    name = path.rpartition("-")[0]
    with os.scandir(os.path.dirname(path)) as entries:
        found = [(entry.stat().st_mtime_ns, entry.path) for entry in entries if entry.path.rpartition("-")[0] == name]
    for _, oldest in sorted(found)[:-_MAX_FILES]:
        _remove_file(oldest)


def _remove_file(path: str) -> None:
    try:
        os.remove(path)
    except OSError:
        pass
