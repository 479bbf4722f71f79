"""The messages of the page: each has the name of a request in `do`, and the fields of that request."""

from simulator.tray.surfaces import MAKES
from simulator.web.schema.kinds import BOOLEAN, MARKS, OBJECT, Schema, list_of, maybe, one_of, record, text, whole
from simulator.web.table.tray_settings import SHOWN
from tray24 import games
from tray24.match.bots import NAMES, RANDOM
from tray24.pins import BLUE, BUTTONS, GREEN, RED, SEATS, SLOTS, YELLOW
from tray24.rules.moves import VERBS
from tray24.ui.menus.settings import ADVICE, setting

MOST_DICE = 24
MOST_LUX = 2000  # the limit for which the tray's sensors are made
MOST_NOISE_LSB = 20
_LONGEST_LINE = 40  # characters of a record's line without its seat
_LONGEST_VALUE = 8  # characters of a setting's value
_LONGEST_SCREEN = 16  # characters of a screen's name
_LONGEST_ITEM = 16  # a kept match is named by its file
_LONGEST_NAME = 40  # characters of a player's name before it is tidied
_LONGEST_KEY = 64
_NUMBERS = 1 << 31

_LINE = {"line": text(_LONGEST_LINE, "right-line")}
_SEAT = {"seat": whole(SEATS)}
_DIE = {"die": whole(MOST_DICE)}
_NAME: Schema = {"type": "string", "maxLength": _LONGEST_NAME, "$comment": "right-name"}
_PLAYER = record({"button": whole(SEATS), "bot": one_of(("", *NAMES, RANDOM))}, {"young": BOOLEAN, "name": _NAME}) | {
    "$comment": "right-player"
}
_KEPT = text(_LONGEST_ITEM, "right-kept")
# And the game: see `requests`. `give_up` is the kept match that gives its place, where too many are kept.
# With `around` the players are those of the match before, each at the next seat: their tabs follow.
# With `day` the dice are those of the host's date.
_NEW = {
    "options": OBJECT | {"$comment": "right-options"},
    "real": BOOLEAN,
    "give_up": _KEPT,
    "around": BOOLEAN,
    "day": BOOLEAN,
}


def _allowed(name: str) -> tuple[str, ...]:
    """Return the allowed values of a setting of the tray."""
    return tuple(setting(name).allowed or ())


def _request(do: str, fields: dict[str, Schema], optional: dict[str, Schema] | None = None) -> Schema:
    """Return the schema of a request.

    `n` is the message's number, `epoch` the state and `question` the question that the page showed.
    """
    common = dict.fromkeys(("n", "epoch", "question"), maybe(whole(_NUMBERS)))
    return record({"do": one_of((do,))} | fields, (optional or {}) | common)


# Name of a request -> its required fields, its optional fields.
_REQUESTS: dict[str, tuple[dict[str, Schema], dict[str, Schema]]] = {
    "button": ({"button": whole(BUTTONS), "down": BOOLEAN}, {}),
    "enter": (_LINE, {}),
    "uno": (_SEAT, {}),
    "catch": (_SEAT, {}),
    "undo": ({}, {}),
    "redo": ({}, {}),
    # The selection, with electronic dice: the die or tile that is lifted (null: none), the places of marked dice.
    "pick": ({"die": maybe(text(_LONGEST_LINE, "right-line"))}, {}),
    "mark": ({"places": list_of(whole(MARKS)) | {"$comment": "right-marks"}}, {}),
    # The sentence of the coach has been read.
    "read": ({}, {}),
    # A key as the answer to the screen that the browser shows.
    "answer": ({"screen": text(_LONGEST_SCREEN, "right-screen"), "button": one_of((RED, YELLOW, GREEN, BLUE))}, {}),
    # Real tiles: a line for a tile of the rack; the seat button whose rack the whole table may see.
    "lay": (_LINE, {}),
    "peek": (_SEAT, {}),
    # The seat button whose own screen has gone: she plays at the whole table from now on.
    "fetch": (_SEAT, {}),
    # Real dice: `seat` is a seat button.
    "rolloff": ({}, {}),
    "take": (_SEAT, {}),
    "roll": (_SEAT, {"dice": maybe(list_of(whole(MOST_DICE)) | {"$comment": "right-dice"})}),
    "give": (_DIE, {}),
    "judge": ({}, {}),
    "put": (_DIE | {"slot": whole(SLOTS)}, {"half_in": BOOLEAN}),
    "lift": (_DIE, {"seat": maybe(whole(SEATS))}),
    "tell_face": ({}, {}),
    "follow": ({}, {}),
    "done": ({}, {}),
    "say": ({"verb": one_of(VERBS)}, {}),
    "finger": ({"slot": whole(SLOTS), "down": BOOLEAN}, {}),
    "room": ({"lux": whole(MOST_LUX + 1)}, {}),
    "noise": ({"lsb": whole(MOST_NOISE_LSB + 1)}, {}),
    "make": ({"of": one_of(MAKES)}, {}),
    "plug": ({"in": BOOLEAN}, {}),
    "mute": ({"on": BOOLEAN}, {}),
    "speed": ({"x": one_of(int(word) for word in _allowed("bot_speed"))}, {}),
    # `key` is that of the tab with which this browser sat at the seat before.
    "sit": ({"as": one_of(("table", "onlooker", *range(SEATS)))}, {"key": text(_LONGEST_KEY, "right-key")}),
    "hints": ({"level": one_of(_allowed("hints"))}, {}),
    # Whether the person at a seat button agrees that players are told the best move.
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
    return {
        do: _request(do, needed, game | optional if do == "new" else optional)
        for do, (needed, optional) in _REQUESTS.items()
    }
