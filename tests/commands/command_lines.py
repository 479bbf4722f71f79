"""All commands of ./tray24 and their options, taken from the parsers of their command lines."""

import argparse
import functools

from host_tools import cli


@functools.cache
def list_options():
    """Return {command: {option: whether its value is a tray's port}} for all commands.

    A command with operations, such as `records pull`, has an entry for each operation.
    """
    options = {}
    for command in cli.COMMANDS:
        options.update(list_parser_options(find_operations(cli.make_parser([command]))[command], command))
    return options


def list_parser_options(parser, name):
    if operations := find_operations(parser):
        options = {}
        for operation, operation_parser in operations.items():
            options.update(list_parser_options(operation_parser, f"{name} {operation}"))
        return options
    named_actions = [action for action in parser._actions if action.option_strings and action.dest != "help"]
    return {name: {action.option_strings[-1]: is_tray_port(action) for action in named_actions}}


def find_operations(parser):
    choices = [action.choices for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    return choices[0] if choices else {}


def is_tray_port(action):
    """Return whether a parser's option names the serial port of a tray.

    An option for a TCP port has the same name, but its value is a number.
    """
    return "--port" in action.option_strings and action.type is None
