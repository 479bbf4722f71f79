"""Make the modules of tables from their sources: constants only."""

from collections.abc import Iterable

from fluent.syntax import ast

from tray24.text_tables import lessons, plurals
from tray24.text_tables.messages import Source, blanks, displayed, lines_of, parse
from tray24.text_tables.tables import LESSONS, PLURAL, STEPS, SourceError, Table, read_source, shown


def make(table: Table) -> str:
    """Return the source of a table's module. Raise SourceError when its sources are faulty."""
    if table.kind == PLURAL:
        return plurals.make(table.name.rpartition(".")[2])
    own, other = (Source(shown(path), read_source(path)) for path in (table.files[0], table.files[-1]))
    if table.kind == LESSONS:
        return lessons.make(own, other if table.files[-1].endswith(STEPS) else None)
    return make_help(own, other) if table.kind == "help" else make_words(own, other)


def make_words(own: Source, english: Source) -> str:
    """Return the source of a table of words, whose keys and blanks must be those of English."""
    lines = lines_of(own)
    wanted = blanks(lines_of(english))
    for key, names in blanks(lines).items():
        if key not in wanted:
            raise SourceError(f"{own.name}: {key} is no message of {english.name}")
        if not names <= wanted[key]:
            raise SourceError(
                f"{own.name}: {key} has blanks that {english.name} has not: {sorted(names - wanted[key])}"
            )
    return _constant("TEXT", lines)


def make_help(own: Source, english: Source) -> str:
    """Return the source of a table of help: the pages of English, each in English where `own` lacks it."""
    messages = parse(own.text, own.name)
    pages = []
    for key, entry in parse(english.text, english.name).items():
        chosen = messages.get(key, entry)
        rules = tuple(_attribute(entry, "rules").split())
        pages.append((_attribute(chosen, "title"), _plain(chosen.value), rules))
    return _constant("HELP", pages)


def _constant(name: str, rows: Iterable[object]) -> str:
    """Return the source of a constant: a tuple, a line for each row."""
    return "\n".join([f"{name} = (", *(f"    {row!r}," for row in rows), ")", ""])


def _attribute(entry: ast.Message | ast.Term, name: str) -> str:
    return next((_plain(attribute.value) for attribute in entry.attributes if attribute.id.name == name), "")


def _plain(pattern: ast.Pattern | None) -> str:
    elements = pattern.elements if pattern else []
    return " ".join(displayed("".join(getattr(element, "value", "") for element in elements)).split())
