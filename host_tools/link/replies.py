"""The schemas of the replies and events that LINK.md describes.

The tools check every message against its schema, because a faulty tray or another device may be at the port. Newer
firmware may add fields; older firmware may lack the fields that are optional here.
"""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import fastjsonschema

from simulator.json_values import JsonObject
from simulator.texts import HostTexts, shorten_text
from simulator.web.schema import (
    BOOLEAN,
    DRAFT,
    INTEGER,
    TEXT,
    Schema,
    allow_null,
    define_enum,
    define_integer,
    define_list,
    define_map,
    define_object,
    define_row,
)
from tray24.pins import BUTTONS, SEATS, SLOTS
from tray24.ui.toolkit.lights import KINDS

say = HostTexts("link")

_MAX_SHOWN = 60  # characters of a value or a rule
_VERSION: Schema = {"type": "string", "pattern": r"^[0-9]+(\.[0-9]+)*[0-9A-Za-z.+-]{0,20}\Z", "maxLength": 40}
_BASE64: Schema = {"type": "string", "pattern": r"^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?\Z"}
_SHA256: Schema = {"type": "string", "pattern": r"^[0-9A-Fa-f]{64}\Z"}
_RECORD: Schema = {"type": "string", "pattern": r"^rec[0-9]{1,8}\.t24\Z"}
_DONE: Schema = {"type": "boolean", "enum": [True]}
_SIZE = define_integer(1 << 30)
_NEXT = allow_null(_SIZE)
_SLOTS = define_integer(1 << SLOTS)  # a mask
_BUTTONS = define_integer(1 << BUTTONS)  # a mask
_SAMPLE = define_integer(1 << 16)


def _make_object_schema(fields: dict[str, Schema], optional: dict[str, Schema] | None = None) -> Schema:
    """Return the JSON schema of an object that has `fields`, may have those in `optional`, and may have others."""
    return define_object(fields, optional) | {"additionalProperties": True}


_SEAT = _make_object_schema({"button": define_integer(SEATS), "name": TEXT, "bot": TEXT}, {"young": BOOLEAN})
_MATCH = _make_object_schema(
    {
        "game": TEXT,
        "seats": define_list(_SEAT) | {"minItems": 1, "maxItems": SEATS},
        "turn": define_integer(SEATS, -1),
        "scores": define_list(INTEGER) | {"maxItems": SEATS},
        "counts": define_list(_SIZE) | {"maxItems": SEATS},
        "over": BOOLEAN,
        "lines": _SIZE,
    },
    {"real": BOOLEAN},
)
_SUMMARY = _make_object_schema(
    {"display": BOOLEAN, "stuck": _BUTTONS, "sensors": define_integer(SLOTS + 1)},
    {
        "controller": define_enum(("ssd1306", "sh1106")),
        "kind": define_enum(KINDS),
        "leds": define_integer(2 * SLOTS + 1, 1),
        "path": define_enum(("rows", "snake")),
        "colors": define_enum(("grb", "rgb")),
        "ma": define_integer(1000),
        "buttons": define_integer(BUTTONS + 1, 1),
        "masked": define_list(define_integer(SLOTS)),
        "faults": _SLOTS,
        "calibrated": BOOLEAN,
        "problem": TEXT,
        "skipped": _SLOTS,
    },
)
_STEPS = ("empty", "white", "color", "done", "failed")
_CALIBRATION: Schema = {
    "oneOf": [
        _make_object_schema({"step": define_enum(("kept", "left"))}),
        _make_object_schema(
            {
                "step": define_enum(_STEPS),
                "slot": define_integer(SLOTS, -1),
                "busy": BOOLEAN,
                "skipped": _SLOTS,
                "words": TEXT,
                "wrong": TEXT,
            }
        ),
    ]
}
# The reply to a request, by the name of the request and the word that decides the form of the reply.
_ANSWERS: dict[tuple[str, str], Schema] = {
    ("hello", ""): _make_object_schema(
        {"tray24": _VERSION, "micropython": TEXT, "machine": TEXT, "board": TEXT}, {"sources": allow_null(TEXT)}
    ),
    ("state", ""): _make_object_schema(
        {"screen": TEXT, "display": define_list(TEXT), "match": allow_null(_MATCH)}, {"kind": define_enum(KINDS)}
    ),
    ("state", "from"): _make_object_schema({"lines": define_list(TEXT), "next": _NEXT}),
    ("state", "show"): _make_object_schema({"data": _BASE64, "next": _NEXT}),
    ("watch", ""): _DONE,
    ("records", "list"): _make_object_schema({"records": define_list(define_row(_RECORD, _SIZE)), "next": _NEXT}),
    ("records", "get"): _make_object_schema({"data": _BASE64, "next": _NEXT}, {"size": _SIZE}),
    ("records", "hash"): _make_object_schema({"size": _SIZE, "sha256": _SHA256}),
    ("records", "delete"): _DONE,
    ("settings", "get"): _make_object_schema({"settings": define_map(TEXT), "next": _NEXT}),
    ("settings", "set"): TEXT,
    ("selftest", ""): _SUMMARY,
    ("selftest", "sound"): _SUMMARY,
    ("selftest", "sensors"): define_list(_SAMPLE) | {"minItems": 2 * SLOTS, "maxItems": 2 * SLOTS},
    ("selftest", "probe"): define_row(*[define_list(INTEGER) | {"maxItems": SLOTS}] * 3),
    ("selftest", "files"): _make_object_schema({"free": _SIZE, "same": BOOLEAN}),
    ("selftest", "show"): _make_object_schema({"down": _BUTTONS, "pressed": _BUTTONS}),
    ("selftest", "end"): _DONE,
    ("calibrate", ""): _CALIBRATION,
    ("trace", ""): _DONE,
    ("apps", "list"): _make_object_schema({"apps": define_list(TEXT), "next": _NEXT}),
    ("apps", "put"): _SIZE,
    ("apps", "keep"): _DONE,
    ("apps", "remove"): _DONE,
    ("apps", "start"): _DONE,
    ("apps", "leave"): BOOLEAN,
    ("apps", "look"): _make_object_schema({"running": TEXT, "printed": TEXT}),
    ("reset", ""): _DONE,
    # At MicroPython's prompt: what the programs of `prompt` print.
    ("facts", ""): define_row(TEXT, TEXT, TEXT, TEXT),
    ("stopped", ""): define_row(allow_null(TEXT), TEXT, define_enum(("mounted", "foreign", "unwritable"))),
}
_EVENTS: dict[str, Schema] = {
    "line": _make_object_schema({"n": _SIZE, "line": TEXT}),
    "leds": _make_object_schema({"data": _BASE64}),
    "display": _make_object_schema({"page": define_integer(8), "data": _BASE64}),
    "buttons": _make_object_schema({"mask": _BUTTONS}),
    "screen": _make_object_schema({"name": TEXT}),
    "match": _make_object_schema({}),
    "lost": _make_object_schema({"count": _SIZE}),
    "ended": _make_object_schema({"error": TEXT}),
    "trace": _make_object_schema(
        {},
        {
            "ms": _SIZE,
            "numbers": define_list({"type": ["integer", "boolean"]}),  # as in tray24.sense.reference
            "real": {"type": ["boolean", "null"]},
            "parts": define_integer(100),
            "part": define_integer(100),
            "data": _BASE64,
            "samples": _BASE64,
            "light": define_integer(4),
            "slots": _SLOTS,
            "saw": define_list(INTEGER) | {"maxItems": 2 * SLOTS},
            "buttons": _BUTTONS,
        },
    )
    | {"dependencies": {"numbers": ["ms", "parts"], "part": ["data"], "samples": ["ms"], "buttons": ["ms"]}},
}


def find_fault(do: str, fields: JsonObject, answer: Any) -> str:
    """Return which part of the reply to a request is invalid, what it is and what it must be; "" if the reply is valid.

    `answer` is the value `ok` of the reply. The reply to a request that LINK.md does not describe is valid.
    """
    form = (do, _classify_request(do, fields))
    if form not in _ANSWERS:
        return ""
    fault = _validate(form, do, answer)
    if form == ("selftest", "probe") and not fault:
        count = bin(int(fields.get("slots", 0))).count("1")  # a level of each kind for each slot
        fault = "" if all(len(row) == count for row in answer) else _format_fault("levels", answer, {"items": count})
    return fault


def find_event_fault(event: JsonObject) -> str:
    """Return which part of an event is invalid, what it is and what it must be; "" if the event is valid.

    An event of an unknown kind is valid: nobody uses it.
    """
    name = event["event"]
    return _validate(name, name, event) if name in _EVENTS else ""


def _validate(form: tuple[str, str] | str, name: str, message: Any) -> str:
    """Check a reply or event against a schema. Return its fault, or "".

    `form` names the schema: the key in `_ANSWERS` for a reply, in `_EVENTS` for an event. `name` is what the text of
    the fault calls the message.
    """
    try:
        _compile_schema(form)(message)
    except fastjsonschema.JsonSchemaValueException as error:
        path = str(error.name).removeprefix("data").removeprefix(".")
        if not path or path.startswith("["):
            path = name + path
        rule = error.rule_definition
        if error.rule == "required":
            rule = [field for field in rule if field not in error.value]
        return _format_fault(path, error.value, {str(error.rule): rule})
    return ""


def _format_fault(path: str, value: object, rule: JsonObject) -> str:
    value_text, rule_text = (shorten_text(json.dumps(part), _MAX_SHOWN) for part in (value, rule))
    return say("fault", place=path, value=value_text, rule=rule_text)


def _classify_request(do: str, fields: JsonObject) -> str:
    if do == "state":
        return "show" if "show" in fields else "from" if "from" in fields else ""
    word = str(fields.get("op", fields.get("part", "")))
    return word if (do, word) in _ANSWERS else ""


@cache
def _compile_schema(form: tuple[str, str] | str) -> Callable[[object], object]:
    schema = _EVENTS[form] if isinstance(form, str) else _ANSWERS[form]
    return fastjsonschema.compile(schema | {"$schema": DRAFT}, use_default=False)
