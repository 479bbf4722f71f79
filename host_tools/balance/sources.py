"""The fingerprint of the sources that matches between bots depend on: rules, bots, dice, and how they are counted."""

import ast
import hashlib
import importlib.util
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tray24 import games

_ROOTS = ("tray24.match.selfplay", "host_tools.balance.counting", "host_tools.balance.playing", "host_tools.chances")
# Parts of a game that only show it; neither rules nor bots import them.
_SHOWING = {"screen", "real", "look", "shown", "coach", "lessons", "words", "help"}


_TEXTS = "tray24.text_tables"  # they find the modules of texts, which change no match


@cache
def fingerprint(game: str) -> str:
    """Return a fingerprint of the sources on which the matches of a game depend."""
    digest = hashlib.sha256()
    for name, path in sorted(modules(game).items()):
        digest.update(name.encode() + b"\n" + path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:16]


def modules(game: str) -> dict[str, Path]:
    """Return the modules that bots import when they play a game, by their names, each with its file.

    All modules in the game's folder are among them, because bots find some by name, except those that only show it.
    """
    package = games.package(game)
    folder = Path(_file(package)).parent
    parts = [path.stem for path in folder.glob("*.py") if path.stem not in _SHOWING | {"__init__"}]
    left = [*_ROOTS, *(f"{package}.{part}" for part in parts)]
    found: dict[str, Path] = {}
    while left:
        name = left.pop()
        if name not in found and not name.startswith(_TEXTS) and (file := _file(name)):
            found[name] = Path(file)
            tops = {"tray24", package.partition(".")[0]}
            left += [one for one in _imports(found[name]) if one.partition(".")[0] in tops]
    found.pop("tray24", None)  # it holds the version alone
    return found


def _imports(path: Path) -> Iterator[str]:
    """Yield what a file imports; a name from a package may be a module or not."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)


def _file(name: str) -> str:
    """Return the file of a module, or "" if there is no such module."""
    try:
        found = importlib.util.find_spec(name)
    except ModuleNotFoundError:  # what should contain it is no package
        return ""
    return found.origin or "" if found else ""
