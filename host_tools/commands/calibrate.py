"""The command `calibrate`: run the tray's own calibration from the terminal, with the texts of its display."""

import argparse

from host_tools.doctor.calibration import guide_calibration
from host_tools.errors import Failure, UsageError
from host_tools.link.connection import open_link
from host_tools.link.hello import is_virtual
from host_tools.link.ports import add_port_argument
from host_tools.terminal.console import find_person
from simulator.texts import HostTexts

say = HostTexts("calibrate")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = say("description")
    add_port_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    person = find_person()
    if person is None:
        raise UsageError(say("no-terminal"))
    with open_link(arguments.port) as link:
        if is_virtual(link.version):
            raise Failure(say("virtual", reason=HostTexts("link")("virtual-no-die")))
        return 0 if guide_calibration(link, person) else 1
