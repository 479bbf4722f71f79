"""The inputs of the image: files of this checkout, tables made from texts, and the hash that identifies both."""

import hashlib
from pathlib import Path

from host_tools.checkout import FIRMWARE
from tray24.text_tables import tables
from tray24.text_tables.modules import make

MICROPYTHON = FIRMWARE / "micropython"  # board, manifest, patch and pins of the build
_COMPILER = "tray24/text_tables/"  # it makes the tables, and is not in the image
PROGRAMS = ("_boot.py", "main.py")  # run by MicroPython in this order; all others are imported


def frozen() -> dict[str, bytes]:
    """Return the modules to freeze: path within the image -> source."""
    found = {name: _text(FIRMWARE / name) for name in _modules()}
    found |= {table.place: make(table).encode() for table in _tables()}
    return dict(sorted(found.items()))


def hashes() -> dict[str, str]:
    """Return the SHA-256 of each of our files that the image is built from, by its path within firmware/.

    Tables of texts are represented by their sources and their compiler: another zlib packs a lesson differently.
    """
    paths = {FIRMWARE / name for name in _modules()}
    paths |= {Path(file) for table in _tables() for file in table.files}
    paths |= {*(FIRMWARE / _COMPILER).glob("*.py"), *(path for path in MICROPYTHON.rglob("*") if path.is_file())}
    named = {path.relative_to(FIRMWARE).as_posix(): _text(path) for path in paths}
    return {name: hashlib.sha256(data).hexdigest() for name, data in sorted(named.items())}


def sources_sha256() -> str:
    """Return one hash over all of `hashes`. It is frozen into the image, which reports it in its answer to `hello`."""
    listed = "".join(f"{digest}  {name}\n" for name, digest in hashes().items())
    return hashlib.sha256(listed.encode()).hexdigest()


def _modules() -> list[str]:
    """Return the paths within firmware/ of the modules that are frozen as they are."""
    found = [path.relative_to(FIRMWARE).as_posix() for path in (FIRMWARE / "tray24").rglob("*.py")]
    return [*PROGRAMS, *(name for name in found if tables.is_source(name) and not name.startswith(_COMPILER))]


def _tables() -> list[tables.Table]:
    return list(tables.find_all(str(FIRMWARE / "tray24")))


def _text(path: Path) -> bytes:
    """Return the file with the line endings that it has in git, so that its hash is the same on every system."""
    return path.read_bytes().replace(b"\r\n", b"\n")
