"""Correct requests of a browser, made from the schema of requests, so that new kinds of requests are included."""

import random
from typing import Any

from simulator.web.schema import build_document

_ALWAYS_SENT = ("n", "epoch", "question")  # in any request
_TEXTS = ("play r7 8", "lead r7/r7", "r7", "basic", "play", "40", "on", "kept0001.t24", "check", "Ann")
_MAX_ITEMS = 3


def list_names() -> list[str]:
    """Return the names of all kinds of requests in the schema."""
    return list(build_document()["requests"])


def make_request(do: str, rng: random.Random) -> dict[str, Any]:
    """Return a request with the name `do`, and with random values that fit its schema."""
    return _make_value(build_document()["requests"][do], rng)


def make_any_request(rng: random.Random) -> dict[str, Any]:
    """Return a correct request of a random kind."""
    return make_request(rng.choice(list_names()), rng)


def _make_value(schema: dict[str, Any], rng: random.Random) -> Any:
    """Return a random value that fits a part of the JSON schema (`schema`)."""
    if "enum" in schema:
        return rng.choice(schema["enum"])
    type_name = rng.choice(schema["type"]) if isinstance(schema["type"], list) else schema["type"]
    if type_name == "object":
        required, known = schema.get("required", ()), schema.get("properties", {})
        chosen_names = [name for name in known if name in required or (name not in _ALWAYS_SENT and rng.random() < 0.4)]
        return {name: _make_value(known[name], rng) for name in chosen_names}
    if type_name == "array":
        return [_make_value(schema["items"], rng) for _ in range(rng.randrange(_MAX_ITEMS + 1))]
    if type_name == "integer":
        return rng.randint(schema["minimum"], schema["maximum"])
    if type_name == "string":
        return rng.choice(_TEXTS)[: schema["maxLength"]]
    return rng.random() < 0.5 if type_name == "boolean" else None
