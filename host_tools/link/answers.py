"""The schemas of a tray's replies and events: whatever is at a port, the tools use only what LINK.md describes.

Newer firmware may add fields; older firmware may lack the fields that are optional here.
"""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import fastjsonschema

from simulator.json_values import JsonObject
from simulator.texts import HostTexts, shortened
from simulator.web.schema import (
    BOOLEAN,
    DRAFT,
    INTEGER,
    TEXT,
    Schema,
    list_of,
    map_of,
    maybe,
    one_of,
    record,
    row_of,
    whole,
)
from tray24.pins import BUTTONS, SEATS, SLOTS
from tray24.ui.toolkit.lights import KINDS

texts = HostTexts("link")

_SHOWN = 60  # characters of a value or a rule
_VERSION: Schema = {"type": "string", "pattern": r"^[0-9]+(\.[0-9]+)*[0-9A-Za-z.+-]{0,20}\Z", "maxLength": 40}
_BASE64: Schema = {"type": "string", "pattern": r"^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?\Z"}
_SHA256: Schema = {"type": "string", "pattern": r"^[0-9A-Fa-f]{64}\Z"}
_RECORD: Schema = {"type": "string", "pattern": r"^rec[0-9]{1,8}\.t24\Z"}
_DONE: Schema = {"type": "boolean", "enum": [True]}
_SIZE = whole(1 << 30)
_NEXT = maybe(_SIZE)
_SLOTS = whole(1 << SLOTS)  # a mask
_BUTTONS = whole(1 << BUTTONS)  # a mask
_SAMPLE = whole(1 << 16)


def _object(fields: dict[str, Schema], optional: dict[str, Schema] | None = None) -> Schema:
    """Return the schema of an object with these fields, and perhaps more."""
    return record(fields, optional) | {"additionalProperties": True}


_SEAT = _object({"button": whole(SEATS), "name": TEXT, "bot": TEXT}, {"young": BOOLEAN})
_MATCH = _object(
    {
        "game": TEXT,
        "seats": list_of(_SEAT) | {"minItems": 1, "maxItems": SEATS},
        "turn": whole(SEATS, -1),
        "scores": list_of(INTEGER) | {"maxItems": SEATS},
        "counts": list_of(_SIZE) | {"maxItems": SEATS},
        "over": BOOLEAN,
        "lines": _SIZE,
    },
    {"real": BOOLEAN},
)
_SUMMARY = _object(
    {"display": BOOLEAN, "stuck": _BUTTONS, "sensors": whole(SLOTS + 1)},
    {
        "controller": one_of(("ssd1306", "sh1106")),
        "kind": one_of(KINDS),
        "leds": whole(2 * SLOTS + 1, 1),
        "path": one_of(("rows", "snake")),
        "colors": one_of(("grb", "rgb")),
        "ma": whole(1000),
        "buttons": whole(BUTTONS + 1, 1),
        "masked": list_of(whole(SLOTS)),
        "faults": _SLOTS,
        "calibrated": BOOLEAN,
        "problem": TEXT,
        "skipped": _SLOTS,
    },
)
_STEPS = ("empty", "white", "color", "done", "failed")
_CALIBRATION: Schema = {
    "oneOf": [
        _object({"step": one_of(("kept", "left"))}),
        _object(
            {
                "step": one_of(_STEPS),
                "slot": whole(SLOTS, -1),
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
    ("hello", ""): _object(
        {"tray24": _VERSION, "micropython": TEXT, "machine": TEXT, "board": TEXT}, {"sources": maybe(TEXT)}
    ),
    ("state", ""): _object({"screen": TEXT, "display": list_of(TEXT), "match": maybe(_MATCH)}, {"kind": one_of(KINDS)}),
    ("state", "from"): _object({"lines": list_of(TEXT), "next": _NEXT}),
    ("state", "show"): _object({"data": _BASE64, "next": _NEXT}),
    ("watch", ""): _DONE,
    ("records", "list"): _object({"records": list_of(row_of(_RECORD, _SIZE)), "next": _NEXT}),
    ("records", "get"): _object({"data": _BASE64, "next": _NEXT}, {"size": _SIZE}),
    ("records", "hash"): _object({"size": _SIZE, "sha256": _SHA256}),
    ("records", "delete"): _DONE,
    ("settings", "get"): _object({"settings": map_of(TEXT), "next": _NEXT}),
    ("settings", "set"): TEXT,
    ("selftest", ""): _SUMMARY,
    ("selftest", "sound"): _SUMMARY,
    ("selftest", "sensors"): list_of(_SAMPLE) | {"minItems": 2 * SLOTS, "maxItems": 2 * SLOTS},
    ("selftest", "probe"): row_of(*[list_of(INTEGER) | {"maxItems": SLOTS}] * 3),
    ("selftest", "files"): _object({"free": _SIZE, "same": BOOLEAN}),
    ("selftest", "show"): _object({"down": _BUTTONS, "pressed": _BUTTONS}),
    ("selftest", "end"): _DONE,
    ("calibrate", ""): _CALIBRATION,
    ("trace", ""): _DONE,
    ("apps", "list"): _object({"apps": list_of(TEXT), "next": _NEXT}),
    ("apps", "put"): _SIZE,
    ("apps", "keep"): _DONE,
    ("apps", "remove"): _DONE,
    ("apps", "start"): _DONE,
    ("apps", "leave"): BOOLEAN,
    ("apps", "look"): _object({"running": TEXT, "printed": TEXT}),
    ("reset", ""): _DONE,
    # At MicroPython's prompt: what the programs of `prompt` print.
    ("facts", ""): row_of(TEXT, TEXT, TEXT, TEXT),
    ("stopped", ""): row_of(maybe(TEXT), TEXT, one_of(("mounted", "foreign", "unwritable"))),
}
_EVENTS: dict[str, Schema] = {
    "line": _object({"n": _SIZE, "line": TEXT}),
    "leds": _object({"data": _BASE64}),
    "display": _object({"page": whole(8), "data": _BASE64}),
    "buttons": _object({"mask": _BUTTONS}),
    "screen": _object({"name": TEXT}),
    "match": _object({}),
    "lost": _object({"count": _SIZE}),
    "ended": _object({"error": TEXT}),
    "trace": _object(
        {},
        {
            "ms": _SIZE,
            "numbers": list_of({"type": ["integer", "boolean"]}),  # as in tray24.sense.reference
            "real": {"type": ["boolean", "null"]},
            "parts": whole(100),
            "part": whole(100),
            "data": _BASE64,
            "samples": _BASE64,
            "light": whole(4),
            "slots": _SLOTS,
            "saw": list_of(INTEGER) | {"maxItems": 2 * SLOTS},
            "buttons": _BUTTONS,
        },
    )
    | {"dependencies": {"numbers": ["ms", "parts"], "part": ["data"], "samples": ["ms"], "buttons": ["ms"]}},
}


def fault_of(do: str, fields: JsonObject, answer: Any) -> str:
    """Return which part of the reply to a request is invalid, what it is and what it must be; "" if the reply is valid.

    The reply to a request that LINK.md does not describe is valid.
    """
    form = (do, _form(do, fields))
    if form not in _ANSWERS:
        return ""
    fault = _fault(form, do, answer)
    if form == ("selftest", "probe") and not fault:
        count = bin(int(fields.get("slots", 0))).count("1")  # a level of each kind for each slot
        fault = "" if all(len(row) == count for row in answer) else _words("levels", answer, {"items": count})
    return fault


def fault_of_event(event: JsonObject) -> str:
    """Return the same about an event. An event of an unknown kind is valid: nobody uses it."""
    name = event["event"]
    return _fault(name, name, event) if name in _EVENTS else ""


def _fault(form: tuple[str, str] | str, name: str, message: Any) -> str:
    """Return the fault of a reply or event with this `name`, or ""."""
    try:
        _checker(form)(message)
    except fastjsonschema.JsonSchemaValueException as error:
        place = str(error.name).removeprefix("data").removeprefix(".")
        if not place or place.startswith("["):
            place = name + place
        rule = error.rule_definition
        if error.rule == "required":
            rule = [field for field in rule if field not in error.value]
        return _words(place, error.value, {str(error.rule): rule})
    return ""


def _words(place: str, value: object, rule: JsonObject) -> str:
    shown, must_be = (shortened(json.dumps(each), _SHOWN) for each in (value, rule))
    return texts("fault", place=place, value=shown, rule=must_be)


def _form(do: str, fields: JsonObject) -> str:
    if do == "state":
        return "show" if "show" in fields else "from" if "from" in fields else ""
    word = str(fields.get("op", fields.get("part", "")))
    return word if (do, word) in _ANSWERS else ""


@cache
def _checker(form: tuple[str, str] | str) -> Callable[[object], object]:
    schema = _EVENTS[form] if isinstance(form, str) else _ANSWERS[form]
    return fastjsonschema.compile(schema | {"$schema": DRAFT}, use_default=False)
