"""The project's source files as syntax trees: all modules, and the imports of each."""

import ast
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FIRMWARE = ROOT / "firmware"
# Folder of production code -> folder in which the dotted names of its modules begin.
FOLDERS = {FIRMWARE / "tray24": FIRMWARE, ROOT / "simulator": ROOT, ROOT / "host_tools": ROOT}
PROGRAMS = (FIRMWARE / "main.py", FIRMWARE / "_boot.py")


@dataclass(frozen=True)
class Import:
    """A name that a module imports. `is_at_top`: outside functions and classes, and before the first of them."""

    line: int
    name: str
    is_at_top: bool
    is_for_types: bool  # inside an `if TYPE_CHECKING`


@dataclass
class Module:
    """A Python file: its dotted name, its path, its syntax tree and its imports."""

    name: str
    path: Path
    tree: ast.Module
    imports: list[Import] = field(default_factory=list)

    @property
    def place(self) -> str:
        """Return the path from the root of the checkout."""
        return self.path.relative_to(ROOT).as_posix()


@cache
def places() -> dict[str, Path]:
    """Return the files of all modules of production code by their dotted names."""
    found = {name_of(path, base): path for folder, base in FOLDERS.items() for path in sorted(folder.rglob("*.py"))}
    return found | {name_of(path, FIRMWARE): path for path in PROGRAMS}


@cache
def modules() -> dict[str, Module]:
    """Return all modules of production code by their dotted names."""
    return {name: load(name, path) for name, path in places().items()}


def name_of(path: Path, base: Path) -> str:
    """Return the dotted name of a file, which begins at the folder `base`."""
    return ".".join(path.relative_to(base).with_suffix("").parts).removesuffix(".__init__")


def load(name: str, path: Path) -> Module:
    """Parse the file of a module."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return Module(name, path, tree, find_imports(tree))


def find_imports(tree: ast.Module) -> list[Import]:
    """Return all imports of a file, including those inside functions."""
    definitions = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    is_in_head = True
    found: list[Import] = []
    for statement in tree.body:
        for_types = isinstance(statement, ast.If) and ast.unparse(statement.test) == "TYPE_CHECKING"
        nodes = [(statement, is_in_head)]
        while nodes:
            node, at_top = nodes.pop(0)
            found += [Import(node.lineno, name, at_top, for_types) for name in imported_names(node)]
            at_top = at_top and not isinstance(node, definitions)
            nodes += [(inner, at_top) for inner in ast.iter_child_nodes(node) if not isinstance(inner, ast.expr)]
        is_in_head = is_in_head and not isinstance(statement, definitions)
    return found


def imported_names(node: ast.AST) -> list[str]:
    """Return the dotted names that a statement imports; [] when it is not an import."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        assert not node.level, f"line {node.lineno}: imports are absolute"
        return [f"{node.module}.{alias.name}" for alias in node.names]
    return []


def module_of(name: str) -> str | None:
    """Return the module of production code for an imported name, or None for a name of a library."""
    known = modules()
    if name in known:
        return name
    parent = name.rpartition(".")[0]
    return parent if parent in known else None
