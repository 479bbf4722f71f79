"""Import the tables of texts on CPython: an entry of `sys.meta_path` that makes a table, or takes it from the cache.

The code of a table that was made is kept in the user's folder for caches, a file for each state of its sources. Where
the folder cannot be read or written, each process makes the tables that it needs.
"""

from __future__ import annotations

import importlib
import marshal
import os
import sys
from importlib.machinery import ModuleSpec

from tray24.text_tables import tables

TYPE_CHECKING = False  # see `tables`
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import CodeType, ModuleType
    from typing import Any

VARIABLE = "TRAY24_CACHE"
_MOST_FILES = 8  # of one table: those of other branches and versions


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
        exec(code_of(self._table), vars(module))


def install() -> None:
    """Let this process find the tables."""
    sys.meta_path.insert(0, Finder)


def cache_folder() -> str:
    """Return the folder that TRAY24_CACHE names, or the system's cache folder for this program.

    It is the one of `platformdirs`, which takes longer to import than a table may take to be loaded.
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


def code_of(table: tables.Table) -> CodeType:
    """Return the code of a table's module. Raise SourceError when its sources are faulty."""
    path = os.path.join(cache_folder(), "tables", f"{table.name}-{table.key()}")
    code = _read(path)
    if code is None:
        # The parser of Fluent takes a tenth of a second to load: only the first start with these sources needs it.
        made = importlib.import_module("tray24.text_tables.modules").make(table)
        code = compile(made, table.name, "exec")
        _write(path, marshal.dumps(code))
    return code


def _read(path: str) -> CodeType | None:
    """Return the code in a file; None if there is none, or it is damaged."""
    try:
        with open(path, "rb") as file:
            digest, _, data = file.read().partition(b"\n")
    except OSError:
        return None
    return marshal.loads(data) if tables.hash_of(data).encode() == digest else None


def _write(path: str, data: bytes) -> None:
    """Write a file as a whole, if possible, and remove the oldest ones of the table."""
    unfinished = f"{path}.{os.getpid()}"
    try:
        if not os.path.isabs(path):
            return  # there is no home
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(unfinished, "wb") as file:
            file.write(tables.hash_of(data).encode() + b"\n" + data)
        os.replace(unfinished, path)
        _remove_oldest(path)
    except OSError:  # the folder is read-only, the disk is full, or on Windows another process reads the file
        _remove(unfinished)


def _remove_oldest(path: str) -> None:
    name = path.rpartition("-")[0]
    with os.scandir(os.path.dirname(path)) as entries:
        found = [(entry.stat().st_mtime_ns, entry.path) for entry in entries if entry.path.rpartition("-")[0] == name]
    for _, oldest in sorted(found)[:-_MOST_FILES]:
        _remove(oldest)


def _remove(path: str) -> None:
    try:
        os.remove(path)
    except OSError:
        pass
