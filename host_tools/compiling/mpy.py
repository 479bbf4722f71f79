"""Compiled modules (.mpy) made smaller: comprehensions and lambdas need no names of their own.

Format: github.com/micropython/micropython, py/persistentcode.c, version 6. A file begins with "M", the version, flags and
the bits of a small int; then, each a number of 7 bits a byte, the highest first, how many names and how many objects it
has; then the names. A name is a number: odd for one that MicroPython knows by it, else twice the length of the text that
follows, which ends with a zero.
"""

_HEAD = b"M\x06"
_HEAD_BYTES = 4
_FLAGS_AT = 2
_MORE_FLAGS = 0x40  # of the processor follow
_NAMELESS = (b"<listcomp>", b"<setcomp>", b"<dictcomp>", b"<genexpr>", b"<lambda>")
_MODULE = 6  # the number of "<module>", which tracebacks say in their place


def smaller(data: bytes) -> bytes:
    """The same module; ValueError when it is none of the version that is known here."""
    if data[: len(_HEAD)] != _HEAD or data[_FLAGS_AT] & _MORE_FLAGS:
        raise ValueError("this is no .mpy of version 6")
    names, at = _number(data, _HEAD_BYTES)
    _, at = _number(data, at)
    kept = data[:at]
    for _ in range(names):
        number, end = _number(data, at)
        if not number & 1:
            text = data[end : end + number // 2]
            end += number // 2 + 1
            if data[end - 1]:
                raise ValueError("a name in this .mpy does not end")
            if text in _NAMELESS:
                kept += bytes((_MODULE << 1 | 1,))
                at = end
        kept += data[at:end]
        at = end
    return kept + data[at:]


def _number(data: bytes, at: int) -> tuple[int, int]:
    """(a number, where what follows it begins)."""
    number = 0
    while data[at] & 0x80:
        number = (number | data[at] & 0x7F) << 7
        at += 1
    return number | data[at], at + 1
