"""Lists in sentences."""

from collections.abc import Sequence

from simulator.texts import HostTexts

texts = HostTexts("cli")


def in_row(items: Sequence[str]) -> str:
    """Return items that have commas of their own: `3, 4; 7`."""
    text, *others = items
    for item in others:
        text = texts("list-semicolon", items=text, item=item)
    return text


def all_of(items: Sequence[str]) -> str:
    """Return `3, 4 and 7`."""
    *firsts, last = items
    if not firsts:
        return last
    text = firsts[0]
    for item in firsts[1:]:
        text = texts("list-next", items=text, item=item)
    return texts("list-last", items=text, item=last)
