"""The files of this checkout that an image is made of, and the hash that tells one state of them from another."""

import hashlib
from pathlib import Path

from host_tools.checkout import FIRMWARE

MICROPYTHON = FIRMWARE / "micropython"  # board, manifest, patch and pins of the build
PROGRAMS = ("_boot.py", "main.py")  # run by MicroPython in this order; all else is imported


def frozen() -> dict[str, bytes]:
    """Return the modules to freeze: path within the image -> source."""
    paths = [*(FIRMWARE / name for name in PROGRAMS), *(FIRMWARE / "tray24").rglob("*.py")]
    return {path.relative_to(FIRMWARE).as_posix(): _text(path) for path in sorted(paths)}


def hashes() -> dict[str, str]:
    """Return the SHA-256 of each file of ours that shapes the image, by its path within firmware/."""
    board = {
        path.relative_to(FIRMWARE).as_posix(): _text(path) for path in sorted(MICROPYTHON.rglob("*")) if path.is_file()
    }
    return {name: hashlib.sha256(data).hexdigest() for name, data in sorted((frozen() | board).items())}


def sources_sha256() -> str:
    """Return the one hash over all of `hashes`. It is frozen into the image, which says it when asked (`hello`)."""
    listed = "".join(f"{digest}  {name}\n" for name, digest in hashes().items())
    return hashlib.sha256(listed.encode()).hexdigest()


def _text(path: Path) -> bytes:
    """Return the file with the line ends that it has in git: the same hash on every system."""
    return path.read_bytes().replace(b"\r\n", b"\n")
