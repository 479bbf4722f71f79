"""Find English messages, and attributes of them, that have no translation."""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast

from host_tools.languages.parts import ENGLISH, Part, languages, parts
from simulator.given_files import read_given_text
from tray24.text_tables.messages import parse

# Attributes that a translation may leave out: what is not translated, and a shorter form for the display.
_OPTIONAL = ("rules", "shows", "display")


def missing(language: str) -> list[str]:
    """Return what a translation lacks, as "page.ftl: undo" or, for an attribute, "page.ftl: face-7.label".

    Parts that stay English lack nothing, and the names of languages are the same in all of them. SourceError names a
    source that cannot be read.
    """
    found = []
    names = {f"value-{name}" for name in languages()}
    for part in parts():
        if part.is_translated:
            own = keys(part, language)
            file = part.source_in(language).name
            found += [f"{file}: {key}" for key in keys(part, ENGLISH) if key not in own and key not in names]
    return found


def keys(part: Part, language: str) -> dict[str, None]:
    """Return the keys of a part's messages in a language, and those of their attributes, in the order of the source."""
    return dict.fromkeys(_keys(part.source_in(language)))


def _keys(source: Path) -> Iterator[str]:
    if not source.exists():
        return
    for key, entry in parse(read_given_text(source), source.name).items():
        if isinstance(entry, ast.Message):
            if entry.value:
                yield key
            yield from (f"{key}.{one.id.name}" for one in entry.attributes if one.id.name not in _OPTIONAL)
