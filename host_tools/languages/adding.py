"""Begin a translation: make a folder with the English messages of every part as comments, which count as missing."""

import re
from pathlib import Path

from babel import Locale, UnknownLocaleError

from host_tools.errors import UsageError
from host_tools.languages import parts as places
from host_tools.languages.modules import plural_forms
from simulator.texts import HostTexts

texts = HostTexts("words")

_PLURAL = '''"""{name}."""

_NAMES = {names}
_FORMS = {forms}


def plural(number):
    """Return the plural form (CLDR) of a number: those from 100 on repeat."""
    return _NAMES[_FORMS[number if number < 200 else 100 + number % 100]]
'''


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
    (folder / "__init__.py").write_text(_plural_module(language, name), encoding="utf-8")
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


def _plural_module(language: str, name: str) -> str:
    forms = plural_forms(language)
    names = tuple(dict.fromkeys(forms))
    places_of = "".join(f"\\x{names.index(form):02x}" for form in forms)
    half = len(places_of) // 4
    rows = "".join(f'    b"{places_of[at : at + half]}"\n' for at in range(0, len(places_of), half))
    listed = "(" + ", ".join(f'"{form}"' for form in names) + ("," if len(names) == 1 else "") + ")"
    return _PLURAL.format(name=name, names=listed, forms=f"(\n{rows})")


def _replace(path: Path, pattern: str, by: str) -> None:
    path.write_text(re.sub(pattern, by, path.read_text("utf-8"), count=1, flags=re.M), encoding="utf-8")
