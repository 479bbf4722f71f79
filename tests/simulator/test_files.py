"""The tray's files: a file is replaced completely or not at all; an interrupted append may leave its first bytes."""

import pytest

from simulator.tray.files import FolderFiles, MemoryFiles, PowerCut


@pytest.fixture(params=["memory", "folder"])
def files(request, tmp_path):
    return MemoryFiles(capacity=100) if request.param == "memory" else FolderFiles(tmp_path / "tray", capacity=100)


def test_what_was_written_is_read(files):
    assert files.read("settings.txt") is None
    files.write("settings.txt", b"volume=2\n")
    files.append("match.t24", b"one\n")
    files.append("match.t24", b"two\n")
    assert files.read("match.t24") == b"one\ntwo\n"
    parts = [("match.t24", 2, 3), ("match.t24", 6, 9), ("match.t24", 8, 9), ("rec0001.t24", 0, 9)]
    assert [files.read_part(*part) for part in parts] == [b"e\nt", b"o\n", b"", b""]
    assert files.list_names() == ["match.t24", "settings.txt"]
    assert files.get_free_bytes() == 100 - 17
    files.rename("match.t24", "rec0001.t24")
    files.remove("settings.txt")
    files.remove("settings.txt")
    assert files.list_names() == ["rec0001.t24"]


def test_a_full_disk_changes_nothing(files):
    files.write("a", bytes(90))
    for action in (lambda: files.append("a", bytes(11)), lambda: files.write("b", bytes(11))):
        with pytest.raises(OSError):
            action()
    assert files.list_names() == ["a"]
    assert files.read("a") == bytes(90)
    files.write("a", bytes(100))


@pytest.mark.parametrize("name", ["", "../a", "a/b", ".hidden", "seventeen.letters"])
def test_a_name_that_leaves_the_folder_is_refused(files, name):
    with pytest.raises(ValueError, match="file name"):
        files.write(name, b"")


@pytest.mark.parametrize(
    ("action", "left"),
    [
        (lambda files: files.write("a", b"new!"), [b"old"] * 5),
        (lambda files: files.append("a", b"more"), [b"old", b"oldm", b"oldmo", b"oldmor"]),
        (lambda files: files.rename("a", "b"), [b"old"]),
    ],
    ids=["replacement", "append", "rename"],
)
def test_a_power_cut_leaves_the_old_file_and_of_what_is_appended_the_beginning(action, left):
    for cut_after, content in enumerate(left):
        files = MemoryFiles({"a": b"old"})
        files.cut_after = cut_after
        with pytest.raises(PowerCut):
            action(files)
        assert files.content == {"a": content}


def test_a_replacement_the_host_did_not_finish_is_swept_away(tmp_path):
    (tmp_path / "a.new").write_bytes(b"half")
    assert FolderFiles(tmp_path).list_names() == []
    assert list(tmp_path.iterdir()) == []
