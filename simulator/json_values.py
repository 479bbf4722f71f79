"""The type of JSON objects from another program. The code that reads one checks the values that it needs."""

from typing import Any

JsonObject = dict[str, Any]
