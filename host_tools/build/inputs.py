"""The files of this checkout that the image is built from, and the hash that identifies their state."""

import hashlib
from pathlib import Path

from host_tools.checkout import FIRMWARE

MICROPYTHON = FIRMWARE / "micropython"  # board, manifest, patch and pins of the build
PROGRAMS = ("_boot.py", "main.py")  # run by MicroPython in this order; all others are imported


def frozen() -> dict[str, bytes]:
    """Return the modules to freeze: path within the image -> source."""
    paths = [*(FIRMWARE / name for name in PROGRAMS), *(FIRMWARE / "tray24").rglob("*.py")]
    return {path.relative_to(FIRMWARE).as_posix(): _text(path) for path in sorted(paths)}


def hashes() -> dict[str, str]:
    """Return the SHA-256 of each of our files that the image is built from, by its path within firmware/."""
    board = {
        path.relative_to(FIRMWARE).as_posix(): _text(path) for path in sorted(MICROPYTHON.rglob("*")) if path.is_file()
    }
    return {name: hashlib.sha256(data).hexdigest() for name, data in sorted((frozen() | board).items())}


def sources_sha256() -> str:
    """Return one hash over all of `hashes`.

    It is frozen into the image, which reports it in its answer to `hello`.
    """
    listed = "".join(f"{digest}  {name}\n" for name, digest in hashes().items())
    return hashlib.sha256(listed.encode()).hexdigest()


def _text(path: Path) -> bytes:
    """Return the file with the line endings that it has in git, so that its hash is the same on every system."""
    return path.read_bytes().replace(b"\r\n", b"\n")
