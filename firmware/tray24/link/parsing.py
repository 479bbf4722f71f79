"""The request that a line is."""

import json

from tray24.compat import const
from tray24.link.lines import LINE_BYTES
from tray24.link.link import Refused

# No request has more of these characters. What had would take a Pico 20 ms to parse, or go deep; and to its parser a
# zero is the end.
_MOST = ((b"[{", 8), (b'"', 32), (b"0123456789", 128), (b"\0", 0))
_IDS = const(1 << 30)
_LETTERS = const(20)  # ten of a name, each as two
_SHORT = const(256)  # bytes that are looked through in one slice


def parse(line):
    """A generator that gives its fields, and pauses between slices; Refused when it is none."""
    if not line:
        raise Refused("the line is too long", "a line has at most %d bytes, its end included" % LINE_BYTES)
    for letters, most in _MOST:
        for at in range(len(letters)):
            most -= line.count(letters[at : at + 1])
        if most < 0:
            raise _none()
        if len(line) > _SHORT:
            yield
    yield
    try:
        text = str(line, "utf-8")
        if len(line) > _SHORT:
            yield
        request = json.loads(text)
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


def _none():
    return Refused("the line is no request", 'send one JSON object in a line, such as {"id":1,"do":"version"}')
