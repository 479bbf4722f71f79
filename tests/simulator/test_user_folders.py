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
def home(tmp_path, monkeypatch):
    """Return a function that pretends that this computer has another system. It returns an empty home folder."""
    for variable in ("XDG_DATA_HOME", "XDG_CACHE_HOME", "TRAY24_TEST", "TRAY24_CACHE"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "AppData" / "Local"))
    # Other systems cannot ask Windows for its folder of local data.
    monkeypatch.setattr(windows, "get_win_folder", lambda name: str(tmp_path / "AppData" / "Local"))

    def choose_system(platform, kind):
        monkeypatch.setattr(user_folders.sys, "platform", platform)
        monkeypatch.setattr(user_folders, "PlatformDirs", kind)
        return tmp_path

    return choose_system


def find_folder():
    return user_folders.find_user_folder("TRAY24_TEST")


@pytest.mark.parametrize(("platform", "kind", "data", "cache"), SYSTEMS, ids=[row[0] for row in SYSTEMS])
def test_the_folders_are_those_of_earlier_versions_and_of_the_system(home, platform, kind, data, cache):
    place = home(platform, kind)
    assert (find_folder(), find_cache_folder()) == (place / data, place / cache)
    name = cache.split("/")[-2 if platform == "win32" else -1]
    assert find_cache_folder() == kind(name, appauthor=False).user_cache_path


@pytest.mark.parametrize(("platform", "kind"), [row[:2] for row in SYSTEMS], ids=[row[0] for row in SYSTEMS])
def test_a_variable_names_another_folder(home, monkeypatch, platform, kind):
    place = home(platform, kind)
    monkeypatch.setenv("TRAY24_TEST", str(place / "mine"))
    monkeypatch.setenv("TRAY24_CACHE", str(place / "cache"))
    assert (find_folder(), find_cache_folder()) == (place / "mine", place / "cache")


def test_a_linux_user_may_have_moved_all_files(home, monkeypatch, tmp_path):
    home("linux", Unix)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    assert (find_folder(), find_cache_folder()) == (tmp_path / "elsewhere" / "tray24", tmp_path / "caches" / "tray24")


def test_data_that_an_earlier_version_kept_on_a_mac_is_found(home, monkeypatch, tmp_path):
    place = home("darwin", MacOS)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    former = Path(place, "Library/Application Support/Tray24")
    former.mkdir(parents=True)
    assert find_folder() == former
