"""The texts that page, log and host tools show: Fluent messages, a file a part and language.

English lies in `tray24/languages/en/PART.ftl`, the words of a game in its own folders (see `source_of`). A translation
lies in `tray24/languages/LANGUAGE/PART.ftl`; a message that it lacks is shown in English.

    say = HostTexts("flash")
    say("copied", file="tray24.uf2", seconds=3)

Why a line is refused is said by `refusal` and `refused_words`.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from simulator.games import desktop_package
from simulator.plain_texts import fill, read_plain
from tray24 import games
from tray24.match.record import RecordError
from tray24.rules.errors import RuleError

# Fluent is loaded with the first text that needs it: most commands have only plain ones, and end before it is loaded.
if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.runtime.types import FluentNone, FluentNumber
    from fluent.syntax import ast

ENGLISH = "en"
ON_DESKTOP = ("page", "log")  # texts of a game that lie in its desktop package
_chosen = [ENGLISH]  # the language of all texts
_loaded: dict[tuple[str, tuple[str, ...]], FluentBundle | None] = {}


def choose(language: str) -> None:
    """Show all texts in a language from now on."""
    _chosen[0] = language


def language() -> str:
    """Return the language of all texts."""
    return _chosen[0]


def translations() -> set[str]:
    """Return the languages that can be chosen: English, and each folder of a translation."""
    return {folder.name for folder in resources.files("tray24.languages").iterdir() if _is_translation(folder)}


def _is_translation(folder: Traversable) -> bool:
    return folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir())


class HostTexts:
    """The texts of one part, and of parts that it shares; loaded when the first of them is asked for.

    Where several have a message of the same key, that of the first is taken.
    """

    def __init__(self, part: str, *shared: str):
        self.part = part
        self._parts = (part, *shared)

    def __call__(self, key: str, /, **values: object) -> str:
        """Return the text of a key with its blanks filled. KeyError when there is none, or a value is missing."""
        if (text := self._plainly(key, values)) is not None:
            return text
        for bundle in self._bundles():
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is None:
                    break
                return self._format(bundle, key, pattern, values)
        raise KeyError(f"no text {key} in the part {self.part}")

    def _plainly(self, key: str, values: dict[str, object]) -> str | None:
        """Return a plain English text, or None where Fluent is needed."""
        for part in self._parts if language() == ENGLISH else ():
            if key in (found := _plain(part)):
                pattern = found[key]
                return None if pattern is None else fill(pattern, values)
        return None

    def _format(self, bundle: FluentBundle, key: str, pattern: Pattern, values: dict[str, object]) -> str:
        text, errors = bundle.format_pattern(pattern, {name: _blank(value) for name, value in values.items()})
        if errors:
            raise KeyError(f"{self.part}: {key}: {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        """Return True when there is a text of this key."""
        return self._is_known(key) or any(bundle.has_message(key) for bundle in self._bundles())

    def _is_known(self, key: str) -> bool:
        return language() == ENGLISH and any(key in _plain(part) for part in self._parts)

    def attribute(self, key: str, name: str, /, **values: object) -> str:
        """Return an attribute of a message, such as the title of a page of help; "" when it has none."""
        if (text := self._plainly(f"{key}.{name}", values)) is not None:
            return text
        if self._is_known(key) and not self._is_known(f"{key}.{name}"):
            return ""
        for bundle in self._bundles():
            if bundle.has_message(key) and name in bundle.get_message(key).attributes:
                return self._format(bundle, key, bundle.get_message(key).attributes[name], values)
        return ""

    def blanks(self) -> dict[str, set[str]]:
        """Return the names of the blanks of all English messages by their keys, of attributes as `key.name`."""
        source = source_of(ENGLISH, self.part)
        blanks = importlib.import_module("simulator.text_blanks").blanks_of_source
        return blanks(source.read_text(encoding="utf-8")) if source.is_file() else {}

    def _bundles(self) -> Iterator[FluentBundle]:
        for name in dict.fromkeys((language(), ENGLISH)):
            if (name, self._parts) not in _loaded:
                _loaded[name, self._parts] = _load(name, self._parts)
            bundle = _loaded[name, self._parts]
            if bundle is not None:
                yield bundle


def _blank(value: object) -> object:
    """Return a value as it fills a blank: numbers choose a plural and are written without separators."""
    if isinstance(value, (int, float)):
        return _number(value)
    return str(value)


def _number(value: int | float) -> FluentNumber | FluentNone:
    return importlib.import_module("fluent.runtime.types").fluent_number(value, useGrouping=False)


@cache
def _plain(part: str) -> dict[str, str | None]:
    source = source_of(ENGLISH, part)
    return read_plain(source.read_text(encoding="utf-8")) if source.is_file() else {}


def _load(language: str, parts: tuple[str, ...]) -> FluentBundle | None:
    found = [resource for resource in (_resource(language, part) for part in parts) if resource]
    if not found:
        return None
    bundle = importlib.import_module("fluent.runtime").FluentBundle([language], use_isolating=False)
    for resource in found:
        bundle.add_resource(resource)
    return bundle


@cache
def _resource(language: str, part: str) -> ast.Resource | None:
    """Return the messages of a part; parsed once, also when several share it."""
    source = source_of(language, part)
    read = importlib.import_module("fluent.runtime").FluentResource
    return read(source.read_text(encoding="utf-8")) if source.is_file() else None


def source_of(language: str, part: str) -> Traversable:
    """Return where the source of a part lies in a language.

    `NAME` is the words of a game on the device, `NAME-help` its help, in its package; `NAME-page` what the page says
    of it and `NAME-log` its sentences in the log, in its desktop package.
    """
    game, _, kind = part.partition("-")
    if language == ENGLISH and game in games.names():
        if kind in ON_DESKTOP:
            return resources.files(desktop_package(game)) / f"{kind}.ftl"
        if kind in ("", "help"):
            return resources.files(games.package(game)) / f"{kind or 'words'}.ftl"
    return resources.files("tray24.languages") / language / f"{part}.ftl"


def plain_number(value: int) -> FluentNumber | FluentNone:
    """Return a number that is shown without marks between thousands; a message can still choose a plural by it."""
    return _number(value)


# Refusals.

_ON_DEVICE = HostTexts("refusals")
_ON_HOSTS = HostTexts("host-refusals")


def refusal(error: Exception) -> str:
    """Return what an error says, in words: for a RuleError with the rule's number, if it has one, in front.

    For a RecordError with the line, too. An error of another kind says what `str` returns.
    """
    if isinstance(error, RecordError):
        return _ON_HOSTS("illegal_line", line=_value(error.line), reason=refusal(error.error))
    if not isinstance(error, RuleError):
        return str(error)
    words = refused_words(error)
    return _ON_HOSTS("with_rule", rule=error.rule, words=words) if error.rule else words


def refused_words(error: RuleError) -> str:
    """Return what a RuleError says in words, without the rule's number."""
    values = {name: _value(value) for name, value in error.values.items()}
    for say in (_ON_DEVICE, _ON_HOSTS, *(HostTexts(name) for name in games.names())):
        if say.has(error.key):
            return say(error.key, **values)
    return str(error)


def _value(value: object) -> object:
    """Return a value of a RuleError as it fills a blank: choices and other errors in words, numbers without commas."""
    if type(value) is int:
        return plain_number(value)
    if isinstance(value, Exception):
        return refusal(value)
    if isinstance(value, tuple):
        words = str(value[0])
        for choice in value[1:]:
            words = _ON_HOSTS("either", before=words, next=choice)
        return words
    return str(value)
