"""Parse messages of browsers and check them field by field. An error names the field and what would be right."""

import json
from typing import Any

from simulator.json_values import JsonObject
from simulator.people.intents import either_words
from simulator.texts import HostTexts, refusal
from tray24 import games
from tray24.games import game_class
from tray24.match.bots import NAMES as BOTS
from tray24.pins import BLUE, BUTTONS, GREEN, RED, SEATS, SLOTS, YELLOW
from tray24.rules.errors import RuleError
from tray24.rules.moves import VERBS
from tray24.ui.menus.settings import NAME_LETTERS, setting, tidy_name

LONGEST = 4096
_LONGEST_LINE = 40  # characters of a record's line without its seat
_LONGEST_SCREEN = 16  # characters of a screen's name
_MOST_DICE = 24
MOST_LUX = 2000  # the limit for which the tray's sensors are made
MOST_NOISE_LSB = 20
_NUMBERS = 1 << 31
_SHOWN = 60
_SPEED_WORDS: tuple[str, ...] = setting("bot_speed").allowed
_SPEEDS = tuple(int(word) for word in _SPEED_WORDS)
_HINT_LEVELS: tuple[str, ...] = setting("hints").allowed
_PLAYER = '{"button": 0, "bot": ""}'
_say = HostTexts("messages")


class BadMessage(ValueError):
    """An invalid message. Its text names in one line the field, its value, and what would be right."""


def _shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=True)
    return text if len(text) <= _SHOWN else text[: _SHOWN - 3] + "..."


def _wrong(place: str, value: object, right: str) -> BadMessage:
    return BadMessage(_say("wrong", place=place, value=_shown(value), right=right))


def _field(message: JsonObject, name: str, right: str, place: str = "") -> Any:
    if name not in message:
        raise BadMessage(_say("missing", place=f"{place}{name}", right=right))
    return message[name]


def _whole(message: JsonObject, name: str, below: int, place: str = "") -> int:
    right = _say("right-whole", highest=below - 1)
    value = _field(message, name, right, place)
    if type(value) is not int or not 0 <= value < below:
        raise _wrong(f"{place}{name}", value, right)
    return value


def _one_of(message: JsonObject, name: str, allowed: tuple, place: str = "") -> Any:
    right = either_words([_shown(word) for word in allowed])
    value = _field(message, name, right, place)
    if value not in allowed or type(value) not in {type(word) for word in allowed}:
        raise _wrong(f"{place}{name}", value, right)
    return value


def _line(message: JsonObject) -> str:
    right = _say("right-line")
    value = _field(message, "line", right)
    if not isinstance(value, str) or not value or len(value) > _LONGEST_LINE:
        raise _wrong("line", value, right)
    return value


def _screen(message: JsonObject) -> str:
    right = _say("right-screen")
    value = _field(message, "screen", right)
    if not isinstance(value, str) or not 0 < len(value) <= _LONGEST_SCREEN:
        raise _wrong("screen", value, right)
    return value


def _name(message: JsonObject) -> str:
    right = _say("right-name", letters=NAME_LETTERS)
    value = _field(message, "name", right)
    if not isinstance(value, str) or tidy_name(value) != value.strip():
        raise _wrong("name", value, right)
    return tidy_name(value)


def _players(message: JsonObject, game: str) -> dict[int, str]:
    fewest, most = game_class(game).min_seats, min(SEATS, game_class(game).max_seats)
    right = _say("right-players", fewest=fewest, most=most, example=_PLAYER)
    value = _field(message, "players", right)
    if not isinstance(value, list) or not fewest <= len(value) <= most:
        raise _wrong("players", value, right)
    found: dict[int, str] = {}
    for number, player in enumerate(value):
        place = f"players[{number}]"
        if not isinstance(player, dict):
            raise _wrong(place, player, _say("right-player", example=_PLAYER))
        button = _whole(player, "button", SEATS, place + ".")
        if button in found:
            raise BadMessage(_say("button-again", place=place, button=button))
        found[button] = _one_of(player, "bot", ("", *BOTS), place + ".")
    return dict(sorted(found.items()))


def _options(message: JsonObject, game: str) -> dict[str, str]:
    given = message.get("options", {})
    specs = {option.name: option for option in game_class(game).OPTIONS}
    if not isinstance(given, dict):
        raise _wrong("options", given, _say("right-options", example='{"target": 500}'))
    found = {}
    for name, value in given.items():
        if name not in specs:
            if not specs:
                raise BadMessage(_say("no-options", name=name[:_SHOWN], game=game))
            raise BadMessage(_say("no-option", name=name[:_SHOWN], names=", ".join(specs)))
        if not isinstance(value, (str, int)):
            raise _wrong(f"options.{name}", value, _say("right-option"))
        try:
            found[name] = str(specs[name].parse(value))
        except RuleError as error:
            raise BadMessage(_say("bad-option", name=name, reason=refusal(error))) from None
    return found


def _new(message: JsonObject) -> tuple:
    game = _one_of(message, "game", games.names()) if "game" in message else games.names()[0]
    real = (
        _one_of(message, "real", (True, False) if game_class(game).real else (False,)) if "real" in message else False
    )
    return game, _players(message, game), _options(message, game), real


def _to_seat(message: JsonObject) -> int | None:
    """Return a seat button, or None for the pouch."""
    return None if message.get("seat") is None else _whole(message, "seat", SEATS)


def _dice(message: JsonObject) -> list[int] | None:
    """Return the ids of some dice, or None for all dice of a seat."""
    value, right = message.get("dice"), _say("right-dice", highest=_MOST_DICE - 1)
    if value is None:
        return None
    if not isinstance(value, list) or not all(type(die) is int and 0 <= die < _MOST_DICE for die in value):
        raise _wrong("dice", value, right)
    return value


def _number(message: JsonObject, key: str) -> int | None:
    return None if message.get(key) is None else _whole(message, key, _NUMBERS)


def _sit(message: JsonObject) -> str | int:
    return _one_of(message, "as", ("table", "onlooker", *range(SEATS)))


# Intent -> a function that returns its arguments.
_READERS: JsonObject = {
    "button": lambda m: (_whole(m, "button", BUTTONS), _one_of(m, "down", (True, False))),
    "enter": lambda m: (_line(m),),
    "uno": lambda m: (_whole(m, "seat", SEATS),),
    "catch": lambda m: (_whole(m, "seat", SEATS),),
    "undo": lambda m: (),
    # A key as the answer to the screen that the browser shows.
    "answer": lambda m: (_screen(m), _one_of(m, "button", (RED, YELLOW, GREEN, BLUE))),
    # Real tiles: a line for a tile of the rack; the seat button whose rack the whole table may see.
    "lay": lambda m: (_line(m),),
    "peek": lambda m: (_whole(m, "seat", SEATS),),
    # Real dice: `seat` is a seat button.
    "rolloff": lambda m: (),
    "take": lambda m: (_whole(m, "seat", SEATS),),
    "roll": lambda m: (_whole(m, "seat", SEATS), _dice(m)),
    "give": lambda m: (_whole(m, "die", _MOST_DICE),),
    "judge": lambda m: (),
    "put": lambda m: (_whole(m, "die", _MOST_DICE), _whole(m, "slot", SLOTS), m.get("half_in") is True),
    "lift": lambda m: (_whole(m, "die", _MOST_DICE), _to_seat(m)),
    "tell_face": lambda m: (),
    "follow": lambda m: (),
    "done": lambda m: (),
    "say": lambda m: (_one_of(m, "verb", VERBS),),
    "finger": lambda m: (_whole(m, "slot", SLOTS), _one_of(m, "down", (True, False))),
    "room": lambda m: (_whole(m, "lux", MOST_LUX + 1),),
    "noise": lambda m: (_whole(m, "lsb", MOST_NOISE_LSB + 1),),
    "plug": lambda m: (_one_of(m, "in", (True, False)),),
    "mute": lambda m: (_one_of(m, "on", (True, False)),),
    "speed": lambda m: (_one_of(m, "x", _SPEEDS),),
    "sit": lambda m: (_sit(m),),
    "hints": lambda m: (_one_of(m, "level", _HINT_LEVELS),),
    "children": lambda m: (_one_of(m, "on", (True, False)),),
    "rename": lambda m: (_whole(m, "button", SEATS), _name(m)),
    "new": _new,
}


def parse_message(text: str) -> tuple[str, tuple, int | None, int | None]:
    """Return (intent, its checked arguments in order, the message's number or None, its epoch or None).

    Raise BadMessage with the field and what would be right.
    """
    if len(text) > LONGEST:
        raise BadMessage(_say("too-long", length=len(text), most=LONGEST))
    try:
        message = json.loads(text)
    except (ValueError, RecursionError) as error:
        if isinstance(error, json.JSONDecodeError):
            raise BadMessage(_say("no-json-at", number=error.pos + 1, fault=error.msg)) from None
        raise BadMessage(_say("no-json", fault=error)) from None
    if not isinstance(message, dict):
        raise BadMessage(_say("no-object", value=_shown(message), example='{"do": "undo"}'))
    do = _one_of(message, "do", tuple(_READERS))
    return do, _READERS[do](message), _number(message, "n"), _number(message, "epoch")
