"""Lines that still wait to be written to flash are part of their file, and reading writes nothing."""

import pytest

from simulator.tray.files import MemoryFiles
from tray24.match.write_behind import WriteBehindFiles

WRITTEN, WAITING = b"0123456789", b"abcdef"


@pytest.fixture
def write_behind():
    files = WriteBehindFiles(MemoryFiles({"a": WRITTEN}))
    files.append("a", WAITING)
    return files


def test_each_part_of_a_file_is_read_with_what_waits(write_behind):
    content = WRITTEN + WAITING
    for start in range(len(content) + 2):
        for size in range(len(content) + 2):
            assert write_behind.read_part("a", start, size) == content[start : start + size], (start, size)
    assert write_behind._files.content == {"a": WRITTEN}


def test_a_file_that_only_waits_is_read():
    files = WriteBehindFiles(MemoryFiles())
    files.append("b", WAITING)
    assert files.read_part("b", 2, 3) == WAITING[2:5] and files.read_part("c", 0, 3) == b""
    assert not files._files.content


def test_another_file_is_read_as_it_is(write_behind):
    write_behind._files.content["b"] = b"xyz"
    assert write_behind.read_part("b", 1, 9) == b"yz"


def test_what_waits_is_removed_with_its_file(write_behind):
    write_behind.remove("a")
    write_behind.flush()
    assert write_behind.read("a") is None


def test_what_waits_stays_with_a_file_that_cannot_be_removed(write_behind):
    write_behind._files.broken = True
    with pytest.raises(OSError):
        write_behind.remove("a")
    write_behind._files.broken = False
    write_behind.flush()
    assert write_behind._files.content == {"a": WRITTEN + WAITING}
