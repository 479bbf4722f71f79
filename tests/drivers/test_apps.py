"""The driver of the `apps` port, on a folder like that of the device, and the timer that limits calls of apps."""

import os
import sys
import types

import pytest


class FakeRestarts:
    """A double of `Restarts` that notes the apps that run."""

    def __init__(self):
        self.apps = []

    def note_app(self, name):
        self.apps.append(name)


@pytest.fixture
def limit(monkeypatch):
    """Return a fake of the C module tray24_limit that notes its calls."""
    module = types.ModuleType("tray24_limit")
    module.calls = []

    def call(ms, exception, function, *arguments):
        module.calls.append((ms, type(exception).__name__))
        return function(*arguments)

    module.call = call
    monkeypatch.setitem(sys.modules, "tray24_limit", module)
    return module


@pytest.fixture
def apps(chip, limit, tmp_path, monkeypatch):
    module = chip.import_driver("apps")
    folder = tmp_path / "apps"
    monkeypatch.setattr(module, "FOLDER", str(folder))
    monkeypatch.setattr(module, "_NEW_FILE", str(folder / "new~"))
    monkeypatch.setattr(os, "ilistdir", lambda path: [(name, 0x8000) for name in os.listdir(path)], raising=False)
    return module.Apps(FakeRestarts())


def test_without_a_folder_there_are_no_apps(apps):
    assert apps.list_names() == [] and apps.read_source("one", 10) == b"" and apps.load("one") is None
    apps.remove("one")


def test_apps_are_the_files_of_python(apps, tmp_path):
    apps.write_source("two", b"2")
    apps.write_source("one-more_1", b"one")
    apps.save("two", b"[1]")
    for name in (".hidden.py", "notes.txt", "new~"):
        (tmp_path / "apps" / name).write_bytes(b"")
    assert apps.list_names() == ["one-more_1", "two"]
    assert apps.read_source("one-more_1", 2) == b"on" and apps.load("two") == b"[1]" and apps.load("one-more_1") is None
    apps.write_source("two", b"new")
    assert apps.read_source("two", 100) == b"new" and apps.load("two") == b"[1]"
    apps.remove("two")
    assert apps.list_names() == ["one-more_1"] and apps.load("two") is None


def test_a_file_that_was_cut_off_while_it_was_written_is_no_app(apps, tmp_path):
    apps.write_source("one", b"1")
    (tmp_path / "apps" / "new~").write_bytes(b"half")
    assert apps.list_names() == ["one"]
    apps.write_source("two", b"2")
    assert apps.list_names() == ["one", "two"]


@pytest.mark.parametrize("name", ["", "../main", "a/b", "a.b", "x" * 25, "ä", "two words"])
def test_an_invalid_name_is_refused(apps, name):
    with pytest.raises(OSError):
        apps.write_source(name, b"")


def test_calls_have_a_second(apps, limit):
    assert apps.call(max, 3, 7) == 7
    assert limit.calls == [(1000, "Overdue")] and apps.overdue.__name__ == "Overdue"
    assert not issubclass(apps.overdue, Exception)
    names = {}
    apps.call(exec, apps.compile("a = 7", "one.py"), names)
    assert names["a"] == 7


def test_the_app_that_runs_is_noted_for_the_next_start(apps):
    apps.note_running("one")
    apps.note_running("")
    assert apps._restarts.apps == ["one", ""]
