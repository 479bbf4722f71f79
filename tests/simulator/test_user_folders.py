"""The folders of a user's files on each system are the same as in earlier versions."""

from pathlib import Path

import pytest
from platformdirs import windows
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

from simulator import user_folders
from simulator.user_folders import find_cache_folder

SYSTEMS = [
    ("linux", Unix, ".local/share/tray24", ".cache/tray24"),
    ("darwin", MacOS, "Library/Application Support/Tray24", "Library/Caches/Tray24"),
    ("win32", windows.Windows, "AppData/Local/Tray24", "AppData/Local/Tray24/Cache"),
]


@pytest.fixture
def choose_home(tmp_path, monkeypatch):
    """Return a function that pretends that this computer has another system. It returns an empty home folder."""
    for variable in ("XDG_DATA_HOME", "XDG_CACHE_HOME", "TRAY24_TEST", "TRAY24_CACHE"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "AppData" / "Local"))
    # Other systems cannot ask Windows for its folder of local data.
    monkeypatch.setattr(windows, "get_win_folder", lambda name: str(tmp_path / "AppData" / "Local"))

    def choose_system(platform, path_class):
        monkeypatch.setattr(user_folders.sys, "platform", platform)
        monkeypatch.setattr(user_folders, "PlatformDirs", path_class)
        return tmp_path

    return choose_system


def find_folder():
    return user_folders.find_user_folder("TRAY24_TEST")


@pytest.mark.parametrize(("platform", "path_class", "data", "cache"), SYSTEMS, ids=[row[0] for row in SYSTEMS])
def test_the_folders_are_those_of_earlier_versions_and_of_the_system(choose_home, platform, path_class, data, cache):
    folder = choose_home(platform, path_class)
    assert (find_folder(), find_cache_folder()) == (folder / data, folder / cache)
    name = cache.split("/")[-2 if platform == "win32" else -1]
    assert find_cache_folder() == path_class(name, appauthor=False).user_cache_path


@pytest.mark.parametrize(("platform", "path_class"), [row[:2] for row in SYSTEMS], ids=[row[0] for row in SYSTEMS])
def test_a_variable_names_another_folder(choose_home, monkeypatch, platform, path_class):
    folder = choose_home(platform, path_class)
    monkeypatch.setenv("TRAY24_TEST", str(folder / "mine"))
    monkeypatch.setenv("TRAY24_CACHE", str(folder / "cache"))
    assert (find_folder(), find_cache_folder()) == (folder / "mine", folder / "cache")


def test_a_linux_user_may_have_moved_all_files(choose_home, monkeypatch, tmp_path):
    choose_home("linux", Unix)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    assert (find_folder(), find_cache_folder()) == (tmp_path / "elsewhere" / "tray24", tmp_path / "caches" / "tray24")


def test_data_that_an_earlier_version_kept_on_a_mac_is_found(choose_home, monkeypatch, tmp_path):
    folder = choose_home("darwin", MacOS)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    former_folder = Path(folder, "Library/Application Support/Tray24")
    former_folder.mkdir(parents=True)
    assert find_folder() == former_folder
