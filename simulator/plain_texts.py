"""Read the plain messages of a Fluent source: one line of text, in which blanks stand. Loading Fluent takes longer.

Whatever else a message can be is left to Fluent: this is a short way to most texts, not a second formatter.
"""

import re

from simulator.printable import printable

_LINE = re.compile(r"(?:([a-zA-Z][\w-]*)|(\s+)\.([a-zA-Z][\w-]*))\s*=\s*(.*?)\s*")
_BLANK = re.compile(r"\{\s*\$([a-zA-Z][\w-]*)\s*\}")


def read_plain(source: str) -> dict[str, str | None]:
    """Return the pattern of each message, and of each attribute as `key.name`; None for one that is not plain."""
    found: dict[str, str | None] = {}
    message = last = ""
    for line in source.splitlines():
        if match := _LINE.fullmatch(line):
            key, indent, name, pattern = match.groups()
            if not indent:
                message = key
            elif not message:
                continue  # of a term
            last = f"{message}.{name}" if indent else key
            found.setdefault(last, pattern if pattern and not re.search("[{}]", _BLANK.sub("", pattern)) else None)
        elif line.startswith((" ", "}")):
            if last:
                found[last] = None  # it goes on
        elif line:
            message = last = ""
    return found


def fill(pattern: str, values: dict[str, object]) -> str | None:
    """Return a plain pattern with its blanks filled; None where a value is missing, or a number with decimals."""
    if any(isinstance(value, (int, float)) and type(value) is not int for value in values.values()):
        return None
    try:
        return _BLANK.sub(lambda blank: printable(str(values[blank[1]])), pattern)
    except KeyError:
        return None
