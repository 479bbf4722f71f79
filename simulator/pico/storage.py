"""What a tray has in its folder, read from the image of its Pico's flash."""

import struct

from littlefs import LittleFS, UserContext

# Where MicroPython for the Pico has its file system (ports/rp2, MICROPY_HW_FLASH_STORAGE_BASE).
FS_OFFSET = 0xA0000
FS_BLOCK = 4096
_PROGRAM_SIZE = 256
_READ_SIZE = 32

# As tray24/board/files.py, which cannot be imported here, has them.
_FOLDER = "/data"
_TAIL = "tail~"
_HEAD = "<I16s"
_HEAD_BYTES = struct.calcsize(_HEAD)
_OWN = "~"  # in the names of files that only the driver knows


def files_in(flash: bytes) -> dict[str, bytes]:
    """name -> bytes, as the tray would read them after a power cut at this instant."""
    context = UserContext(buffer=bytearray(flash[FS_OFFSET:]))
    # A small file within its folder's block needs a cache as large as the device's to be read.
    system = LittleFS(
        context,
        block_size=FS_BLOCK,
        block_count=len(context.buffer) // FS_BLOCK,
        prog_size=_PROGRAM_SIZE,
        read_size=_READ_SIZE,
        cache_size=4 * _PROGRAM_SIZE,
        mount=False,
    )
    system.mount()
    if _FOLDER.strip("/") not in system.listdir("/"):
        return {}
    found = {}
    for name in system.listdir(_FOLDER):
        with system.open(f"{_FOLDER}/{name}", "rb") as file:
            found[name] = file.read()
    tail = found.get(_TAIL, b"")
    if len(tail) > _HEAD_BYTES:
        start, raw = struct.unpack_from(_HEAD, tail)
        name = raw.rstrip(b"\0").decode()
        if len(found.get(name, b"")) == start:
            found[name] = found.get(name, b"") + tail[_HEAD_BYTES:]
    return {name: data for name, data in found.items() if _OWN not in name}
