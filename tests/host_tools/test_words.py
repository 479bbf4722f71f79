"""The command `words`: it reports faults in the sources of texts, and a new language can be used at once."""

import shutil
from pathlib import Path

import pytest

from host_tools import cli
from host_tools.errors import UsageError
from host_tools.languages import parts
from host_tools.languages.parts import find_missing, list_keys
from tray24.languages import LANGUAGES
from tray24.text_tables import modules, tables


@pytest.fixture
def sources(tmp_path, monkeypatch):
    """Return a copy of the sources of texts, for tests to change: those of one game, in all languages but Spanish."""
    tray24 = tmp_path / "tray24"
    shutil.copytree(parts.LANGUAGES, tray24 / "languages", ignore=shutil.ignore_patterns("es", "__pycache__"))
    shutil.copytree(parts.TRAY24 / "games" / "basic", tray24 / "games" / "basic")
    monkeypatch.setattr(parts, "TRAY24", tray24)
    monkeypatch.setattr(parts, "LANGUAGES", tray24 / "languages")
    return tray24


@pytest.mark.parametrize(
    ("option", "place", "text", "expected_text"),
    [
        ([], "languages/en/real.ftl", "a = 1\nb = { $c\n", "en/real.ftl:2: "),
        (
            ["--check"],
            "languages/de/basic.ftl",
            "game = { nobody }\n",
            "de/basic.ftl: game: there is no message nobody",
        ),
        (["--check"], "languages/de/basic-lessons.ftl", "ask-aim = { ask-aim }\n", "de/basic-lessons.ftl: ask-aim"),
        (["--check"], "games/basic/lessons.json", "[{]", "basic/lessons.json: Expecting property name"),
    ],
    ids=("source", "translation", "texts of a lesson", "steps of a lesson"),
)
def test_a_source_with_a_fault_is_reported_by_file_and_line(sources, capsys, option, place, text, expected_text):
    (sources / place).write_text(text)
    assert cli.main(["words", *option]) == 1
    err = capsys.readouterr().err
    assert expected_text in err and err.count("\n") == 1


@pytest.mark.parametrize(
    "language", [pytest.param("it", marks=pytest.mark.long), "pl", pytest.param("ja", marks=pytest.mark.long)]
)
def test_a_new_language_has_all_parts_its_plurals_and_its_name(sources, language):
    assert cli.main(["words", "--new", language]) == 0
    folder = sources / "languages" / language
    assert {path.stem for path in folder.glob("*.ftl")} == {
        part.name for part in parts.find_parts() if part.is_translated
    }
    assert not (folder / "cli.ftl").exists()
    assert {path.suffix for path in folder.iterdir()} == {".ftl"}
    made_modules = {table.module_path: modules.make_module(table) for table in tables.find_tables(str(sources))}
    assert made_modules[f"tray24/languages/{language}/basic_help.py"] == made_modules["tray24/games/basic/help.py"]
    assert f', "{language}")' in (sources / "languages/__init__.py").read_text()
    assert f"'value-{language}=" in made_modules["tray24/languages/en/menus.py"]
    assert cli.main(["words"]) == 0
    assert find_missing(language) == find_missing("no such language")


@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        ("help = { $help\n", "page.ftl:1"),
        ("rolls-left = { $number }\n", "page.ftl: rolls-left"),
        ("help = { $nobody }\n", "page.ftl: help has blanks"),
    ],
)
def test_a_translation_that_no_build_compiles_is_checked_too(sources, wrong, text, capsys):
    (sources / "languages/de/page.ftl").write_text(wrong)
    assert cli.main(["words", "--check"]) == 1
    err = capsys.readouterr().err
    assert text in err and err.count("\n") == 1


@pytest.mark.parametrize("language", ["english", "", "en", "../de"])
def test_what_is_no_new_language_is_refused(sources, language, capsys):
    paths_before = sorted(Path(sources).rglob("*"))
    if language:
        assert cli.main(["words", "--new", language]) == 2
        assert "--new" in capsys.readouterr().err
    with pytest.raises(UsageError, match=r"is no language|already"):
        parts.add_language(language)
    assert sorted(Path(sources).rglob("*")) == paths_before


# What is missing.


def make_whole(language):
    for part in parts.find_parts():
        if part.is_translated:
            part.find_source(language).write_text(part.source.read_text())


def test_a_whole_translation_lacks_nothing(sources, capsys):
    make_whole("fr")
    assert cli.main(["words", "--missing", "fr"]) == 0
    assert capsys.readouterr().out == "Nothing is missing: fr\n"


def test_a_message_or_an_attribute_that_a_translation_lacks_is_listed(sources, capsys):
    for language in parts.list_languages()[1:]:
        make_whole(language)
    page, title = sources / "languages/de/page.ftl", sources / "languages/fr/basic-help.ftl"
    page.write_text(page.read_text().replace("settings-words =", "settings-other ="))
    title.write_text(title.read_text().replace("    .title = Goal\n", ""))
    assert cli.main(["words", "--missing"]) == 1
    assert capsys.readouterr().out.splitlines() == ["de/page.ftl: settings-words", "fr/basic-help.ftl: goal.title"]
    assert cli.main(["words", "--missing", "de"]) == 1
    assert cli.main(["words", "--missing", "fr"]) == 1


def test_a_part_without_a_file_lacks_all_its_messages(sources):
    (sources / "languages/fr/day.ftl").unlink()
    missing_lines = [line for line in find_missing("fr") if line.startswith("day.ftl: ")]
    assert missing_lines == [
        f"day.ftl: {key}" for key in list_keys(parts.Part("day", sources / "languages/en/day.ftl"), "en")
    ]


def test_a_language_without_a_translation_is_refused(capsys):
    assert cli.main(["words", "--missing", "ja"]) == 2
    assert "there are de, es, fr" in capsys.readouterr().err


def test_a_part_with_the_mark_stays_english():
    english_parts = {part.name for part in parts.find_parts() if not part.is_translated}
    assert english_parts >= {"cli", "flash", "words"} and not english_parts & {"play", "doctor", "menus", "basic"}
    for language in LANGUAGES[1:]:
        assert not [name for name in english_parts if (parts.LANGUAGES / language / f"{name}.ftl").exists()]
