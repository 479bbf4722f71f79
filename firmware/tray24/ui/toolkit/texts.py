"""The texts of one language, which are looked up by key. An English text replaces one that is missing."""

from tray24 import games
from tray24.compat import const, inflate
from tray24.rules.faces import parse_face
from tray24.ui.toolkit.face_texts import describe_face

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Mapping, Sequence
    from types import ModuleType
    from typing import Any

    from tray24.rules.errors import RuleError

ENGLISH = "en"


class Texts:
    """The texts of one language: `texts(key, name=value, ...)` returns a text with its values.

    A table of texts is a sorted tuple of lines `key=pattern`, which stays in flash. A dictionary of texts would be in
    RAM, and searching one long string would take milliseconds. `tray24.text_tables` makes the tables.
    """

    language: str

    def __init__(self, language: str) -> None:
        self._parts = ("match",)
        self.set_language(language)

    def set_language(self, language: str) -> None:
        """Switch to a language, one of `languages.LANGUAGES`."""
        self.language = language
        self._plural = _import_module("tray24.languages." + language, "plural").plural
        self.set_parts(*self._parts)

    def set_parts(self, *parts: str) -> None:
        """Set the parts of the firmware (such as a game) whose texts are looked up first, before those of the menus."""
        self._parts = parts
        self._tables = self._load_tables(*parts)

    def __call__(self, key: str, **values: object) -> str:
        """Return the text of a key, with `values` in its placeholders. Raise KeyError if there is no such text."""
        return self._format_text(key, self._tables, values)

    def get_game_text(self, game: str, key: str, **values: object) -> str:
        """Return the text of a key from the game called `game`, or from the menus if the game has no such text."""
        return self._format_text(key, self._load_tables(game), values)

    def join_list(self, words: "Sequence[str]", pattern: str = "list_two") -> str:
        """Join words into one list: "a, b, c". With the pattern `or_two` it is "a or b or c".

        `pattern` is the key of a text that joins two parts.
        """
        text = ""
        # English has all patterns.
        template: str = _find_text(pattern, self._tables) if len(words) > 1 else ""  # pyright: ignore[reportAssignmentType]
        for word in words:
            text = template.format(before=text, after=word) if text else word
        return text

    def yield_list(self, words: "Iterable[str]") -> "Generator[str, None, str]":
        """Return the words of an iterator as one list: "a, b, c".

        This generator yields "" after each word, so that a long list is made over several ticks.
        """
        text = ""
        template: str = _find_text("list_two", self._tables)  # pyright: ignore[reportAssignmentType]  # English has it
        for word in words:
            text = template.format(before=text, after=word) if text else word
            yield ""
        return text

    def format_sentence(self, text: str) -> str:
        """Return `text` with a full stop at the end, unless it ends with ".", "!" or "?"."""
        return text if text.endswith((".", "!", "?")) else self("sentence", words=text)

    def join_sentences(self, parts: "Sequence[str]") -> str:
        """Return `parts` as sentences, one after the other. Leave out empty parts."""
        return " ".join([self.format_sentence(part) for part in parts if part])

    def describe_refusal(self, error: "RuleError") -> str:
        """Return the text of a RuleError for the display, without the rule's number.

        Some of the error's values are turned into words: `face` and `onto` are faces, `seat` becomes a name, `choices`
        a list, and `why`, another RuleError, its text.

        Return key and values if there is no text: the tray has no texts for errors that the display never shows.
        """
        tables = self._load_tables("refusals") + self._tables
        if _find_text(error.key, tables) is None:
            return str(error)
        values: dict[str, Any] = dict(error.values)
        for name in ("face", "onto"):
            if name in values:
                values[name] = describe_face(self, parse_face(values[name]))
        if "seat" in values:
            values["seat"] = self.get_seat_name(values["seat"])
        if "choices" in values:
            values["choices"] = self.join_list(values["choices"], "or_two")
        if "why" in values:
            values["why"] = self.describe_refusal(values["why"])
        return self._format_text(error.key, tables, values)

    def get_seat_name(self, seat: int) -> str:
        """Return the name of a seat whose player has none. The class Ui replaces this method by its own."""
        return self("seat_n", number=seat + 1)

    def get_help(self, game: str) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
        """Return the help of the game called `game`: a (title, text, numbers of the rules in it) for each paragraph."""
        return _load_table(self.language, game + "-help", "HELP") or _load_table(ENGLISH, game + "-help", "HELP") or ()

    def _load_tables(self, *parts: str) -> "list[tuple[str, ...]]":
        """Return the text tables of `parts` and of the menus, then English tables for texts that the language lacks.

        If a part has no translation, such as an additional game, its English table is used instead. Its texts thus come
        before those of the menus.
        """
        parts += ("menus",)
        tables = [_load_table(self.language, part, "TEXT") or _load_table(ENGLISH, part, "TEXT") for part in parts]
        if self.language != ENGLISH:
            tables += [_load_table(ENGLISH, part, "TEXT") for part in parts]
        return [table for table in tables if table]

    def _format_text(self, key: str, tables: "Sequence[tuple[str, ...]]", values: "Mapping[str, object]") -> str:
        text = _find_text(key, tables)
        if text and text.startswith("?"):
            form = self._plural(values[text[1:]])
            text = _find_text(key + "[" + form + "]", tables) or _find_text(key + "[other]", tables)
        if text is None:
            raise KeyError("no text for " + key)
        return text.format(**values)


def decompress_lines(data: bytes) -> tuple[str, ...]:
    """Return the lines of a compressed text, `data`."""
    return tuple(inflate(data).decode().split("\n"))


def _find_text(key: str, tables: "Sequence[tuple[str, ...]]") -> str | None:
    """Return the text of a key from the first of `tables` that has it, or None."""
    prefix = key + "="
    for table in tables:
        first = 0
        end = len(table)
        while first < end:
            middle = (first + end) >> 1
            if table[middle] < prefix:
                first = middle + 1
            else:
                end = middle
        if first < len(table):
            line = table[first]
            if line.startswith(prefix):
                return line[len(prefix) :]
    return None


def _load_table(language: str, part: str, name: str) -> "Any":
    """Return the table `name`, "TEXT" or "HELP", of a part of the firmware in a language; None if it does not exist.

    On a desktop also return None if its file cannot be read now.
    """
    game, _, suffix = part.partition("-")
    try:
        if language == ENGLISH and game in games.list_games():
            table = getattr(games.get_part(game, suffix or "words"), name)
        else:
            table = getattr(_import_module("tray24.languages." + language + "." + part.replace("-", "_"), name), name)
    except (ImportError, OSError):
        return None
    return decompress_lines(table) if isinstance(table, bytes) else table


def _import_module(path: str, name: str) -> "ModuleType":
    return __import__(path, None, None, (name,))
