"""Lines that the tray sends: answers, events, and damaged lines that look like them."""

import json

_SIGNS = (b'{"id"', b'"ok"', b'"error"')  # the beginning of an answer, even of a damaged one


def is_like_answer(line: bytes | bytearray) -> bool:
    return any(sign in line for sign in _SIGNS)


def parse_message(line: bytes | bytearray) -> dict[str, object] | None:
    """Parse a line into an event or an answer; return None for noise or the output of a program on the board."""
    try:
        message = json.loads(line)
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
