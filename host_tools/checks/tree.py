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
_SKIPPED_FOLDERS = ("build", "dist", "__pycache__")  # folders in the root, and compiled modules anywhere
_HIDDEN_FOLDERS = (".ci", ".github")  # hidden folders that belong to the sources
_GENERATED = "hardware/build/"


def format_finding(path: str, line: int, text: str) -> str:
    """Format a finding: where it is, and what is wrong."""
    return f"{path}:{line}: {text}"


@dataclass(frozen=True)
class Import:
    """A name that a module imports. `is_at_top` says whether the import is outside functions and classes."""

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
        """Return the paths of all files, from the root, except build results, caches and most hidden folders."""
        found = []
        for folder, names, files in os.walk(self.root):
            is_root = folder == str(self.root)
            skipped_folders = _SKIPPED_FOLDERS if is_root else _SKIPPED_FOLDERS[2:]
            hidden_folders = [name for name in names if name.startswith(".") and name not in _HIDDEN_FOLDERS]
            names[:] = [
                name
                for name in names
                if name not in (*hidden_folders, *skipped_folders) and not name.endswith(".egg-info")
            ]
            found += [Path(folder, file).relative_to(self.root).as_posix() for file in files if file != ".git"]
        return sorted(found)

    def list_sources(self, *endings: str, under: str | tuple[str, ...] = "") -> list[str]:
        """Return the paths, from the root, of the files below `under` with these endings, except generated files."""
        found = [path for path in self.files if path.endswith(endings) and path.startswith(under)]
        return [path for path in found if not path.startswith(_GENERATED)]

    def read_text(self, path: str) -> str:
        """Return the text of a file; "" when it does not exist."""
        if path not in self._texts:
            file = self.root / path
            self._texts[path] = file.read_text(encoding="utf-8") if file.is_file() else ""
        return self._texts[path]

    def iterate_lines(self, path: str) -> Iterator[tuple[int, str]]:
        """Yield the lines of a file as (number, text). The first number is 1."""
        return enumerate(self.read_text(path).splitlines(), 1)

    def parse_module(self, path: str) -> Module:
        """Return a Python file, parsed."""
        if path not in self._modules:
            tree = ast.parse(self.read_text(path), path)
            self._modules[path] = Module(place_to_name(path), path, tree, list(_find_imports(tree)))
        return self._modules[path]

    @cached_property
    def modules(self) -> dict[str, Module]:
        """Return all modules of production code by their dotted names."""
        paths = [*self.list_sources(".py", under=PRODUCTION), *(path for path in _PROGRAMS if path in self.files)]
        return {place_to_name(path): self.parse_module(path) for path in paths}

    def find_module(self, name: str) -> str | None:
        """Return the name of the module of production code that defines an imported name; None for a library's name."""
        if name in self.modules:
            return name
        parent = name.rpartition(".")[0]
        return parent if parent in self.modules else None


def place_to_name(path: str) -> str:
    """Return the dotted name of the module in the Python file at this path from the root."""
    inner = path.removeprefix(_FIRMWARE).rpartition(".")[0]
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
        node, is_at_top = nodes.pop(0)
        if isinstance(node, ast.Import):
            yield from (Import(node.lineno, alias.name, is_at_top) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (Import(node.lineno, f"{node.module}.{alias.name}", is_at_top) for alias in node.names)
        elif isinstance(node, ast.If) and ast.unparse(node.test) in ("_TYPE_CHECKING", "TYPE_CHECKING"):
            nodes += [(inner, is_at_top) for inner in node.orelse]
            continue
        is_at_top = is_at_top and not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
        nodes += [(inner, is_at_top) for inner in ast.iter_child_nodes(node) if not isinstance(inner, ast.expr)]
