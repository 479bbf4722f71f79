"""The texts of page, log and host tools: Fluent messages, one file for each part and language.

English is in `tray24/languages/en/PART.ftl`, the texts of a game are in its own folders (see `find_source`). A
translation is in `tray24/languages/LANGUAGE/PART.ftl`; a message that it lacks is shown in English.

    say = HostTexts("flash")
    say("copied", file="tray24.uf2", seconds=3)

`set_language` sets the language of this process. `use_language` sets another one for a block of code, as a server does
for each of its browsers. `format_error` and `format_rule_error` return the reason for which a line is refused.
"""

from __future__ import annotations

import importlib
import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from simulator.games import find_desktop_folder
from tray24 import games
from tray24.match.record import RecordError
from tray24.rules.errors import RuleError

# Fluent is imported with the first text that needs it: most commands show only plain texts.
if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message, Pattern
    from fluent.runtime.types import FluentNone, FluentNumber
    from fluent.syntax import ast

ENGLISH = "en"
ON_DESKTOP = ("page", "log")  # texts of a game that are in its desktop package
# A plain message: one line of text, which may contain blanks.
_LINE = re.compile(r"(?:([a-zA-Z][\w-]*)|(\s+)\.([a-zA-Z][\w-]*))\s*=\s*(.*?)\s*")
_BLANK = re.compile(r"\{\s*\$([a-zA-Z][\w-]*)\s*\}")
_NO_BREAK = "\u00a0"  # a blank at which no line ends: French has it before ":" and "?"
_MAX_VALUE_LENGTH = 2000  # characters: Fluent refuses more than 2,500, with the text around a value
_MAX_WORD_LENGTH = 80  # of a line that is refused
_process_languages: list[str] = []  # the language of this process, if one was chosen
_language: ContextVar[str] = ContextVar("spoken", default="")  # the language inside `use_language`


def set_language(language: str | None) -> None:
    """Set the language of all texts of this process. None removes an earlier choice."""
    _process_languages[:] = [language] if language else []


def get_chosen_language() -> str | None:
    """Return the language that was chosen for this process, or None."""
    return _process_languages[0] if _process_languages else None


@contextmanager
def use_language(language: str) -> Iterator[None]:
    """Use a language for the texts of the code in the `with` block, and of the tasks that this code starts."""
    token = _language.set(language)
    try:
        yield
    finally:
        _language.reset(token)


def get_language() -> str:
    """Return the current language of texts."""
    return _language.get() or get_chosen_language() or ENGLISH


def get_language_name(language: str) -> str:
    """Return the name of a language in that language, such as "Deutsch"."""
    return HostTexts("menus")(f"value-{language}")


@cache
def list_languages() -> set[str]:
    """Return the languages that can be chosen: all folders of `tray24/languages` with texts."""
    folders = [folder for folder in resources.files("tray24.languages").iterdir() if folder.is_dir()]
    return {folder.name for folder in folders if any(file.name.endswith(".ftl") for file in folder.iterdir())}


class HostTexts:
    """The texts of a part (a Fluent file, such as `flash.ftl`) and of shared parts, loaded at first use.

    If several of these parts have a key, the first part wins.
    """

    def __init__(self, part: str, *shared_parts: str):
        self.part = part
        self._parts = (part, *shared_parts)

    def __call__(self, key: str, /, **values: object) -> str:
        """Return the text of a key with its placeholders filled. Raise KeyError for an unknown key or a missing value.

        Values may be untrusted: `escape_text` makes them harmless for a terminal. If a translation cannot be filled,
        return the English text; `./tray24 words --check` reports such a translation.
        """
        text = self._format_plain(key, values)
        if text is None:
            text = self._format_fluent(key, lambda message: message.value, values)
        if text is None:
            raise KeyError(f"no text {key} in the part {self.part}")
        return text

    def _format_plain(self, key: str, values: dict[str, object]) -> str | None:
        """Return the text of a plain message with its placeholders filled, or None if it is missing or needs Fluent."""
        for name in _list_fallbacks():
            for part in self._parts:
                if key in (patterns := _load_plain(name, part)):
                    pattern = patterns[key]
                    return None if pattern is None else fill_pattern(pattern, values)
        return None

    def _format_fluent(
        self, key: str, get_pattern: Callable[[Message], Pattern | None], values: dict[str, object]
    ) -> str | None:
        """Return the filled pattern of a message in the first language in which this succeeds.

        `get_pattern` returns the pattern of a message or of its attribute. Return None if no language has this pattern.
        Raise KeyError if it cannot be filled in any language.
        """
        fault = None
        blank_values = {name: _convert_blank(value) for name, value in values.items()}
        for bundle in filter(None, (_load_bundle(name, self._parts) for name in _list_fallbacks())):
            pattern = get_pattern(bundle.get_message(key)) if bundle.has_message(key) else None
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, blank_values)
                if not errors:
                    return str(text)
                fault = errors[0]
        if fault:
            raise KeyError(f"{self.part}: {key}: {fault}")
        return None

    def has_text(self, key: str) -> bool:
        """Return whether there is a text with this key."""
        return any(key in _load_plain(name, part) for name in _list_fallbacks() for part in self._parts)

    def format_attribute(self, key: str, name: str, /, **values: object) -> str:
        """Return an attribute of a message, such as the title of a help page, or "" if it is missing."""
        if (text := self._format_plain(f"{key}.{name}", values)) is not None:
            return text
        if not self.has_text(f"{key}.{name}"):
            return ""
        return self._format_fluent(key, lambda message: message.attributes.get(name), values) or ""

    def list_blanks(self) -> dict[str, set[str]]:
        """Return the names of the placeholders of each English message by key, and of each attribute by `key.name`."""
        source = find_source(ENGLISH, self.part)
        reader = importlib.import_module("tray24.text_tables.messages")
        messages = reader.parse_messages(source.read_text(encoding="utf-8"), source.name) if source.is_file() else {}
        patterns = reader.collect_patterns({key: entry for key, entry in messages.items() if not key.startswith("-")})
        return {key: reader.collect_blanks(pattern, messages).names for key, pattern in patterns.items()}

    def list_keys(self) -> list[str]:
        """Return the keys of the English messages, in the order of their source."""
        return [key for key in _load_plain(ENGLISH, self.part) if "." not in key]


def load_game_texts(name: str) -> HostTexts:
    """Return the texts with the names of a game, its options and its boxes.

    Keys that the game lacks are taken from the texts of the menus.
    """
    return HostTexts(name, "menus")


def _convert_blank(value: object) -> object:
    """Return a value in the form in which it fills a placeholder of a Fluent message.

    A number stays a number, so that it can choose a plural, but it gets no thousands separators.
    """
    if isinstance(value, (int, float)):
        return convert_number(value)
    return shorten_text(escape_text(str(value)), _MAX_VALUE_LENGTH)


def _list_fallbacks() -> tuple[str, ...]:
    """Return the languages in which a text is looked up: the current one, then English."""
    language = get_language()
    return (ENGLISH,) if language == ENGLISH else (language, ENGLISH)


@cache
def _load_plain(language: str, part: str) -> dict[str, str | None]:
    source = find_source(language, part)
    return parse_plain(source.read_text(encoding="utf-8")) if source.is_file() else {}


@cache
def _load_bundle(language: str, parts: tuple[str, ...]) -> FluentBundle | None:
    found = [resource for resource in (_load_resource(language, part) for part in parts) if resource]
    if not found:
        return None
    bundle = importlib.import_module("fluent.runtime").FluentBundle([language], use_isolating=False)
    for resource in found:
        bundle.add_resource(resource)
    return bundle


@cache
def _load_resource(language: str, part: str) -> ast.Resource | None:
    """Return the parsed messages of a part in a language, or None if there is no source.

    Results are cached for all users.
    """
    source = find_source(language, part)
    create_resource = importlib.import_module("fluent.runtime").FluentResource
    return create_resource(source.read_text(encoding="utf-8")) if source.is_file() else None


def find_source(language: str, part: str) -> Traversable:
    """Return the path of the file with the texts of a part in a language. The file may not exist.

    For a game NAME, the part `NAME` has its texts on the device and `NAME-help` its help, both in the game's package.
    `NAME-page` has its texts on the page and `NAME-log` its sentences in the log, both in its desktop package.
    """
    game, _, suffix = part.partition("-")
    if language == ENGLISH and game in games.list_games():
        if suffix in ON_DESKTOP:
            return find_desktop_folder(game) / f"{suffix}.ftl"
        if suffix in ("", "help"):
            return resources.files(games.get_package(game)) / f"{suffix or 'words'}.ftl"
    return resources.files("tray24.languages") / language / f"{part}.ftl"


def typeset(text: str, language: str) -> str:
    """Return a text of the display as the page shows it: French gets spaces and quotes that the display leaves out."""
    return re.sub(r"(?<=\S)([:;!?])(?=\s|$)", "\u00a0\\1", text.replace("'", "’")) if language == "fr" else text


def convert_number(value: int | float) -> FluentNumber | FluentNone:
    """Return a Fluent number without thousands separators, by which a message can still choose a plural."""
    return importlib.import_module("fluent.runtime.types").fluent_number(value, useGrouping=False)


def format_decimal(value: float) -> str:
    """Return a non-negative number with one decimal, as the current language writes it."""
    tenths = round(value * 10)
    return HostTexts("match")("decimal", whole=str(tenths // 10), tenths=str(tenths % 10))


# Plain messages, and text that is safe for a terminal: no control, invisible or direction characters.


def parse_plain(source: str) -> dict[str, str | None]:
    """Return the pattern of each plain message by key, and of each plain attribute by `key.name`.

    A message is plain if it is one line of text and placeholders. For others the value is None: they need Fluent.
    """
    found: dict[str, str | None] = {}
    message = last_key = ""
    for line in source.splitlines():
        if match := _LINE.fullmatch(line):
            key, indent, name, pattern = match.groups()
            if not indent:
                message = key
            elif not message:
                continue  # an attribute of a term
            last_key = f"{message}.{name}" if indent else key
            found.setdefault(last_key, pattern if pattern and not re.search("[{}]", _BLANK.sub("", pattern)) else None)
        elif line.startswith((" ", "}")):
            if last_key:
                found[last_key] = None  # a message of several lines
        elif line:
            message = last_key = ""
    return found


def fill_pattern(pattern: str, values: dict[str, object]) -> str | None:
    """Return the pattern of a plain message (see `parse_plain`) with its placeholders filled from `values`.

    Return None if `values` lacks a placeholder, or if it has a number that is not an int: Fluent formats such numbers.
    """
    if any(isinstance(value, (int, float)) and type(value) is not int for value in values.values()):
        return None
    try:
        return _BLANK.sub(lambda blank: escape_text(str(values[blank[1]])), pattern)
    except KeyError:
        return None


def escape_text(text: str) -> str:
    """Return the text with control, invisible and direction characters escaped, except line ends."""
    if text.isprintable():
        return text
    return "\n".join(escape_line(line) for line in text.split("\n"))


def escape_line(text: str) -> str:
    """Return the text as `escape_text` does, with line ends escaped, too."""
    return "".join(letter if letter.isprintable() or letter == _NO_BREAK else ascii(letter)[1:-1] for letter in text)


def shorten_text(text: str, max_length: int) -> str:
    """Return the text, cut off with "…" if it has more than `max_length` characters."""
    return text if len(text) <= max_length else text[: max_length - 1] + "…"


def escape_json(text: str) -> str:
    """Return the same JSON with the characters that `escape_text` would escape written as JSON's own escapes."""
    return "".join(letter if letter.isprintable() or letter == "\n" else json.dumps(letter)[1:-1] for letter in text)


# Refusals.

_DEVICE_REFUSALS = HostTexts("refusals")
_HOST_REFUSALS = HostTexts("host-refusals")


def format_error(error: Exception) -> str:
    """Return the text of an error for a person. The text of a RuleError begins with the rule's number, if any.

    The text of a RecordError includes the line number. Other errors are converted by `str`.
    """
    if isinstance(error, RecordError):
        return _HOST_REFUSALS("illegal_line", line=_convert_value(error.line), reason=format_error(error.error))
    if not isinstance(error, RuleError):
        return str(error)
    text = format_rule_error(error)
    return _HOST_REFUSALS("with_rule", rule=error.rule, words=text) if error.rule else text


def format_rule_error(
    error: RuleError, format_face: Callable[[str], str] = str, format_seat: Callable[[int], str] | None = None
) -> str:
    """Return the text of a RuleError without the rule's number.

    `format_face` formats the values `face` and `onto`, `format_seat` formats the value `seat`. By default these values
    are written as in records.
    """
    values = {name: _convert_value(value) for name, value in error.values.items()}
    for name in values.keys() & {"face", "onto"}:
        values[name] = format_face(str(values[name]))
    if isinstance(seat := error.values.get("seat"), int) and _DEVICE_REFUSALS.has_text(error.key):
        values["seat"] = format_seat(seat) if format_seat else _HOST_REFUSALS("seat_of_record", number=seat)
    for say in (_DEVICE_REFUSALS, _HOST_REFUSALS, *(HostTexts(name) for name in games.list_games())):
        if say.has_text(error.key):
            return say(error.key, **values)
    return str(error)


def _convert_value(value: object) -> object:
    """Return a value of a RuleError as Fluent accepts it: choices and errors as text, numbers without separators."""
    if type(value) is int:
        return convert_number(value)
    if isinstance(value, Exception):
        return format_error(value)
    if isinstance(value, tuple):
        text = str(value[0])
        for choice in value[1:]:
            text = _HOST_REFUSALS("either", before=text, next=choice)
        return text
    return shorten_text(str(value), _MAX_WORD_LENGTH)
