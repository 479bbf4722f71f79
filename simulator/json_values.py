"""The type of JSON objects that another program has written; whoever reads one checks what it needs."""

from typing import Any

JsonObject = dict[str, Any]
