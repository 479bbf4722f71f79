"""The build of the image: MicroPython at its pinned commit, for the tray's board, with the package tray24 frozen in it.

The same sources and compiler make the same bytes: the frozen modules are listed in one order, the only date is that of
MicroPython's release, and no path of the machine is in the image.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from host_tools.build import inputs, release_files, sources, toolchain, uf2
from host_tools.errors import Failure
from host_tools.terminal.console import show_waiting
from simulator.texts import HostTexts
from simulator.user_folders import find_cache_folder
from tray24 import __version__

say = HostTexts("firmware")

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None

BOARD = "TRAY24"
HASH_MODULE = "tray24_build.py"
MAX_BYTES = 900 * 1024  # of the 1 MB of flash for code
_LAST_LINES = 15


@dataclass(frozen=True)
class BuiltImage:
    """A built image: the UF2 file, its manifest, the bytes of flash it takes and the seconds its build took."""

    uf2: bytes
    manifest: dict
    flash_bytes: int
    seconds: float


def explain_unavailable() -> str:
    """Return why the image cannot be built here without the network; "" if it can."""
    return toolchain.explain_unavailable() or sources.explain_unavailable()


def get_current_release() -> release_files.Release:
    """Return the image of the current sources: the released one, or one that is built into the cache.

    Raise Failure when it must be built but cannot be.
    """
    release = release_files.read_release()
    if not (staleness := release_files.explain_stale(release)):
        return release
    if reason := explain_unavailable():
        raise Failure(say("stale-and-why", stale=staleness, reason=reason))
    folder = find_cache_folder() / "image"
    with _lock_folder(find_cache_folder()):
        if (folder / release_files.UF2.name).exists():
            release = release_files.read_release(folder / release_files.UF2.name, folder / release_files.MANIFEST.name)
        if release_files.explain_stale(release):
            built = build_image()
            release = release_files.Release(built.uf2, built.manifest)
            release_files.write_release(release, folder)
    return release


@contextmanager
def _lock_folder(folder: Path) -> Iterator[None]:
    """Lock a folder, so that a second process waits until the first has built there (where flock is available)."""
    folder.mkdir(parents=True, exist_ok=True)
    if fcntl is None:
        yield
        return
    with (folder / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build_image(copies_folder: Path | None = None) -> BuiltImage:
    """Build the image of this checkout's sources. Raise Failure when a step of the build fails.

    `copies_folder` is a folder with clones of the repositories; if it is None, they are fetched from their URLs.
    """
    began_s = time.monotonic()
    compiler = toolchain.read_versions()
    micropython = sources.fetch_sources(copies_folder)
    folder = _get_build_folder(compiler)
    sources_sha256 = inputs.hash_sources()
    _stage_files(
        folder / "frozen", inputs.collect_frozen() | {HASH_MODULE: f'SOURCES_SHA256 = "{sources_sha256}"\n'.encode()}
    )
    binary = _compile_image(micropython, folder)
    toolchain.check_licenses((folder / "build" / "firmware.elf.map").read_text(encoding="utf-8", errors="replace"))
    if len(binary) > MAX_BYTES:
        raise Failure(say("too-large", size=len(binary), most=MAX_BYTES))
    image = uf2.encode_release(uf2.split_pages(binary))
    manifest = {
        "tray24": __version__,
        "micropython": sources.load_pins().micropython,
        "uf2_sha256": hashlib.sha256(image).hexdigest(),
        "sources_sha256": sources_sha256,
        "commits": sources.load_pins().get_commits(),
        "compiler": compiler,
        "sources": inputs.hash_files(),
    }
    return BuiltImage(image, manifest, len(binary), time.monotonic() - began_s)


def _get_build_folder(compiler: dict[str, str]) -> Path:
    """Return the folder of the build. Other compilers, sources of MicroPython or options have other folders."""
    key_text = json.dumps([compiler, {name: str(value) for name, value in _list_options().items()}])
    return (
        find_cache_folder() / f"build-{sources.get_folder().name}-{hashlib.sha256(key_text.encode()).hexdigest()[:8]}"
    )


def _list_options() -> dict[str, object]:
    """Return the options for CMake: name -> value."""
    return {
        "CMAKE_BUILD_TYPE": "MinSizeRel",
        "MICROPY_BOARD": BOARD,
        "MICROPY_BOARD_DIR": inputs.MICROPYTHON / "board",
        "MICROPY_FROZEN_MANIFEST": inputs.MICROPYTHON / "manifest.py",
        "USER_C_MODULES": inputs.MICROPYTHON / "limit",
        "PICO_NO_PICOTOOL": 1,
        "Python3_EXECUTABLE": sys.executable,
    }


def _stage_files(folder: Path, files: dict[str, bytes]) -> None:
    """Make the folder contain exactly these files: path in it -> bytes.

    Only files that differ are written, so that the others are not compiled again.
    """
    compiled_folder = folder.parent / "build" / "frozen_mpy"
    has_changed = False
    for path in folder.rglob("*.py") if folder.exists() else ():
        if path.relative_to(folder).as_posix() not in files:
            path.unlink()
            has_changed = True
    for name, data in files.items():
        path = folder / name
        if path.exists() and path.read_bytes() == data:
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        (compiled_folder / name).with_suffix(".mpy").unlink(missing_ok=True)
        has_changed = True
    if has_changed:  # MicroPython's own tool compares time stamps and does not notice a removed module
        (folder.parent / "build" / "frozen_content.c").unlink(missing_ok=True)


def _compile_image(micropython: Path, folder: Path) -> bytes:
    """Run CMake and the compiler in `folder`. Return the image as the flash's bytes from its beginning."""
    build = folder / "build"
    environment = {
        **os.environ,
        "TRAY24_FROZEN": str(folder / "frozen"),
        "MICROPY_MPYCROSS": toolchain.find_mpy_cross(),
        "MICROPY_GIT_TAG": f"v{sources.load_pins().micropython}",
        "MICROPY_GIT_HASH": sources.load_pins().get_commits()["micropython"][:10],
        "SOURCE_DATE_EPOCH": str(sources.load_pins().date),
        "CFLAGS_EXTRA": f"-ffile-prefix-map={micropython}=micropython -ffile-prefix-map={folder}=build",
        "PYTHONHASHSEED": "0",
    }
    environment.pop("PICO_SDK_PATH", None)  # may be set by people who build other programs for a Pico
    if not (build / "CMakeCache.txt").exists():
        shutil.rmtree(build, ignore_errors=True)
        configure = [
            "cmake",
            "-S",
            str(micropython / "ports" / "rp2"),
            "-B",
            str(build),
            "-G",
            toolchain.choose_generator(),
        ]
        configure += [f"-D{name}={value}" for name, value in _list_options().items()]
        with show_waiting(say("preparing")):
            _run_command(configure, environment, build / "CMakeCache.txt")
    with show_waiting(say("building")):
        _run_command(["cmake", "--build", str(build), "--parallel", str(os.cpu_count() or 1)], environment)
    return (build / "firmware.bin").read_bytes()


def _run_command(command: list[str], environment: dict[str, str], product: Path | None = None) -> None:
    is_good = False
    try:
        result = subprocess.run(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8"
        )
        is_good = not result.returncode
    finally:
        if product and not is_good:
            product.unlink(missing_ok=True)  # the next build configures again
    if is_good:
        return
    lines = result.stdout.strip().splitlines()
    error_index = next(
        (number for number, line in enumerate(lines) if "error" in line.lower()), len(lines) - _LAST_LINES
    )
    excerpt = "\n    ".join(lines[max(0, error_index - 2) :][:_LAST_LINES])
    raise Failure(f"{command[0]} failed:\n    {excerpt}")
