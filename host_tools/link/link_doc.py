"""Generation of LINK.md, which describes the link, from the tray's table of requests and its handlers' docstrings.

The beginning of LINK.md, up to the first request, is written by hand.
"""

import inspect
import textwrap
from collections.abc import Callable
from pathlib import Path

from host_tools.errors import Failure
from simulator.texts import HostTexts
from tray24.link.link import HANDLERS

say = HostTexts("link")

PATH = Path(__file__).with_name("LINK.md")

_KINDS = {"int": "number", "bool": "true or false", "str": "text", "list": "list of texts"}


def make_page() -> str:
    """Return the text of LINK.md."""
    parts = [PATH.read_text(encoding="utf-8").partition("\n## `")[0]]
    handlers: dict[str, Callable[..., object]] = {}
    rows: dict[str, list[list[str]]] = {}
    for row, handler in HANDLERS.items():
        do, *fields = row.split(" ")
        handlers[do] = handler
        rows.setdefault(do, []).append(fields)
    for do, forms in rows.items():
        parts += [f"## `{do}`\n"]
        if forms[0] and forms[0][0].startswith("op:"):
            parts.append("| | fields |\n|---|---|")
            parts += [f"| {_format_field(form[0])} | {', '.join(map(_format_field, form[1:]))} |" for form in forms]
            parts.append("")
        elif forms[0]:
            parts.append(f"Fields: {', '.join(map(_format_field, forms[0]))}.\n")
        parts += [textwrap.fill(paragraph, 118) + "\n" for paragraph in _split_docstring(handlers[do])]
    return "\n".join(parts)


def _format_field(field: str) -> str:
    name, _, kind = field.partition(":")
    optional = ", optional)" if kind.endswith("?") else ")"
    kind = kind.rstrip("?")
    if name == "op" or kind not in _KINDS:
        return f"`{name}` (" + " or ".join(f"`{word}`" for word in kind.split("|")) + optional
    return f"`{name}` ({_KINDS[kind]}{optional}"


def _split_docstring(handler) -> list[str]:
    text = inspect.getdoc(handler)
    if not text:
        raise Failure(say("doc-without-words", handler=f"{handler.__module__}.{handler.__name__}"))
    return [" ".join(paragraph.split()) for paragraph in text.split("\n\n")]
