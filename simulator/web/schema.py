"""The schema of all messages between the page and its server: JSON Schema of draft 4, in which 1.0 is not an integer.

`requests` returns the schema of the page's messages, NEWS is that of the server's: a message of the server has any of
the parts, those that are new for a browser. `document` returns both with their version, which the page compares
(`js/connection.js`).

The content of a game's own table (`board`, and more in `said`) is defined by the game's `board` and its page; only the
types of these values are checked here.
"""

import hashlib
import json
from collections.abc import Iterable
from functools import cache

from simulator.json_values import JsonObject
from simulator.tray.optics import MAKES
from simulator.web.table.menus import SHOWN
from simulator.web.table.tab import SCREENS
from tray24 import games
from tray24.match.bots import NAMES, RANDOM
from tray24.match.thinking.characters import CHARACTERS
from tray24.pins import BLUE, BUTTONS, GREEN, RED, SEATS, SLOTS, YELLOW
from tray24.rules.moves import PHASES, VERBS
from tray24.ui.menus.settings import ADVICE, setting
from tray24.ui.toolkit.lights import KINDS

DRAFT = "http://json-schema.org/draft-04/schema#"
Schema = JsonObject

BOOLEAN: Schema = {"type": "boolean"}
TEXT: Schema = {"type": "string"}
INTEGER: Schema = {"type": "integer"}
OBJECT: Schema = {"type": "object"}
MARKS = 5  # dice that may be marked, by their places
_VERSION_DIGITS = 12


def whole(below: int, lowest: int = 0) -> Schema:
    return {"type": "integer", "minimum": lowest, "maximum": below - 1}


def text(longest: int, right: str) -> Schema:
    """Return the schema of a non-empty text. `right` is the key of the text that describes valid values."""
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
    return {"type": "array", "items": items}


def row_of(*items: Schema) -> Schema:
    """Return the schema of a list with a fixed number of items, each with its own schema."""
    return {"type": "array", "items": list(items), "minItems": len(items), "maxItems": len(items)}


def map_of(values: Schema) -> Schema:
    """Return the schema of an object with arbitrary keys."""
    return {"type": "object", "additionalProperties": values}


def record(fields: dict[str, Schema], optional: dict[str, Schema] | None = None) -> Schema:
    """Return the schema of an object with these fields and no others. A key is a name, or several joined by commas."""
    needed, more = (
        {name: schema for names, schema in each.items() for name in names.split(",")}
        for each in (fields, optional or {})
    )
    return {"type": "object", "properties": needed | more, "required": list(needed), "additionalProperties": False}


MOST_DICE = 24
MOST_LUX = 2000  # the limit for which the tray's sensors are made
MOST_NOISE_LSB = 20
_LONGEST_LINE = 40  # characters of a record's line without its seat
_LONGEST_VALUE = 8  # characters of a setting's value
_LONGEST_SCREEN = 16  # characters of a screen's name
_LONGEST_ITEM = 16  # an unfinished match is named by its file
_LONGEST_NAME = 40  # characters of a player's name before it is tidied
_LONGEST_KEY = 64
_NUMBERS = 1 << 31

_OF_LINE = {"line": text(_LONGEST_LINE, "right-line")}
_OF_SEAT = {"seat": whole(SEATS)}
_OF_DIE = {"die": whole(MOST_DICE)}
_NAME: Schema = {"type": "string", "maxLength": _LONGEST_NAME, "$comment": "right-name"}
_PLAYER = record({"button": whole(SEATS), "bot": one_of(("", *NAMES, RANDOM))}, {"young": BOOLEAN, "name": _NAME}) | {
    "$comment": "right-player"
}
_KEPT = text(_LONGEST_ITEM, "right-kept")
# And the game: see `requests`. `give_up` is the unfinished match to delete if too many are stored.
# With `around` the players are those of the match before, each at the next seat, with their tabs.
# With `day` the dice are those of the host's date.
_NEW = {"options": OBJECT | {"$comment": "right-options"}, "real,around,day": BOOLEAN, "give_up": _KEPT}
_MOST_THINGS = 120  # no game has more dice or tiles
_MOST_HZ = 20_000
_MOST_POINTS = 1000  # of a die or a tile
_ID = whole(_MOST_THINGS, -1)  # -1: hidden
_TEXTS = list_of(TEXT)
_TEXT_MAP = map_of(list_of(TEXT))
_SEAT = whole(SEATS)
_SLOT = whole(SLOTS)
_SLOTS = list_of(_SLOT)
_DIE = record({"id": _ID, "face": TEXT})
# A die or a tile. Alternatives (anyOf) would take milliseconds where most things are tiles.
_THING: Schema = record({"id": _ID}, {"face": TEXT, "tile": TEXT}) | {"minProperties": 2, "maxProperties": 2}

_CARD = record({"item": TEXT, "title": TEXT, "words": _TEXTS, "when_s": maybe(INTEGER)})
_UNFINISHED = record({"cards": list_of(_CARD), "full": BOOLEAN})
_MEASURING = record({"done": whole(SLOTS + 1), "of": whole(SLOTS + 1), "words": TEXT})
_TRAY = record(
    {
        "plugged": BOOLEAN,
        "kind": one_of(KINDS),
        "speed": whole(_MOST_THINGS),
        "hints,screen": TEXT,
        "sit": one_of(("table", "onlooker", *range(SEATS))),
    },
    # Missing for a followed tray, on which other people play.
    {"children,busy,muted": BOOLEAN, "asks,others": _TEXTS, "unfinished": _UNFINISHED, "measuring": maybe(_MEASURING)},
)
_FACES = record({character.name: list_of(INTEGER) for character in CHARACTERS})
_SEAT_SAID = record({"panel,hand,turn,points,uno,catch,rolls": TEXT, "you": BOOLEAN})
_SEAT_VIEW = record(
    {
        "seat,button": _SEAT,
        "name,bot,character": TEXT,
        "young,seen,next,mine": BOOLEAN,
        "dice": list_of(_THING),
        "score": INTEGER,
        "screen": one_of(("", *SCREENS)),
        "said": _SEAT_SAID,
    },
    {"advice": one_of(("", *ADVICE))},
)
_MATCH_SAID = record(
    {"score,field,refused,advice,headline,after": TEXT, "slots,buttons": _TEXTS, "fits": _TEXT_MAP}
) | {"additionalProperties": True}
_GRACE = record({"button": _SEAT, "left": whole(9), "ms": INTEGER})
_SETTING = record({"name,label,value": TEXT, "choices": list_of(row_of(TEXT, TEXT)), "builders": BOOLEAN})
_COACH = record({"seat": _SEAT, "place": TEXT, "words": TEXT})
_ROLL_OFF = record({"dice": list_of(row_of(_SEAT, TEXT)), "starts": _SEAT, "words": TEXT, "talk": TEXT})
_ANSWER = record({"item,name,label": TEXT, "marked,wrong": BOOLEAN})
_LESSON = record(
    {
        "game,title,head,stage,ask,words,rule,go,laid": TEXT,
        "slots": map_of(_DIE),
        "slots_said,ends,held": _TEXTS,
        "items": list_of(_ANSWER),
    }
)
_REFUSED = record({"line": TEXT, "rule": TEXT, "words": TEXT})
_ENDED = record({"points": map_of(whole(_MOST_POINTS)), "gains": list_of(INTEGER), "won": BOOLEAN, "words": TEXT})
_MATCH = record(
    {
        "game": TEXT,
        "hand": INTEGER,
        "options": map_of({"type": ["string", "integer"]}),
        "direction": one_of((1, -1)),
        "phase": one_of(PHASES),
        "turn,catch": maybe(_SEAT),
        "over,low,undo,redo,real": BOOLEAN,
        "winners,uno": list_of(_SEAT),
        "bag": whole(_MOST_THINGS),
        "starter": whole(SEATS, -1),
        "stakes": list_of(whole(_MOST_THINGS)),
        "moves": _TEXTS,
        "bluffs": map_of(TEXT),
        "seats": list_of(_SEAT_VIEW),
        "board": OBJECT,
        "refused": maybe(_REFUSED),
        "ended": maybe(_ENDED),
        "evening": list_of(_TEXTS),
        "day": maybe(record({"line": TEXT})),
        "said": _MATCH_SAID,
    },
    {"costs": map_of(TEXT), "hold": list_of(_SLOT)},
)
_REAL = record(
    {
        "set,kind,why,tells,guide": TEXT,
        "hands": map_of(list_of(_THING)),
        "slots": map_of(_DIE),
        "half_in,lift,way,masked": _SLOTS,
        "pouch": whole(_MOST_THINGS),
        "asks": whole(SEATS, -1),
        "slot,bad,last": whole(SLOTS, -1),
        "refused": maybe(record({"rule": TEXT, "words": TEXT})),
        "wanting,matched": list_of(INTEGER),
        "rolls": list_of(_SEAT),
        "rolls_left": INTEGER,
        "verbs,lines,slots_said": _TEXTS,
        "fits": map_of(_SLOTS),
        "put": map_of(TEXT),
        "takes,rolls_said": list_of(_TEXTS),
        "fits_said": _TEXT_MAP,
    },
    {"clears_up": BOOLEAN, "verdict": TEXT},
)
_OPTION = record(
    {
        "name,label,wrong": TEXT,
        "kind": one_of(("number", "switch", "choice")),
        "default": {"type": ["string", "integer"]},
        "choices": list_of(row_of(TEXT, TEXT)),
        "electronic": BOOLEAN,
    }
)
_GAME = record(
    {
        "name,title,in_short": TEXT,
        "seats": row_of(INTEGER, INTEGER),
        "real,lesson,daily,tiles,hides,hands": BOOLEAN,
        "bots": _TEXTS,
        "quick": list_of(record({"button": _SEAT, "bot": TEXT, "name": TEXT})),
        "options": list_of(_OPTION),
        "short,rules": list_of(row_of(TEXT, TEXT)),
        "help": list_of(row_of(TEXT, TEXT, _TEXTS)),
        "page": record({}, {"game,real,style": TEXT}),
    }
)
_LOG_ENTRY = record(
    {"n,hand,moves": INTEGER, "face": maybe(TEXT), "text,hand_said": TEXT},
    {"strong": TEXT, "rule": TEXT, "banner": TEXT, "seat": whole(SEATS, -1)},
)

NEWS = record(
    {},
    {
        # Outputs of the tray.
        "led": {"type": "string", "pattern": f"^([0-9a-f]{{{6 * SLOTS}}}){{1,2}}$"},  # with LEDs beside the slots two
        "lit": BOOLEAN,
        "display": {"type": "string", "pattern": "^[A-Za-z0-9+/]{1366}==$"},  # 1024 bytes
        "display_text,display_name": TEXT,
        "tone": whole(_MOST_HZ),
        "down": list_of(whole(BUTTONS)),
        "tray": _TRAY,
        # The match, and the real dice.
        "match": maybe(_MATCH),
        "real": maybe(_REAL),
        "coach": maybe(_COACH),
        "settings": list_of(_SETTING),
        "grace": maybe(_GRACE),
        "rolloff": maybe(_ROLL_OFF),
        "lesson": maybe(_LESSON),
        "epoch,question": INTEGER,
        "selected": record({"die": maybe(TEXT), "marks": list_of(whole(MARKS))}),
        "room": record({"lux,noise": INTEGER, "make": one_of(MAKES), "said": row_of(TEXT, TEXT)}),
        "log": list_of(_LOG_ENTRY),
        "log_reset": BOOLEAN,
        # The facts about games, in the first message (see `simulator.web.page_data`).
        "version,clicks": TEXT,
        "games": list_of(_GAME),
        "bots": list_of(row_of(TEXT, TEXT)),
        "names": _TEXTS,
        "faces": _FACES,
        "unnamed": list_of(_TEXTS),
        "key": TEXT,  # the secret of this browser, which shows that a request for a file comes from its tab
        # Answers to this browser; `rule` is the number of the rule by which something is refused.
        "answered": list_of(INTEGER),
        "error,rule,note": TEXT,
    },
)


def _allowed(name: str) -> tuple[str, ...]:
    return tuple(setting(name).allowed or ())


def _request(do: str, fields: dict[str, Schema], optional: dict[str, Schema]) -> Schema:
    """Return the schema of a request. `n` is its number, `epoch` and `question` are those that the page showed."""
    return record({"do": one_of((do,))} | fields, optional | {"n,epoch,question": maybe(whole(_NUMBERS))})


# Name of a request -> its required fields, its optional fields.
_REQUESTS: dict[str, tuple[dict[str, Schema], dict[str, Schema]]] = {
    "button": ({"button": whole(BUTTONS), "down": BOOLEAN}, {}),
    "enter": (_OF_LINE, {}),
    **dict.fromkeys(("uno", "catch", "take"), (_OF_SEAT, {})),
    # `rolloff`, `judge`, `tell_face`, `follow` and `done` are about real dice; `read` says that a tip has been read.
    **dict.fromkeys(("undo", "redo", "read", "rolloff", "judge", "tell_face", "follow", "done"), ({}, {})),
    # The selection, with electronic dice: the die or tile that is lifted (null: none), the places of marked dice.
    "pick": ({"die": maybe(text(_LONGEST_LINE, "right-line"))}, {}),
    "mark": ({"places": list_of(whole(MARKS)) | {"$comment": "right-marks"}}, {}),
    # A key as the answer to the screen that the browser shows.
    "answer": ({"screen": text(_LONGEST_SCREEN, "right-screen"), "button": one_of((RED, YELLOW, GREEN, BLUE))}, {}),
    # Real tiles: a line for a tile of the rack; the seat button whose rack the whole table may see.
    "lay": (_OF_LINE, {}),
    "peek": (_OF_SEAT, {}),
    # The seat button whose own screen has gone: its player plays at the whole table from now on.
    "fetch": (_OF_SEAT, {}),
    # Real dice: `seat` is a seat button.
    "roll": (_OF_SEAT, {"dice": maybe(list_of(whole(MOST_DICE)) | {"$comment": "right-dice"})}),
    "give": (_OF_DIE, {}),
    "put": (_OF_DIE | {"slot": whole(SLOTS)}, {"half_in": BOOLEAN}),
    "lift": (_OF_DIE, {"seat": maybe(whole(SEATS))}),
    "say": ({"verb": one_of(VERBS)}, {}),
    "finger": ({"slot": whole(SLOTS), "down": BOOLEAN}, {}),
    "room": ({"lux": whole(MOST_LUX + 1)}, {}),
    "noise": ({"lsb": whole(MOST_NOISE_LSB + 1)}, {}),
    "make": ({"of": one_of(MAKES)}, {}),
    "plug": ({"in": BOOLEAN}, {}),
    "mute": ({"on": BOOLEAN}, {}),
    "speed": ({"x": one_of(int(word) for word in _allowed("bot_speed"))}, {}),
    # `key` is that of the tab with which this browser had the seat before.
    "sit": ({"as": one_of(("table", "onlooker", *range(SEATS)))}, {"key": text(_LONGEST_KEY, "right-key")}),
    "hints": ({"level": one_of(_allowed("hints"))}, {}),
    # Whether the person at a seat button agrees to hints about the best move.
    "advice": ({"button": whole(SEATS), "answer": one_of(ADVICE)}, {}),
    "children": ({"on": BOOLEAN}, {}),
    # A setting of the tray, with one of its values.
    "set": ({"name": one_of(SHOWN), "value": text(_LONGEST_VALUE, "right-value")}, {}),
    "rename": ({"button": whole(SEATS), "name": _NAME}, {}),
    "resume": ({"item": _KEPT}, {}),
    # A lesson: open that of a game; an answer to its question.
    "lesson": ({"game": text(_LONGEST_SCREEN, "right-lesson")}, {}),
    "choose": ({"item": text(_LONGEST_LINE, "right-answer")}, {}),
    "new": ({"players": list_of(_PLAYER) | {"$comment": "right-players"}}, _NEW),
}


def requests() -> dict[str, Schema]:
    """Return the schema of each request by its name, for the games that are registered now."""
    game = {"game": one_of(games.names())}
    more = _REQUESTS | {"new": (_REQUESTS["new"][0], game | _NEW)}
    return {do: _request(do, needed, optional) for do, (needed, optional) in more.items()}


def document() -> JsonObject:
    """Return {version, requests, news}. A page with another version was loaded from another server."""
    return _document(tuple(games.names()))


def version() -> str:
    """Return the version of the schema, which is its digest."""
    return document()["version"]


@cache
def _document(names: tuple[str, ...]) -> JsonObject:
    schema = {"requests": requests(), "news": NEWS}
    digest = hashlib.sha256(json.dumps(schema, sort_keys=True).encode()).hexdigest()
    return {"version": digest[:_VERSION_DIGITS]} | schema
