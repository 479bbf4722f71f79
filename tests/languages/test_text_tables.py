"""On CPython the tables of texts are made when they are imported, and cached. Stale files are never used."""

import importlib
import os
import subprocess
import sys
from multiprocessing import get_context

import pytest

from host_tools.cli import run_reporting_errors
from tray24.text_tables import tables
from tray24.text_tables.tables import SourceError

LEFT_OVER = 'TEXT = ("game=Left over",)\nHELP = STEPS = ()\n'
SCRIPT = """
from tray24.ui.toolkit.texts import Texts

say = Texts("de")
print(say("undo"), say.get_game_text("basic", "game"), say.get_help("basic")[0][0], sep="\\n")
"""


@pytest.fixture
def cache_folder(tmp_path, monkeypatch):
    """Let the test cache tables of texts in a folder of its own, which is empty at first. Return this folder."""
    monkeypatch.setenv("TRAY24_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / "tables"


@pytest.fixture
def game(tmp_path, monkeypatch):
    """Return the folder of a game's package with texts, which can be imported as `twenty`."""
    folder = tmp_path / "twenty"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "words.ftl").write_text("game = Twenty\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == "twenty"]:
        del sys.modules[name]


def find_table(folder):
    [table] = tables.find_game_tables("twenty", str(folder))
    return table


def load_texts(table):
    namespace = {}
    exec(tables.load_code(table), namespace)
    return namespace["TEXT"]


def test_a_table_is_made_once_and_again_when_its_source_changes(game, cache_folder, monkeypatch):
    assert load_texts(find_table(game)) == ("game=Twenty",)
    [first_file] = cache_folder.iterdir()
    with monkeypatch.context() as without_parser:
        without_parser.setitem(sys.modules, "tray24.text_tables.modules", None)
        assert load_texts(find_table(game)) == ("game=Twenty",)
    (game / "words.ftl").write_text("game = Score\n")
    assert load_texts(find_table(game)) == ("game=Score",)
    assert len({*cache_folder.iterdir()} - {first_file}) == 1


def test_the_key_follows_the_names_all_sources_and_the_compiler(game, monkeypatch):
    table = find_table(game)
    keys = [table.compute_key(), tables.Table("other.words", "words", *table.files).compute_key()]
    (game / "words.ftl").write_text("game = Score\n")
    keys.append(table.compute_key())
    monkeypatch.setattr(tables, "_compiler", ["other"])
    keys.append(table.compute_key())
    assert len(set(keys)) == 4


@pytest.mark.parametrize("damaged_content", [b"", b"garbage", b"\n", None])
def test_a_damaged_file_is_made_again(game, cache_folder, damaged_content):
    load_texts(find_table(game))
    [cached] = cache_folder.iterdir()
    content = cached.read_bytes()
    cached.write_bytes(content[:-1] if damaged_content is None else damaged_content)
    assert load_texts(find_table(game)) == ("game=Twenty",)
    assert cached.read_bytes() == content


def test_only_a_few_files_of_a_table_are_kept(game, cache_folder):
    for number in range(12):
        (game / "words.ftl").write_text(f"game = {number}\n")
        load_texts(find_table(game))
        for age, path in enumerate(sorted(cache_folder.iterdir(), key=lambda path: path.stat().st_mtime_ns)):
            os.utime(path, (age, age))
    assert len([*cache_folder.iterdir()]) == 8
    (game / "words.ftl").write_text("game = 11\n")
    assert cache_folder / f"twenty.words-{find_table(game).compute_key()}" in cache_folder.iterdir()


def raise_denied(*_, **__):
    raise PermissionError(13, "Permission denied")


@pytest.mark.parametrize("call", ["makedirs", "replace"])
def test_a_cache_that_cannot_be_written_is_done_without(game, cache_folder, monkeypatch, call):
    monkeypatch.setattr(tables.os, call, raise_denied)
    assert load_texts(find_table(game)) == ("game=Twenty",)
    assert not cache_folder.exists() or not [*cache_folder.iterdir()]


def test_a_cache_in_the_way_or_without_a_home_is_done_without(game, tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("TRAY24_CACHE", str(tmp_path / "file"))
    assert load_texts(find_table(game)) == ("game=Twenty",)
    monkeypatch.setattr(tables, "get_cache_folder", lambda: "~/.cache/tray24")  # as without a home folder
    monkeypatch.chdir(tmp_path)
    assert load_texts(find_table(game)) == ("game=Twenty",)
    assert not (tmp_path / "~").exists()


def make_in_process(path):
    sys.path.insert(0, path)
    return importlib.import_module("twenty.words").TEXT


def test_two_processes_at_once_make_the_same(game, cache_folder):
    with get_context("spawn").Pool(2) as pool:
        found = pool.map(make_in_process, [str(game.parent)] * 4, chunksize=1)
    assert found == [("game=Twenty",)] * 4
    assert len([*cache_folder.iterdir()]) == 1


# What is imported.


def test_a_module_that_is_left_over_is_not_imported(game, cache_folder):
    (game / "words.py").write_text(LEFT_OVER)
    assert importlib.import_module("twenty.words").TEXT == ("game=Twenty",)


def test_a_module_that_a_game_has_itself_is_imported(game, cache_folder):
    (game / "words.ftl").unlink()
    (game / "words.py").write_text(LEFT_OVER)
    assert importlib.import_module("twenty.words").TEXT == ("game=Left over",)


def test_our_games_have_no_tables_without_a_source(tmp_path):
    (tmp_path / "help.py").write_text(LEFT_OVER)
    with pytest.raises(ModuleNotFoundError, match=r"tray24\.games\.new\.help"):
        tables.Finder.find_spec("tray24.games.new.help", [str(tmp_path)])
    assert tables.Finder.find_spec("tray24.games.new.rules", [str(tmp_path)]) is None


def test_a_language_is_a_package_without_files():
    assert importlib.import_module("tray24.languages.de").__path__ == []


def test_a_faulty_source_is_reported_by_file_and_line(game, cache_folder, capsys):
    (game / "words.ftl").write_text("game = Twenty\nrolls = { $count\n")
    with pytest.raises(SourceError, match=r"^twenty/words\.ftl:2: "):
        importlib.import_module("twenty.words")
    assert run_reporting_errors("tray24 play", lambda: len(importlib.import_module("twenty.words").TEXT)) == 1
    assert capsys.readouterr().err.startswith("tray24 play: twenty/words.ftl:2: ")
    (game / "words.ftl").write_bytes(b"game = \xff\n")
    with pytest.raises(SourceError, match=r"^twenty/words\.ftl: "):
        importlib.import_module("twenty.words")


@pytest.mark.parametrize("arguments", [["-c", SCRIPT], ["-m", "a_program"]], ids=["-c", "-m"])
def test_plain_python_shows_the_texts(tmp_path, arguments):
    (tmp_path / "a_program.py").write_text(SCRIPT)
    environment = {**os.environ, "TRAY24_CACHE": str(tmp_path / "cache"), "PYTHONPATH": str(tmp_path)}
    for _ in range(2):  # without the cache, and with it
        result = subprocess.run(
            [sys.executable, *arguments], cwd=tmp_path, env=environment, capture_output=True, encoding="utf-8"
        )
        assert (result.stdout, result.stderr) == ("Rückgängig\nTablettspiel\nZiel\n", "")
    assert "tray24.languages.de" in {path.name.rpartition("-")[0] for path in (tmp_path / "cache" / "tables").iterdir()}
