"""Lines of the link that the tray has written: answers, events, and what looks like one but is damaged."""

import json
from typing import Any

_SIGNS = (b'{"id"', b'"ok"', b'"error"')  # of an answer, even if it is damaged


def is_like_answer(line: bytes | bytearray) -> bool:
    return any(sign in line for sign in _SIGNS)


def parse_message(line: bytes | bytearray) -> dict[str, Any] | None:
    """The event or answer that a line is; None for what a program on the board has printed, or noise."""
    try:
        message = json.loads(line)
    except ValueError:
        return None
    if not isinstance(message, dict):
        return None
    if isinstance(message.get("event"), str):
        return message
    number = message.get("id", "")
    if ("ok" in message or "error" in message) and (number is None or type(number) is int):
        return message
    return None
