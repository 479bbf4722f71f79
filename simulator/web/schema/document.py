"""The schema as it is sent to the page, and its version."""

import hashlib
import json
from functools import cache
from typing import Any

from simulator.web.schema.news import NEWS
from simulator.web.schema.requests import requests
from tray24 import games

_VERSION_DIGITS = 12


def document() -> dict[str, Any]:
    """Return {version, requests, news}. A page with another version was not loaded from this server."""
    return _document(tuple(games.names()))


def version() -> str:
    """Return the version of the schema: a digest, which changes by itself with the schema."""
    return document()["version"]


@cache
def _document(names: tuple[str, ...]) -> dict[str, Any]:
    schema = {"requests": requests(), "news": NEWS}
    digest = hashlib.sha256(json.dumps(schema, sort_keys=True).encode()).hexdigest()
    return {"version": digest[:_VERSION_DIGITS]} | schema
