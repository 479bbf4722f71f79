"""Texts in the Fluent format are compiled into constants for the device: messages, values in them and plural forms."""

import pytest
from pseudolocalization import pseudolocalize, pseudolocalize_source

from simulator import texts
from tray24.text_tables import modules
from tray24.text_tables.messages import compile_lines, find_blanks, parse_messages
from tray24.text_tables.tables import SourceError
from tray24.ui.toolkit.texts import Texts

SOURCE = """
-brand = Tray 24
title = { -brand }
rolls = { $name } rolls { $face }
dice = { $count ->
    [one] one die of { $name }
   *[other] { $count } dice of { $name }
}
both = { title }: { rolls }
long = one
    two
"""


def compile_source(source):
    return compile_lines(parse_messages(source, "test.ftl"))


def test_messages_become_sorted_lines_with_named_blanks():
    assert compile_source(SOURCE) == [
        "both=Tray 24: {name} rolls {face}",
        "dice=?count",
        "dice[one]=one die of {name}",
        "dice[other]={count} dice of {name}",
        "long=one two",
        "rolls={name} rolls {face}",
        "title=Tray 24",
    ]


def test_the_display_has_a_straight_apostrophe_and_no_blank_before_a_colon():
    assert compile_source("a = L’un\u00a0: { $b }\u00a0?\n") == ["a=L'un: {b}?"]


def test_the_blanks_of_a_message_are_those_of_all_its_forms():
    assert find_blanks(compile_source(SOURCE))["dice"] == {"count", "name"}


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("a = { $b", "test.ftl:1"),
        ("a = 1\na = 2", "a is there twice"),
        ("a = { b }", "no message b"),
        ("a = { b }\nb = { a }", "lead to themselves"),
        ("a = { NUMBER($n) }", "FunctionReference is not for the device"),
        ("a = { $n ->\n   *[other] x\n} { $m ->\n   *[other] y\n}", "one choice at most"),
    ],
)
def test_what_the_device_cannot_show_is_refused_by_name(source, message):
    with pytest.raises(SourceError, match=message):
        compile_source(source)


def test_blanks_are_filled_by_name():
    say = Texts("en")
    assert say("label_value", value="r7", label="Ida") == "Ida: r7"
    with pytest.raises(KeyError):
        say("label_value", label="Ida")


def test_plural_forms_are_those_of_the_cldr():
    assert modules.list_plural_forms("en")[:3] == ("other", "one", "other")
    assert modules.list_plural_forms("pl")[:6] == ("many", "one", "few", "few", "few", "many")


@pytest.mark.parametrize("language", ["en", "fr", "pl", "ja"])
def test_the_table_of_plural_forms_repeats_beyond_the_first_hundred(language):
    namespace = {}
    exec(modules.make_plural(language), namespace)
    forms = modules.list_plural_forms(language)
    assert tuple(namespace["plural"](number) for number in range(200)) == forms
    assert namespace["plural"](1021) == forms[121]


def test_the_test_language_is_longer_and_keeps_blanks():
    assert pseudolocalize("Roll all your dice") == "Röllö ällö yöürö dicéö"
    assert pseudolocalize("24 dice <br>that roll") == "24 dicéö <br>thätö röllö"
    lines = compile_source(pseudolocalize_source(SOURCE))
    assert "rolls={name} röllsö {face}" in lines
    assert find_blanks(lines) == find_blanks(compile_source(SOURCE))


@pytest.mark.parametrize(
    "broken_message", ["help = { $help\n", "help = { $nobody }\n", "help =\n    .title = no value\n", "= }{\n"]
)
def test_a_broken_translation_is_shown_in_english(tmp_path, monkeypatch, broken_message):
    (tmp_path / "page.ftl").write_text(broken_message + "undo = Zurück\n")
    find_source = texts.find_source
    monkeypatch.setattr(
        texts, "find_source", lambda lang, part: tmp_path / f"{part}.ftl" if lang == "de" else find_source(lang, part)
    )
    _clear_caches()
    try:
        with texts.use_language("de"):
            say = texts.HostTexts("page")
            assert (say("help"), say("undo")) == ("Help", "Zurück")
    finally:
        _clear_caches()


def _clear_caches():
    texts._load_bundle.cache_clear()
    texts._load_plain.cache_clear()
    texts._load_resource.cache_clear()
