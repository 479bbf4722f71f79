"""The command calibrate: the tray's own calibration, led from here, in the words of its display."""

import argparse

from host_tools.doctor.calibrating import guide
from host_tools.errors import Failure, UsageError
from host_tools.link.connecting import is_virtual, open_link
from host_tools.link.ports import add_port_argument
from host_tools.link.virtual import NO_DIE
from host_tools.terminal.questions import at_terminal

WHEN_INTERRUPTED = "Without effect: the tray goes on as before; './tray24 calibrate' begins again"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Calibrate the tray's sensors, with a wild (white) die led through the slots. Ctrl-C, or red on the tray, leaves "
        "at any moment without effect; nothing changes before you keep what was measured."
    )
    add_port_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    person = at_terminal()
    if person is None:
        raise UsageError(
            "this asks what you have done: start it in a terminal of your own, or choose 'Calibrate' on the tray, which "
            "needs no computer. Nothing was begun"
        )
    with open_link(arguments.port) as link:
        if is_virtual(link.version):
            raise Failure(f"{NO_DIE}. Nothing was begun")
        return 0 if guide(link, person) else 1
