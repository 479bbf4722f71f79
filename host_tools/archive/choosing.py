"""Which of the kept matches a command is about: options that several commands have."""

import argparse
from datetime import date

from tray24 import games

NONE_KEPT = "no match is kept yet: './tray24 records pull' fetches those of a tray, 'records import' the simulator's"
NONE_CHOSEN = "no such match is kept: './tray24 records list' lists all"


def add_filters(parser: argparse.ArgumentParser) -> None:
    """`game`, a name or None, and `since`, a date or None."""
    parser.add_argument("--game", choices=games.names(), help="only matches of this game")
    parser.add_argument("--since", type=day, metavar="DAY", help="only matches of this day (YYYY-MM-DD) or later")


def day(text: str) -> date:
    """The type of an option that names a day."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is no day: write YYYY-MM-DD") from None
