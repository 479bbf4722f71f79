"""Texts: all that is said is in the table, all languages say the same, refusals fit the display."""

import importlib
import pkgutil
import re
from pathlib import Path

from tray24 import games
from tray24.rules.errors import RuleError
from tray24.ui import words
from tray24.ui.menus.settings import NAME, SETTINGS, WORD
from tray24.ui.toolkit import texts
from tray24.ui.toolkit.canvas import HEADLINE, text_width, wrap
from tray24.ui.toolkit.screens import TEXT_WIDTH
from tray24.ui.words import LANGUAGES

FIRMWARE = Path(texts.__file__).parents[2]
WORDS = Path(words.__file__).parent


def parts(language):
    """The parts of the firmware that have texts in a language."""
    return sorted({*(module.name for module in pkgutil.iter_modules([str(WORDS / language)])), *games.names()})


def table(language, part=None):
    """The lines of one part, or of all parts of a language."""
    chosen = parts(language) if part is None else [part]
    return [
        line
        for name in chosen
        for line in (
            games.part(name, "words")
            if name in games.names()
            else importlib.import_module(f"{words.__name__}.{language}.{name}")
        ).TEXT
    ]


def keys(table):
    return [line.partition("=")[0] for line in table]


def speaker():
    """Texts that know all parts."""
    say = texts.Texts("en")
    say.use(*parts("en"))
    return say


def said():
    """The keys that the sources name, beginnings of keys too."""
    files = [path for path in (FIRMWARE / "ui").rglob("*.py") if WORDS not in path.parents]
    files += [path for path in rule_files() if path.stem in ("screen", "real")]
    source = "".join(path.read_text() for path in files)
    return source, set(re.findall(r'"([a-z_0-9.]+)"', source))


def found(say, key):
    """The text of a key, or None."""
    try:
        return say(key)
    except KeyError:
        return None


def test_no_key_stands_twice():
    for language in LANGUAGES:
        common = keys(table(language, "play"))
        for part in parts(language):
            both = keys(table(language, part)) + (common if part != "play" else [])
            assert len(both) == len(set(both)), part


def test_every_language_has_the_same_keys_and_blanks_to_fill():
    blanks = [
        {key: re.findall(r"%[ds]", line) for line in table(language) for key in [line.partition("=")[0]]}
        for language in LANGUAGES
    ]
    assert all(other == blanks[0] for other in blanks)


def test_every_key_that_is_said_has_a_text():
    source, _ = said()
    say = speaker()
    for key in re.findall(r'say\(\s*"([a-z_0-9.]+)"[,)]', source):
        assert found(say, key), key
    for setting in SETTINGS:
        if setting.kind != NAME:
            assert found(say, "set." + setting.name), setting.name
        if setting.kind == WORD:
            assert all(value.isdigit() or found(say, "value." + value) for value in setting.allowed)


def test_no_text_is_left_over():
    source, words = said()
    prefixes = ("opt.", "set.", "value.", "bot.", "head_", "cal.", "do_", "did_", "verb_", "box_")
    refusals = "".join(path.read_text() for path in rule_files())
    for key in keys(table("en")):
        if not key.startswith(prefixes):
            assert key in words or key == "game" or f'"{key}"' in refusals, key


def rule_files():
    """The sources of what all games share, and of the games."""
    folders = [FIRMWARE / "rules"]
    folders += [Path(importlib.import_module(games.package(name)).__file__).parent for name in games.names()]
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def refused_words():
    """The words of the refusals in the sources of games that the tray plays, with their rules.

    What several games share names the rule by an attribute: any number is as wide.
    """
    found = []
    for path in rule_files():
        pattern = r'RuleError\(\s*(?:"([BCDLY]\d+)"|\w+\.\w+_rule),\s*"([^"]+)"\s*\)'
        found += [(rule or "B17", words) for rule, words in re.findall(pattern, path.read_text())]
    return found


def test_every_refusal_fits_in_two_lines_and_most_in_one():
    say = speaker()
    lines = [wrap(f"{rule}: {say.refusal(RuleError(rule, words))}", TEXT_WIDTH) for rule, words in refused_words()]
    assert len(lines) > 10
    assert all(len(wrapped) <= 2 and all(text_width(line) <= 126 for line in wrapped) for wrapped in lines), lines


def test_headlines_end_before_the_arrow():
    """Which stands in a box from column 113 on, most of them behind a seat's number."""
    for line in table("en"):
        key, _, text = line.partition("=")
        if key.startswith("head_"):
            begin = 4 if key == "head_first" else 20  # who starts is not a seat's question
            assert begin + HEADLINE.width(text.replace("%d", "12").upper()) < 113, text


def test_words_with_values_come_whole():
    say = speaker()
    assert say("slot_n", 12) == "slot 12"
    assert say("opt.target") == "Target"


def test_every_folder_of_words_is_a_language_that_can_be_chosen_and_has_all_parts():
    assert sorted(LANGUAGES) == sorted(module.name for module in pkgutil.iter_modules([str(WORDS)]))
    assert {*parts(LANGUAGES[0])} == {"play", "menus", "real", *games.names()}
    assert all(parts(language) == parts(LANGUAGES[0]) for language in LANGUAGES)


def test_a_text_is_found_wherever_in_its_table_it_stands():
    for part in parts("en"):
        say = texts.Texts("en")
        say.use(part)
        lines = [line.partition("=") for line in table("en", part)]
        assert lines and all(say(key) == text for key, _, text in lines)


def test_the_lines_of_a_table_are_in_the_order_in_which_they_are_searched():
    for language in LANGUAGES:
        for part in parts(language):
            assert table(language, part) == sorted(table(language, part)), part


def test_the_texts_of_another_game_are_not_found():
    say = texts.Texts("en")
    say.use("play", "basic")
    assert say("slot_n", 3) == "slot 3" and say("slots_n", 3) == "3 slots"
    assert found(say, "box_two") is None


def test_the_rules_of_each_game_are_titles_that_fit_a_headline_and_paragraphs():
    say = texts.Texts("en")
    for game in games.names():
        rules = say.help(game)
        assert len(rules) > 5 and rules[0][0] == "Goal"
        assert all(len(part) == 2 and HEADLINE.width(part[0].upper()) <= 92 and part[1].endswith(".") for part in rules)
