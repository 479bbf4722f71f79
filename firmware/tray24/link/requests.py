"""The requests of the link: their table, parsing of lines, and checks of their fields."""

import json

from tray24.compat import const
from tray24.link.wire import LINE_BYTES

# One line per request: its name, which is also its handler's; then its fields as NAME:KIND, with ? for an optional
# field. Kinds: int (0 to 2**30-1), bool, str, list (of str), or the allowed words. If several lines have the same name,
# the first field, `op`, distinguishes them. LINK.md is also made from this table.
TABLE = """
hello
state from:int? show:display|leds?
watch on:bool what:list?
records op:list from:int?
records op:get name:str from:int?
records op:hash name:str
records op:delete name:str sha256:str
settings op:get from:int?
settings op:set name:str value:str
selftest part:sensors|probe|files|show|end|sound? slots:int? color:red|green|blue|white? text:str?
calibrate op:begin|confirm|skip|keep|cancel|look
trace op:start|stop|calibration
apps op:list from:int?
apps op:put from:int data:str
apps op:keep name:str
apps op:remove name:str
apps op:start name:str
apps op:leave
apps op:look
reset
"""

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

    def __init__(self, error, hint=""):
        super().__init__(error)
        self.error = error
        self.hint = hint


def parse(line):
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


def _load(line):
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


def join_surrogates(text):
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


def _no_request():
    return Refused("the line is no request", 'send one JSON object in a line, such as {"id":1,"do":"hello"}')


def check(request):
    """Return the name of the request. Raise Refused if it is not in TABLE or a field is wrong.

    This generator yields between slices.
    """
    do = request.get("do")
    fields = _fields_of(do)
    if fields is None:
        raise Refused("'do' names no request", _HELP)
    if TABLE.count("\n" + do + " op:") > 1:
        fields = _fields_of(request.get("op"), do + " op:")
        if fields is None:
            raise Refused("'op' is none of this request", _HELP)
        fields.insert(0, "op")
    yield
    for field in fields:
        _check_field(request, field, fields)
    yield
    known = [field.split(":")[0] for field in fields]
    for name in request:
        if name not in known and name != "id" and name != "do":
            raise Refused("a field that is unknown", _hint(fields))
    return do


def _check_field(request, field, fields):
    name, _, kind = field.partition(":")
    if not kind:
        return  # `op` has been checked already
    optional = kind[-1] == "?"
    if name not in request:
        if not optional:
            raise Refused("'%s' is missing" % name, _hint(fields))
    elif not _fits(request[name], kind[:-1] if optional else kind):
        raise Refused("'%s' is not what it must be" % name, _hint(fields))


def _hint(fields):
    return "fields: " + (" ".join(fields) or "none")


def _fields_of(word, before=""):
    """Return the fields after `before` and this word in a line of TABLE; None if there is no such line."""
    if type(word) is str and word.isalpha():
        start = "\n" + before + word
        at = TABLE.find(start)
        end = at + len(start)
        if at >= 0 and TABLE[end] in " \n":
            return TABLE[end : TABLE.find("\n", end)].split(" ")[1:]
    return None


def _fits(value, kind):
    """Return whether a value has this kind of TABLE."""
    if kind == "int":
        return type(value) is int and 0 <= value < _INT_END
    if kind == "list":
        return type(value) is list and not [word for word in value if type(word) is not str]
    if kind in _TYPES:
        return type(value) is _TYPES[kind]
    return type(value) is str and value in kind.split("|")
