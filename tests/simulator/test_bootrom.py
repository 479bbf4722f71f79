"""The boot ROM and UF2 files: updates that are interrupted at any point, with blocks in the order of any host."""

import random
import struct

import pytest

from host_tools.build import uf2
from simulator.pico.flash import BLOCK, BootRom, boot2_crc, starts_program

SECTOR, PAGE = uf2.SECTOR, uf2.PAGE
FLASH_BYTES = 16 * SECTOR
ERASED = b"\xff" * FLASH_BYTES
GROUP = SECTOR // PAGE
CLUSTER = 8  # blocks in a cluster of the drive; hosts write whole clusters


def program(version, sectors=4):
    """Return the pages of a program with a valid boot2; each page holds its version."""
    pages = {offset: b"%d of %d." % (offset, version) for offset in range(0, sectors * SECTOR, PAGE)}
    pages = {offset: text.ljust(PAGE, b"\x55") for offset, text in pages.items()}
    pages[0] = pages[0][:-4] + struct.pack("<I", boot2_crc(pages[0][:-4]))
    return pages


OLD, NEW = program(1, sectors=6), program(2)


def flash_with(pages):
    flash = bytearray(ERASED)
    for offset, page in pages.items():
        flash[offset : offset + PAGE] = page
    return bytes(flash)


def blocks_of(data):
    return [data[start : start + BLOCK] for start in range(0, len(data), BLOCK)]


def copy(rom, blocks):
    """Return whether the chip restarted at the last of these blocks. Fail if it restarted earlier."""
    restarts = [rom.take(block) for block in blocks]
    assert not any(restarts[:-1])
    return bool(restarts) and restarts[-1]


def holds(flash, pages):
    return all(flash[offset : offset + PAGE] == page for offset, page in pages.items())


# The ROM by itself.


def test_the_crc_is_that_of_the_data_sheet():
    """RP2040 datasheet 2.8.1.3.1: CRC-32/MPEG-2, which has this check value."""
    assert boot2_crc(b"123456789") == 0x0376E6E7


def test_power_on_starts_a_valid_boot2_alone():
    flash = flash_with(NEW)
    assert starts_program(flash)
    for changed in (0, 100, 251, 252, 255):
        assert not starts_program(flash[:changed] + bytes([flash[changed] ^ 1]) + flash[changed + 1 :])
    assert not starts_program(ERASED)
    assert not starts_program(bytes(FLASH_BYTES)), "zeros are no boot2 either"


def test_a_whole_file_is_in_the_flash_and_restarts_the_chip():
    rom = BootRom(flash_with(OLD))
    assert copy(rom, blocks_of(uf2.write(NEW)))
    assert holds(rom.flash, NEW)


def test_a_block_that_comes_twice_counts_once():
    rom = BootRom(ERASED)
    *blocks, last = blocks_of(uf2.write(NEW))
    for block in blocks:
        assert not rom.take(block) and not rom.take(block)
    assert rom.take(last)
    assert holds(rom.flash, NEW)


def test_16_numbers_erase_only_the_sector_of_the_first_of_them():
    """Issue 19 of pico-bootrom-rp2040: a file with a gap writes into a sector that was not erased."""
    rom = BootRom(flash_with(OLD))
    gap = {**{offset: NEW[offset] for offset in range(0, SECTOR // 2, PAGE)}, SECTOR: NEW[SECTOR]}
    assert copy(rom, blocks_of(uf2.write(gap)))
    assert rom.flash[SECTOR : SECTOR + PAGE] == bytes(a & b for a, b in zip(OLD[SECTOR], NEW[SECTOR], strict=True))


@pytest.mark.parametrize(
    ("place", "value"),
    [(0, 1), (4, 1), (508, 1), (28, 0xE48BFF59), (16, 128), (8, 0), (8, 0x2001)],
    ids=["magic", "second magic", "last magic", "family", "size", "no family", "not for flash"],
)
def test_what_is_no_block_for_this_chip_is_ignored(place, value):
    rom = BootRom(ERASED)
    *blocks, last = blocks_of(uf2.write(NEW))
    copy(rom, blocks)
    before = bytes(rom.flash)
    other = bytearray(last)
    struct.pack_into("<I", other, place, value)
    assert not rom.take(bytes(other))
    assert rom.flash == before
    assert rom.take(last), "the file goes on"


@pytest.mark.parametrize(
    ("place", "value"),
    [(24, 0), (12, 0x1000_0010), (12, 0x0FFF_FF00), (20, 1 << 20)],
    ids=["none", "odd", "rom", "number"],
)
def test_a_block_that_cannot_be_makes_the_rom_forget_the_file(place, value):
    rom = BootRom(ERASED)
    *blocks, last = blocks_of(uf2.write(NEW))
    copy(rom, blocks)
    bad = bytearray(last)
    struct.pack_into("<I", bad, place, value)
    assert not rom.take(bytes(bad))
    assert not rom.take(last)
    assert copy(rom, blocks)
    assert holds(rom.flash, NEW)


def test_another_number_of_blocks_begins_another_file():
    rom = BootRom(ERASED)
    copy(rom, blocks_of(uf2.write(OLD))[:-1])
    assert copy(rom, blocks_of(uf2.write(NEW)))
    assert holds(rom.flash, NEW)


def test_a_file_that_is_too_large_is_not_taken():
    rom = BootRom(ERASED)
    block = bytearray(blocks_of(uf2.write(NEW))[0])
    struct.pack_into("<I", block, 24, 123_361)
    assert not rom.take(bytes(block)) and rom.flash == ERASED


# An update over an older tray.


RELEASE = blocks_of(uf2.write_release(NEW))


@pytest.mark.parametrize("before", [ERASED, flash_with(OLD), flash_with(NEW)], ids=["blank", "older", "the same"])
def test_an_update_that_is_cut_off_at_any_block_comes_up_in_bootsel_and_the_next_one_finishes(before):
    for cut in range(1, len(RELEASE)):
        rom = BootRom(before)
        assert not copy(rom, RELEASE[:cut])
        assert not starts_program(rom.flash), cut
        again = BootRom(rom.flash)  # the plug was pulled
        assert copy(again, RELEASE), cut
        assert copy(rom, RELEASE), "nor need the plug be pulled"
        for flash in (again.flash, rom.flash):
            assert starts_program(flash) and holds(flash, NEW), cut


def test_what_the_file_does_not_hold_is_left_alone():
    rom = BootRom(flash_with(OLD))
    copy(rom, RELEASE)
    assert rom.flash[4 * SECTOR :] == flash_with(OLD)[4 * SECTOR :]


def test_another_file_of_the_same_length_is_mixed_with_a_cancelled_one_unless_the_rom_forgets():
    """This is the purpose of `uf2.FORGET`."""
    newer = program(3)
    for forgets in (False, True):
        rom = BootRom(flash_with(OLD))
        copy(rom, RELEASE[: 2 * GROUP])
        if forgets:
            assert not rom.take(uf2.FORGET)
        assert copy(rom, blocks_of(uf2.write_release(newer)))
        assert starts_program(rom.flash)
        assert holds(rom.flash, newer) is forgets


# In another order.


def clusters(chance):
    """Return the blocks of the file, cluster by cluster, in a random order of clusters."""
    parts = [RELEASE[start : start + CLUSTER] for start in range(0, len(RELEASE), CLUSTER)]
    chance.shuffle(parts)
    return [block for part in parts for block in part]


def halves(chance):
    """Return the blocks in the order of two threads that take turns, each with one half of the file."""
    half = len(RELEASE) // 2
    parts = [RELEASE[:half], RELEASE[half:]]
    order = []
    while any(parts):
        part = chance.choice([part for part in parts if part])
        taken = chance.randrange(1, 2 * CLUSTER)
        order += part[:taken]
        del part[:taken]
    return order


def shuffled(chance):
    return chance.sample(RELEASE, len(RELEASE))


ORDERS = pytest.mark.parametrize("order", [clusters, halves, shuffled])


@ORDERS
def test_all_blocks_in_any_order_are_the_whole_program_or_lack_boot2_alone(order):
    """No order ends with an incomplete program that starts."""
    ends = set()
    for seed in range(100):
        rom = BootRom(flash_with(OLD))
        assert copy(rom, order(random.Random(seed)))
        starts = starts_program(rom.flash)
        ends.add(starts)
        assert holds(rom.flash, NEW if starts else {**NEW, 0: b"\xff" * PAGE}), seed
    assert ends == {True, False}, "both were tried"


@ORDERS
def test_a_copy_of_any_order_that_is_cut_off_is_finished_by_the_next(order):
    for seed in range(60):
        chance = random.Random(seed)
        rom = BootRom(flash_with(OLD))
        blocks = order(chance)
        copy(rom, blocks[: chance.randrange(1, len(blocks))])
        again = BootRom(rom.flash)
        assert copy(again, RELEASE)
        assert starts_program(again.flash) and holds(again.flash, NEW), seed


@ORDERS
def test_a_copy_that_is_cut_off_cannot_start_if_its_first_16_have_begun_and_boot2_has_not_come(order):
    """This holds in any order. `flash` has the first 16 blocks written out first, and the last 16 last."""
    for seed in range(15):
        chance = random.Random(seed)
        blocks = order(chance)
        first = min(blocks.index(block) for block in RELEASE[:GROUP])
        boot2 = blocks.index(RELEASE[-1])
        for cut in range(first + 1, boot2 + 1):
            rom = BootRom(flash_with(OLD))
            copy(rom, blocks[:cut])
            assert not starts_program(rom.flash), (seed, cut)


def test_in_the_order_of_flash_no_cut_starts_whatever_the_host_does_between():
    for seed in range(10):
        middle = random.Random(seed).sample(RELEASE[GROUP:-GROUP], len(RELEASE) - 2 * GROUP)
        ends = RELEASE[:GROUP], RELEASE[-GROUP:]
        if seed % 2:
            ends = ends[0][CLUSTER:] + ends[0][:CLUSTER], ends[1]
        rom = BootRom(flash_with(OLD))
        for block in (*ends[0], *middle, *ends[1][:-1]):
            assert not rom.take(block) and not starts_program(rom.flash), seed
        assert rom.take(RELEASE[-1])
        assert starts_program(rom.flash) and holds(rom.flash, NEW)
