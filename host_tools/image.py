"""The command image: MicroPython and a whole tray in one UF2 file, for a Pico that has never been a tray."""

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path

from host_tools import bundle, firmware, mip, uf2
from host_tools.checkout import ROOT
from host_tools.cli import Failure, UsageError
from host_tools.files import write_whole
from tray24 import __version__

# Where MicroPython for the Pico has its file system: the last 1408 kB of 2 MB (ports/rp2, MICROPY_HW_FLASH_STORAGE_BYTES).
FS_OFFSET = 0xA0000
FS_BLOCK = 4096  # the smallest piece of flash that can be erased
FS_BLOCKS = 352
# MicroPython's VfsLfs2 as the Pico mounts it: _boot.py and extmod/vfs_lfsx.c.
_READ_SIZE = 32
_PROGRAM_SIZE = 256
_CACHE_SIZE = 4 * _PROGRAM_SIZE
_LOOKAHEAD_SIZE = 32
_DISK_VERSION = 0x00020000
_ERASED = b"\xff"
_NO_SPACE = -28  # LFS_ERR_NOSPC


@dataclass(frozen=True)
class Image:
    """What `build` has made: the UF2 file's bytes, the files in it, and how many bytes are left for records."""

    uf2: bytes
    files: dict[str, bytes]
    free: int

    @property
    def manifest(self) -> bytes:
        return self.files[bundle.MANIFEST]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Make one UF2 file of MicroPython and all files of the tray, for a first installation: hold BOOTSEL while "
        "plugging in the Pico, then copy the file to the drive that appears. Beside it comes its manifest (.json)."
    )
    parser.add_argument("--uf2", type=Path, metavar="FILE", help="MicroPython's UF2 (default: that of firmware fetch)")
    default = default_path().relative_to(ROOT).as_posix()
    parser.add_argument("--out", type=Path, metavar="FILE", help=f"default {default} in the checkout")
    parser.add_argument("--check", action="store_true", help="boot it on an emulated Pico first: about a minute")
    parser.add_argument(
        "--mip", action="store_true", help=f"make a package for MicroPython's mip in {mip.FOLDER}, and no UF2"
    )


def run(arguments: argparse.Namespace) -> int:
    if arguments.mip:
        return _make_package(arguments)
    out = arguments.out or default_path()
    if out.suffix.lower() != ".uf2" or out.is_dir():
        raise UsageError(f"--out {out}: give the name of a file that ends with .uf2")
    image = build(read_firmware(arguments.uf2))
    if arguments.check:
        _check(image)
    try:
        write_whole(out, image.uf2)
        write_whole(out.with_suffix(".json"), image.manifest)
    except OSError as error:
        raise Failure(
            f"{out} cannot be written: {error.strerror or error}. Name another file with --out, or see to its folder"
        ) from None
    print(
        f"{out}: tray24 {__version__} with MicroPython {firmware.VERSION}, {len(image.uf2) / 1024:.0f} kB; "
        f"{len(image.files)} files, compiled modules {bundle.compiled_bytes(image.files) / 1024:.1f} kB; "
        f"{image.free / 1024:.0f} kB are left for records"
    )
    return 0


def _make_package(arguments: argparse.Namespace) -> int:
    if arguments.uf2 or arguments.out or arguments.check:
        raise UsageError("--mip makes no UF2: leave out --uf2, --out and --check")
    made = bundle.make()
    package = mip.write(mip.default_folder(), made)
    print(f"tray24 {__version__}, {len(made)} files. To install them: mpremote mip install {package.as_posix()}")
    return 0


def _check(image: Image) -> None:
    from host_tools.image_check import boot  # the emulator takes a while to load

    print("booting it on an emulated Pico ...", file=sys.stderr)
    seen = boot(image.uf2)
    print(f"the menu is there {seen.menu_ms:.0f} ms after power-on, in the Pico's time: {' / '.join(seen.lines)}")


def default_path() -> Path:
    return ROOT / "build" / f"tray24-{__version__}.uf2"


def read_firmware(file: Path | None) -> bytes:
    """The bytes of MicroPython's UF2, verified: of this file, or from the cache."""
    if file is None:
        return firmware.uf2_path().read_bytes()
    try:
        data = file.read_bytes()
    except OSError as error:
        raise Failure(
            f"--uf2 {file}: cannot be read: {error.strerror or error}. Name another file, or leave out --uf2"
        ) from None
    if wrong := firmware.what_is_wrong(data):
        raise Failure(f"--uf2 {file}: {wrong}. The right file is {firmware.URL}")
    return data


def build(micropython_uf2: bytes, files: dict[str, bytes] | None = None) -> Image:
    """MicroPython's own blocks and a file system with a whole tray (or these files), renumbered as one file."""
    files = bundle.make() if files is None else files
    system, free = file_system(files)
    pages = uf2.read(micropython_uf2)
    if max(pages) >= FS_OFFSET:
        raise Failure(f"MicroPython reaches to {max(pages) + uf2.PAGE:#x}, into the file system at {FS_OFFSET:#x}")
    for block in range(FS_BLOCKS):
        data = system[block * FS_BLOCK : (block + 1) * FS_BLOCK]
        # Blocks 0 and 1 are how MicroPython knows a file system. Others that are free keep what the flash holds.
        if block > 1 and not data.strip(_ERASED):
            continue
        for start in range(0, FS_BLOCK, uf2.PAGE):
            pages[FS_OFFSET + block * FS_BLOCK + start] = data[start : start + uf2.PAGE]
    return Image(uf2.write(pages), files, free)


def file_system(files: dict[str, bytes]) -> tuple[bytes, int]:
    """(a LittleFS with these files as MicroPython on a Pico mounts it, bytes that are free in it)."""
    try:
        from littlefs import LittleFS, LittleFSError, UserContext
    except ImportError:
        raise Failure("littlefs-python is not installed: './tray24 image' installs it") from None
    context = UserContext(buffsize=FS_BLOCK * FS_BLOCKS)
    system = LittleFS(
        context,
        block_size=FS_BLOCK,
        block_count=FS_BLOCKS,
        read_size=_READ_SIZE,
        prog_size=_PROGRAM_SIZE,
        cache_size=_CACHE_SIZE,
        lookahead_size=_LOOKAHEAD_SIZE,
        disk_version=_DISK_VERSION,
    )
    for name, data in files.items():
        try:
            if "/" in name:
                system.makedirs(name.rpartition("/")[0], exist_ok=True)
            with system.open(name, "wb") as file:
                file.write(data)
        except LittleFSError as error:
            if error.code != _NO_SPACE:
                raise
            raise Failure(
                f"the files do not fit: {sum(map(len, files.values()))} bytes, and the tray has "
                f"{FS_BLOCK * FS_BLOCKS} for them and its records; it ended with {name}"
            ) from None
    used = system.used_block_count
    system.unmount()
    return bytes(context.buffer), (FS_BLOCKS - used) * FS_BLOCK
