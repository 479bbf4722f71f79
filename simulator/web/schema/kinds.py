"""Kinds of values as JSON Schema of draft 4, in which 1.0 is not an integer."""

from collections.abc import Iterable

from simulator.json_values import JsonObject

DRAFT = "http://json-schema.org/draft-04/schema#"
Schema = JsonObject

BOOLEAN: Schema = {"type": "boolean"}
TEXT: Schema = {"type": "string"}
INTEGER: Schema = {"type": "integer"}
OBJECT: Schema = {"type": "object"}
MARKS = 5  # dice that may be marked, by their places


def whole(below: int, lowest: int = 0) -> Schema:
    """Return the schema of a whole number."""
    return {"type": "integer", "minimum": lowest, "maximum": below - 1}


def text(longest: int, right: str) -> Schema:
    """Return the schema of a non-empty text. `right` is the key of the words for valid values."""
    return {"type": "string", "minLength": 1, "maxLength": longest, "$comment": right}


def one_of(values: Iterable[str | int]) -> Schema:
    """Return the schema of one of several texts or numbers."""
    known = list(values)
    types = sorted({"string" if isinstance(value, str) else "integer" for value in known})
    return {"type": types, "enum": known}


def maybe(schema: Schema) -> Schema:
    """Return the schema of a value that may be null. An `enum` would have to list null itself."""
    return schema | {"type": [schema["type"], "null"]}


def list_of(items: Schema) -> Schema:
    """Return the schema of a list."""
    return {"type": "array", "items": items}


def row_of(*items: Schema) -> Schema:
    """Return the schema of a list with a fixed number of items, each of its own kind."""
    return {"type": "array", "items": list(items), "minItems": len(items), "maxItems": len(items)}


def map_of(values: Schema) -> Schema:
    """Return the schema of an object with arbitrary keys."""
    return {"type": "object", "additionalProperties": values}


def record(fields: dict[str, Schema], optional: dict[str, Schema] | None = None) -> Schema:
    """Return the schema of an object with these fields and no others."""
    return {
        "type": "object",
        "properties": fields | (optional or {}),
        "required": list(fields),
        "additionalProperties": False,
    }
