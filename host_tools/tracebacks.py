"""Tracebacks of a tray in the words of the sources: on it, functions and attributes have short names."""

import re

from host_tools import bundle

_STEP = re.compile(r'(File "(tray24[\w.]*)", line \d+, in )(\w+)')
_ATTRIBUTE = re.compile(r"(has no attribute ')(\w+)(?=')")


def told(text: str) -> str:
    """The text with the names of this checkout's sources; a tray with other modules may mean others."""
    names = bundle.minified().names
    full: dict[str, list[str]] = {}
    for name, short in names.attributes.items():
        full.setdefault(short, []).append(name)

    def step(found: re.Match[str]) -> str:
        return found[1] + names.functions.get(found[2], {}).get(found[3], found[3])

    def attribute(found: re.Match[str]) -> str:
        return found[1] + " or ".join(sorted(full.get(found[2], [found[2]])))

    return _ATTRIBUTE.sub(attribute, _STEP.sub(step, text))
