"""The command words: stale modules are found and written, and a new language can be used at once."""

import shutil
from pathlib import Path

import pytest

from host_tools import cli
from host_tools.errors import UsageError
from host_tools.languages import adding, parts
from host_tools.languages.modules import plural_forms, stale


@pytest.fixture
def sources(tmp_path, monkeypatch):
    """Return a copy of all sources and modules, which may be changed."""
    tray24 = tmp_path / "tray24"
    shutil.copytree(parts.LANGUAGES, tray24 / "languages")
    for path in (parts.TRAY24 / "games").glob("*/*"):
        if path.name in ("words.ftl", "help.ftl", "words.py", "help.py"):
            (tray24 / "games" / path.parent.name).mkdir(parents=True, exist_ok=True)
            shutil.copy(path, tray24 / "games" / path.parent.name)
    monkeypatch.setattr(parts, "TRAY24", tray24)
    monkeypatch.setattr(parts, "LANGUAGES", tray24 / "languages")
    return tray24


def test_a_changed_source_is_told_and_its_module_written(sources, capsys):
    assert cli.main(["words", "--check"]) == 0
    source = sources / "games/basic/words.ftl"
    source.write_text(source.read_text().replace("Tray game", "Half tray"))
    assert cli.main(["words", "--check"]) == 1
    assert "basic/words.py" in capsys.readouterr().out
    assert cli.main(["words"]) == 0 and not stale()
    assert '"game=Half tray"' in (sources / "games/basic/words.py").read_text()


def test_a_source_with_a_fault_is_told_by_file_and_line(sources, capsys):
    (sources / "languages/en/real.ftl").write_text("a = 1\nb = { $c\n")
    assert cli.main(["words"]) == 1
    assert "real.ftl:2" in capsys.readouterr().err


@pytest.mark.parametrize(
    "language", [pytest.param("de", marks=pytest.mark.long), "pl", pytest.param("ja", marks=pytest.mark.long)]
)
def test_a_new_language_has_all_parts_its_plurals_and_its_name(sources, language):
    assert cli.main(["words", "--new", language]) == 0
    folder = sources / "languages" / language
    assert {path.stem for path in folder.glob("*.ftl")} == {part.name for part in parts.parts()}
    assert (folder / "basic_help.py").exists() and not stale()
    space = {}
    exec((folder / "__init__.py").read_text(), space)
    assert tuple(space["plural"](number) for number in range(200)) == plural_forms(language)
    assert space["plural"](1021) == plural_forms(language)[121]
    assert f'LANGUAGES = ("en", "{language}")' in (sources / "languages/__init__.py").read_text()
    assert f'"value-{language}=' in (folder / "menus.py").read_text()


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("help = { $help\n", "page.ftl:1"),
        ("rolls-left = { $number }\n", "page.ftl: rolls-left"),
        ("help = { $nobody }\n", "page.ftl: help has blanks"),
    ],
)
def test_a_translation_that_no_build_compiles_is_checked_too(sources, wrong, told, capsys):
    assert cli.main(["words", "--new", "de"]) == 0
    (sources / "languages/de/page.ftl").write_text(wrong)
    assert cli.main(["words", "--check"]) == 1
    err = capsys.readouterr().err
    assert told in err and err.count("\n") == 1


@pytest.mark.parametrize("language", ["english", "", "en", "../de"])
def test_what_is_no_new_language_is_refused(sources, language, capsys):
    before = sorted(Path(sources).rglob("*"))
    if language:
        assert cli.main(["words", "--new", language]) == 2
        assert "--new" in capsys.readouterr().err
    with pytest.raises(UsageError, match=r"is no language|already"):
        adding.add(language)
    assert sorted(Path(sources).rglob("*")) == before


def test_the_firmware_is_not_built_of_stale_words(sources, capsys):
    (sources / "games/line/help.py").write_text("")
    assert cli.main(["firmware", "build"]) == 1
    assert "run './tray24 words' first" in capsys.readouterr().err
