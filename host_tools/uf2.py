"""UF2 files, as the boot ROM of an RP2040 takes them: blocks of 512 bytes, each with 256 bytes for one flash address.

Source: github.com/microsoft/uf2 (the format), RP2040 datasheet 2.8.4.2 (what its boot ROM asks of it).
"""

import struct
from collections.abc import Mapping

FLASH = 0x1000_0000  # where flash begins in the RP2040's address space
PAGE = 256  # bytes of payload in a block: the boot ROM takes no other size
_RP2040 = 0xE48BFF56
_MAGIC = (0x0A324655, 0x9E5D5157)
_MAGIC_END = 0x0AB16F30
_HAS_FAMILY = 0x2000
_NOT_FOR_FLASH = 0x0001
_BLOCK = 512
_HEAD = struct.Struct("<8I")  # magic, magic, flags, address, size, number of the block, number of blocks, family


class Damaged(ValueError):
    """Why these bytes are no UF2 for an RP2040."""


def read(data: bytes) -> dict[int, bytes]:
    """Flash offset -> 256 bytes, ascending. Damaged says what is wrong with the file."""
    if not data.startswith(_MAGIC[0].to_bytes(4, "little")):
        raise Damaged(f"this is {_likeness(data)}, not a UF2 file")
    if len(data) % _BLOCK:
        raise Damaged("the file is cut off: it does not end with a whole block")
    pages: dict[int, bytes] = {}
    for number, start in enumerate(range(0, len(data), _BLOCK)):
        *magic, flags, address, size, block, blocks, family = _HEAD.unpack_from(data, start)
        if tuple(magic) != _MAGIC or data[start + _BLOCK - 4 : start + _BLOCK] != _MAGIC_END.to_bytes(4, "little"):
            raise Damaged(f"block {number} is damaged")
        if flags & _NOT_FOR_FLASH:
            continue
        if not flags & _HAS_FAMILY or family != _RP2040:
            raise Damaged(f"it is for another chip (family {family:#010x}; the Pico's RP2040 is {_RP2040:#010x})")
        if (block, blocks) != (number, len(data) // _BLOCK):
            raise Damaged(f"blocks are missing or in disorder at block {number} of {blocks}")
        if size != PAGE or address % PAGE or address < FLASH:
            raise Damaged(f"block {number} writes {size} bytes to {address:#x}, which is no page of flash")
        pages[address - FLASH] = data[start + _HEAD.size : start + _HEAD.size + PAGE]
    return dict(sorted(pages.items()))


def write(pages: Mapping[int, bytes]) -> bytes:
    """The UF2 file of these pages (flash offset -> 256 bytes), numbered in the order of their addresses."""
    blocks = []
    for number, offset in enumerate(sorted(pages)):
        head = _HEAD.pack(*_MAGIC, _HAS_FAMILY, FLASH + offset, PAGE, number, len(pages), _RP2040)
        blocks.append((head + pages[offset]).ljust(_BLOCK - 4, b"\0") + _MAGIC_END.to_bytes(4, "little"))
    return b"".join(blocks)


def pages(binary: bytes, offset: int = 0) -> dict[int, bytes]:
    """Return a binary as pages: flash offset -> 256 bytes, the last one filled up with erased bytes."""
    return {offset + start: binary[start : start + PAGE].ljust(PAGE, b"\xff") for start in range(0, len(binary), PAGE)}


def write_release(pages: Mapping[int, bytes]) -> bytes:
    return write(pages)


def _likeness(data: bytes) -> str:
    if not data:
        return "an empty file"
    start = data[:512].lstrip().lower()
    return "a web page" if start.startswith((b"<!doctype", b"<html", b"<?xml")) else "something else"
