"""UF2 files: what is written can be read; the released file has the order of blocks that the boot ROM needs."""

import pytest

from host_tools.build import uf2

PAGES = {offset: bytes([offset >> 8 & 0xFF]) * uf2.PAGE for offset in range(0, 3 * uf2.SECTOR + 0x500, uf2.PAGE)}
GROUP = uf2.SECTOR // uf2.PAGE
ERASED = b"\xff" * uf2.PAGE


def order_of(data):
    """Return (flash offset, 256 bytes of data) of each block of the file."""
    blocks = [data[start : start + uf2.BLOCK] for start in range(0, len(data), uf2.BLOCK)]
    return [(int.from_bytes(block[12:16], "little") - uf2.FLASH, block[32 : 32 + uf2.PAGE]) for block in blocks]


def test_pages_are_read_as_they_were_written():
    assert uf2.decode(uf2.encode(PAGES)) == PAGES


def test_a_released_file_holds_the_same_pages_and_erased_ones_up_to_a_sector():
    padding = dict.fromkeys(range(3 * uf2.SECTOR + 0x500, 4 * uf2.SECTOR, uf2.PAGE), ERASED)
    assert uf2.decode(uf2.encode_release(PAGES)) == {**PAGES, **padding}


def test_each_16_numbers_of_a_released_file_write_one_sector():
    offsets = [offset for offset, _ in order_of(uf2.encode_release(PAGES))]
    groups = [offsets[start : start + GROUP] for start in range(0, len(offsets), GROUP)]
    assert [{offset // uf2.SECTOR for offset in group} for group in groups] == [{0}, {1}, {2}, {3}, {0}]
    assert all(len(set(group)) == GROUP for group in groups)


def test_boot2_is_erased_first_and_comes_last_of_all():
    order = order_of(uf2.encode_release(PAGES))
    assert order[0] == (0, ERASED)
    assert order[-1] == (0, PAGES[0])
    assert [offset for offset, _ in order].count(0) == 2


def test_the_pages_beside_boot2_are_the_same_both_times():
    """The 256-byte pages after boot2 in its sector are in the file twice with equal bytes.

    So the boot ROM may program them in any order.
    """
    order = order_of(uf2.encode_release(PAGES))
    assert order[1:GROUP] == order[-GROUP:-1]


def test_a_sector_in_a_gap_is_left_out():
    pages = {**PAGES, 0x100000: b"file" * 64}
    offsets = {offset // uf2.SECTOR for offset, _ in order_of(uf2.encode_release(pages))}
    assert offsets == {0, 1, 2, 3, 0x100}


def test_what_does_not_begin_with_boot2_is_no_release():
    with pytest.raises(ValueError, match="begins with boot2"):
        uf2.encode_release({uf2.SECTOR: ERASED})
