"""The texts that page, log and host tools show: Fluent messages, a file a part and language.

English lies in `tray24/languages/en/PART.ftl`, the words of a game in `words.ftl` of its package. A translation lies in
`tray24/languages/LANGUAGE/PART.ftl`; a message that it lacks is shown in English.

    say = HostTexts("flash")
    say("copied", file="tray24.uf2", seconds=3)
"""

from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

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


def translations() -> set[str]:
    """Return the languages that can be chosen: English, and each folder of a translation."""
    return {folder.name for folder in resources.files("tray24.languages").iterdir() if _is_translation(folder)}


def _is_translation(folder: Traversable) -> bool:
    return folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir())


class HostTexts:
    """The texts of one part; loaded when the first of them is asked for."""

    def __init__(self, part: str):
        self.part = part

    def __call__(self, key: str, **values: object) -> str:
        """Return the text of a key with its blanks filled. KeyError when there is none, or a value is missing."""
        for bundle in self._bundles():
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is None:
                    break
                text, errors = bundle.format_pattern(pattern, {name: _blank(value) for name, value in values.items()})
                if errors:
                    raise KeyError(f"{self.part}: {key}: {errors[0]}")
                return str(text)
        raise KeyError(f"no text {key} in the part {self.part}")

    def has(self, key: str) -> bool:
        """Return True when there is a text of this key."""
        return any(bundle.has_message(key) for bundle in self._bundles())

    def attribute(self, key: str, name: str) -> str:
        """Return an attribute of a message, such as the title of a page of help; "" when it has none."""
        for bundle in self._bundles():
            if bundle.has_message(key) and name in bundle.get_message(key).attributes:
                return str(bundle.format_pattern(bundle.get_message(key).attributes[name])[0])
        return ""

    def _bundles(self) -> Iterator[FluentBundle]:
        for name in dict.fromkeys((language(), ENGLISH)):
            if (name, self.part) not in _loaded:
                _loaded[name, self.part] = _load(name, self.part)
            bundle = _loaded[name, self.part]
            if bundle is not None:
                yield bundle


def _blank(value: object) -> object:
    """Return a value as it fills a blank: numbers choose a plural and are written without separators."""
    if isinstance(value, (int, float)):
        return fluent_number(value, useGrouping=False)
    return str(value)


def _load(language: str, part: str) -> FluentBundle | None:
    source = source_of(language, part)
    if not source.is_file():
        return None
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


def source_of(language: str, part: str) -> Traversable:
    """Return where the source of a part lies in a language: `NAME` is the words of a game, `NAME-help` its help."""
    game, _, kind = part.partition("-")
    if language == ENGLISH and game in games.names() and kind in ("", "help"):
        return resources.files(games.package(game)) / f"{kind or 'words'}.ftl"
    return resources.files("tray24.languages") / language / f"{part}.ftl"
