"""Checks of messages against the schema, with an error of one line about the first fault."""

import json
from collections.abc import Callable, Sequence
from functools import cache

import fastjsonschema

from simulator.json_values import JsonObject
from simulator.people.intents import either_words
from simulator.texts import HostTexts
from simulator.web.schema.document import document
from simulator.web.schema.kinds import DRAFT, Schema
from simulator.web.schema.news import NEWS
from simulator.web.schema.requests import MOST_DICE
from tray24 import games
from tray24.games import game_class
from tray24.match.profile import NAME_LETTERS
from tray24.pins import SEATS

_SHOWN = 60
_say = HostTexts("messages")
_PLAYER = '{"button": 0, "bot": ""}'
_OPTIONS = '{"target": 500}'


class BadMessage(ValueError):
    """An invalid message. Its text names in one line the field, its value, and what would be right."""


def check_request(message: JsonObject) -> str:
    """Return the name of a message's request. Raise BadMessage when the message does not fit the schema."""
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


def check_news(news: JsonObject) -> None:
    """Check a message of the server. Raise BadMessage when it does not fit the schema."""
    try:
        _news_checker()(news)
    except fastjsonschema.JsonSchemaValueException as error:
        raise BadMessage(str(error)) from None


def wrong(place: str, value: object, right: str) -> BadMessage:
    """Return the error of a field with a wrong value."""
    return BadMessage(_say("wrong", place=place, value=_shown(value), right=right))


def players_right(game: str) -> str:
    """Return the words for a valid list of players of a game."""
    fewest, most = game_class(game).min_seats, min(SEATS, game_class(game).max_seats)
    return _say("right-players", fewest=fewest, most=most, example=_PLAYER)


@cache
def _checker(do: str, names: tuple[str, ...]) -> Callable[[object], object]:
    """Return the check of a request's values. Missing fields are reported after wrong values."""
    schema = document()["requests"][do]
    return _compile({key: value for key, value in schema.items() if key != "required"})


@cache
def _news_checker() -> Callable[[object], object]:
    return _compile(NEWS)


def _compile(schema: Schema) -> Callable[[object], object]:
    return fastjsonschema.compile(schema | {"$schema": DRAFT}, use_default=False)


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
    """Return the words for valid values of a field."""
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
