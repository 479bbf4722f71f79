"""Begin a translation: make a folder with the English messages of every part as comments, which count as missing."""

import re
from pathlib import Path

from babel import Locale, UnknownLocaleError

from host_tools.errors import UsageError
from host_tools.languages import parts as places
from simulator.texts import HostTexts

texts = HostTexts("words")


def add(language: str) -> Path:
    """Make the folder of a language, offer the language in the settings, and return the folder.

    Raise UsageError if there is no such language, or it exists already.
    """
    name = _own_name(language)
    folder = places.LANGUAGES / language
    if folder.exists():
        raise UsageError(texts("language-there", language=language))
    menus = places.LANGUAGES / places.ENGLISH / "menus.ftl"
    _replace(menus, r"^(value-en = .*)$", rf"\1\nvalue-{language} = {name}")
    folder.mkdir()
    for part in places.parts():
        if part.is_translated:
            english = part.source.read_text("utf-8")
            part.source_in(language).write_text(_as_comments(english), encoding="utf-8")
    _replace(places.LANGUAGES / "__init__.py", r"^LANGUAGES = \((.*?),?\)$", rf'LANGUAGES = (\1, "{language}")')
    return folder


def _as_comments(source: str) -> str:
    """Return a source with each line of its messages behind "# "."""
    return re.sub(r"^(?=[^#\n])", "# ", source, flags=re.M)


def _own_name(language: str) -> str:
    try:
        locale = Locale.parse(language)
    except (ValueError, UnknownLocaleError):
        locale = None
    if locale is None or str(locale) != language:
        raise UsageError(texts("no-language", language=language))
    return (locale.get_display_name() or language).capitalize()


def _replace(path: Path, pattern: str, by: str) -> None:
    path.write_text(re.sub(pattern, by, path.read_text("utf-8"), count=1, flags=re.M), encoding="utf-8")
