"""English: the source of all other languages."""


def plural(number):
    """Return the plural form (CLDR) of a number."""
    return "one" if number == 1 else "other"
