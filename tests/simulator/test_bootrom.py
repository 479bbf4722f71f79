"""The simulated boot ROM takes UF2 files: updates may be interrupted anywhere, and blocks come in any host's order."""

import random
import struct

import pytest

from host_tools.build import uf2
from simulator.pico.flash import BLOCK, BootRom, compute_boot2_crc, is_bootable

SECTOR, PAGE = uf2.SECTOR, uf2.PAGE
FLASH_BYTES = 16 * SECTOR
ERASED = b"\xff" * FLASH_BYTES
GROUP = SECTOR // PAGE
CLUSTER = 8  # blocks in a cluster of the drive; hosts write whole clusters


def make_program(version, sectors=4):
    """Return {offset: page of 256 bytes} of a program with a valid boot2; each page holds the version."""
    pages = {offset: b"%d of %d." % (offset, version) for offset in range(0, sectors * SECTOR, PAGE)}
    pages = {offset: text.ljust(PAGE, b"\x55") for offset, text in pages.items()}
    pages[0] = pages[0][:-4] + struct.pack("<I", compute_boot2_crc(pages[0][:-4]))
    return pages


OLD, NEW = make_program(1, sectors=6), make_program(2)


def make_flash(pages):
    flash = bytearray(ERASED)
    for offset, page in pages.items():
        flash[offset : offset + PAGE] = page
    return bytes(flash)


def split_blocks(data):
    return [data[start : start + BLOCK] for start in range(0, len(data), BLOCK)]


def copy_blocks(rom, blocks):
    """Copy blocks to the chip. Return whether it restarts after the last one; fail if it restarts before."""
    restarts = [rom.process_block(block) for block in blocks]
    assert not any(restarts[:-1])
    return bool(restarts) and restarts[-1]


def has_pages(flash, pages):
    return all(flash[offset : offset + PAGE] == page for offset, page in pages.items())


# The ROM by itself.


def test_the_crc_is_that_of_the_data_sheet():
    """The check value of boot2 is CRC-32/MPEG-2 (RP2040 datasheet 2.8.1.3.1)."""
    assert compute_boot2_crc(b"123456789") == 0x0376E6E7


def test_power_on_starts_a_valid_boot2_alone():
    flash = make_flash(NEW)
    assert is_bootable(flash)
    for changed_byte in (0, 100, 251, 252, 255):
        assert not is_bootable(flash[:changed_byte] + bytes([flash[changed_byte] ^ 1]) + flash[changed_byte + 1 :])
    assert not is_bootable(ERASED)
    assert not is_bootable(bytes(FLASH_BYTES)), "zeros are no boot2 either"


def test_a_whole_file_is_in_the_flash_and_restarts_the_chip():
    rom = BootRom(make_flash(OLD))
    assert copy_blocks(rom, split_blocks(uf2.encode(NEW)))
    assert has_pages(rom.flash, NEW)


def test_a_block_that_comes_twice_counts_once():
    rom = BootRom(ERASED)
    *blocks, last_block = split_blocks(uf2.encode(NEW))
    for block in blocks:
        assert not rom.process_block(block) and not rom.process_block(block)
    assert rom.process_block(last_block)
    assert has_pages(rom.flash, NEW)


def test_16_numbers_erase_only_the_sector_of_the_first_of_them():
    """If 16 consecutive blocks have a gap in their addresses, the ROM erases only the sector of the first block.

    So the blocks after the gap are written over old data. This is issue 19 of pico-bootrom-rp2040.
    """
    rom = BootRom(make_flash(OLD))
    gap = {**{offset: NEW[offset] for offset in range(0, SECTOR // 2, PAGE)}, SECTOR: NEW[SECTOR]}
    assert copy_blocks(rom, split_blocks(uf2.encode(gap)))
    assert rom.flash[SECTOR : SECTOR + PAGE] == bytes(a & b for a, b in zip(OLD[SECTOR], NEW[SECTOR], strict=True))


@pytest.mark.parametrize(
    ("offset", "value"),
    [(0, 1), (4, 1), (508, 1), (28, 0xE48BFF59), (16, 128), (8, 0), (8, 0x2001)],
    ids=["magic", "second magic", "last magic", "family", "size", "no family", "not for flash"],
)
def test_what_is_no_block_for_this_chip_is_ignored(offset, value):
    rom = BootRom(ERASED)
    *blocks, last_block = split_blocks(uf2.encode(NEW))
    copy_blocks(rom, blocks)
    old_flash = bytes(rom.flash)
    other_block = bytearray(last_block)
    struct.pack_into("<I", other_block, offset, value)
    assert not rom.process_block(bytes(other_block))
    assert rom.flash == old_flash
    assert rom.process_block(last_block), "the file goes on"


@pytest.mark.parametrize(
    ("offset", "value"),
    [(24, 0), (12, 0x1000_0010), (12, 0x0FFF_FF00), (20, 1 << 20)],
    ids=["none", "odd", "rom", "number"],
)
def test_a_block_that_cannot_be_makes_the_rom_forget_the_file(offset, value):
    rom = BootRom(ERASED)
    *blocks, last_block = split_blocks(uf2.encode(NEW))
    copy_blocks(rom, blocks)
    bad_block = bytearray(last_block)
    struct.pack_into("<I", bad_block, offset, value)
    assert not rom.process_block(bytes(bad_block))
    assert not rom.process_block(last_block)
    assert copy_blocks(rom, blocks)
    assert has_pages(rom.flash, NEW)


def test_another_number_of_blocks_begins_another_file():
    rom = BootRom(ERASED)
    copy_blocks(rom, split_blocks(uf2.encode(OLD))[:-1])
    assert copy_blocks(rom, split_blocks(uf2.encode(NEW)))
    assert has_pages(rom.flash, NEW)


def test_a_file_that_is_too_large_is_not_taken():
    rom = BootRom(ERASED)
    block = bytearray(split_blocks(uf2.encode(NEW))[0])
    struct.pack_into("<I", block, 24, 123_361)
    assert not rom.process_block(bytes(block)) and rom.flash == ERASED


# An update over an older tray.


RELEASE = split_blocks(uf2.encode_release(NEW))


@pytest.mark.parametrize("old_flash", [ERASED, make_flash(OLD), make_flash(NEW)], ids=["blank", "older", "the same"])
def test_an_update_that_is_cut_off_at_any_block_comes_up_in_bootsel_and_the_next_one_finishes(old_flash):
    for cut_after in range(1, len(RELEASE)):
        rom = BootRom(old_flash)
        assert not copy_blocks(rom, RELEASE[:cut_after])
        assert not is_bootable(rom.flash), cut_after
        restarted_rom = BootRom(rom.flash)  # the plug was pulled
        assert copy_blocks(restarted_rom, RELEASE), cut_after
        assert copy_blocks(rom, RELEASE), "nor need the plug be pulled"
        for flash in (restarted_rom.flash, rom.flash):
            assert is_bootable(flash) and has_pages(flash, NEW), cut_after


def test_what_the_file_does_not_hold_is_left_alone():
    rom = BootRom(make_flash(OLD))
    copy_blocks(rom, RELEASE)
    assert rom.flash[4 * SECTOR :] == make_flash(OLD)[4 * SECTOR :]


def test_another_file_of_the_same_length_is_mixed_with_a_cancelled_one_unless_the_rom_forgets():
    """After a cancelled copy, the ROM mixes its blocks with those of the next file of the same length.

    The block `uf2.FORGET`, written between both copies, prevents this.
    """
    newer_version = make_program(3)
    for has_forgotten in (False, True):
        rom = BootRom(make_flash(OLD))
        copy_blocks(rom, RELEASE[: 2 * GROUP])
        if has_forgotten:
            assert not rom.process_block(uf2.FORGET)
        assert copy_blocks(rom, split_blocks(uf2.encode_release(newer_version)))
        assert is_bootable(rom.flash)
        assert has_pages(rom.flash, newer_version) is has_forgotten


# In another order.


def shuffle_clusters(rng):
    """Return the blocks of the release file: the clusters in random order, the blocks in order within each cluster."""
    parts = [RELEASE[start : start + CLUSTER] for start in range(0, len(RELEASE), CLUSTER)]
    rng.shuffle(parts)
    return [block for part in parts for block in part]


def interleave_halves(rng):
    """Return the blocks of the release file in the order of two threads that take turns, each writing one half."""
    half_size = len(RELEASE) // 2
    parts = [RELEASE[:half_size], RELEASE[half_size:]]
    order = []
    while any(parts):
        part = rng.choice([part for part in parts if part])
        block_count = rng.randrange(1, 2 * CLUSTER)
        order += part[:block_count]
        del part[:block_count]
    return order


def shuffle_blocks(rng):
    return rng.sample(RELEASE, len(RELEASE))


ORDERS = pytest.mark.parametrize("order", [shuffle_clusters, interleave_halves, shuffle_blocks])


@ORDERS
def test_all_blocks_in_any_order_are_the_whole_program_or_lack_boot2_alone(order):
    """Whatever the order in which a host writes the blocks, the chip never starts an incomplete program."""
    ends = set()
    for seed in range(100):
        rom = BootRom(make_flash(OLD))
        assert copy_blocks(rom, order(random.Random(seed)))
        is_started = is_bootable(rom.flash)
        ends.add(is_started)
        assert has_pages(rom.flash, NEW if is_started else {**NEW, 0: b"\xff" * PAGE}), seed
    assert ends == {True, False}, "both were tried"


@ORDERS
def test_a_copy_of_any_order_that_is_cut_off_is_finished_by_the_next(order):
    for seed in range(60):
        rng = random.Random(seed)
        rom = BootRom(make_flash(OLD))
        blocks = order(rng)
        copy_blocks(rom, blocks[: rng.randrange(1, len(blocks))])
        restarted_rom = BootRom(rom.flash)
        assert copy_blocks(restarted_rom, RELEASE)
        assert is_bootable(restarted_rom.flash) and has_pages(restarted_rom.flash, NEW), seed


@ORDERS
def test_a_copy_that_is_cut_off_cannot_start_if_its_first_16_have_begun_and_boot2_has_not_come(order):
    """A copy that is interrupted, in any order of blocks, leaves no program that starts.

    The interruption comes after one of the first 16 blocks was written, and before boot2, the file's last block.
    """
    for seed in range(15):
        rng = random.Random(seed)
        blocks = order(rng)
        first_block = min(blocks.index(block) for block in RELEASE[:GROUP])
        boot2_block = blocks.index(RELEASE[-1])
        for cut_after in range(first_block + 1, boot2_block + 1):
            rom = BootRom(make_flash(OLD))
            copy_blocks(rom, blocks[:cut_after])
            assert not is_bootable(rom.flash), (seed, cut_after)


def test_in_the_order_of_flash_no_cut_starts_whatever_the_host_does_between():
    for seed in range(10):
        middle_blocks = random.Random(seed).sample(RELEASE[GROUP:-GROUP], len(RELEASE) - 2 * GROUP)
        ends = RELEASE[:GROUP], RELEASE[-GROUP:]
        if seed % 2:
            ends = ends[0][CLUSTER:] + ends[0][:CLUSTER], ends[1]
        rom = BootRom(make_flash(OLD))
        for block in (*ends[0], *middle_blocks, *ends[1][:-1]):
            assert not rom.process_block(block) and not is_bootable(rom.flash), seed
        assert rom.process_block(RELEASE[-1])
        assert is_bootable(rom.flash) and has_pages(rom.flash, NEW)
