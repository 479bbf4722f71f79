"""The driver of the `files` port, on a folder that behaves like the device's."""

import os

import pytest


@pytest.fixture
def module(chip, tmp_path, monkeypatch):
    module = chip.import_driver("files")
    folder = tmp_path / "data"
    for name, path in (("FOLDER", folder), ("_NEW_FILE", folder / "new~"), ("_TAIL", folder / "tail~")):
        monkeypatch.setattr(module, name, str(path))
    monkeypatch.setattr(os, "ilistdir", lambda path: [(name, 0x8000) for name in os.listdir(path)], raising=False)
    return module


@pytest.fixture
def files(module):
    return module.Files()


def make_journal(lines):
    return b"".join(b"%d play r7 12 # 01234567\n" % line for line in range(lines))


def test_what_is_written_is_read(files):
    assert files.read("a.txt") is None and files.read_part("a.txt", 0, 9) == b""
    files.write("a.txt", b"one")
    files.append("a.txt", b"two")
    files.append("b.txt", b"new")
    assert files.read("a.txt") == b"onetwo"
    assert files.read_part("a.txt", 2, 2) == b"et" and files.read_part("a.txt", 6, 2) == b""
    assert files.list_names() == ["a.txt", "b.txt"]
    files.rename("a.txt", "b.txt")
    assert files.read("b.txt") == b"onetwo"
    files.remove("b.txt")
    files.remove("b.txt")
    assert files.list_names() == []


def test_a_file_that_was_cut_off_while_it_was_written_is_no_file(files, tmp_path):
    files.write("a", b"old")
    files.remove("a")
    (tmp_path / "data" / "new~").write_bytes(b"half")
    assert files.list_names() == []
    files.write("a", b"whole")
    assert files.list_names() == ["a"]


@pytest.mark.parametrize("name", ["", ".hidden", "../main.py", "new~", "a/b", "seventeen.letters", "ä"])
def test_an_invalid_name_is_refused(files, name):
    with pytest.raises(ValueError, match="a name has 1 to 16 letters"):
        files.write(name, b"")


def test_what_is_appended_is_there_after_a_cut_at_any_moment(module, files):
    for line in range(60):
        files.append("match.t24", b"%d play r7 12 # 01234567\n" % line)
        assert module.Files().read("match.t24") == files.read("match.t24") == make_journal(line + 1)
    assert module.Files().list_names() == ["match.t24"]


def test_parts_are_read_across_the_beginning_of_the_tail(files):
    content = make_journal(40)
    for line in range(40):
        files.append("match.t24", b"%d play r7 12 # 01234567\n" % line)
    for size in (1, 7, 300, 5000):
        assert b"".join(files.read_part("match.t24", at, size) for at in range(0, len(content), size)) == content
    assert files.read_part("match.t24", len(content), 9) == b""


def test_a_cut_between_the_move_of_the_tail_and_its_removal_doubles_nothing(module, files, monkeypatch):
    class PowerCut(BaseException):
        pass

    def raise_power_cut(path):
        raise PowerCut

    write_count = 0
    with monkeypatch.context() as patch, pytest.raises(PowerCut):
        patch.setattr(os, "remove", raise_power_cut)
        while True:
            write_count += 1
            files.append("match.t24", make_journal(3))
    files = module.Files()
    assert files.read("match.t24") == make_journal(3) * write_count
    files.append("match.t24", b"more")
    assert module.Files().read("match.t24") == make_journal(3) * write_count + b"more"


def test_other_calls_find_the_tail_where_it_belongs(module, files):
    files.append("match.t24", b"one\n")
    files.rename("match.t24", "rec0001.t24")
    files.append("match.t24", b"two\n")
    files.append("other.t24", b"three\n")
    assert module.Files().list_names() == files.list_names() == ["match.t24", "other.t24", "rec0001.t24"]
    files.write("other.t24", b"new")
    files.append("match.t24", b"four\n")
    files.remove("match.t24")
    reopened_files = module.Files()
    assert [reopened_files.read(name) for name in ("rec0001.t24", "other.t24", "match.t24")] == [b"one\n", b"new", None]


def test_a_refused_append_leaves_the_file_as_it_was(module, files, monkeypatch):
    files.append("match.t24", b"one\n")

    def raise_disk_full(path, mode="r"):
        raise OSError(28, "no space")

    for addition in (b"two\n", make_journal(30)):
        with monkeypatch.context() as patch, pytest.raises(OSError):
            patch.setattr(module, "open", raise_disk_full, raising=False)
            files.append("match.t24", addition)
        assert files.read("match.t24") == module.Files().read("match.t24") == b"one\n"


def test_each_part_that_is_read_is_reported(module):
    calls = []
    files = module.Files(lambda: calls.append(1))
    files.append("match.t24", b"one\n")
    files.read_part("match.t24", 0, 2)
    files.read_part("match.t24", 2, 2)
    assert len(calls) == 2
