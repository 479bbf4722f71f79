"""The file system in a Pico's flash, written and read on the desktop."""

import pytest

from simulator.pico import storage
from simulator.pico.flash import FLASH_BYTES

ERASED = b"\xff" * FLASH_BYTES


def test_the_file_system_is_the_last_megabyte_of_the_flash():
    """The file system is the last megabyte of the flash. It must stay there, because trays keep their records in it."""
    assert storage.FS_OFFSET == 0x100000
    assert storage.FS_OFFSET + storage.FS_BLOCK * storage.FS_BLOCKS == FLASH_BYTES


def test_files_of_a_tray_are_read_as_they_were_put_there():
    files = {"data/settings.txt": b"bot_speed=4\n", "data/empty.txt": b"", "main.py": b"1"}
    found = storage.read_files(storage.replace_files(ERASED, files))
    assert found == {"settings.txt": b"bot_speed=4\n", "empty.txt": b""}


def test_nothing_but_the_file_system_is_changed():
    flash = storage.replace_files(b"\x55" * FLASH_BYTES, {"data/a": b"a"})
    assert len(flash) == FLASH_BYTES
    assert flash[: storage.FS_OFFSET] == b"\x55" * storage.FS_OFFSET


def test_it_is_of_the_version_that_micropython_mounts():
    assert storage.build_file_system({})[20:24] == b"\x00\x00\x02\x00"  # disk version 2.0, in the superblock's entry


def test_files_that_do_not_fit_are_reported():
    with pytest.raises(ValueError, match=r"the files do not fit: 1500000 bytes, .* it was full at big"):
        storage.build_file_system({"small": b"", "big": bytes(1_500_000)})
