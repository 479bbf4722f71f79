"""Import the tables of texts on CPython: an entry of `sys.meta_path` that makes a table, or takes it from the cache."""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec

from tray24.text_tables import cache, tables

TYPE_CHECKING = False  # see `tables`
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType
    from typing import Any


class Finder:
    """The finder of tables. It comes first, so that no module that a table's name could be mistaken for is imported."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Return how to load a table; None for any other module."""
        table = tables.find(name, list(path or ()))
        if table is None:
            return None
        origin = table.files[0] if table.files else None
        loader: Any = _Loader(table)  # no `importlib.abc.Loader`, which takes long to import
        return ModuleSpec(name, loader, origin=origin, is_package=origin is None)


class _Loader:
    def __init__(self, table: tables.Table) -> None:
        self._table = table

    def create_module(self, spec: ModuleSpec) -> None:
        """Let the import system make the module."""

    def exec_module(self, module: ModuleType) -> None:
        """Give the module the constants of its table."""
        exec(cache.code_of(self._table), vars(module))


def install() -> None:
    """Let this process find the tables."""
    sys.meta_path.insert(0, Finder)
