"""Translated pages have what their English page has: sections, rules, tables, numbers, commands, pictures and links."""

import re

import pytest
from translated_pages import (
    ENGLISH,
    ROOT,
    find_differences,
    find_language_links,
    find_links,
    list_translated,
    split_sections,
)

TRANSLATED = list_translated()
DAY = ROOT / "firmware" / "tray24" / "games" / "yacht" / "words.ftl"  # the English words of a game
PAGE = """# Dice

Deutsch: [Würfel](DICE.de.md)

Roll two dice on 1,200 trays of 0.5 m, see [the rules](RULES.md#B1).

    ./tray24 play

- <a id="B1"></a>**B1** Each seat takes `one` die, twice.

## 1. Tray

![The tray](tray.png)

| part | quantity |
|---|---|
| M3 x 8 | 24 |

1. Print.
2. Play.
"""
ITS = """# Würfel

English: [Dice](DICE.md)

Würfle zwei Würfel auf 1.200 Tabletts von 0,5 m, siehe [die Regeln](RULES.de.md#B1).

    ./tray24 play

- <a id="B1"></a>**B1** Jeder Platz nimmt zweimal `one` Würfel.

## 1. Tablett

![Das Tablett](tray.png)

| Teil | Anzahl |
|---|---|
| M3 x 8 | 24 |

1. Drucken.
2. Spielen.
"""


@pytest.mark.parametrize(("page", "translation", "language"), TRANSLATED, ids=lambda one: getattr(one, "name", one))
def test_a_translated_page_repeats_its_english_page(page, translation, language):
    found = find_differences(page.read_text(encoding="utf-8"), translation.read_text(encoding="utf-8"), language)
    assert not (lines := list(found)), f"{translation.name} is not {page.name} in '{language}':\n" + "\n".join(lines)


@pytest.mark.parametrize(("page", "translation", "language"), TRANSLATED, ids=lambda one: getattr(one, "name", one))
def test_a_page_and_its_translation_link_each_other(page, translation, language):
    for source_page, target in ((page, translation), (translation, page)):
        lines = source_page.read_text(encoding="utf-8").split("\n", maxsplit=3)
        assert lines[0].startswith("# ") and target.name in find_language_links(lines[2]), source_page


@pytest.mark.parametrize(("page", "translation", "language"), TRANSLATED, ids=lambda one: getattr(one, "name", one))
def test_a_translated_page_links_pages_in_its_language(page, translation, language):
    for link in find_links(translation.read_text(encoding="utf-8")):
        translated_path = (translation.parent / link.partition("#")[0]).with_suffix(f".{language}.md")
        assert link.endswith(f".{language}.md") or not translated_path.is_file(), (
            f"{link}: there is {translated_path.name}"
        )


def test_what_players_and_builders_read_is_translated():
    pages = {
        name: [translation for page, translation, _ in TRANSLATED if page.name == name]
        for name in ("PLAYING.md", "RULES.md", "GUIDE.md")
    }
    for name in ("PLAYING.md", "RULES.md"):
        assert {translation.suffixes[0] for translation in pages[name]} == {".de", ".es", ".fr"}
    assert len(pages["GUIDE.md"]) == 3


@pytest.mark.parametrize("language", ["en", "de", "es", "fr"])
def test_what_tray_and_page_say_is_quoted_as_they_say_it(language):
    name = "PLAYING.md" if language == "en" else f"PLAYING.{language}.md"
    quotes = re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", (ROOT / "firmware" / name).read_text(encoding="utf-8"))
    parts = (ROOT / "firmware" / "tray24" / "languages" / language).glob("*.ftl")
    texts = {line.partition(" = ")[2] for part in parts for line in part.read_text(encoding="utf-8").splitlines()}
    texts |= {line.partition(" = ")[2] for line in DAY.read_text(encoding="utf-8").splitlines()}
    assert len(quotes) > 15 and set(quotes) <= texts


def test_a_faithful_translation_has_no_differences():
    assert list(find_differences(PAGE, ITS, "de")) == []
    assert [section.title for section in split_sections(PAGE, ENGLISH)] == [
        "# Dice", '- <a id="B1"></a>**B1** Each seat takes `one` die, twice.', "## 1. Tray"
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("old_text", "new_text", "difference"),
    [
        ("## 1. Tray", "## 2. Tray", "after 2 sections: '## 2. Tray' in English, '## 1. Tablett' in the translation"),
        ("## 1. Tray", "### 1. Tray", "after 2 sections: '### 1. Tray' in English"),
        ('id="B1"', 'id="B2"', 'after 1 sections: \'- <a id="B2"></a>'),
        ("two dice", "three dice", "'# Dice': numbers: ['3'] in English, ['2'] in the translation"),
        ("1,200 trays", "1,300 trays", "'# Dice': numbers: ['1300'] in English, ['1200'] in the translation"),
        ("0.5 m", "0.6 m", "'# Dice': numbers: ['0.6'] in English, ['0.5'] in the translation"),
        (", twice", "", "numbers: [] in English, ['2'] in the translation"),
        ("RULES.md", "RECORDS.md", "'# Dice': links: ['RECORDS.md#B1'] in English, ['RULES.md#B1']"),
        ("./tray24 play", "./tray24 test", "'# Dice': commands: ['./tray24 test'] in English, ['./tray24 play']"),
        ("`one`", "`two`", "code: ['two'] in English, ['one'] in the translation"),
        ("(tray.png)", "(dice.png)", "'## 1. Tray': images: ['dice.png'] in English, ['tray.png']"),
        ("| 24 |", "| 25 |", "'## 1. Tray': tables: [\"[['8', 'M3'], ['25']]\"] in English"),
        ("| M3 x 8 | 24 |\n", "", "'## 1. Tray': tables: [] in English, [\"[['8', 'M3'], ['24']]\"]"),
        ("2. Play.\n", "", "'## 1. Tray': items: [] in English, ['2.'] in the translation"),
        ("1. Print.", "\nMore.\n\n1. Print.", "'## 1. Tray': paragraphs: 4 in English, 3 in the translation"),
        ("![The tray]", "<!-- hours -->\n![The tray]", "'## 1. Tray': markers: ['<!-- hours -->'] in English, []"),
    ],
)
def test_a_change_of_the_english_page_alone_is_found(old_text, new_text, difference):
    assert old_text in PAGE
    differences = list(find_differences(PAGE.replace(old_text, new_text), ITS, "de"))
    assert len(differences) == 1 and difference in differences[0], differences
