"""Make the device's modules of texts from their sources, and find those that are stale.

Each module contains only constants, which stay in the flash of the tray. Do not edit the modules: edit their sources.
"""

import textwrap
from pathlib import Path

from babel import Locale
from fluent.syntax import ast

from host_tools.languages.compiling import SourceError, blanks, compile_lines, displayed, parse
from host_tools.languages.parts import ENGLISH, Part, languages, parts
from simulator.given_files import read_given_text
from simulator.text_blanks import blanks_of

_PERIOD = 100  # period of the plural forms of whole numbers, beyond the first hundred
_WIDTH = 120


def make(part: Part, language: str, english: str, source: str) -> str:
    """Return the module of a part in a language.

    `english` and `source` are the texts of the English source and of the language's.
    """
    name = f"{part.source_in(language).name}"
    messages = parse(source, name)
    if part.name.endswith("-help"):
        return _help_module(part, language, parse(english, part.source.name), messages)
    lines = compile_lines(messages)
    wanted, found = blanks(compile_lines(parse(english, part.source.name))), blanks(lines)
    for key, names in found.items():
        if key not in wanted:
            raise SourceError(f"{name}: {key} is no message of {part.source.name}")
        if not names <= wanted[key]:
            raise SourceError(
                f"{name}: {key} has blanks that {part.source.name} has not: {sorted(names - wanted[key])}"
            )
    return "\n".join(
        [_head(part, language), "TEXT = (", *(row for line in lines for row in _wrapped(line, 4)), ")", ""]
    )


def stale(*folders: Path) -> dict[Path, str]:
    """Return the text of each module that is missing or differs from its sources: path -> text.

    `folders` are those of games registered from elsewhere.
    """
    found = {}
    for language in languages():
        for part in parts(*folders):
            path, source = part.module_in(language), part.source_in(language)
            if not source.exists():
                continue
            if path is None:
                _check(part, language)
                continue
            text = make(part, language, read_given_text(part.source), read_given_text(source))
            if not path.exists() or read_given_text(path) != text:
                found[path] = text
    return found


def _check(part: Part, language: str) -> None:
    """Raise SourceError when a source that is not compiled cannot be read, or asks for blanks that English has not."""
    source = part.source_in(language)
    messages, english = (parse(read_given_text(path), source.name) for path in (source, part.source))
    for key, entry in messages.items():
        if key not in english:
            raise SourceError(f"{source.name}: {key} is no message of {part.source.name}")
        extra = blanks_of(entry, messages).names - blanks_of(english[key], english).names
        if extra:
            raise SourceError(f"{source.name}: {key} has blanks that {part.source.name} has not: {sorted(extra)}")


def plural_forms(language: str) -> tuple[str, ...]:
    """Return the plural form (CLDR) of each number from 0 to 199; the forms repeat from there with a period of 100."""
    rule = Locale.parse(language).plural_form
    return tuple(rule(number) for number in range(2 * _PERIOD))


def _head(part: Part, language: str) -> str:
    what = "English texts" if language == ENGLISH else f"Texts ({language})"
    return f'"""{what} of the part {part.name}, made from {part.source_in(language).name} by `./tray24 words`."""\n'


def _help_module(part: Part, language: str, english: dict, messages: dict) -> str:
    lines = [_head(part, language) + "\nHELP = ("]
    for key, entry in english.items():
        own = messages.get(key, entry)
        rules = [_literal(rule) for rule in _attribute(entry, "rules").split()]
        lines += ["    (", f"        {_literal(_attribute(own, 'title'))},", *_wrapped(_plain(own.value), 8)]
        lines += [f"        ({', '.join(rules)}{',' if len(rules) == 1 else ''}),", "    ),"]
    return "\n".join(lines) + "\n)\n"


def _wrapped(text: str, indent: int) -> list[str]:
    """Return the lines of a constant in a tuple: one line, or several in parentheses when it is long."""
    space = " " * indent
    literal = f"{space}{_literal(text)},"
    if len(literal) <= _WIDTH:
        return [literal]
    pieces = textwrap.wrap(text, _WIDTH - indent - 8, drop_whitespace=False, break_long_words=False)
    return [f"{space}(", *(f"{space}    {_literal(piece)}" for piece in pieces), f"{space}),"]


def _attribute(entry: ast.Message | ast.Term, name: str) -> str:
    return next((_plain(attribute.value) for attribute in entry.attributes if attribute.id.name == name), "")


def _plain(pattern: ast.Pattern | None) -> str:
    elements = pattern.elements if pattern else []
    return " ".join(displayed("".join(getattr(element, "value", "") for element in elements)).split())


def _literal(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
