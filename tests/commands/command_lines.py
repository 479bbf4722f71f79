"""All commands of ./tray24 and their options, taken from the parsers of their command lines."""

import argparse
import functools

from host_tools import cli


@functools.cache
def list_options():
    """Return {command: {option: whether its value is a tray's port}} for all commands.

    A command with operations, such as `records pull`, has an entry for each operation.
    """
    found = {}
    for command in cli.COMMANDS:
        found.update(list_parser_options(find_operations(cli.make_parser([command]))[command], command))
    return found


def list_parser_options(parser, name):
    if below := find_operations(parser):
        found = {}
        for operation, each in below.items():
            found.update(list_parser_options(each, f"{name} {operation}"))
        return found
    named = [action for action in parser._actions if action.option_strings and action.dest != "help"]
    return {name: {action.option_strings[-1]: is_tray_port(action) for action in named}}


def find_operations(parser):
    chosen = [action.choices for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    return chosen[0] if chosen else {}


def is_tray_port(action):
    """Return whether a parser's option names the serial port of a tray.

    An option for a TCP port has the same name, but its value is a number.
    """
    return "--port" in action.option_strings and action.type is None
