"""The request that a line is."""

import json

from tray24.compat import const
from tray24.link.lines import LINE_BYTES
from tray24.link.link import Refused

# No request has more of these characters. What had would take a Pico 20 ms to parse, or go deep; and to its parser a
# zero is the end.
_MOST = ((b"[{", 8), (b'"', 32), (b"0123456789", 128), (b"\0", 0))
_IDS = const(1 << 30)
_LETTERS = const(40)


def parse(line):
    """A generator that gives its fields, and pauses between slices; Refused when it is none."""
    if not line:
        raise Refused("the line is too long", "a line has at most %d bytes, its end included" % LINE_BYTES)
    for letters, most in _MOST:
        for at in range(len(letters)):
            most -= line.count(letters[at : at + 1])
        if most < 0:
            raise _none()
    yield
    try:
        request = json.loads(str(line, "utf-8"))
    except (ValueError, TypeError):
        raise _none()
    if type(request) is not dict:
        raise _none()
    if b"\\u" in line:
        yield
        for field in request:
            if type(request[field]) is str:
                request[field] = _whole(request[field])
    number = request.get("id")
    if type(number) is not int or not 0 <= number < _IDS:
        raise Refused("'id' is no number", "give one from 0 to 1073741823")
    return request


def _whole(text):
    """A letter that was sent as two \\u is one: MicroPython's json leaves the halves. No text of a request that may
    have any is longer than _LETTERS."""
    letters = ""
    high = 0
    for letter in text[:_LETTERS]:
        code = ord(letter)
        if high and 0xDC00 <= code < 0xE000:
            letters = letters[:-1] + chr(0x10000 + ((high & 0x3FF) << 10 | code & 0x3FF))
            high = 0
        else:
            letters += letter
            high = code if 0xD800 <= code < 0xDC00 else 0
    return letters + text[_LETTERS:]


def _none():
    return Refused("the line is no request", 'send one JSON object in a line, such as {"id":1,"do":"version"}')
