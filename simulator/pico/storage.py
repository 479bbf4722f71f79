"""The file system in a Pico's flash: its address, its format, and the files of a tray in it."""

import struct
from collections.abc import Mapping
from typing import Any

from littlefs import LittleFS, LittleFSError, UserContext

from simulator.pico.layout import FS_BLOCK, FS_BLOCKS, FS_OFFSET
from simulator.texts import HostTexts

# MicroPython's VfsLfs2 as mounted on the Pico: _boot.py and extmod/vfs_lfsx.c.
_READ_SIZE = 32
_PROGRAM_SIZE = 256
# To read a small file stored in its folder's block, the cache must be as large as the device's.
GEOMETRY: dict[str, Any] = {
    "block_size": FS_BLOCK,
    "block_count": FS_BLOCKS,
    "read_size": _READ_SIZE,
    "prog_size": _PROGRAM_SIZE,
    "cache_size": 4 * _PROGRAM_SIZE,
    "lookahead_size": 32,
}
_DISK_VERSION = 0x00020000  # the oldest that the tray's MicroPython mounts; it is upgraded at the first write
_FIRST_FREE_BLOCK = 2  # blocks, as in tray24/device/storage.py
_ERASED = b"\xff"
_NO_SPACE = -28  # LFS_ERR_NOSPC

# The same as in tray24/device/files.py, which cannot be imported here.
_FOLDER = "/data"
_TAIL = "tail~"
_HEAD = "<I16s"
_HEAD_BYTES = struct.calcsize(_HEAD)
_DRIVER_MARK = "~"  # in the names of files that only the driver uses
_say = HostTexts("pico")


def build_file_system(files: Mapping[str, bytes]) -> bytes:
    """Return a file system of 1 MB that contains these files (path without the first slash -> bytes)."""
    context = UserContext(buffsize=FS_BLOCK * FS_BLOCKS)
    file_system = LittleFS(context, disk_version=_DISK_VERSION, **GEOMETRY)
    for name, data in files.items():
        try:
            if "/" in name:
                file_system.makedirs(name.rpartition("/")[0], exist_ok=True)
            with file_system.open(name, "wb") as file:
                file.write(data)
        except LittleFSError as error:
            if error.code != _NO_SPACE:
                raise
            size = sum(map(len, files.values()))
            raise ValueError(_say("no-room", bytes=size, most=FS_BLOCK * FS_BLOCKS, name=name)) from None
    file_system.unmount()
    return bytes(context.buffer)


def replace_files(flash: bytes, files: Mapping[str, bytes]) -> bytes:
    """Return the 2 MB of a flash with a new file system that holds only these files. The program stays."""
    file_system = build_file_system(files)
    return flash[:FS_OFFSET] + file_system + flash[FS_OFFSET + len(file_system) :]


def read_files(flash: bytes) -> dict[str, bytes]:
    """Return the files in a flash's file system (name -> bytes) as the tray would read them after a power cut now."""
    context = UserContext(buffer=bytearray(flash[FS_OFFSET : FS_OFFSET + FS_BLOCK * FS_BLOCKS]))
    file_system = LittleFS(context, mount=False, **GEOMETRY)
    try:
        file_system.mount()
    except LittleFSError:
        if context.buffer[_FIRST_FREE_BLOCK * FS_BLOCK :].strip(_ERASED):
            raise
        return {}  # no file system yet: the tray will make one
    if _FOLDER.strip("/") not in file_system.listdir("/"):
        return {}
    files = {}
    for name in file_system.listdir(_FOLDER):
        with file_system.open(f"{_FOLDER}/{name}", "rb") as file:
            files[name] = file.read()
    tail = files.get(_TAIL, b"")
    if len(tail) > _HEAD_BYTES:
        start, raw_name = struct.unpack_from(_HEAD, tail)
        name = raw_name.rstrip(b"\0").decode()
        if len(files.get(name, b"")) == start:
            files[name] = files.get(name, b"") + tail[_HEAD_BYTES:]
    return {name: data for name, data in files.items() if _DRIVER_MARK not in name}
