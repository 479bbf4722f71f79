"""The type of JSON objects that come from another program. Code that reads an object checks the values it needs."""

from typing import Any

JsonObject = dict[str, Any]
