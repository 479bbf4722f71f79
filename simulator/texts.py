"""The texts of page, log and host tools: Fluent messages, one file for each part and language.

English lies in `tray24/languages/en/PART.ftl`, the words of a game in its own folders (see `source_of`). A translation
lies in `tray24/languages/LANGUAGE/PART.ftl`; a message that it lacks is shown in English.

    say = HostTexts("flash")
    say("copied", file="tray24.uf2", seconds=3)

`refusal` and `refused_words` return why a line is refused.
"""

from collections.abc import Callable, Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentNone, FluentNumber, fluent_number
from fluent.syntax import FluentParser, ast

from simulator.games import desktop_package
from tray24 import games
from tray24.match.record import RecordError
from tray24.rules.errors import RuleError

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
    """The texts of one part and of the parts that it shares, loaded at first use.

    Where several parts have a message of the same key, the first part wins.
    """

    def __init__(self, part: str, *shared: str):
        self.part = part
        self._parts = (part, *shared)

    def __call__(self, key: str, /, **values: object) -> str:
        """Return the text of a key with its blanks filled. Raise KeyError for an unknown key or a missing value."""
        for bundle in self._bundles():
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is None:
                    break
                return self._format(bundle, key, pattern, values)
        raise KeyError(f"no text {key} in the part {self.part}")

    def _format(self, bundle: FluentBundle, key: str, pattern: Pattern, values: dict[str, object]) -> str:
        text, errors = bundle.format_pattern(pattern, {name: _blank(value) for name, value in values.items()})
        if errors:
            raise KeyError(f"{self.part}: {key}: {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        """Return True when there is a text of this key."""
        return any(bundle.has_message(key) for bundle in self._bundles())

    def attribute(self, key: str, name: str, /, **values: object) -> str:
        """Return an attribute of a message, such as the title of a page of help, or "" when it has none."""
        for bundle in self._bundles():
            if bundle.has_message(key) and name in bundle.get_message(key).attributes:
                return self._format(bundle, key, bundle.get_message(key).attributes[name], values)
        return ""

    def blanks(self) -> dict[str, set[str]]:
        """Return the names of the blanks of each English message by its key, and of each attribute by `key.name`."""
        source = source_of(ENGLISH, self.part)
        return _blanks(source.read_text(encoding="utf-8")) if source.is_file() else {}

    def _bundles(self) -> Iterator[FluentBundle]:
        for name in dict.fromkeys((language(), ENGLISH)):
            if (name, self._parts) not in _loaded:
                _loaded[name, self._parts] = _load(name, self._parts)
            bundle = _loaded[name, self._parts]
            if bundle is not None:
                yield bundle


def game_texts(name: str) -> HostTexts:
    """Return the names of a game, its options and its boxes: the game's own texts, then those of the menus."""
    return HostTexts(name, "menus")


def _blank(value: object) -> object:
    """Return a value for a blank: a number stays one, to choose plurals, and is written without separators."""
    if isinstance(value, (int, float)):
        return fluent_number(value, useGrouping=False)
    return str(value)


def _load(language: str, parts: tuple[str, ...]) -> FluentBundle | None:
    found = [resource for resource in (_resource(language, part) for part in parts) if resource]
    if not found:
        return None
    bundle = FluentBundle([language], use_isolating=False)
    for resource in found:
        bundle.add_resource(resource)
    return bundle


def _blanks(source: str) -> dict[str, set[str]]:
    messages = {entry.id.name: entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)}
    found = {}
    for key, message in messages.items():
        if message.value:
            found[key] = _blanks_of(message.value, messages)
        for attribute in message.attributes:
            found[f"{key}.{attribute.id.name}"] = _blanks_of(attribute.value, messages)
    return found


def _blanks_of(node: ast.BaseNode, messages: dict[str, ast.Message]) -> set[str]:
    """Return the blanks of a pattern, and of the messages that it refers to."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.MessageReference):
        return _blanks_of(messages[node.id.name], messages)
    found: set[str] = set()
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                found |= _blanks_of(part, messages)
    return found


@cache
def _resource(language: str, part: str) -> ast.Resource | None:
    """Return the messages of a part, parsed once even when several parts share it."""
    source = source_of(language, part)
    return FluentResource(source.read_text(encoding="utf-8")) if source.is_file() else None


def source_of(language: str, part: str) -> Traversable:
    """Return the path of the source of a part in a language.

    `NAME` holds the words of a game on the device and `NAME-help` its help, both in its package. `NAME-page` holds its
    texts on the page and `NAME-log` its sentences in the log, both in its desktop package.
    """
    game, _, kind = part.partition("-")
    if language == ENGLISH and game in games.names():
        if kind in ON_DESKTOP:
            return resources.files(desktop_package(game)) / f"{kind}.ftl"
        if kind in ("", "help"):
            return resources.files(games.package(game)) / f"{kind or 'words'}.ftl"
    return resources.files("tray24.languages") / language / f"{part}.ftl"


def plain_number(value: int) -> FluentNumber | FluentNone:
    """Return a number that is shown without thousands separators; a message can still choose a plural by it."""
    return fluent_number(value, useGrouping=False)


# Refusals.

_ON_DEVICE = HostTexts("refusals")
_ON_HOSTS = HostTexts("host-refusals")


def refusal(error: Exception) -> str:
    """Return the message of an error in words: for a RuleError with the rule's number, if any, in front.

    A RecordError adds its line. For an error of another class return `str` of it.
    """
    if isinstance(error, RecordError):
        return _ON_HOSTS("illegal_line", line=_value(error.line), reason=refusal(error.error))
    if not isinstance(error, RuleError):
        return str(error)
    words = refused_words(error)
    return _ON_HOSTS("with_rule", rule=error.rule, words=words) if error.rule else words


def refused_words(error: RuleError, face_words: Callable[[str], str] = str) -> str:
    """Return the message of a RuleError in words, without the rule's number.

    `face_words` returns the words for the value `face`; by default it is written as in records.
    """
    values = {name: _value(value) for name, value in error.values.items()}
    if "face" in values:
        values["face"] = face_words(str(values["face"]))
    for say in (_ON_DEVICE, _ON_HOSTS, *(HostTexts(name) for name in games.names())):
        if say.has(error.key):
            return say(error.key, **values)
    return str(error)


def _value(value: object) -> object:
    """Return a value of a RuleError for a blank: choices and errors in words, numbers without separators."""
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
