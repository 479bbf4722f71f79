"""The files of a checkout as the checks read them: texts, and the syntax trees and imports of Python modules."""

import ast
import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

# Where the dotted names of modules begin: a module of `firmware/` is named from there, all others from the root.
_FIRMWARE = "firmware/"
PRODUCTION = ("firmware/tray24/", "simulator/", "host_tools/")
_PROGRAMS = ("firmware/main.py", "firmware/_boot.py")
_NOT_OURS = ("build", "dist", "__pycache__")  # folders in the root, and compiled modules anywhere
_HIDDEN = (".ci", ".github")  # hidden folders that belong to the sources
_GENERATED = "hardware/build/"


def format_finding(place: str, line: int, words: str) -> str:
    """Format a finding: where it is, and what is wrong."""
    return f"{place}:{line}: {words}"


@dataclass(frozen=True)
class Import:
    """A name that a module imports. `is_at_top`: outside functions and classes."""

    line: int
    name: str
    is_at_top: bool


@dataclass(frozen=True)
class Module:
    """A Python file: its dotted name, its path from the root, its syntax tree and its imports."""

    name: str
    place: str
    tree: ast.Module
    imports: list[Import]


class SourceTree:
    """The files of the checkout in a folder. A file is named by its place: its path from the root, with slashes."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._texts: dict[str, str] = {}
        self._modules: dict[str, Module] = {}

    @cached_property
    def files(self) -> list[str]:
        """Return the paths of all files, from the root, without those that tools have made for themselves."""
        found = []
        for folder, names, files in os.walk(self.root):
            at_root = folder == str(self.root)
            skipped = _NOT_OURS if at_root else _NOT_OURS[2:]
            hidden = [name for name in names if name.startswith(".") and name not in _HIDDEN]
            names[:] = [name for name in names if name not in (*hidden, *skipped) and not name.endswith(".egg-info")]
            found += [Path(folder, file).relative_to(self.root).as_posix() for file in files if file != ".git"]
        return sorted(found)

    def list_sources(self, *endings: str, under: str | tuple[str, ...] = "") -> list[str]:
        """Return the paths, from the root, of the files below `under` with these endings, except generated files."""
        found = [place for place in self.files if place.endswith(endings) and place.startswith(under)]
        return [place for place in found if not place.startswith(_GENERATED)]

    def read_text(self, place: str) -> str:
        """Return the text of a file; "" when it does not exist."""
        if place not in self._texts:
            path = self.root / place
            self._texts[place] = path.read_text(encoding="utf-8") if path.is_file() else ""
        return self._texts[place]

    def iterate_lines(self, place: str) -> Iterator[tuple[int, str]]:
        """Yield the lines of a file with their numbers."""
        return enumerate(self.read_text(place).splitlines(), 1)

    def parse_module(self, place: str) -> Module:
        """Return a Python file, parsed."""
        if place not in self._modules:
            tree = ast.parse(self.read_text(place), place)
            self._modules[place] = Module(place_to_name(place), place, tree, list(_find_imports(tree)))
        return self._modules[place]

    @cached_property
    def modules(self) -> dict[str, Module]:
        """Return all modules of production code by their dotted names."""
        places = [*self.list_sources(".py", under=PRODUCTION), *(place for place in _PROGRAMS if place in self.files)]
        return {place_to_name(place): self.parse_module(place) for place in places}

    def find_module(self, name: str) -> str | None:
        """Return the name of the module of production code that defines an imported name; None for a library's name."""
        if name in self.modules:
            return name
        parent = name.rpartition(".")[0]
        return parent if parent in self.modules else None


def place_to_name(place: str) -> str:
    """Return the dotted name of the module in the Python file at this path from the root."""
    inner = place.removeprefix(_FIRMWARE).rpartition(".")[0]
    return inner.replace("/", ".").removesuffix(".__init__")


def find_imported_names(path: Path) -> Iterator[str]:
    """Yield the modules that a file imports, and the names that it imports from them, which may be modules, too."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _find_imports(tree: ast.Module) -> Iterator[Import]:
    """Yield the imports of a module, except those for type checkers only, which no table of imports restricts."""
    nodes: list[tuple[ast.AST, bool]] = [(tree, True)]
    while nodes:
        node, at_top = nodes.pop(0)
        if isinstance(node, ast.Import):
            yield from (Import(node.lineno, alias.name, at_top) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (Import(node.lineno, f"{node.module}.{alias.name}", at_top) for alias in node.names)
        elif isinstance(node, ast.If) and ast.unparse(node.test) in ("_TYPE_CHECKING", "TYPE_CHECKING"):
            nodes += [(inner, at_top) for inner in node.orelse]
            continue
        at_top = at_top and not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
        nodes += [(inner, at_top) for inner in ast.iter_child_nodes(node) if not isinstance(inner, ast.expr)]
