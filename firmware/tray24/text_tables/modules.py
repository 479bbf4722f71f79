"""Generation of the Python modules of the tables of texts from their sources.

A table of texts has constants only. But the module of a language has only the function `plural`.
"""

import json
import zlib
from collections.abc import Iterable, Mapping
from typing import Any

from babel import Locale
from fluent.syntax import ast

from tray24.text_tables.messages import Source, compile_source, find_blanks, format_for_display, parse_messages
from tray24.text_tables.tables import LESSONS, PLURAL, STEPS, SourceError, Table, format_source_name, read_source

_WINDOW_BITS = 11  # of the compression: the tray needs 2**11 bytes of heap to decompress
_PERIOD = 100  # of the plural forms of whole numbers, beyond the first hundred
_PLURAL_OF_ONE = """
def plural(number):
    return "one" if number == 1 else "other"
"""
_PLURAL_OF_TABLE = """
_NAMES = {names!r}
_FORMS = {forms!r}


def plural(number):
    return _NAMES[_FORMS[number if number < 200 else 100 + number % 100]]
"""


def make_module(table: Table) -> str:
    """Return the Python source of the module for a table of texts. Raise SourceError if `table` has faulty sources."""
    if table.kind == PLURAL:
        return make_plural(table.name.rpartition(".")[2])
    own, other = (Source(format_source_name(path), read_source(path)) for path in (table.files[0], table.files[-1]))
    if table.kind == LESSONS:
        return _make_lessons(own, other if table.files[-1].endswith(STEPS) else None)
    return make_help(own, other) if table.kind == "help" else make_words(own, other)


def make_words(own: Source, english: Source) -> str:
    """Return the Python source of a table of messages, made from the Fluent source `own`.

    Raise SourceError if a key or blank (placeholder) of `own` does not exist in `english`.
    """
    lines = compile_source(own)
    wanted = find_blanks(compile_source(english))
    for key, names in find_blanks(lines).items():
        if key not in wanted:
            raise SourceError(f"{own.name}: {key} is no message of {english.name}")
        if extra := sorted(names - wanted[key]):
            raise SourceError(f"{own.name}: {key} has blanks that {english.name} has not: {extra}")
    return _format_rows("TEXT", lines)


def make_help(own: Source, english: Source) -> str:
    """Return the Python source of a table of help pages: those of `english`, translated where `own` has the page."""
    messages = parse_messages(own.text, own.name)
    pages = []
    for key, entry in parse_messages(english.text, english.name).items():
        chosen = messages.get(key, entry)
        rules = tuple(_get_attribute(entry, "rules").split())
        pages.append((_get_attribute(chosen, "title"), _format_plain(chosen.value), rules))
    return _format_rows("HELP", pages)


def _format_rows(name: str, rows: Iterable[object]) -> str:
    """Return the Python source of a constant called `name`: a tuple with one row on each line."""
    return "\n".join([f"{name} = (", *(f"    {row!r}," for row in rows), ")", ""])


def _get_attribute(entry: ast.Message | ast.Term, name: str) -> str:
    return next((_format_plain(attribute.value) for attribute in entry.attributes if attribute.id.name == name), "")


def _format_plain(pattern: ast.Pattern | None) -> str:
    elements = pattern.elements if pattern else []
    return " ".join(format_for_display("".join(getattr(element, "value", "") for element in elements)).split())


def _make_lessons(texts: Source, steps: Source | None) -> str:
    """Return the Python source of a table of lessons: two compressed constants, STEPS (a step in each line) and TEXT.

    The steps are in `lessons.json`, a list of scenarios ("Positions and scenarios" in RECORDS.md) with a question
    instead of an expected result. `steps` is None for a translation, which has only TEXT. The texts are in
    `lessons.ftl`: `ask-ID` is the question of a step, `why-ID` the reason for its answer, `do-ID` what the green key
    does in an explanation, `wrong-ID` why the held dice were wrong, `less-BOX` what a box counts or needs.

    In a scenario `ask`, `line` and `items` are those of `tray24.ui.lessons.step`, `rule` is the rule that the step
    shows, and `given` is a position, by default in the phase `move` of seat 0; {} is the beginning of a match. In a
    scenario with `move` the answer is played, followed by the deals that it lists.
    """
    made = _pack_lines("TEXT", compile_source(texts))
    if steps is None:
        return made
    try:
        return made + _pack_lines("STEPS", map(_format_step, json.loads(steps.text)))
    except ValueError as error:
        raise SourceError(f"{steps.name}: {error}") from None


def _format_step(step: Mapping[str, Any]) -> str:
    """Return a step of a lesson as the line that the device parses."""
    given = json.dumps(step["given"], separators=(",", ":"))
    move = ["move", *step["move"]] if "move" in step else []
    joined = [",".join(step["items"]), str(step["seats"]), ",".join(step.get("lines", [])), ",".join(move)]
    return "|".join([step["id"], step["rule"], step["ask"], step.get("line", ""), *joined, given])


def _pack_lines(name: str, lines: Iterable[str]) -> str:
    press = zlib.compressobj(9, zlib.DEFLATED, -_WINDOW_BITS)
    packed = press.compress("\n".join(lines).encode()) + press.flush()
    return f"{name} = {packed!r}\n"


def list_plural_forms(language: str) -> tuple[str, ...]:
    """Return the CLDR plural form, such as "one", of each number from 0 to 199.

    The forms of larger numbers repeat those of 100 to 199.
    """
    rule = Locale.parse(language).plural_form
    return tuple(rule(number) for number in range(2 * _PERIOD))


def make_plural(language: str) -> str:
    """Return the Python source of the module of a language, which has only the function `plural`."""
    forms = list_plural_forms(language)
    if forms == tuple("one" if number == 1 else "other" for number in range(2 * _PERIOD)):
        return _PLURAL_OF_ONE
    names = tuple(dict.fromkeys(forms))
    return _PLURAL_OF_TABLE.format(names=names, forms=bytes(names.index(form) for form in forms))
