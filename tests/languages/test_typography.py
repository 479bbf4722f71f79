"""The French texts have one kind of apostrophe, and a no-break space before a colon, except on the display."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from translated_pages import ROOT

FRENCH = ROOT / "firmware" / "tray24" / "languages" / "fr"
WRONG = re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_])|[^\s\u00a0][:;!?](?=\s|$)| [:;!?](?=\s|$)")
PROGRAM = re.compile(r"jusqu'à|given:|id:")  # what is typed, and keys


def find_faults(text):
    """Return the parts of a text that break the rules of French typography."""
    return WRONG.findall(PROGRAM.sub("", text))


def list_texts(source):
    """Return the texts of a Fluent source, without their placeholders."""
    found = []
    for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
        found += _list_elements(entry) if isinstance(entry, (ast.Message, ast.Term)) else []
    return found


def _list_elements(node):
    if isinstance(node, ast.TextElement):
        return [node.value]
    parts = getattr(node, "elements", None) or getattr(node, "variants", None) or [*_generate_children(node)]
    return [text for part in parts for text in _list_elements(part)]


def _generate_children(node):
    for name in ("value", "expression"):
        if isinstance(attribute_value := getattr(node, name, None), ast.SyntaxNode):
            yield attribute_value
    yield from getattr(node, "attributes", ())


@pytest.mark.parametrize("source", sorted(FRENCH.glob("*.ftl")), ids=lambda source: source.stem)
def test_each_text_has_the_typography_of_its_language(source):
    texts = list_texts(source)
    assert texts and [text for text in texts if find_faults(text)] == []


@pytest.mark.parametrize("text", ["l'un", "un: deux", "un : deux", "Vraiment?", "oui ; non"])
def test_another_typography_is_found(text):
    assert find_faults(text)
