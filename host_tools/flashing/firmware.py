"""The UF2 files that may be copied onto a Pico: the release, a build of the sources, or another one."""

import re
from dataclasses import dataclass
from pathlib import Path

from host_tools.build import firmware_image, release_files, uf2
from host_tools.errors import Failure
from host_tools.terminal.console import print_message
from simulator.input_files import MAX_UF2_BYTES, read_input_file
from simulator.pico.layout import FS_OFFSET
from simulator.texts import HostTexts

say = HostTexts("flash")

_FLASH_BYTES = 2 << 20  # bytes of a Pico's flash
_BANNER = re.compile(rb"MicroPython (v?\d[\w.+-]*)")
_FROZEN = b"tray24/"  # prefix in the names of frozen modules


@dataclass(frozen=True)
class FirmwareFile:
    """A UF2 file that may be copied to a board: what it contains, and whether it erases the board's own files.

    `version` and `sources` are what a tray with this file reports about itself; "" where that is not known.
    """

    name: str
    data: bytes
    holds: str
    erases: bool
    version: str = ""
    sources: str = ""


def read_file(path: Path | None = None, build: bool = False) -> FirmwareFile:
    """Return a file to flash: the release, with `build` the image of the current sources, or the file at `path`.

    Raise Failure when the file must not be copied.
    """
    if path is not None:
        return _read_other(path)
    release = firmware_image.get_current_release() if build else release_files.read_release()
    if staleness := release_files.explain_stale(release):
        print_message(say("has-sources", stale=staleness))
    manifest = release.manifest
    description = say("holds", tray24=manifest["tray24"], micropython=manifest["micropython"])
    return FirmwareFile(
        release_files.UF2.name, release.uf2, description, False, manifest["tray24"], manifest["sources_sha256"]
    )


def _read_other(path: Path) -> FirmwareFile:
    """Read any UF2 file, and sort its pages so that an interrupted copy leaves no program that starts."""
    try:
        data = read_input_file(path, MAX_UF2_BYTES)
        pages = uf2.decode(data)
    except OSError as error:
        raise Failure(say("uf2-unreadable", path=path, reason=error.strerror or error)) from None
    except uf2.Damaged as damage:
        raise Failure(say("uf2-damaged", path=path, damage=damage)) from None
    if 0 not in pages:
        raise Failure(say("uf2-no-program", path=path))
    if max(pages) >= _FLASH_BYTES:
        raise Failure(say("uf2-too-large", path=path, size=_FLASH_BYTES >> 20))
    erases_files = max(pages) >= FS_OFFSET
    program, description = b"".join(pages.values()), say("other-program")
    if found := _BANNER.search(program):
        description = say("with-tray" if _FROZEN in program else "without-tray", version=found[1].decode())
    return FirmwareFile(path.name, uf2.encode_release(pages), description, erases_files)
