"""Lines that the tray sends: answers, events, and damaged lines that look like them."""

import json

from simulator.texts import printable

_NOTHING = b"\r\n\0 "
_LONGEST_QUOTE = 60
_SIGNS = (b'{"id"', b'"ok"', b'"error"')  # the beginning of an answer, even of a damaged one


def is_like_answer(line: bytes | bytearray) -> bool:
    return any(sign in line for sign in _SIGNS)


def strip_blank(data: bytes) -> bytes:
    """Return received bytes without line ends, zeros and blanks at both ends."""
    return data.strip(_NOTHING)


def quote_end(data: bytes) -> str:
    """Return the end of received bytes in quotes, or "" when there is nothing but line ends, zeros and blanks."""
    text = strip_blank(data).decode("utf-8", "replace")[-_LONGEST_QUOTE:]
    return f"{text!r}" if text else ""


def parse_message(line: bytes | bytearray) -> dict[str, object] | None:
    """Parse a line into an event or an answer; return None for noise or the output of a program on the board.

    All texts in it are made `printable`.
    """
    try:
        message = _printable(json.loads(line))
    except (ValueError, RecursionError):
        return None
    if not isinstance(message, dict):
        return None
    if isinstance(message.get("event"), str):
        return message
    number = message.get("id", "")
    if ("ok" in message or "error" in message) and (number is None or type(number) is int):
        return message
    return None


def _printable(value: object) -> object:
    if isinstance(value, str):
        return printable(value)
    if isinstance(value, list):
        return [_printable(item) for item in value]
    if isinstance(value, dict):
        return {printable(key): _printable(item) for key, item in value.items()}
    return value
