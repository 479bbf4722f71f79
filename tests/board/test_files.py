"""The files port on a folder that behaves like the device's."""

import os

import pytest


@pytest.fixture
def files(chip, tmp_path, monkeypatch):
    module = chip.driver("files")
    monkeypatch.setattr(module, "_FOLDER", str(tmp_path / "data"))
    monkeypatch.setattr(module, "_NEW", str(tmp_path / "data" / "new~"))
    monkeypatch.setattr(os, "ilistdir", lambda path: [(name, 0x8000) for name in os.listdir(path)], raising=False)
    return module.Files()


def test_what_is_written_is_read(files):
    assert files.read("a.txt") is None and files.read_part("a.txt", 0, 9) == b""
    files.write("a.txt", b"one")
    files.append("a.txt", b"two")
    files.append("b.txt", b"new")
    assert files.read("a.txt") == b"onetwo"
    assert files.read_part("a.txt", 2, 2) == b"et" and files.read_part("a.txt", 6, 2) == b""
    assert files.names() == ["a.txt", "b.txt"]
    files.rename("a.txt", "b.txt")
    assert files.read("b.txt") == b"onetwo"
    files.remove("b.txt")
    files.remove("b.txt")
    assert files.names() == []


def test_a_file_that_was_cut_off_while_it_was_written_is_no_file(files, tmp_path):
    (tmp_path / "data" / "new~").write_bytes(b"half")
    assert files.names() == []
    files.write("a", b"whole")
    assert files.names() == ["a"]


@pytest.mark.parametrize("name", ["", ".hidden", "../main.py", "new~", "a/b", "seventeen.letters", "ä"])
def test_a_name_that_is_none_is_refused(files, name):
    with pytest.raises(ValueError, match="a name has 1 to 16 letters"):
        files.write(name, b"")
