"""The schema of all messages between the page and its server: JSON Schema of draft 4, in which 1.0 is not an integer.

`build_requests` returns the schema of the page's messages. `NEWS` is the schema of the server's messages, each of which
contains only what is new for a browser. `build_document` returns both with their version. The page compares the
version with its own (`js/connection.js`).

The content of a game's own table (`board`, and more in `said`) is defined by the game's `build_board` and its page;
only the types of these values are checked here.
"""

import hashlib
import json
from collections.abc import Iterable
from functools import cache

from simulator.json_values import JsonObject
from simulator.tray.optics import MAKES
from simulator.web.table.menu_views import SHOWN
from simulator.web.table.tab import SCREENS
from tray24 import games
from tray24.match.bots.bots import NAMES, RANDOM
from tray24.match.bots.characters import CHARACTERS
from tray24.pins import BLUE, BUTTONS, GREEN, RED, SEATS, SLOTS, YELLOW
from tray24.rules.moves import PHASES, VERBS
from tray24.ui.menus.settings import ADVICE, get_setting
from tray24.ui.toolkit.lights import KINDS

DRAFT = "http://json-schema.org/draft-04/schema#"
Schema = JsonObject

BOOLEAN: Schema = {"type": "boolean"}
TEXT: Schema = {"type": "string"}
INTEGER: Schema = {"type": "integer"}
OBJECT: Schema = {"type": "object"}
MARKS = 5  # dice that may be marked, by their places
_VERSION_DIGITS = 12


def define_integer(limit: int, minimum: int = 0) -> Schema:
    return {"type": "integer", "minimum": minimum, "maximum": limit - 1}


def define_text(max_length: int, help_key: str) -> Schema:
    """Return the schema of a text of 1 to `max_length` characters.

    `help_key` is the key of the message that describes valid values to a developer.
    """
    return {"type": "string", "minLength": 1, "maxLength": max_length, "$comment": help_key}


def define_enum(values: Iterable[str | int]) -> Schema:
    """Return the schema of one of several texts or numbers."""
    known = list(values)
    types = sorted({"string" if isinstance(value, str) else "integer" for value in known})
    return {"type": types, "enum": known}


def allow_null(schema: Schema) -> Schema:
    """Return the schema of a value that may also be null. (A schema with `enum` would have to list null itself.)"""
    return schema | {"type": [schema["type"], "null"]}


def define_list(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def define_row(*items: Schema) -> Schema:
    """Return the schema of a list with a fixed number of items, each with its own schema."""
    return {"type": "array", "items": list(items), "minItems": len(items), "maxItems": len(items)}


def define_map(values: Schema) -> Schema:
    """Return the schema of an object with arbitrary keys, whose values all have the schema `values`."""
    return {"type": "object", "additionalProperties": values}


def define_object(fields: dict[str, Schema], optional: dict[str, Schema] | None = None) -> Schema:
    """Return the schema of an object with these fields and no others.

    Names of fields that have the same schema can be joined by commas: {"lux,noise": INTEGER}.
    """
    required_fields, optional_fields = (
        {name: schema for names, schema in group.items() for name in names.split(",")}
        for group in (fields, optional or {})
    )
    return {
        "type": "object",
        "properties": required_fields | optional_fields,
        "required": list(required_fields),
        "additionalProperties": False,
    }


MAX_DICE = 24
MAX_LUX = 2000  # the limit for which the tray's sensors are made
MAX_NOISE_LSB = 20
_MAX_LINE_LENGTH = 40  # characters of a record's line without its seat
_MAX_VALUE_LENGTH = 8  # characters of a setting's value
_MAX_SCREEN_LENGTH = 16  # characters of a screen's name
_MAX_ITEM_LENGTH = 16  # an unfinished match is named by its file
_MAX_NAME_LENGTH = 40  # characters of a player's name before it is tidied
_MAX_KEY_LENGTH = 64
_NUMBER_LIMIT = 1 << 31

_LINE_FIELD = {"line": define_text(_MAX_LINE_LENGTH, "right-line")}
_SEAT_FIELD = {"seat": define_integer(SEATS)}
_DIE_FIELD = {"die": define_integer(MAX_DICE)}
_NAME: Schema = {"type": "string", "maxLength": _MAX_NAME_LENGTH, "$comment": "right-name"}
_PLAYER = define_object(
    {"button": define_integer(SEATS), "bot": define_enum(("", *NAMES, RANDOM))}, {"young": BOOLEAN, "name": _NAME}
) | {"$comment": "right-player"}
_SAVED_ITEM = define_text(_MAX_ITEM_LENGTH, "right-kept")
# `build_requests` adds the game. `give_up` is the unfinished match to delete if too many are stored.
# With `around` the players are those of the match before, each at the next seat, with their tabs.
# With `day` the dice are those of the host's date.
_NEW_MATCH_FIELDS = {
    "options": OBJECT | {"$comment": "right-options"},
    "real,around,day": BOOLEAN,
    "give_up": _SAVED_ITEM,
}
_MAX_COUNT = 120  # no game has more dice or tiles
_MAX_HZ = 20_000
_MAX_POINTS = 1000  # of a die or a tile
_ID = define_integer(_MAX_COUNT, -1)  # -1: hidden
_TEXTS = define_list(TEXT)
_TEXT_MAP = define_map(define_list(TEXT))
_SEAT = define_integer(SEATS)
_SLOT = define_integer(SLOTS)
_SLOTS = define_list(_SLOT)
_DIE = define_object({"id": _ID, "face": TEXT})
# A die or a tile. With alternatives (anyOf) the check of a message with many tiles would take milliseconds.
_DIE_OR_TILE: Schema = define_object({"id": _ID}, {"face": TEXT, "tile": TEXT}) | {
    "minProperties": 2,
    "maxProperties": 2,
}

_CARD = define_object({"item": TEXT, "title": TEXT, "words": _TEXTS, "when_s": allow_null(INTEGER)})
_UNFINISHED = define_object({"cards": define_list(_CARD), "full": BOOLEAN})
_CALIBRATION = define_object({"done": define_integer(SLOTS + 1), "of": define_integer(SLOTS + 1), "words": TEXT})
_TRAY = define_object(
    {
        "plugged": BOOLEAN,
        "kind": define_enum(KINDS),
        "speed": define_integer(_MAX_COUNT),
        "hints,screen": TEXT,
        "sit": define_enum(("table", "onlooker", *range(SEATS))),
    },
    # These are missing for a followed tray, because other people play on it.
    {
        "children,busy,muted": BOOLEAN,
        "asks,others": _TEXTS,
        "unfinished": _UNFINISHED,
        "measuring": allow_null(_CALIBRATION),
    },
)
_FACES = define_object({character.name: define_list(INTEGER) for character in CHARACTERS})
_SEAT_TEXTS = define_object({"panel,hand,turn,points,uno,catch,rolls": TEXT, "you": BOOLEAN})
_SEAT_VIEW = define_object(
    {
        "seat,button": _SEAT,
        "name,bot,character": TEXT,
        "young,seen,next,mine": BOOLEAN,
        "dice": define_list(_DIE_OR_TILE),
        "score": INTEGER,
        "screen": define_enum(("", *SCREENS)),
        "said": _SEAT_TEXTS,
    },
    {"advice": define_enum(("", *ADVICE))},
)
_MATCH_TEXTS = define_object(
    {"score,field,refused,advice,headline,after": TEXT, "slots,buttons": _TEXTS, "fits": _TEXT_MAP}
) | {"additionalProperties": True}
_GRACE = define_object({"button": _SEAT, "left": define_integer(9), "ms": INTEGER})
_SETTING = define_object(
    {"name,label,value": TEXT, "choices": define_list(define_row(TEXT, TEXT)), "builders": BOOLEAN}
)
_COACH = define_object({"seat": _SEAT, "place": TEXT, "words": TEXT})
_ROLL_OFF = define_object({"dice": define_list(define_row(_SEAT, TEXT)), "starts": _SEAT, "words": TEXT, "talk": TEXT})
_ANSWER = define_object({"item,name,label": TEXT, "marked,wrong": BOOLEAN})
_LESSON = define_object(
    {
        "game,title,head,stage,ask,words,rule,go,laid": TEXT,
        "slots": define_map(_DIE),
        "slots_said,ends,held": _TEXTS,
        "items": define_list(_ANSWER),
    }
)
_REFUSAL = define_object({"line": TEXT, "rule": TEXT, "words": TEXT})
_ROUND_END = define_object(
    {"points": define_map(define_integer(_MAX_POINTS)), "gains": define_list(INTEGER), "won": BOOLEAN, "words": TEXT}
)
_MATCH = define_object(
    {
        "game": TEXT,
        "hand": INTEGER,
        "options": define_map({"type": ["string", "integer"]}),
        "direction": define_enum((1, -1)),
        "phase": define_enum(PHASES),
        "turn,catch": allow_null(_SEAT),
        "over,low,undo,redo,real": BOOLEAN,
        "winners,uno": define_list(_SEAT),
        "bag": define_integer(_MAX_COUNT),
        "starter": define_integer(SEATS, -1),
        "stakes": define_list(define_integer(_MAX_COUNT)),
        "moves": _TEXTS,
        "bluffs": define_map(TEXT),
        "seats": define_list(_SEAT_VIEW),
        "board": OBJECT,
        "refused": allow_null(_REFUSAL),
        "ended": allow_null(_ROUND_END),
        "evening": define_list(_TEXTS),
        "day": allow_null(define_object({"line": TEXT})),
        "said": _MATCH_TEXTS,
    },
    {"costs": define_map(TEXT), "hold": define_list(_SLOT)},
)
_REAL = define_object(
    {
        "set,kind,why,tells,guide": TEXT,
        "hands": define_map(define_list(_DIE_OR_TILE)),
        "slots": define_map(_DIE),
        "half_in,lift,way,masked": _SLOTS,
        "bag": define_integer(_MAX_COUNT),
        "asks": define_integer(SEATS, -1),
        "slot,bad,last": define_integer(SLOTS, -1),
        "refused": allow_null(define_object({"rule": TEXT, "words": TEXT})),
        "wanting,matched": define_list(INTEGER),
        "rolls": define_list(_SEAT),
        "rolls_left": INTEGER,
        "verbs,lines,slots_said": _TEXTS,
        "fits": define_map(_SLOTS),
        "put": define_map(TEXT),
        "takes,rolls_said": define_list(_TEXTS),
        "fits_said": _TEXT_MAP,
    },
    {"clears_up": BOOLEAN, "verdict": TEXT},
)
_OPTION = define_object(
    {
        "name,label,wrong": TEXT,
        "kind": define_enum(("number", "switch", "choice")),
        "default": {"type": ["string", "integer"]},
        "choices": define_list(define_row(TEXT, TEXT)),
        "electronic": BOOLEAN,
    }
)
_GAME = define_object(
    {
        "name,title,in_short": TEXT,
        "seats": define_row(INTEGER, INTEGER),
        "real,lesson,daily,tiles,hides,hands": BOOLEAN,
        "bots": _TEXTS,
        "quick": define_list(define_object({"button": _SEAT, "bot": TEXT, "name": TEXT})),
        "options": define_list(_OPTION),
        "short,rules": define_list(define_row(TEXT, TEXT)),
        "help": define_list(define_row(TEXT, TEXT, _TEXTS)),
        "page": define_object({}, {"game,real,style": TEXT}),
    }
)
_LOG_ENTRY = define_object(
    {"n,hand,moves": INTEGER, "face": allow_null(TEXT), "text,hand_said": TEXT},
    {"strong": TEXT, "rule": TEXT, "banner": TEXT, "seat": define_integer(SEATS, -1)},
)

NEWS = define_object(
    {},
    {
        # Outputs of the tray.
        "led": {"type": "string", "pattern": f"^([0-9a-f]{{{6 * SLOTS}}}){{1,2}}$"},  # with LEDs beside the slots two
        "lit": BOOLEAN,
        "display": {"type": "string", "pattern": "^[A-Za-z0-9+/]{1366}==$"},  # 1024 bytes
        "display_text,display_name": TEXT,
        "tone": define_integer(_MAX_HZ),
        "down": define_list(define_integer(BUTTONS)),
        "tray": _TRAY,
        # The match, and the real dice.
        "match": allow_null(_MATCH),
        "real": allow_null(_REAL),
        "coach": allow_null(_COACH),
        "settings": define_list(_SETTING),
        "grace": allow_null(_GRACE),
        "rolloff": allow_null(_ROLL_OFF),
        "lesson": allow_null(_LESSON),
        "epoch,question": INTEGER,
        "selected": define_object({"die": allow_null(TEXT), "marks": define_list(define_integer(MARKS))}),
        "room": define_object({"lux,noise": INTEGER, "make": define_enum(MAKES), "said": define_row(TEXT, TEXT)}),
        "log": define_list(_LOG_ENTRY),
        "log_reset": BOOLEAN,
        # The facts about games, in the first message (see `simulator.web.page_data`).
        "version,clicks": TEXT,
        "games": define_list(_GAME),
        "bots": define_list(define_row(TEXT, TEXT)),
        "names": _TEXTS,
        "faces": _FACES,
        "unnamed": define_list(_TEXTS),
        "key": TEXT,  # the secret of this browser, which shows that a request for a file comes from its tab
        # Answers to this browser; `rule` is the number of the rule by which something is refused.
        "answered": define_list(INTEGER),
        "error,rule,note": TEXT,
    },
)


def _list_allowed(name: str) -> tuple[str, ...]:
    return tuple(get_setting(name).allowed or ())


def _define_request(name: str, fields: dict[str, Schema], optional: dict[str, Schema]) -> Schema:
    """Return the schema of a request of the page. `fields` are its required fields, `optional` the others.

    All requests may also have `n`, the request's number, and `epoch` and `question`: the numbers of the state and of
    the tray's question that the page showed when it sent the request.
    """
    return define_object(
        {"do": define_enum((name,))} | fields,
        optional | {"n,epoch,question": allow_null(define_integer(_NUMBER_LIMIT))},
    )


# Name of a request -> its required fields, its optional fields.
_REQUESTS: dict[str, tuple[dict[str, Schema], dict[str, Schema]]] = {
    "button": ({"button": define_integer(BUTTONS), "down": BOOLEAN}, {}),
    "enter": (_LINE_FIELD, {}),
    **dict.fromkeys(("uno", "catch", "take"), (_SEAT_FIELD, {})),
    # `rolloff`, `judge`, `tell_face`, `follow` and `done` are about real dice; `read` says that a tip has been read.
    **dict.fromkeys(("undo", "redo", "read", "rolloff", "judge", "tell_face", "follow", "done"), ({}, {})),
    # The selection, with electronic dice: the die or tile that is lifted (null: none), the places of marked dice.
    "pick": ({"die": allow_null(define_text(_MAX_LINE_LENGTH, "right-line"))}, {}),
    "mark": ({"places": define_list(define_integer(MARKS)) | {"$comment": "right-marks"}}, {}),
    # A key as the answer to the screen that the browser shows.
    "answer": (
        {"screen": define_text(_MAX_SCREEN_LENGTH, "right-screen"), "button": define_enum((RED, YELLOW, GREEN, BLUE))},
        {},
    ),
    # Real tiles: a line for a tile of the rack; the seat button whose rack the whole table may see.
    "lay": (_LINE_FIELD, {}),
    "peek": (_SEAT_FIELD, {}),
    # The seat button whose own screen has gone: its player plays at the whole table from now on.
    "fetch": (_SEAT_FIELD, {}),
    # Real dice: `seat` is a seat button.
    "roll": (_SEAT_FIELD, {"dice": allow_null(define_list(define_integer(MAX_DICE)) | {"$comment": "right-dice"})}),
    "give": (_DIE_FIELD, {}),
    "put": (_DIE_FIELD | {"slot": define_integer(SLOTS)}, {"half_in": BOOLEAN}),
    "lift": (_DIE_FIELD, {"seat": allow_null(define_integer(SEATS))}),
    "say": ({"verb": define_enum(VERBS)}, {}),
    "finger": ({"slot": define_integer(SLOTS), "down": BOOLEAN}, {}),
    "room": ({"lux": define_integer(MAX_LUX + 1)}, {}),
    "noise": ({"lsb": define_integer(MAX_NOISE_LSB + 1)}, {}),
    "make": ({"of": define_enum(MAKES)}, {}),
    "plug": ({"in": BOOLEAN}, {}),
    "mute": ({"on": BOOLEAN}, {}),
    "speed": ({"x": define_enum(int(word) for word in _list_allowed("bot_speed"))}, {}),
    # `key` is that of the tab with which this browser had the seat before.
    "sit": (
        {"as": define_enum(("table", "onlooker", *range(SEATS)))},
        {"key": define_text(_MAX_KEY_LENGTH, "right-key")},
    ),
    "hints": ({"level": define_enum(_list_allowed("hints"))}, {}),
    # Whether the person at a seat button agrees to hints about the best move.
    "advice": ({"button": define_integer(SEATS), "answer": define_enum(ADVICE)}, {}),
    "children": ({"on": BOOLEAN}, {}),
    # A setting of the tray, with one of its values.
    "set": ({"name": define_enum(SHOWN), "value": define_text(_MAX_VALUE_LENGTH, "right-value")}, {}),
    "rename": ({"button": define_integer(SEATS), "name": _NAME}, {}),
    "resume": ({"item": _SAVED_ITEM}, {}),
    # A lesson: open that of a game; an answer to its question.
    "lesson": ({"game": define_text(_MAX_SCREEN_LENGTH, "right-lesson")}, {}),
    "choose": ({"item": define_text(_MAX_LINE_LENGTH, "right-answer")}, {}),
    "new": ({"players": define_list(_PLAYER) | {"$comment": "right-players"}}, _NEW_MATCH_FIELDS),
}


def build_requests() -> dict[str, Schema]:
    """Return the schema of each request by its name, for the games that are registered now."""
    game_field = {"game": define_enum(games.list_games())}
    requests = _REQUESTS | {"new": (_REQUESTS["new"][0], game_field | _NEW_MATCH_FIELDS)}
    return {name: _define_request(name, fields, optional) for name, (fields, optional) in requests.items()}


def build_document() -> JsonObject:
    """Return the schema of all messages: {version, requests, news}. `news` is that of the server's messages.

    A page whose version differs from the server's refuses its messages.
    """
    return _build_document(tuple(games.list_games()))


def get_version() -> str:
    """Return the version of the schema, which is its digest."""
    return build_document()["version"]


@cache
def _build_document(names: tuple[str, ...]) -> JsonObject:
    schema = {"requests": build_requests(), "news": NEWS}
    digest = hashlib.sha256(json.dumps(schema, sort_keys=True).encode()).hexdigest()
    return {"version": digest[:_VERSION_DIGITS]} | schema
