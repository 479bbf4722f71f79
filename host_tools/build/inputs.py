"""The inputs of the image: files of this checkout, tables made from texts, and the hash that identifies both."""

import hashlib
from pathlib import Path

from host_tools.checkout import FIRMWARE
from tray24.text_tables import tables
from tray24.text_tables.modules import make_module

MICROPYTHON = FIRMWARE / "micropython"  # board, manifest, patch and pins of the build
_COMPILER = "tray24/text_tables/"  # it makes the tables, and is not in the image
PROGRAMS = ("_boot.py", "main.py")  # run by MicroPython in this order; all others are imported


def collect_frozen() -> dict[str, bytes]:
    """Return the modules to freeze: path within the image -> source."""
    found = {name: _read_source(FIRMWARE / name) for name in _list_modules()}
    found |= {table.module_path: make_module(table).encode() for table in _list_tables()}
    return dict(sorted(found.items()))


def hash_files() -> dict[str, str]:
    """Return the SHA-256 of each of our files that the image is built from, by its path within firmware/.

    The tables of texts are made by code. The hashed files are the sources of the texts and this code, not the tables,
    because another version of zlib compresses the tables of lessons to other bytes.
    """
    paths = {FIRMWARE / name for name in _list_modules()}
    paths |= {Path(file) for table in _list_tables() for file in table.files}
    paths |= {*(FIRMWARE / _COMPILER).glob("*.py"), *(path for path in MICROPYTHON.rglob("*") if path.is_file())}
    sources = {path.relative_to(FIRMWARE).as_posix(): _read_source(path) for path in paths}
    return {name: hashlib.sha256(data).hexdigest() for name, data in sorted(sources.items())}


def hash_sources() -> str:
    """Return one hash over all of `hash_files`.

    The hash is frozen into the image, and the tray reports it in its reply to `hello`.
    """
    listing = "".join(f"{digest}  {name}\n" for name, digest in hash_files().items())
    return hashlib.sha256(listing.encode()).hexdigest()


def _list_modules() -> list[str]:
    """Return the paths within firmware/ of the modules that are frozen as they are."""
    found = [path.relative_to(FIRMWARE).as_posix() for path in (FIRMWARE / "tray24").rglob("*.py")]
    return [*PROGRAMS, *(name for name in found if tables.is_source(name) and not name.startswith(_COMPILER))]


def _list_tables() -> list[tables.Table]:
    return list(tables.find_tables(str(FIRMWARE / "tray24")))


def _read_source(path: Path) -> bytes:
    """Return the file with the line endings that it has in git, so that its hash is the same on every system."""
    return path.read_bytes().replace(b"\r\n", b"\n")
