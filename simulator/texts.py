"""The texts that page, log and host tools show: Fluent messages, a file a part and language.

English lies in `tray24/languages/en/PART.ftl`, the words of a game in `words.ftl` of its package, what the page says of
it in `page.ftl` of its desktop package. A translation lies in `tray24/languages/LANGUAGE/PART.ftl`; a message that it
lacks is shown in English.

    say = HostTexts("flash")
    say("copied", file="tray24.uf2", seconds=3)
"""

from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from simulator.games import desktop_package
from tray24 import games

ENGLISH = "en"
_chosen = [ENGLISH]  # the language of all texts
_loaded: dict[tuple[str, str], FluentBundle | None] = {}


def choose(language: str) -> None:
    """Show all texts in a language from now on."""
    _chosen[0] = language


def language() -> str:
    """Return the language of all texts."""
    return _chosen[0]


class HostTexts:
    """The texts of one part; loaded when the first of them is asked for."""

    def __init__(self, part: str):
        self.part = part

    def __call__(self, key: str, /, **values: Any) -> str:
        """Return the text of a key with its blanks filled. KeyError when there is none, or a value is missing."""
        for bundle in self._bundles():
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is None:
                    break
                return self._format(bundle, key, pattern, values)
        raise KeyError(f"no text {key} in the part {self.part}")

    def _format(self, bundle: FluentBundle, key: str, pattern: Any, values: dict[str, Any]) -> str:
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"{self.part}: {key}: {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        """Return True when there is a text of this key."""
        return any(bundle.has_message(key) for bundle in self._bundles())

    def attribute(self, key: str, name: str, /, **values: Any) -> str:
        """Return an attribute of a message, such as the title of a page of help; "" when it has none."""
        for bundle in self._bundles():
            if bundle.has_message(key) and name in bundle.get_message(key).attributes:
                return self._format(bundle, key, bundle.get_message(key).attributes[name], values)
        return ""

    def blanks(self) -> dict[str, set[str]]:
        """Return the names of the blanks of all English messages by their keys, of attributes as `key.name`."""
        source = source_of(ENGLISH, self.part)
        return _blanks(source.read_text(encoding="utf-8")) if source.is_file() else {}

    def _bundles(self) -> Iterator[FluentBundle]:
        for name in dict.fromkeys((language(), ENGLISH)):
            if (name, self.part) not in _loaded:
                _loaded[name, self.part] = _load(name, self.part)
            bundle = _loaded[name, self.part]
            if bundle is not None:
                yield bundle


def _load(language: str, part: str) -> FluentBundle | None:
    source = source_of(language, part)
    if not source.is_file():
        return None
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
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


def source_of(language: str, part: str) -> Traversable:
    """Return where the source of a part lies in a language: `NAME` is the words of a game.

    `NAME-help` is its help, `NAME-page` what the page says of it.
    """
    game, _, kind = part.partition("-")
    if language == ENGLISH and game in games.names() and kind == "page":
        return resources.files(desktop_package(game)) / "page.ftl"
    if language == ENGLISH and game in games.names() and kind in ("", "help"):
        return resources.files(games.package(game)) / f"{kind or 'words'}.ftl"
    return resources.files("tray24.languages") / language / f"{part}.ftl"
