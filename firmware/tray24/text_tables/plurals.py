"""Plural forms: the module of a language, with its function `plural`."""

from babel import Locale

_PERIOD = 100  # of the forms of whole numbers, beyond the first hundred
_OF_ONE = """
def plural(number):
    return "one" if number == 1 else "other"
"""
_OF_TABLE = """
_NAMES = {names!r}
_FORMS = {forms!r}


def plural(number):
    return _NAMES[_FORMS[number if number < 200 else 100 + number % 100]]
"""


def plural_forms(language: str) -> tuple[str, ...]:
    """Return the plural form (CLDR) of each number from 0 to 199; the forms repeat from there with a period of 100."""
    rule = Locale.parse(language).plural_form
    return tuple(rule(number) for number in range(2 * _PERIOD))


def make(language: str) -> str:
    """Return the source of a language's module."""
    forms = plural_forms(language)
    if forms == tuple("one" if number == 1 else "other" for number in range(2 * _PERIOD)):
        return _OF_ONE
    names = tuple(dict.fromkeys(forms))
    return _OF_TABLE.format(names=names, forms=bytes(names.index(form) for form in forms))
