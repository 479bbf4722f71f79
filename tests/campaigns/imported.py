"""The files that a module of the package consists of: its own, and those of all that it imports."""

import ast
from pathlib import Path

from host_tools.checkout import FIRMWARE, ROOT


def files_of(*modules: str) -> tuple[str, ...]:
    """Return the files of these modules of `tray24` and of all that they import, as paths from the checkout."""
    found: dict[str, Path] = {}
    left = list(modules)
    while left:
        name = left.pop()
        if name not in found and (path := _file(name)):
            found[name] = path
            left += [imported for node in ast.walk(ast.parse(path.read_bytes())) for imported in _imports(node)]
    return tuple(sorted(path.relative_to(ROOT).as_posix() for path in found.values()))


def _file(module: str) -> Path | None:
    place = FIRMWARE.joinpath(*module.split("."))
    return next((path for path in (place.with_suffix(".py"), place / "__init__.py") if path.is_file()), None)


def _imports(node: ast.AST) -> list[str]:
    """Return what an import may name: a module, or something in a module."""
    if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("tray24"):
        return [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return []
