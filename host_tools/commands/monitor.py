"""The command `monitor`: show the tray's match live in the terminal, or print a line for each event into a pipe."""

import argparse
import json
import sys
import time
from typing import TextIO

from host_tools import optional
from host_tools.link import connection, ports
from host_tools.link.replication import Follower, News
from host_tools.terminal import console
from host_tools.terminal.console import get_game_title
from simulator.texts import HostTexts

say = HostTexts("monitor")

_STEP_S = 0.1
_FIELDS = {"here": "tray", "gone": "reason", "match": "game", "line": "text", "screen": "name"}
_EVENT_NAMES = {"here": "connected", "gone": "disconnected"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    ports.add_port_argument(parser)
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(arguments: argparse.Namespace) -> int:
    connection.open_link(arguments.port).close()  # report a port that cannot be opened at once, instead of retrying
    follower = Follower(lambda: connection.open_link(arguments.port))
    try:
        if arguments.json or not sys.stdout.isatty():
            console.print_message(say("waiting"))
            print_events(follower, sys.stdout, arguments.json)
        else:
            watch_match(follower)
    finally:
        follower.close()
    return 0


def print_events(follower: Follower, out: TextIO, as_json: bool, steps: int = -1) -> None:
    """Print a line for each event of the tray, for `steps` steps of 0.1 s, or until Ctrl-C if `steps` is -1."""
    while steps:
        steps -= 1
        for news in follower.step(_STEP_S):
            if line := event_to_json(follower, news) if as_json else format_event(news):
                print(line, file=out, flush=True)
        _pause(follower)


def format_event(news: News) -> str:
    """Return the event in words, or "" when there is nothing to print."""
    kind, text = news
    if kind == "match":
        return say("playing", game=get_game_title(text)) if text else say("idle")
    if kind == "here":
        return say("connected", board=text)
    return "" if kind == "screen" else text


def event_to_json(follower: Follower, news: News) -> str:
    """Return the event as a JSON object. If the match has changed, include the scores."""
    kind, text = news
    event: dict[str, object] = {"event": _EVENT_NAMES.get(kind, kind), _FIELDS[kind]: text}
    match = follower.replica.match
    if kind in ("match", "line") and match:
        game = match.game
        event |= {"turn": game.turn if game.turn >= 0 else None, "scores": list(game.scores), "over": game.over}
    if kind == "match" and match:
        seats = match.profile.seats
        event["seats"] = [{"button": seat.button, "name": seat.name, "bot": seat.bot or None} for seat in seats]
    return json.dumps(event, ensure_ascii=False)


def watch_match(follower: Follower) -> None:
    """Draw the match until Ctrl-C."""

    def step() -> None:
        follower.step(_STEP_S)
        _pause(follower)

    optional.load("host_tools.terminal.drawing").show_live(follower.replica, step)


def _pause(follower: Follower) -> None:
    """Pause for a moment while there is no tray, because steps of the follower then return at once."""
    if follower.replica.trouble:
        time.sleep(_STEP_S)
