"""The project's source files as syntax trees: which modules there are, and what each one imports."""

import ast
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FIRMWARE = ROOT / "firmware"
# Folders of production code, and where the names of their modules begin.
FOLDERS = {FIRMWARE / "tray24": FIRMWARE, ROOT / "simulator": ROOT, ROOT / "host_tools": ROOT}
PROGRAMS = (FIRMWARE / "main.py", FIRMWARE / "_boot.py")


@dataclass(frozen=True)
class Import:
    """One name that a module imports. `is_at_top`: it stands outside functions and classes, before the first of them."""

    line: int
    name: str
    is_at_top: bool
    is_for_types: bool  # it stands in an `if TYPE_CHECKING`


@dataclass
class Module:
    """A Python file: its dotted name, its path, its syntax tree and its imports."""

    name: str
    path: Path
    tree: ast.Module
    imports: list[Import] = field(default_factory=list)

    @property
    def place(self) -> str:
        """The path from the root of the checkout."""
        return self.path.relative_to(ROOT).as_posix()


@cache
def modules() -> dict[str, Module]:
    """Return all modules of production code by their dotted names."""
    found = [load(path, base) for folder, base in FOLDERS.items() for path in sorted(folder.rglob("*.py"))]
    found += [load(path, FIRMWARE) for path in PROGRAMS]
    return {module.name: module for module in found}


def load(path: Path, base: Path) -> Module:
    """Parse a file whose dotted name begins in the folder `base`."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return Module(dotted_name(path, base), path, tree, find_imports(tree))


def dotted_name(path: Path, base: Path) -> str:
    """Return the name of the module in a file, from the folder `base` on."""
    return ".".join(path.relative_to(base).with_suffix("").parts).removesuffix(".__init__")


def find_imports(tree: ast.Module) -> list[Import]:
    """Return the imports of a file, wherever they stand."""
    definitions = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    is_in_head = True
    found: list[Import] = []
    for statement in tree.body:
        for_types = isinstance(statement, ast.If) and ast.unparse(statement.test) == "TYPE_CHECKING"
        inner = {id(node) for part in ast.walk(statement) if isinstance(part, definitions) for node in ast.walk(part)}
        for node in ast.walk(statement):
            at_top = is_in_head and id(node) not in inner
            found += [Import(node.lineno, name, at_top, for_types) for name in imported_names(node)]
        is_in_head = is_in_head and not isinstance(statement, definitions)
    return found


def imported_names(node: ast.AST) -> list[str]:
    """Return the dotted names that a statement imports; none when it is no import."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        assert not node.level, f"line {node.lineno}: imports are absolute"
        return [f"{node.module}.{alias.name}" for alias in node.names]
    return []


def module_of(name: str) -> str | None:
    """Return the module of production code that an imported name is or lies in; None for a library's."""
    known = modules()
    if name in known:
        return name
    parent = name.rpartition(".")[0]
    return parent if parent in known else None
