"""The blanks of the messages in a Fluent source."""

from fluent.syntax import FluentParser, ast


def blanks_of_source(source: str) -> dict[str, set[str]]:
    """Return the names of the blanks of all messages by their keys, of attributes as `key.name`."""
    messages = {entry.id.name: entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)}
    found = {}
    for key, message in messages.items():
        if message.value:
            found[key] = _blanks_of(message.value, messages)
        for attribute in message.attributes:
            found[f"{key}.{attribute.id.name}"] = _blanks_of(attribute.value, messages)
    return found


def _blanks_of(node: ast.BaseNode, messages: dict[str, ast.Message]) -> set[str]:
    """Return the blanks of a pattern, and of the messages that it refers to."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.MessageReference):
        return _blanks_of(messages[node.id.name], messages)
    found: set[str] = set()
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                found |= _blanks_of(part, messages)
    return found
