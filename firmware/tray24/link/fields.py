"""The fields of a request: which it has, and what each may be."""

from tray24.link.requests import TABLE

_INT_END = 1 << 30
_TYPES = {"bool": bool, "str": str, "list": list}


def fields_of(word, before=""):
    """The fields after this word (and what stands before it) in its line; None when there is no such line."""
    if type(word) is str and word.isalpha():
        start = "\n" + before + word
        at = TABLE.find(start)
        end = at + len(start)
        if at >= 0 and TABLE[end] in " \n":
            return TABLE[end : TABLE.find("\n", end)].split(" ")[1:]
    return None


def fits(value, kind):
    """Whether it is of that kind of TABLE."""
    if kind == "int":
        return type(value) is int and 0 <= value < _INT_END
    if kind == "list":
        return type(value) is list and not [word for word in value if type(word) is not str]
    if kind in _TYPES:
        return type(value) is _TYPES[kind]
    return type(value) is str and value in kind.split("|")
