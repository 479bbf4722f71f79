"""The command doctor: run the tray's self-tests, and report what is wrong and what to do next."""

import argparse
import json

from host_tools.doctor import crashes, silent
from host_tools.doctor.examining import examine
from host_tools.doctor.report import report
from host_tools.link.connecting import open_link
from host_tools.link.greeting import NoTray
from host_tools.link.ports import add_port_argument
from host_tools.terminal.console import at_terminal
from simulator.texts import HostTexts

texts = HostTexts("doctor")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = texts("description")
    add_port_argument(parser)
    parser.add_argument("--bare", action="store_true", help=texts("help-bare"))
    parser.add_argument("--json", action="store_true", help=texts("help-json"))


def when_interrupted() -> str:
    return texts("interrupted")


def run(arguments: argparse.Namespace) -> int:
    person = None if arguments.json else at_terminal()
    try:
        link = open_link(arguments.port)
    except NoTray as failure:
        raise silent.stopped(arguments.port, failure) from None
    with link:
        examination = examine(link, person, arguments.bare)
        print(json.dumps(examination.as_json(), indent=1) if arguments.json else report(examination), flush=True)
        if person:
            crashes.offer_to_forget(link, person, examination)
    return 0 if examination.ok else 1
