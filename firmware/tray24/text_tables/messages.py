"""Parsing Fluent messages, and compiling them to the constants that the device searches: sorted lines `key=pattern`.

All readers of texts use `parse_messages`, and `collect_blanks`, which finds the blanks (placeholders) of a message.
A pattern is the text of a message for the device, in which a blank is `{name}`. Of Fluent
(https://projectfluent.org/fluent/guide/) the device supports variables, references to messages and terms, which are
resolved here, and in each message one choice by the plural of a number:

    dice = { $count ->
        [one] one die
       *[other] { $count } dice
    }

becomes the lines `dice=?count`, `dice[one]=one die` and `dice[other]={count} dice`. A message with an attribute
`.display` becomes that attribute's text. Sources have the typography of the page in the browser, such as curly
apostrophes; `format_for_display` removes it.
"""

import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tray24.text_tables.tables import SourceError

_MAX_DEPTH = 5


class Source(NamedTuple):
    """The source of a table of texts: its name, for error messages, and its text."""

    name: str
    text: str


@cache  # each translation is compared with the same English source
def parse_messages(text: str, name: str) -> dict[str, ast.Message | ast.Term]:
    """Return the messages and terms of a Fluent text by identifier; the identifier of a term begins with "-".

    Callers must not change the returned dictionary, which is cached. `name` is the source's name, for errors.
    """
    found: dict[str, ast.Message | ast.Term] = {}
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            raise SourceError(f"{name}:{line}: {entry.annotations[0].message}")
        if isinstance(entry, (ast.Message, ast.Term)):
            key = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if key in found:
                raise SourceError(f"{name}:{line}: the message {key} is there twice")
            found[key] = entry
    return found


class BlanksVisitor(Visitor):
    """A visitor that collects the names of a message's blanks (placeholders), in `names`.

    It follows references to other messages, and collects the keys of these messages in `referred`.
    """

    def __init__(self, known: Mapping[str, ast.BaseNode]) -> None:
        """Create the visitor. `known` has the messages and terms that references can name, by key."""
        self._known = known
        self.names: set[str] = set()
        self.referred: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self._follow_reference(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self._follow_reference(f"-{node.id.name}")

    def _follow_reference(self, key: str) -> None:
        if key not in self.referred:
            self.referred.add(key)
            if key in self._known:
                self.visit(self._known[key])


def collect_blanks(node: ast.BaseNode, known: Mapping[str, ast.BaseNode]) -> BlanksVisitor:
    """Return a visitor that has collected the blanks (placeholders) of `node`, a message or pattern.

    `known` has the messages and terms that references can name, by key.
    """
    found = BlanksVisitor(known)
    found.visit(node)
    return found


def collect_patterns(messages: Mapping[str, ast.Message | ast.Term]) -> dict[str, ast.Pattern]:
    """Return the patterns of messages, terms and their attributes by key. An attribute has the key `message.name`."""
    found = {}
    for key, entry in messages.items():
        if entry.value:
            found[key] = entry.value
        found |= {f"{key}.{one.id.name}": one.value for one in entry.attributes}
    return found


def compile_source(source: Source) -> list[str]:
    """Return the lines `key=pattern` that the device searches, compiled from a source, in ascending order."""
    messages = parse_messages(source.text, source.name)
    try:
        return compile_lines(messages)
    except SourceError as error:
        raise SourceError(f"{source.name}: {error}") from None


def compile_lines(messages: dict[str, ast.Message | ast.Term]) -> list[str]:
    """Return the lines `key=pattern` that the device searches, compiled from parsed messages, in ascending order."""
    lines = []
    for key, entry in messages.items():
        if isinstance(entry, ast.Message) and entry.value is not None:
            shorter = [attribute.value for attribute in entry.attributes if attribute.id.name == "display"]
            lines += _compile_message(key, (shorter or [entry.value])[0], messages)
    return sorted(lines)


def _compile_message(key: str, pattern: ast.Pattern, messages: dict) -> list[str]:
    choices = [
        element.expression
        for element in pattern.elements
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression)
    ]
    if not choices:
        return [f"{key}={_flatten_pattern(key, pattern, messages)}"]
    selector = choices[0].selector
    if len(choices) > 1 or not isinstance(selector, ast.VariableReference):
        raise SourceError(f"{key}: a message of the device has one choice at most, by one variable")
    lines = [f"{key}=?{selector.id.name}"]
    for variant in choices[0].variants:
        name = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        lines.append(f"{key}[{name}]={_flatten_pattern(key, pattern, messages, variant)}")
    return lines


def _flatten_pattern(
    key: str, pattern: ast.Pattern, messages: dict, chosen: ast.Variant | None = None, depth: int = 0
) -> str:
    """Return a pattern as text for the device: blanks (placeholders) as `{name}`, references resolved.

    `chosen` is the variant to use where the pattern has a select expression. `depth` counts nested references. `key` is
    the key of the message, for errors.
    """
    if depth > _MAX_DEPTH:
        raise SourceError(f"{key}: its references lead to themselves")
    text = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text += element.value
            continue
        expression = element.expression
        if isinstance(expression, ast.SelectExpression) and chosen:
            text += _flatten_pattern(key, chosen.value, messages, depth=depth + 1)
        elif isinstance(expression, ast.VariableReference):
            text += "{" + expression.id.name + "}"
        elif isinstance(expression, ast.StringLiteral):
            text += expression.parse()["value"]
        elif isinstance(expression, (ast.MessageReference, ast.TermReference)):
            other = ("-" if isinstance(expression, ast.TermReference) else "") + expression.id.name
            if other not in messages or messages[other].value is None:
                raise SourceError(f"{key}: there is no message {other}")
            text += _flatten_pattern(key, messages[other].value, messages, depth=depth + 1)
        else:
            raise SourceError(f"{key}: {type(expression).__name__} is not for the device")
    return format_for_display(re.sub(r"\s*\n\s*", " ", text))


def format_for_display(text: str) -> str:
    """Return a text for the display: with straight apostrophes and without no-break spaces."""
    return text.replace("’", "'").replace("\u00a0", "")


def find_blanks(lines: list[str]) -> dict[str, set[str]]:
    """Return the names of the blanks (placeholders) in compiled lines, as a set for each key."""
    found: dict[str, set[str]] = {}
    for line in lines:
        key, _, pattern = line.partition("=")
        names = set(re.findall(r"\{(\w+)\}", pattern)) | ({pattern[1:]} if pattern.startswith("?") else set())
        found.setdefault(key.partition("[")[0], set()).update(names)
    return found
