"""The requests of the link: parsing of lines, and checks of their fields."""

import json

from tray24.compat import const
from tray24.link.wire import LINE_BYTES

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Mapping, Sequence
    from typing import Any, TypeVar

    _Handler = TypeVar("_Handler")

# No request has more of these characters. With more, a Pico would take 20 ms to parse the line, or it would nest
# deeply; and a zero byte ends the text for its parser.
_MOST = ((b"[{", 8), (b'"', 32), (b"0123456789", 128), (b"\0", 0))
_INT_END = const(1 << 30)
_LETTERS = const(20)  # ten letters of a name, each as two
_SHORT = const(256)  # bytes that can be searched in one slice
_TYPES = {"bool": bool, "str": str, "list": list}
_HELP = "LINK.md lists them"


class Refused(Exception):
    """Raised when a request is refused: what is wrong, and what would be right."""

    def __init__(self, error: str, hint: str = "") -> None:
        super().__init__(error)
        self.error = error
        self.hint = hint


def parse(line: bytes) -> "Generator[None, None, dict[str, object]]":
    """Return the fields of a request line as a dictionary, or raise Refused. This generator yields between slices."""
    request = yield from _load(line)
    if type(request) is not dict:
        raise _no_request()
    if b"\\u" in line:
        yield
        for field in request:
            if type(request[field]) is str:
                request[field] = join_surrogates(request[field])
    number = request.get("id")
    if type(number) is not int or not 0 <= number < _INT_END:
        raise Refused("'id' is no number", "give one from 0 to 1073741823")
    return request


def _load(line: bytes) -> "Generator[None, None, Any]":
    """Return the JSON value of a line, or raise Refused. This generator yields between slices."""
    if not line:
        raise Refused("the line is too long", "a line has at most %d bytes, its end included" % LINE_BYTES)
    for letters, most in _MOST:
        for at in range(len(letters)):
            most -= line.count(letters[at : at + 1])
        if most < 0:
            raise _no_request()
        if len(line) > _SHORT:
            yield
    yield
    try:
        text = str(line, "utf-8")
        if len(line) > _SHORT:
            yield
        return json.loads(text)
    except (ValueError, TypeError):
        raise _no_request()


def join_surrogates(text: str) -> str:
    r"""Join the halves of a letter that was sent as two \u escapes, which MicroPython's json keeps apart.

    Texts of requests that may have such letters are at most _LETTERS long.
    """
    at = high = 0
    for letter in text[:_LETTERS]:
        code = ord(letter)
        if high and 0xDC00 <= code < 0xE000:
            text = text[: at - 1] + chr(0x10000 + ((high & 0x3FF) << 10 | code & 0x3FF)) + text[at + 1 :]
            high = 0
        else:
            at += 1
            high = code if 0xD800 <= code < 0xDC00 else 0
    return text


def _no_request() -> Refused:
    return Refused("the line is no request", 'send one JSON object in a line, such as {"id":1,"do":"hello"}')


def check(request: dict[str, object], table: "Mapping[str, _Handler]") -> "Generator[None, None, _Handler]":
    """Return the handler of a request. `table` is `link.HANDLERS`.

    Raise Refused if the table has no such request or a field is wrong. This generator yields between slices.
    """
    rows = _rows_of(request.get("do"), table)
    if not rows:
        raise Refused("'do' names no request", _HELP)
    fields = rows[0].split(" ")[1:]
    if len(rows) > 1:
        op = request.get("op")
        rows = [row for row in rows if type(op) is str and row.split(" ")[1] == "op:" + op]
        if not rows:
            raise Refused("'op' is none of this request", _HELP)
        fields = rows[0].split(" ")[1:]
        fields[0] = "op"
    yield
    for field in fields:
        _check_field(request, field, fields)
    yield
    known = [field.split(":")[0] for field in fields]
    for name in request:
        if name not in known and name != "id" and name != "do":
            raise Refused("a field that is unknown", _hint(fields))
    return table[rows[0]]


def _rows_of(do: object, table: "Iterable[str]") -> list[str]:
    """Return the rows of the request of this name; [] if there is none."""
    if type(do) is not str or not do.isalpha():
        return []
    start = do + " "
    return [row for row in table if row == do or row.startswith(start)]


def _check_field(request: "Mapping[str, object]", field: str, fields: "Sequence[str]") -> None:
    name, _, kind = field.partition(":")
    if not kind:
        return  # `op` has been checked already
    optional = kind[-1] == "?"
    if name not in request:
        if not optional:
            raise Refused("'%s' is missing" % name, _hint(fields))
    elif not _fits(request[name], kind[:-1] if optional else kind):
        raise Refused("'%s' is not what it must be" % name, _hint(fields))


def _hint(fields: "Sequence[str]") -> str:
    return "fields: " + (" ".join(fields) or "none")


def _fits(value: object, kind: str) -> bool:
    """Return whether a value has this kind of `link.HANDLERS`."""
    if kind == "int":
        return type(value) is int and 0 <= value < _INT_END
    if kind == "list":
        return type(value) is list and not [word for word in value if type(word) is not str]
    if kind in _TYPES:
        return type(value) is _TYPES[kind]
    return type(value) is str and value in kind.split("|")
