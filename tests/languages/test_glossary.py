"""Translations use the words that CONTRIBUTING.md asks translators to use."""

import re

import pytest
from fluent.syntax import ast, parse
from translated_pages import ROOT

from host_tools.languages.parts import find_parts

TABLE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("\n| English | German")[1].split("\n\n")[0]
ROWS = [[cell.strip() for cell in row.strip("|").split("|")] for row in TABLE.splitlines()[2:]]
LANGUAGES = {"de": 1, "es": 2, "fr": 3}  # by their columns
VERBS = ("to fit", "take")  # they have too many forms, or other meanings, to be searched for
# Words that are to be avoided for the kind of a die and for "to fit".
OTHER_WORDS = {
    "en": r"color (?:or|nor|and) (?:the )?(?:kind|number|symbol)|\b(?:not|die|would|sides?|that) match(?:es)?\b",
    "de": r"farbe,? (?:oder|noch|und|gleiche) (?:die |der )?(?:zahl|art|symbol)",
    "es": r"color (?:o|ni|y) (?:el )?(?:número|símbolo|tipo)",
    "fr": r"couleur (?:ou|ni|et) (?:de |d'|le |la |son )*(?:nombre|chiffre|symbole|sorte)",
}
MIN_SHARE = 0.4  # of the messages with the English word; the others say it in another way, or mean something else


def read_messages(path):
    text = path.read_text(encoding="utf-8")
    return {
        entry.id.name: text[entry.span.start : entry.span.end].partition("=")[2].lower()
        for entry in parse(text).body
        if isinstance(entry, ast.Message)
    }


def pair_messages(language):
    """Return (English message, its translation) for all messages of all translated parts."""
    found = []
    for part in find_parts():
        if part.is_translated and part.find_source(language).is_file():
            english, translated = read_messages(part.find_source("en")), read_messages(part.find_source(language))
            found += [(english[key], translated[key]) for key in english.keys() & translated.keys()]
    return found


def compute_share(messages, english, translated):
    """Return which share of the messages with the word `english` has the word `translated` in the translation.

    The end of `translated` may differ, as in plurals. `messages` has the results of `pair_messages`.
    """
    translations = [
        translated_text
        for english_text, translated_text in messages
        if re.search(rf"\b{re.escape(english)}\b", english_text)
    ]
    stem = translated.lower()[: max(4, len(translated) - 3)]
    return sum(stem in translated_text for translated_text in translations) / len(translations)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_use_the_words_of_the_table(language):
    messages = pair_messages(language)
    for row in (row for row in ROWS if row[0] not in VERBS):
        english_words = re.sub(r" \(.*?\)", "", row[0]).split(", ")
        for english, translated in zip(english_words, row[LANGUAGES[language]].split(", "), strict=False):
            assert compute_share(messages, english, translated) >= MIN_SHARE, f"{english}: {translated}"


@pytest.mark.parametrize("language", OTHER_WORDS)
def test_what_a_die_has_beside_its_color_has_one_name(language):
    found = [
        text
        for part in find_parts()
        if part.is_translated and part.name != "host-refusals" and part.find_source(language).is_file()
        for text in read_messages(part.find_source(language)).values()
        if re.search(OTHER_WORDS[language], " ".join(text.split()))
    ]
    assert found == []


def test_a_word_that_the_texts_do_not_use_is_found():
    assert compute_share(pair_messages("es"), "box", "casilla") < MIN_SHARE
