"""The command `pico`: run an emulated tray with its display and buttons, to try everything without a board."""

import argparse
from pathlib import Path

from host_tools import optional
from host_tools.errors import UsageError
from host_tools.pico import emulator
from host_tools.pico.keys import list_usage
from simulator.texts import HostTexts
from tray24.ui.toolkit.lights import FULL, KINDS

say = HostTexts("pico")

_PORT = 2424


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = say("description")
    help_port = say("help-port", port=_PORT)
    parser.add_argument("--port", type=int, default=_PORT, metavar=say("metavar-port"), help=help_port)
    parser.add_argument("--blank", action="store_true", help=say("help-blank"))
    parser.add_argument("--kind", choices=KINDS, default=FULL, help=say("help-kind"))
    parser.add_argument("--drive", type=Path, metavar=say("metavar-drive"), help=say("help-drive"))
    parser.add_argument("--flash", type=Path, metavar=say("metavar-flash"), help=say("help-flash"))
    width = max(len(command) for command, _ in list_usage())
    lines = [f"  {command:{width}}  {text}" for command, text in list_usage()]
    parser.epilog = "\n".join([say("epilog"), *lines])


def run(arguments: argparse.Namespace) -> int:
    if not 0 <= arguments.port <= 65535:
        raise UsageError(say("bad-port", port=arguments.port))
    emulator.prepare_emulator()
    run_session = optional.load("host_tools.pico.session").run_session
    return run_session(arguments.port, arguments.drive, arguments.flash, arguments.blank, arguments.kind)
