"""The options that choose among the archived matches; several commands share them."""

import argparse
from datetime import date

from simulator.texts import HostTexts
from tray24 import games

say = HostTexts("archive")


def none_found(is_any_kept: bool) -> str:
    """Return the message for a command that finds no match; it says what to do."""
    return say("none-chosen") if is_any_kept else say("none-kept")


def add_filters(parser: argparse.ArgumentParser) -> None:
    """Add the options `game` (a name or None) and `since` (a date or None)."""
    parser.add_argument("--game", choices=games.names(), help=say("help-game"))
    parser.add_argument("--since", type=day, metavar="DAY", help=say("help-since"))


def day(text: str) -> date:
    """Parse an option's value as a day."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(say("no-day", text=text)) from None
