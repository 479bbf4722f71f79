"""The command `doctor`: run the tray's self-tests, and report what is wrong and what to do next."""

import argparse
import json

from host_tools.doctor.findings import format_report
from host_tools.doctor.measure import (
    CRASH_FILE,
    examine_tray,
    find_last_crash,
    list_report_steps,
    offer_to_delete_crash,
)
from host_tools.errors import Failure
from host_tools.link import ports, prompt
from host_tools.link.connection import open_link
from host_tools.link.hello import NoTray
from host_tools.link.prompt import ASKS, CANNOT_WRITE, FOREIGN, MOUNTED, UNWRITABLE, describe_storage_fault
from host_tools.terminal.console import find_person
from simulator.texts import HostTexts

say = HostTexts("doctor")

_READ_CRASH = f"""
try:
    print(open("/data/{CRASH_FILE}").read())
except OSError:
    pass
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = say("description")
    ports.add_port_argument(parser)
    parser.add_argument("--bare", action="store_true", help=say("help-bare"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(arguments: argparse.Namespace) -> int:
    person = None if arguments.json else find_person()
    try:
        link = open_link(arguments.port)
    except NoTray as failure:
        raise explain_silence(arguments.port, failure) from None
    with link:
        examination = examine_tray(link, person, arguments.bare)
        print(json.dumps(examination.to_json(), indent=1) if arguments.json else format_report(examination), flush=True)
        if person:
            offer_to_delete_crash(link, person, examination)
    return 0 if examination.ok else 1


def explain_silence(port: str | None, failure: NoTray) -> Failure:
    """Return the Failure for a port where no tray answers, with the reason that MicroPython's prompt reports there.

    If the tray has stopped, the message includes the last crash.
    """
    name = ports.find_port(port)
    for mark, storage in ((CANNOT_WRITE, UNWRITABLE), (ASKS, FOREIGN)):
        if mark in failure.heard:
            return _explain_not_running(name, storage)
    if not failure.at_prompt:
        return (
            failure
            if failure.heard
            else Failure(say("may-ask", failure=failure, storage=describe_storage_fault(FOREIGN)))
        )
    try:
        with prompt.open_prompt(name) as board:
            stopped_firmware = prompt.read_firmware(board)
            traceback_text = find_last_crash(board.execute(_READ_CRASH))
            board.reset()
    except Failure:
        return failure
    if stopped_firmware.storage != MOUNTED:
        return _explain_not_running(name, stopped_firmware.storage)
    if not traceback_text:
        return failure
    steps = "".join(f"\n   - {step}" for step in (say("crash-do-restarted"), *list_report_steps()))
    return Failure(say("had-stopped", port=name, trace=traceback_text, steps=steps))


def _explain_not_running(name: str, storage: str) -> Failure:
    return Failure(say("not-running", port=name, storage=describe_storage_fault(storage)))
