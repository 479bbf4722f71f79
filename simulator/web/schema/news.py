"""The messages of the server: each holds the parts that are new for a browser, in any number.

The content of a game's own table (`board`, and more in `said`) is a matter of the game's `board` and its page; only the
kinds of its values are checked here.
"""

from simulator.tray.surfaces import MAKES
from simulator.web.schema.kinds import (
    BOOLEAN,
    INTEGER,
    MARKS,
    OBJECT,
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
from simulator.web.table.own_screens import SCREENS
from tray24.match.thinking.characters import CHARACTERS
from tray24.pins import BUTTONS, SEATS, SLOTS
from tray24.rules.moves import PHASES
from tray24.ui.menus.settings import ADVICE
from tray24.ui.toolkit.lights import KINDS

_MOST_THINGS = 120  # no game has more dice or tiles
_MOST_HZ = 20_000
_MOST_POINTS = 1000  # of a die or a tile
_DISPLAY = "^[A-Za-z0-9+/]{1366}==$"  # 1024 bytes
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
        "hints": TEXT,
        "screen": TEXT,
        "sit": one_of(("table", "onlooker", *range(SEATS))),
    },
    # Missing for a tray on which somebody else plays.
    {
        "children": BOOLEAN,
        "busy": BOOLEAN,
        "asks": _TEXTS,
        "unfinished": _UNFINISHED,
        "measuring": maybe(_MEASURING),
        "muted": BOOLEAN,
        "others": _TEXTS,
    },
)
_FACES = record({character.name: list_of(INTEGER) for character in CHARACTERS})
_SEAT_SAID = record(
    dict.fromkeys(("panel", "hand", "turn", "points", "uno", "catch", "rolls"), TEXT) | {"you": BOOLEAN}
)
_SEAT_VIEW = record(
    {
        "seat": _SEAT,
        "button": _SEAT,
        "name": TEXT,
        "bot": TEXT,
        "young": BOOLEAN,
        "character": TEXT,
        "dice": list_of(_THING),
        "seen": BOOLEAN,
        "score": INTEGER,
        "next": BOOLEAN,
        "mine": BOOLEAN,
        "screen": one_of(("", *SCREENS)),
        "said": _SEAT_SAID,
    },
    {"advice": one_of(("", *ADVICE))},
)
_MATCH_SAID = record(
    {
        "score": TEXT,
        "field": TEXT,
        "slots": _TEXTS,
        "buttons": _TEXTS,
        "fits": _TEXT_MAP,
        "refused": TEXT,
        "advice": TEXT,
        "headline": TEXT,
        "after": TEXT,
    }
) | {"additionalProperties": True}
_GRACE = record({"button": _SEAT, "left": whole(9), "ms": INTEGER})
_SETTING = record(
    {"name": TEXT, "label": TEXT, "value": TEXT, "choices": list_of(row_of(TEXT, TEXT)), "builders": BOOLEAN}
)
_COACH = record({"seat": _SEAT, "place": TEXT, "words": TEXT})
_ROLL_OFF = record({"dice": list_of(row_of(_SEAT, TEXT)), "starts": _SEAT, "words": TEXT, "talk": TEXT})
_ANSWER = record({"item": TEXT, "name": TEXT, "label": TEXT, "marked": BOOLEAN, "wrong": BOOLEAN})
_LESSON = record(
    dict.fromkeys(("game", "title", "head", "stage", "ask", "words", "rule", "go", "laid"), TEXT)
    | {"slots": map_of(_DIE), "slots_said": _TEXTS, "ends": _TEXTS, "held": _TEXTS, "items": list_of(_ANSWER)}
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
        "turn": maybe(_SEAT),
        "over": BOOLEAN,
        "winners": list_of(_SEAT),
        "low": BOOLEAN,
        "bag": whole(_MOST_THINGS),
        "starter": whole(SEATS, -1),
        "uno": list_of(_SEAT),
        "catch": maybe(_SEAT),
        "stakes": list_of(whole(_MOST_THINGS)),
        "undo": BOOLEAN,
        "redo": BOOLEAN,
        "moves": _TEXTS,
        "bluffs": map_of(TEXT),
        "seats": list_of(_SEAT_VIEW),
        "board": OBJECT,
        "refused": maybe(_REFUSED),
        "real": BOOLEAN,
        "ended": maybe(_ENDED),
        "evening": list_of(_TEXTS),
        "day": maybe(record({"line": TEXT})),
        "said": _MATCH_SAID,
    },
    {"costs": map_of(TEXT), "hold": list_of(_SLOT)},
)
_REAL = record(
    {
        "set": TEXT,
        "hands": map_of(list_of(_THING)),
        "slots": map_of(_DIE),
        "half_in": _SLOTS,
        "pouch": whole(_MOST_THINGS),
        "kind": TEXT,
        "asks": whole(SEATS, -1),
        "slot": whole(SLOTS, -1),
        "bad": whole(SLOTS, -1),
        "why": TEXT,
        "refused": maybe(record({"rule": TEXT, "words": TEXT})),
        "tells": TEXT,
        "wanting": list_of(INTEGER),
        "rolls": list_of(_SEAT),
        "rolls_left": INTEGER,
        "verbs": _TEXTS,
        "fits": map_of(_SLOTS),
        "lift": _SLOTS,
        "put": map_of(TEXT),
        "last": whole(SLOTS, -1),
        "way": _SLOTS,
        "lines": _TEXTS,
        "matched": list_of(INTEGER),
        "masked": _SLOTS,
        "takes": list_of(_TEXTS),
        "rolls_said": list_of(_TEXTS),
        "slots_said": _TEXTS,
        "fits_said": _TEXT_MAP,
        "guide": TEXT,
    },
    {"clears_up": BOOLEAN, "verdict": TEXT},
)
_OPTION = record(
    {
        "name": TEXT,
        "kind": one_of(("number", "switch", "choice")),
        "default": {"type": ["string", "integer"]},
        "label": TEXT,
        "choices": list_of(row_of(TEXT, TEXT)),
        "electronic": BOOLEAN,
        "wrong": TEXT,
    }
)
_GAME = record(
    {
        "name": TEXT,
        "title": TEXT,
        "in_short": TEXT,
        "seats": row_of(INTEGER, INTEGER),
        "real": BOOLEAN,
        "lesson": BOOLEAN,
        "daily": BOOLEAN,
        "tiles": BOOLEAN,
        "hides": BOOLEAN,
        "hands": BOOLEAN,
        "bots": _TEXTS,
        "quick": list_of(record({"button": _SEAT, "bot": TEXT, "name": TEXT})),
        "options": list_of(_OPTION),
        "short": list_of(row_of(TEXT, TEXT)),
        "help": list_of(row_of(TEXT, TEXT, _TEXTS)),
        "page": record({}, dict.fromkeys(("game", "real", "style"), TEXT)),
        "rules": list_of(row_of(TEXT, TEXT)),
    }
)
_LOG_ENTRY = record(
    {"n": INTEGER, "face": maybe(TEXT), "text": TEXT, "hand": INTEGER, "hand_said": TEXT, "moves": INTEGER},
    {"strong": TEXT, "rule": TEXT, "banner": TEXT, "seat": whole(SEATS, -1)},
)

NEWS = record(
    {},
    {
        # The outputs of the tray.
        "led": {"type": "string", "pattern": f"^([0-9a-f]{{{6 * SLOTS}}}){{1,2}}$"},  # with LEDs beside the slots two
        "lit": BOOLEAN,
        "display": {"type": "string", "pattern": _DISPLAY},
        "display_text": TEXT,
        "display_name": TEXT,
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
        "epoch": INTEGER,
        "question": INTEGER,
        "selected": record({"die": maybe(TEXT), "marks": list_of(whole(MARKS))}),
        "room": record({"lux": INTEGER, "noise": INTEGER, "make": one_of(MAKES), "said": row_of(TEXT, TEXT)}),
        "log": list_of(_LOG_ENTRY),
        "log_reset": BOOLEAN,
        # The facts about games, in the first message (see `simulator.web.catalog`).
        "version": TEXT,
        "games": list_of(_GAME),
        "bots": list_of(row_of(TEXT, TEXT)),
        "names": _TEXTS,
        "faces": _FACES,
        "unnamed": list_of(_TEXTS),
        "clicks": TEXT,
        # The secret of this browser, which shows that a request for a file comes from its tab.
        "key": TEXT,
        # Answers to this browser.
        "answered": list_of(INTEGER),
        "error": TEXT,
        "rule": TEXT,  # the number of the rule by which something is refused
        "note": TEXT,
    },
)
