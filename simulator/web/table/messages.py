"""The parser of messages from browsers, with checks against the schema and by rules that it cannot express."""

import json
from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

import fastjsonschema

from simulator.json_values import JsonObject
from simulator.people.fingers import either_words
from simulator.texts import HostTexts, refused_words
from simulator.web.schema import DRAFT, MOST_DICE, Schema, document
from simulator.web.view import options_of
from tray24 import games
from tray24.games import game_class
from tray24.match.profile import NAME_LETTERS, tidy_name
from tray24.pins import SEATS
from tray24.rules.errors import RuleError

_SHOWN = 60
_say = HostTexts("messages")
_PLAYER = '{"button": 0, "bot": ""}'
_OPTIONS = '{"target": 500}'
LONGEST = 4096


class BadMessage(ValueError):
    """An invalid message. The text names the field, its value, and valid values, in one line."""


def check_request(message: JsonObject) -> str:
    """Return the name of a message's request. Raise BadMessage if the message does not match the schema."""
    known = document()["requests"]
    do = message.get("do")
    if not isinstance(do, str) or do not in known:
        right = either_words([_shown(name) for name in known])
        raise BadMessage(_say("missing", place="do", right=right)) if "do" not in message else wrong("do", do, right)
    try:
        _checker(do, tuple(games.names()))(message)
    except fastjsonschema.JsonSchemaValueException as error:
        raise _bad(error, message) from None
    for name in request_fields(do):
        if name not in message:
            right = _right(known[do]["properties"][name], message)
            raise BadMessage(_say("missing", place=name, right=right))
    return do


def request_fields(do: str) -> list[str]:
    """Return the required fields of a request, in the order of the schema."""
    return document()["requests"][do]["required"]


def wrong(place: str, value: object, right: str) -> BadMessage:
    return BadMessage(_say("wrong", place=place, value=_shown(value), right=right))


def players_right(game: str) -> str:
    fewest, most = game_class(game).min_seats, min(SEATS, game_class(game).max_seats)
    return _say("right-players", fewest=fewest, most=most, example=_PLAYER)


@cache
def _checker(do: str, names: tuple[str, ...]) -> Callable[[object], object]:
    """Return a function that checks the values of a request. It ignores missing fields, which are reported later."""
    schema = document()["requests"][do]
    return fastjsonschema.compile(
        {key: value for key, value in schema.items() if key != "required"} | {"$schema": DRAFT}, use_default=False
    )


def _bad(error: fastjsonschema.JsonSchemaValueException, message: JsonObject) -> BadMessage:
    place = _place(error.path[1:])
    if error.rule == "additionalProperties":
        extra = next(name for name in error.value if name not in error.definition["properties"])
        return BadMessage(_say("unknown", place=_place([*error.path[1:], extra])[:_SHOWN]))
    if error.rule == "required":
        name = next(name for name in error.rule_definition if name not in error.value)
        right = _right(error.definition["properties"][name], message)
        return BadMessage(_say("missing", place=f"{place}.{name}", right=right))
    return wrong(place, error.value, _right(error.definition, message))


def _place(path: Sequence[object]) -> str:
    """Return the path of a field in a message: "players[0].button"."""
    words = "".join(f"[{part}]" if str(part).isdigit() else f".{part}" for part in path)
    return words.removeprefix(".")


def _right(schema: Schema, message: JsonObject) -> str:
    """Return the text that describes valid values of a field."""
    comment = schema.get("$comment")
    if comment == "right-players":
        game = message.get("game", "")
        return players_right(game if game in games.names() else games.names()[0])
    if comment == "right-options":
        return _say(comment, example=_OPTIONS)
    if comment:
        return _say(comment, letters=NAME_LETTERS, highest=MOST_DICE - 1, example=_PLAYER)
    if "enum" in schema:
        return either_words([_shown(value) for value in schema["enum"]])
    if schema["type"] == "boolean":
        return either_words([_shown(True), _shown(False)])
    return _say("right-whole", highest=schema["maximum"])


def _shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=True)
    return text if len(text) <= _SHOWN else text[: _SHOWN - 3] + "..."


def _name(message: JsonObject, place: str = "name") -> str:
    value = message["name"]
    if tidy_name(value) != value.strip():
        raise wrong(place, value, _say("right-name", letters=NAME_LETTERS))
    return tidy_name(value)


def _players(message: JsonObject, game: str) -> dict[int, str]:
    players = message["players"]
    fewest, most = game_class(game).min_seats, min(SEATS, game_class(game).max_seats)
    if not fewest <= len(players) <= most:
        raise wrong("players", players, players_right(game))
    found: dict[int, str] = {}
    for number, player in enumerate(players):
        button = player["button"]
        if button in found:
            raise BadMessage(_say("button-again", place=f"players[{number}]", button=button))
        found[button] = player["bot"]
    return dict(sorted(found.items()))


def _options(message: JsonObject, game: str) -> dict[str, str]:
    specs = {option.name: option for option in options_of(game_class(game))}
    found = {}
    for name, value in message.get("options", {}).items():
        if name not in specs:
            if not specs:
                raise BadMessage(_say("no-options", name=name[:_SHOWN], game=game))
            raise BadMessage(_say("no-option", name=name[:_SHOWN], names=", ".join(specs)))
        if not isinstance(value, (str, int)):
            raise wrong(f"options.{name}", value, _say("right-option"))
        try:
            found[name] = str(specs[name].parse(value))
        except RuleError as error:
            raise BadMessage(_say("bad-option", name=name, reason=refused_words(error))) from None
    return found


def _new(message: JsonObject) -> tuple:
    game = message.get("game", games.names()[0])
    real = message.get("real", False)
    if real and not game_class(game).real:
        raise wrong("real", real, json.dumps(False))
    young = {player["button"] for player in message["players"] if player.get("young") and not player["bot"]}
    day = message.get("day", False)
    bots = [player for player in message["players"] if player["bot"]]
    if day and (real or bots or len(message["players"]) > 1 or not game_class(game).daily):
        raise BadMessage(_say("day-for-one"))
    names = {
        player["button"]: _name(player, f"players[{number}].name")
        for number, player in enumerate(message["players"])
        if "name" in player
    }
    more = {"names": names, "give_up": message.get("give_up", ""), "young": young, "day": day}
    return game, _players(message, game), _options(message, game), real, message.get("around", False), more


# Request -> function from a valid message to its arguments. Those of other requests are their fields, in order.
_READERS: dict[str, Callable[[JsonObject], tuple]] = {
    "roll": lambda m: (m["seat"], m.get("dice")),
    "put": lambda m: (m["die"], m["slot"], m.get("half_in", False)),
    "lift": lambda m: (m["die"], m.get("seat")),
    "sit": lambda m: (m["as"], m.get("key", "")),
    "rename": lambda m: (m["button"], _name(m)),
    "new": _new,
}
_COMMON = ("do", "n", "epoch", "question")


class Message(NamedTuple):
    """A request of a page: its arguments in order, its number, and the epoch and the question that the page showed."""

    do: str
    arguments: tuple
    number: int | None = None
    epoch: int | None = None
    question: int | None = None


def parse_message(text: str) -> Message:
    """Parse the text of a message. Raise BadMessage with the field and its valid values."""
    try:
        return _read(_parse_json(text))
    except RecursionError:
        raise BadMessage(_say("too-deep")) from None


def _read(message: object) -> Message:
    if not isinstance(message, dict):
        raise BadMessage(_say("no-object", value=json.dumps(message)[:_SHOWN], example='{"do": "undo"}'))
    do = check_request(message)
    fields = [name for name in request_fields(do) if name not in _COMMON]
    arguments = _READERS[do](message) if do in _READERS else tuple(message[name] for name in fields)
    return Message(do, arguments, message.get("n"), message.get("epoch"), message.get("question"))


def _parse_json(text: str) -> object:
    if len(text) > LONGEST:
        raise BadMessage(_say("too-long", length=len(text), most=LONGEST))
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise BadMessage(_say("no-json-at", number=error.pos + 1, fault=error.msg)) from None
    except ValueError as error:
        raise BadMessage(_say("no-json", fault=error)) from None
