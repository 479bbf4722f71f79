"""The boot ROM of an RP2040: how it takes UF2 files from its drive, and what it starts at power-on.

Modelled on github.com/raspberrypi/pico-bootrom-rp2040 (version B2, ef22cd8):

- bootrom/virtual_disk.c, lines 171 to 242 and 374 to 458. The ROM looks at each sector of 512 bytes that the host
  writes by itself, wherever it is on the drive. A block counts once by its number; later blocks with that number are
  ignored. The first block to arrive of each 16 numbers erases the 4 kB sector of flash that it writes to; the others do
  not erase (issue 19 of that repository). The chip restarts when as many blocks have arrived as the file announces. A
  block that announces another number of blocks begins a new file. A block for an address that is no page of flash makes
  the ROM forget the file.
- bootrom/bootrom_main.c, lines 59 to 99 and 243 to 254. Power-on starts the program in flash when the first 252 bytes
  of flash have the CRC that is stored in the next four. Nothing else is checked. Otherwise the chip enters BOOTSEL
  mode, as it does while its button is held.

Programs for RAM are not modelled: their blocks are ignored. Neither are an interrupted erase or page write.
"""

import struct

from simulator.pico.flash import FLASH_BYTES
from simulator.texts import HostTexts

BLOCK = 512  # bytes of a sector of the drive, which holds one block of a UF2 file
_UF2_MAGIC = b"UF2\n"
_PAGE = 256
_SECTOR = 4096
_GROUP = _SECTOR // _PAGE  # number of blocks that share one erase
_FLASH, _FLASH_END = 0x1000_0000, 0x2000_0000
_MOST_BLOCKS = 123_360  # FLASH_MAX_VALID_BLOCKS, with 16 kB for both bitmaps
_HEAD = struct.Struct("<8I")  # magic, magic, flags, address, size, number of the block, number of blocks, family
_MAGIC = (0x0A324655, 0x9E5D5157)
_MAGIC_END = 0x0AB16F30
_HAS_FAMILY, _NOT_MAIN_FLASH = 0x2000, 0x0001
_RP2040 = 0xE48BFF56
_BOOT2_BYTES = 256  # the last four are the CRC of the others
_POLYNOMIAL = 0x04C11DB7

_say = HostTexts("pico")


class BootRom:
    """A chip in BOOTSEL mode. `flash` is the content of its flash."""

    def __init__(self, flash: bytes):
        self.flash = bytearray(flash)
        self._blocks = 0  # number of blocks of the file in transfer; 0: none
        self._seen: set[int] = set()  # valid_blocks
        self._erased: set[int] = set()  # cleared_pages

    def take(self, block: bytes) -> bool:
        """Take a sector written to the drive. Return True when it completes a file, which restarts the chip."""
        *magic, flags, address, size, number, blocks, family = _HEAD.unpack_from(block)
        if tuple(magic) != _MAGIC or block[BLOCK - 4 : BLOCK] != _MAGIC_END.to_bytes(4, "little"):
            return False
        if not flags & _HAS_FAMILY or family != _RP2040 or flags & _NOT_MAIN_FLASH or size != _PAGE:
            return False
        if not blocks or address % _PAGE or not _FLASH <= address < _FLASH_END:
            self._blocks = 0
            return False
        if blocks != self._blocks:
            self._blocks = blocks if blocks <= _MOST_BLOCKS else 0
            self._seen, self._erased = set(), set()
        if number >= self._blocks:
            self._blocks = 0
            return False
        if number in self._seen:
            return False
        self._seen.add(number)
        self._write(number // _GROUP, address - _FLASH, block[_HEAD.size : _HEAD.size + _PAGE])
        return len(self._seen) == self._blocks

    def _write(self, group: int, address: int, page: bytes) -> None:
        address %= len(self.flash)  # the flash chip does not decode higher address lines
        if group not in self._erased:
            self._erased.add(group)
            sector = address & -_SECTOR
            self.flash[sector : sector + _SECTOR] = b"\xff" * _SECTOR
        old = int.from_bytes(self.flash[address : address + _PAGE], "little")
        # Programming only clears bits.
        self.flash[address : address + _PAGE] = (old & int.from_bytes(page, "little")).to_bytes(_PAGE, "little")


def flash_of(image: bytes) -> bytes:
    """Return the 2 MB that a UF2 writes into an erased flash; return the image of a flash unchanged."""
    if not image.startswith(_UF2_MAGIC):
        if len(image) != FLASH_BYTES:
            raise ValueError(_say("no-image", bytes=len(image), right=FLASH_BYTES))
        return bytes(image)
    rom = BootRom(b"\xff" * FLASH_BYTES)
    if not any([rom.take(block) for block in blocks_of(image)]):
        raise ValueError(_say("no-whole-uf2"))
    return bytes(rom.flash)


def blocks_of(uf2: bytes) -> list[bytes]:
    """Return the complete blocks of a UF2 file, in order."""
    return [uf2[start : start + BLOCK] for start in range(0, len(uf2) - BLOCK + 1, BLOCK)]


def starts_program(flash: bytes | bytearray | memoryview) -> bool:
    """Return whether power-on starts the program in this flash; otherwise the chip enters BOOTSEL mode."""
    boot2 = bytes(flash[:_BOOT2_BYTES])
    return boot2_crc(boot2[:-4]) == int.from_bytes(boot2[-4:], "little")


def boot2_crc(data: bytes) -> int:
    """Return the CRC-32 of boot2 as the ROM computes it.

    Its polynomial is 0x04C11DB7, not reflected, its initial value 0xFFFFFFFF, without a final XOR.
    """
    crc = 0xFFFF_FFFF
    for byte in data:
        crc ^= byte << 24
        for _ in range(8):
            crc = (crc << 1 ^ _POLYNOMIAL if crc >> 31 else crc << 1) & 0xFFFF_FFFF
    return crc
