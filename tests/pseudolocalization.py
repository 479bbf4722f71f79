"""A test language, made from the English texts: with accents, and a third longer.

A text that appears without accents cannot be translated. A tray does not offer this language.
"""

import re
import sys
from collections.abc import Callable
from importlib.resources.abc import Traversable
from pathlib import Path
from types import ModuleType

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from host_tools.languages.parts import find_parts
from simulator.texts import ENGLISH, find_source
from tray24.text_tables.messages import Source
from tray24.text_tables.modules import make_help, make_words

NAME = "xx"
_MAKE = {"words": make_words, "help": make_help}
_ACCENTS = str.maketrans("aeouAOU", "äéöüÄÖÜ")
_LONGER = 3  # letters for each vowel that is added
_NO_TEXTS = ("rules", "shows")  # attributes without text: rules of a help page, dice beside a line of the start page
_SPLIT = re.compile(r"(<[^>]*>|[^\w<]+|<)")  # markup such as <br>, and everything between words


def pseudolocalize(text: str) -> str:
    """Return a text in the test language, with accents and a third longer: "Roll all" -> "Röllö ällä"."""
    return "".join(_accent_word(word) for word in _SPLIT.split(text))


def _accent_word(word: str) -> str:
    if not word.isalpha():
        return word
    extra_count = max(1, len(word) // _LONGER) if len(word) > 1 else 0
    return word.translate(_ACCENTS) + "ö" * extra_count


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = pseudolocalize(node.value)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:
        return node if node.id.name in _NO_TEXTS else self.generic_visit(node)  # type: ignore[return-value]


def pseudolocalize_source(source: str) -> str:
    """Return a source of Fluent messages with its texts in the test language."""
    return FluentSerializer().serialize(_Accents().visit(FluentParser().parse(source)))


def make_source_finder(folder: Path) -> Callable[[str, str], Traversable]:
    """Return a replacement for `simulator.texts.find_source` that finds sources in the test language.

    The test language is accented English. The replacement writes its sources to `folder`.
    """

    def find_accented_source(language: str, part: str) -> Traversable:
        if language != NAME:
            return find_source(language, part)
        english, path = find_source(ENGLISH, part), folder / f"{part}.ftl"
        if english.is_file() and not path.is_file():
            path.write_text(pseudolocalize_source(english.read_text(encoding="utf-8")), encoding="utf-8")
        return path

    return find_accented_source


def install_language(*folders: Path) -> None:
    """Make the test language (accented English) available in this process as `Texts(NAME)`.

    `folders` are those of games registered from outside the firmware.
    """
    for part in find_parts(*folders):
        if part.kind in _MAKE:
            english = part.source.read_text("utf-8")
            source = Source(f"{NAME}/{part.name}.ftl", pseudolocalize_source(english))
            table = _MAKE[part.kind](source, Source(f"{ENGLISH}/{part.name}.ftl", english))
            _define_module(part.name.replace("-", "_"), table)
    _define_module("", "def plural(number):\n    return 'one' if number == 1 else 'other'\n")


def _define_module(name: str, source: str) -> None:
    path = f"tray24.languages.{NAME}" + ("." if name else "") + name
    module = ModuleType(path)
    exec(source, vars(module))
    sys.modules[path] = module
