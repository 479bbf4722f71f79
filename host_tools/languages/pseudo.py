"""A language for tests: English with accents and a third longer. What it does not reach is not translated.

It is made from the English sources and is no language that a tray offers.
"""

import re

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

NAME = "xx"
_ACCENTS = str.maketrans("aeouAOU", "äéöüÄÖÜ")
_LONGER = 3  # a vowel is added for each so many letters
_NO_TEXTS = ("rules", "shows")  # attributes: the rules of a page of help, the dice beside a line of the start page
_SPLIT = re.compile(r"(\W+)")


def pseudo(text: str) -> str:
    """Return a text with accents, and a third longer: "Roll all" -> "Röllö ällä"."""
    return "".join(_word(word) for word in _SPLIT.split(text))


def _word(word: str) -> str:
    if not word.isalpha():
        return word
    more = max(1, len(word) // _LONGER) if len(word) > 1 else 0
    return word.translate(_ACCENTS) + "ö" * more


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = pseudo(node.value)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:
        return node if node.id.name in _NO_TEXTS else self.generic_visit(node)  # type: ignore[return-value]


def pseudo_source(source: str) -> str:
    """Return a Fluent source in the test language."""
    return FluentSerializer().serialize(_Accents().visit(FluentParser().parse(source)))
