"""The parser of messages from browsers. It checks them against the schema, and by rules that no schema can express."""

import json
from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

import fastjsonschema

from simulator.json_values import JsonObject
from simulator.people.presses import format_alternatives
from simulator.texts import HostTexts, format_rule_error
from simulator.web.match_view import list_options
from simulator.web.schema import DRAFT, MAX_DICE, Schema, build_document
from tray24 import games
from tray24.games import get_game_class
from tray24.match.profile import NAME_LETTERS, normalize_name
from tray24.pins import SEATS
from tray24.rules.errors import RuleError

_MAX_SHOWN_LENGTH = 60
_say = HostTexts("messages")
_PLAYER_EXAMPLE = '{"button": 0, "bot": ""}'
_OPTIONS_EXAMPLE = '{"target": 500}'
LONGEST = 4096


class BadMessage(ValueError):
    """The error for an invalid message. Its text names the field, the value, and valid values, in one line."""


def check_request(message: JsonObject) -> str:
    """Return the name of the request in a message. Raise BadMessage if the message does not match the schema."""
    requests = build_document()["requests"]
    request = message.get("do")
    if not isinstance(request, str) or request not in requests:
        valid_values = format_alternatives([_format_value(name) for name in requests])
        raise (
            BadMessage(_say("missing", place="do", right=valid_values))
            if "do" not in message
            else make_value_error("do", request, valid_values)
        )
    try:
        _compile_check(request, tuple(games.list_games()))(message)
    except fastjsonschema.JsonSchemaValueException as error:
        raise _convert_error(error, message) from None
    for name in list_request_fields(request):
        if name not in message:
            valid_values = _describe_valid(requests[request]["properties"][name], message)
            raise BadMessage(_say("missing", place=name, right=valid_values))
    return request


def list_request_fields(request: str) -> list[str]:
    """Return the names of the required fields of a request, in the order of the schema."""
    return build_document()["requests"][request]["required"]


def make_value_error(path: str, value: object, valid_values: str) -> BadMessage:
    return BadMessage(_say("wrong", place=path, value=_format_value(value), right=valid_values))


def describe_valid_players(game: str) -> str:
    min_count, max_count = get_game_class(game).min_seats, min(SEATS, get_game_class(game).max_seats)
    return _say("right-players", fewest=min_count, most=max_count, example=_PLAYER_EXAMPLE)


@cache
def _compile_check(request: str, names: tuple[str, ...]) -> Callable[[object], object]:
    """Return a function that checks the values of a request's fields. It ignores missing fields, reported later.

    `names` are the registered games, on which the schema depends. They are only part of the cache's key.
    """
    schema = build_document()["requests"][request]
    return fastjsonschema.compile(
        {key: value for key, value in schema.items() if key != "required"} | {"$schema": DRAFT}, use_default=False
    )


def _convert_error(error: fastjsonschema.JsonSchemaValueException, message: JsonObject) -> BadMessage:
    path = _format_path(error.path[1:])
    if error.rule == "additionalProperties":
        extra_name = next(name for name in error.value if name not in error.definition["properties"])
        return BadMessage(_say("unknown", place=_format_path([*error.path[1:], extra_name])[:_MAX_SHOWN_LENGTH]))
    if error.rule == "required":
        name = next(name for name in error.rule_definition if name not in error.value)
        valid_values = _describe_valid(error.definition["properties"][name], message)
        return BadMessage(_say("missing", place=f"{path}.{name}", right=valid_values))
    return make_value_error(path, error.value, _describe_valid(error.definition, message))


def _format_path(path: Sequence[object]) -> str:
    """Return the path of a field in a message: "players[0].button"."""
    text = "".join(f"[{part}]" if str(part).isdigit() else f".{part}" for part in path)
    return text.removeprefix(".")


def _describe_valid(schema: Schema, message: JsonObject) -> str:
    """Return the text that describes the valid values of a field with this schema."""
    comment = schema.get("$comment")
    if comment == "right-players":
        game = message.get("game", "")
        return describe_valid_players(game if game in games.list_games() else games.list_games()[0])
    if comment == "right-options":
        return _say(comment, example=_OPTIONS_EXAMPLE)
    if comment:
        return _say(comment, letters=NAME_LETTERS, highest=MAX_DICE - 1, example=_PLAYER_EXAMPLE)
    if "enum" in schema:
        return format_alternatives([_format_value(value) for value in schema["enum"]])
    if schema["type"] == "boolean":
        return format_alternatives([_format_value(True), _format_value(False)])
    return _say("right-whole", highest=schema["maximum"])


def _format_value(value: object) -> str:
    text = json.dumps(value, ensure_ascii=True)
    return text if len(text) <= _MAX_SHOWN_LENGTH else text[: _MAX_SHOWN_LENGTH - 3] + "..."


def _parse_name(message: JsonObject, path: str = "name") -> str:
    value = message["name"]
    if normalize_name(value) != value.strip():
        raise make_value_error(path, value, _say("right-name", letters=NAME_LETTERS))
    return normalize_name(value)


def _parse_players(message: JsonObject, game: str) -> dict[int, str]:
    players = message["players"]
    min_count, max_count = get_game_class(game).min_seats, min(SEATS, get_game_class(game).max_seats)
    if not min_count <= len(players) <= max_count:
        raise make_value_error("players", players, describe_valid_players(game))
    found: dict[int, str] = {}
    for number, player in enumerate(players):
        button = player["button"]
        if button in found:
            raise BadMessage(_say("button-again", place=f"players[{number}]", button=button))
        found[button] = player["bot"]
    return dict(sorted(found.items()))


def _parse_options(message: JsonObject, game: str) -> dict[str, str]:
    known_options = {option.name: option for option in list_options(get_game_class(game))}
    found = {}
    for name, value in message.get("options", {}).items():
        if name not in known_options:
            if not known_options:
                raise BadMessage(_say("no-options", name=name[:_MAX_SHOWN_LENGTH], game=game))
            raise BadMessage(_say("no-option", name=name[:_MAX_SHOWN_LENGTH], names=", ".join(known_options)))
        if not isinstance(value, (str, int)):
            raise make_value_error(f"options.{name}", value, _say("right-option"))
        try:
            found[name] = str(known_options[name].parse(value))
        except RuleError as error:
            raise BadMessage(_say("bad-option", name=name, reason=format_rule_error(error))) from None
    return found


def _parse_new(message: JsonObject) -> tuple:
    game = message.get("game", games.list_games()[0])
    is_real = message.get("real", False)
    if is_real and not get_game_class(game).real:
        raise make_value_error("real", is_real, json.dumps(False))
    child_buttons = {player["button"] for player in message["players"] if player.get("young") and not player["bot"]}
    is_daily = message.get("day", False)
    bots = [player for player in message["players"] if player["bot"]]
    if is_daily and (is_real or bots or len(message["players"]) > 1 or not get_game_class(game).daily):
        raise BadMessage(_say("day-for-one"))
    names = {
        player["button"]: _parse_name(player, f"players[{number}].name")
        for number, player in enumerate(message["players"])
        if "name" in player
    }
    extras = {"names": names, "give_up": message.get("give_up", ""), "young": child_buttons, "day": is_daily}
    return (
        game,
        _parse_players(message, game),
        _parse_options(message, game),
        is_real,
        message.get("around", False),
        extras,
    )


# Request -> function from a valid message to its arguments. Those of other requests are their fields, in order.
_READERS: dict[str, Callable[[JsonObject], tuple]] = {
    "roll": lambda m: (m["seat"], m.get("dice")),
    "put": lambda m: (m["die"], m["slot"], m.get("half_in", False)),
    "lift": lambda m: (m["die"], m.get("seat")),
    "sit": lambda m: (m["as"], m.get("key", "")),
    "rename": lambda m: (m["button"], _parse_name(m)),
    "new": _parse_new,
}
_COMMON_FIELDS = ("do", "n", "epoch", "question")


class Message(NamedTuple):
    """A parsed request of a page: name, arguments in order, and number.

    `epoch` and `question` are the numbers of the state and of the tray's question that the page showed.
    """

    do: str
    arguments: tuple
    number: int | None = None
    epoch: int | None = None
    question: int | None = None


def parse_message(text: str) -> Message:
    """Parse the text of a browser's message. Raise BadMessage, which names the bad field and its valid values."""
    try:
        return _parse_object(_parse_json(text))
    except RecursionError:
        raise BadMessage(_say("too-deep")) from None


def _parse_object(message: object) -> Message:
    if not isinstance(message, dict):
        raise BadMessage(_say("no-object", value=json.dumps(message)[:_MAX_SHOWN_LENGTH], example='{"do": "undo"}'))
    request = check_request(message)
    fields = [name for name in list_request_fields(request) if name not in _COMMON_FIELDS]
    arguments = _READERS[request](message) if request in _READERS else tuple(message[name] for name in fields)
    return Message(request, arguments, message.get("n"), message.get("epoch"), message.get("question"))


def _parse_json(text: str) -> object:
    if len(text) > LONGEST:
        raise BadMessage(_say("too-long", length=len(text), most=LONGEST))
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise BadMessage(_say("no-json-at", number=error.pos + 1, fault=error.msg)) from None
    except ValueError as error:
        raise BadMessage(_say("no-json", fault=error)) from None
