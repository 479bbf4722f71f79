"""Correct requests of a browser, made from the schema of requests, so that new kinds of requests are included."""

import random
from typing import Any

from simulator.web.schema import build_document

_EACH_TIME = ("n", "epoch", "question")  # in any request
_TEXTS = ("play r7 8", "lead r7/r7", "r7", "basic", "play", "40", "on", "kept0001.t24", "check", "Ann")
_MAX_ITEMS = 3


def list_names() -> list[str]:
    """Return the names of all kinds of requests in the schema."""
    return list(build_document()["requests"])


def make_request(do: str, chance: random.Random) -> dict[str, Any]:
    """Return a request with the name `do`, and with random values that fit its schema."""
    return _make_value(build_document()["requests"][do], chance)


def make_any_request(chance: random.Random) -> dict[str, Any]:
    """Return a correct request of a random kind."""
    return make_request(chance.choice(list_names()), chance)


def _make_value(fits: dict[str, Any], chance: random.Random) -> Any:
    """Return a random value that fits a part of the JSON schema (`fits`)."""
    if "enum" in fits:
        return chance.choice(fits["enum"])
    kind = chance.choice(fits["type"]) if isinstance(fits["type"], list) else fits["type"]
    if kind == "object":
        needed, known = fits.get("required", ()), fits.get("properties", {})
        chosen = [name for name in known if name in needed or (name not in _EACH_TIME and chance.random() < 0.4)]
        return {name: _make_value(known[name], chance) for name in chosen}
    if kind == "array":
        return [_make_value(fits["items"], chance) for _ in range(chance.randrange(_MAX_ITEMS + 1))]
    if kind == "integer":
        return chance.randint(fits["minimum"], fits["maximum"])
    if kind == "string":
        return chance.choice(_TEXTS)[: fits["maxLength"]]
    return chance.random() < 0.5 if kind == "boolean" else None
