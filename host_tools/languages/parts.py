"""The parts of all texts: a part is one file of Fluent messages for each language.

The English source is stored beside the code that uses it: `words.ftl`, `help.ftl` and `lessons.ftl` in a game's folder,
`page.ftl` and `log.ftl` in its folder of the simulator, all other parts in `tray24/languages/en/`. A translation is one
folder, `tray24/languages/LANGUAGE/`, with a file named after each part. A message that it lacks is shown in English.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from babel import Locale, UnknownLocaleError
from fluent.syntax import ast

from host_tools.checkout import ROOT
from host_tools.errors import UsageError
from simulator.input_files import read_input_text
from simulator.texts import ON_DESKTOP, HostTexts
from tray24.text_tables import tables
from tray24.text_tables.messages import collect_blanks, parse_messages
from tray24.text_tables.modules import make_module
from tray24.text_tables.tables import SourceError

TRAY24 = ROOT / "firmware" / "tray24"
LANGUAGES = TRAY24 / "languages"
DESKTOP_GAMES = ROOT / "simulator" / "games"
ENGLISH = "en"
# The first line of a part that is not translated: only commands for makers and developers use it. All other parts are
# translated, including those of the commands that players use.
ENGLISH_ONLY = "### English only\n"
# Attributes that a translation may leave out: those that are not translated, and a shorter form for the display.
_OPTIONAL = ("rules", "shows", "display")
say = HostTexts("words")


@dataclass(frozen=True)
class Part:
    """A part of the texts: its name and its English source."""

    name: str
    source: Path

    @property
    def is_translated(self) -> bool:
        """Return whether there are translations of this part. Some parts exist only in English."""
        return not self.source.read_text(encoding="utf-8").startswith(ENGLISH_ONLY)

    @property
    def kind(self) -> str:
        """Return the kind of the tray's compiled text table that holds this part: `words`, `help` or `lessons`.

        Return "" for a part that only the page and the host tools use.
        """
        if self.source.parent == LANGUAGES / ENGLISH:
            return tables.KINDS[0] if self.name in tables.PARTS else ""
        return self.source.stem if self.source.stem in tables.KINDS else ""

    def find_source(self, language: str) -> Path:
        """Return the path of the part's source in a language, whether the file exists or not."""
        return self.source if language == ENGLISH else LANGUAGES / language / f"{self.name}.ftl"


def find_parts(*folders: Path) -> Iterator[Part]:
    """Yield all parts of the texts: those in the folder of the languages first, then those of the games.

    Each game has the parts `NAME`, `NAME-help`, `NAME-lessons`, `NAME-page` and `NAME-log`. `folders` are the folders
    of further games, which are not in this repository.
    """
    for source in sorted((LANGUAGES / ENGLISH).glob("*.ftl")):
        yield Part(source.stem, source)
    for folder in [*sorted(path.parent for path in (TRAY24 / "games").glob("*/words.ftl")), *folders]:
        yield Part(folder.name, folder / "words.ftl")
        for kind in tables.KINDS[1:]:
            if (folder / f"{kind}.ftl").exists():
                yield Part(f"{folder.name}-{kind}", folder / f"{kind}.ftl")
    for kind in ON_DESKTOP:
        for folder in [*sorted(path.parent for path in DESKTOP_GAMES.glob(f"*/{kind}.ftl")), *folders]:
            if (folder / f"{kind}.ftl").exists():
                yield Part(f"{folder.name}-{kind}", folder / f"{kind}.ftl")


def list_languages() -> list[str]:
    """Return all languages, English first."""
    return tables.list_languages(str(LANGUAGES))


def find_missing(language: str) -> list[str]:
    """Return what a translation lacks, as "page.ftl: undo" or, for an attribute, "page.ftl: face-7.label".

    Leave out parts that exist only in English, and the names of languages, which are the same in all translations.
    Raise SourceError when a source cannot be read.
    """
    found = []
    names = {f"value-{name}" for name in list_languages()}
    for part in find_parts():
        if part.is_translated:
            own_keys = list_keys(part, language)
            file = part.find_source(language).name
            found += [f"{file}: {key}" for key in list_keys(part, ENGLISH) if key not in own_keys and key not in names]
    return found


def list_keys(part: Part, language: str) -> dict[str, None]:
    """Return the keys of a part's messages in a language, and those of their attributes, in the order of the source."""
    source = part.find_source(language)
    found: dict[str, None] = {}
    for key, entry in parse_messages(read_input_text(source), source.name).items() if source.exists() else ():
        if isinstance(entry, ast.Message):
            attributes = [
                f"{key}.{attribute.id.name}" for attribute in entry.attributes if attribute.id.name not in _OPTIONAL
            ]
            found |= dict.fromkeys([key, *attributes] if entry.value else attributes)
    return found


def find_faults(*folders: Path) -> list[str]:
    """Return the faults of all sources, one for each file. `folders` are those of games outside this repository."""
    found = {}
    for check in _list_checks(folders):
        try:
            check()
        except SourceError as error:
            found[str(error)] = None  # each language is compared with the same English source
    return list(found)


def _list_checks(folders: tuple[Path, ...]) -> Iterator[Callable[[], object]]:
    for language in list_languages():
        for part in find_parts(*folders):
            if part.kind not in ("words", "help") and part.find_source(language).exists():
                yield partial(_check_source, part, language)
    for table in tables.find_tables(str(TRAY24)):
        yield partial(make_module, table)
    for folder in folders:
        yield from (partial(make_module, table) for table in tables.find_game_tables(folder.name, str(folder)))


def _check_source(part: Part, language: str) -> None:
    """Raise SourceError if a source cannot be read, or has keys or placeholders that the English source lacks."""
    own_path, english_path = part.find_source(language), part.source
    name = tables.format_source_name(str(own_path))
    messages, english_messages = (
        parse_messages(read_input_text(own_path), name),
        parse_messages(read_input_text(english_path), tables.format_source_name(str(english_path))),
    )
    for key, entry in messages.items():
        if key not in english_messages:
            raise SourceError(f"{name}: {key} is no message of {english_path.name}")
        extra_blanks = (
            collect_blanks(entry, messages).names - collect_blanks(english_messages[key], english_messages).names
        )
        if extra_blanks:
            raise SourceError(f"{name}: {key} has blanks that {english_path.name} has not: {sorted(extra_blanks)}")


def add_language(language: str) -> Path:
    """Make the folder of a new language, add it to the settings, and return the folder.

    Raise UsageError if the name of the language is invalid.
    """
    name = _find_own_name(language)
    folder = LANGUAGES / language
    if folder.exists():
        raise UsageError(say("language-there", language=language))
    menus = LANGUAGES / ENGLISH / "menus.ftl"
    _replace_line(menus, r"^(value-en = .*)$", rf"\1\nvalue-{language} = {name}")
    folder.mkdir()
    for part in find_parts():
        if part.is_translated:
            english_text = part.source.read_text("utf-8")
            commented_text = re.sub(r"^(?=[^#\n])", "# ", english_text, flags=re.M)
            part.find_source(language).write_text(commented_text, encoding="utf-8")
    _replace_line(LANGUAGES / "__init__.py", r"^LANGUAGES = \((.*?),?\)$", rf'LANGUAGES = (\1, "{language}")')
    return folder


def _find_own_name(language: str) -> str:
    try:
        locale = Locale.parse(language)
    except (ValueError, UnknownLocaleError):
        locale = None
    if locale is None or str(locale) != language:
        raise UsageError(say("no-language", language=language))
    return (locale.get_display_name() or language).capitalize()


def _replace_line(path: Path, pattern: str, replacement: str) -> None:
    path.write_text(re.sub(pattern, replacement, path.read_text("utf-8"), count=1, flags=re.M), encoding="utf-8")
