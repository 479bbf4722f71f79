"""The blanks of the messages in a Fluent source."""

from collections.abc import Mapping

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class Blanks(Visitor):
    """The blanks of what was visited, and of the messages and terms that it refers to.

    `names` are the names of the blanks, `referred` the keys of these messages and terms.
    """

    def __init__(self, known: Mapping[str, ast.BaseNode]) -> None:
        """`known` are the messages and terms that can be referred to by their keys; a term's begins with "-"."""
        self._known = known
        self.names: set[str] = set()
        self.referred: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self._refer(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self._refer(f"-{node.id.name}")

    def _refer(self, key: str) -> None:
        if key not in self.referred:
            self.referred.add(key)
            if key in self._known:
                self.visit(self._known[key])


def blanks_of(node: ast.BaseNode, known: Mapping[str, ast.BaseNode]) -> Blanks:
    """Return the blanks of a message or pattern; `known` are the messages and terms that it can refer to."""
    found = Blanks(known)
    found.visit(node)
    return found


def blanks_of_source(source: str) -> dict[str, set[str]]:
    """Return the names of the blanks of all messages by their keys, of attributes as `key.name`."""
    messages = {entry.id.name: entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)}
    found = {}
    for key, message in messages.items():
        if message.value:
            found[key] = blanks_of(message.value, messages).names
        for attribute in message.attributes:
            found[f"{key}.{attribute.id.name}"] = blanks_of(attribute.value, messages).names
    return found
