"""UF2 files as the boot ROM of an RP2040 accepts them: blocks of 512 bytes, each with 256 bytes for one flash address.

Source: github.com/microsoft/uf2 (the format), RP2040 datasheet 2.8.4.2 (what its boot ROM requires),
github.com/raspberrypi/pico-bootrom-rp2040, bootrom/virtual_disk.c (what it does; modeled in
simulator/pico/flash.py).

The order of a released file (`encode_release`)
----------------------------------------------
The boot ROM starts whatever follows a valid boot2, the first 256 bytes of flash. An ordinary UF2 writes boot2 first, so
that a copy that is interrupted leaves a program that starts although its end is missing or old. After an interrupted
update with a released file no boot2 is valid, and the Pico comes up in BOOTSEL mode by itself:

- Each group of 16 blocks writes the 16 pages of one sector, padded with erased pages. The ROM erases once for 16 block
  numbers, and only the sector of the block that comes first among them (issue 19 of pico-bootrom-rp2040).
- The first 16 blocks write sector 0 with an erased page instead of boot2: the old program can no longer start. Then
  come all other sectors. The last 16 blocks write sector 0 again; boot2 is the last block of the file.

The Pico restarts when it has received all blocks. A host may write them in another order: macOS in pieces of 1 MB by
several threads (ARMmbed/DAPLink issue 982), other systems as they write back their caches. Then:

- All blocks have arrived: sector 0 is complete, or lacks only boot2 (when the first block of the first 16 came after
  boot2 and erased it). The update is complete, or the Pico comes up in BOOTSEL mode and the file is copied again.
- Interrupted: a valid boot2 is there if the first 16 had not begun (then it is the old one), or if the block of boot2
  came early. Then the Pico may start an incomplete program and hang. The BOOTSEL button always recovers it, because the
  ROM reads the button before it reads flash.

`./tray24 flash` enforces the order: it has the system sync the first 16 blocks, then the others, and then the last 16.
The ROM remembers which blocks it has as long as the Pico has power: another file with the same number of blocks would
be mixed with a cancelled one. So `flash` first writes FORGET, a block that makes the ROM forget the cancelled file.
When you copy by hand, unplug the Pico first.

`picotool load` and `picotool info` refuse such a file ("Found overlapping memory ranges"), because sector 0 is in it
twice. Copy it to the drive.
"""

import struct
from collections.abc import Mapping, Sequence

from simulator.texts import HostTexts

say = HostTexts("firmware")

FLASH = 0x1000_0000  # where flash begins in the RP2040's address space
PAGE = 256  # bytes of payload in a block: the boot ROM accepts no other size
_RP2040 = 0xE48BFF56
_MAGIC = (0x0A324655, 0x9E5D5157)
_MAGIC_END = 0x0AB16F30
_HAS_FAMILY = 0x2000
_NOT_FOR_FLASH = 0x0001
BLOCK = 512
SECTOR = 4096  # the smallest piece of flash that can be erased
GROUP_BYTES = SECTOR // PAGE * BLOCK  # of a released file: the blocks that write one sector
_ERASED = b"\xff" * PAGE
_HEAD = struct.Struct("<8I")  # magic, magic, flags, address, size, number of the block, number of blocks, family


class Damaged(ValueError):
    """Bytes that are not a UF2 file for an RP2040; the message says why."""


def decode(data: bytes) -> dict[int, bytes]:
    """Return the pages of a UF2 file: flash offset -> 256 bytes, ascending. Raise Damaged if the file is not valid."""
    if not data.startswith(_MAGIC[0].to_bytes(4, "little")):
        raise Damaged(say("not-uf2", likeness=_describe_data(data)))
    if len(data) % BLOCK:
        raise Damaged(say("cut-off"))
    pages: dict[int, bytes] = {}
    for number, start in enumerate(range(0, len(data), BLOCK)):
        *magic, flags, address, size, block, blocks, family = _HEAD.unpack_from(data, start)
        if tuple(magic) != _MAGIC or data[start + BLOCK - 4 : start + BLOCK] != _MAGIC_END.to_bytes(4, "little"):
            raise Damaged(say("block-damaged", number=number))
        if flags & _NOT_FOR_FLASH:
            continue
        if not flags & _HAS_FAMILY or family != _RP2040:
            raise Damaged(say("other-chip", family=f"{family:#010x}", rp2040=f"{_RP2040:#010x}"))
        if (block, blocks) != (number, len(data) // BLOCK):
            raise Damaged(say("disorder", number=number, blocks=blocks))
        if size != PAGE or address % PAGE or address < FLASH:
            raise Damaged(say("no-page", number=number, size=size, address=f"{address:#x}"))
        pages[address - FLASH] = data[start + _HEAD.size : start + _HEAD.size + PAGE]
    return dict(sorted(pages.items()))


def encode(pages: Mapping[int, bytes]) -> bytes:
    """Return the UF2 file of these pages (flash offset -> 256 bytes), with blocks in the order of their addresses."""
    return _encode_file([(offset, pages[offset]) for offset in sorted(pages)])


def encode_release(pages: Mapping[int, bytes]) -> bytes:
    """Return the UF2 file of these pages in the order of a released file, which the module's docstring explains.

    If the blocks are copied in this order and the copy is interrupted, flash contains no program that can start.
    """
    sectors = {offset - offset % SECTOR for offset in pages}
    if 0 not in pages:
        raise ValueError("a program for an RP2040 begins with boot2, at the beginning of flash")
    boot2, *rest = _get_sector(pages, 0)
    order = [(0, _ERASED), *rest]
    for sector in sorted(sectors - {0}):
        order += _get_sector(pages, sector)
    return _encode_file([*order, *rest, boot2])


def _get_sector(pages: Mapping[int, bytes], sector: int) -> list[tuple[int, bytes]]:
    return [(offset, pages.get(offset, _ERASED)) for offset in range(sector, sector + SECTOR, PAGE)]


def _encode_file(order: Sequence[tuple[int, bytes]]) -> bytes:
    return b"".join(_encode_block(offset, page, number, len(order)) for number, (offset, page) in enumerate(order))


def _encode_block(offset: int, page: bytes, number: int, blocks: int) -> bytes:
    head = _HEAD.pack(*_MAGIC, _HAS_FAMILY, FLASH + offset, PAGE, number, blocks, _RP2040)
    return (head + page).ljust(BLOCK - 4, b"\0") + _MAGIC_END.to_bytes(4, "little")


# A block of a file with 0 blocks. It makes the boot ROM forget the file that it was receiving.
FORGET = _encode_block(0, bytes(PAGE), 0, 0)


def split_pages(binary: bytes, offset: int = 0) -> dict[int, bytes]:
    """Return a binary as pages: flash offset -> 256 bytes, the last one padded with erased bytes."""
    return {offset + start: binary[start : start + PAGE].ljust(PAGE, b"\xff") for start in range(0, len(binary), PAGE)}


def _describe_data(data: bytes) -> str:
    if not data:
        return say("empty-file")
    start = data[:512].lstrip().lower()
    return say("web-page") if start.startswith((b"<!doctype", b"<html", b"<?xml")) else say("something-else")
