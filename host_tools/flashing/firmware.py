"""A UF2 file that may be copied onto a Pico: the release, a build of the sources, or somebody's own."""

import re
from dataclasses import dataclass
from pathlib import Path

from host_tools.build import building, released, uf2
from host_tools.errors import Failure
from host_tools.terminal.console import say
from simulator.pico.storage import FS_OFFSET

_FLASH_BYTES = 2 << 20  # of a Pico
_BANNER = re.compile(rb"MicroPython (v?\d[\w.+-]*)")
_FROZEN = b"tray24/"  # in the names of frozen modules


@dataclass(frozen=True)
class File:
    """A UF2 that may be copied: what it holds, and whether it replaces the board's files.

    `version` and `sources` are what a tray with it says of itself; "" where that is not known.
    """

    name: str
    data: bytes
    holds: str
    erases: bool
    version: str = ""
    sources: str = ""


def read(path: Path | None = None, build: bool = False) -> File:
    """The release, or what its sources are built to now, or this file; a Failure when it is not one that may be copied."""
    if path is not None:
        return _other(path)
    release = building.current() if build else released.read()
    if stale := released.why_stale(release):
        say(f"{stale}: './tray24 flash --build' has them in it")
    about = release.manifest
    holds = f"tray24 {about['tray24']} with MicroPython {about['micropython']}"
    return File(released.UF2.name, release.uf2, holds, False, about["tray24"], about["sources_sha256"])


def _other(path: Path) -> File:
    """Somebody's own UF2, put into the order in which a copy that is cut off starts nothing."""
    without = "Nothing was copied. Name another file, or leave out --uf2: then it is the released firmware"
    try:
        data = path.read_bytes()
        pages = uf2.read(data)
    except OSError as error:
        raise Failure(f"--uf2 {path}: cannot be read: {error.strerror or error}. {without}") from None
    except uf2.Damaged as damage:
        raise Failure(f"--uf2 {path}: {damage}. {without}") from None
    if 0 not in pages:
        raise Failure(f"--uf2 {path}: it holds no program: it does not write the beginning of flash. {without}")
    if max(pages) >= _FLASH_BYTES:
        raise Failure(f"--uf2 {path}: it writes past the end of a Pico's flash of {_FLASH_BYTES >> 20} MB. {without}")
    erases = max(pages) >= FS_OFFSET
    return File(path.name, uf2.write_release(pages), _what_is_in(b"".join(pages.values())), erases)


def _what_is_in(program: bytes) -> str:
    found = _BANNER.search(program)
    if not found:
        return "a program that is not MicroPython"
    return f"MicroPython {found[1].decode()} {'with' if _FROZEN in program else 'without'} a tray"
