"""What a tray that has crashed leaves: its last trace."""

import base64
import hashlib
from typing import Any

from host_tools.doctor.findings import Examination, Finding
from host_tools.errors import Failure
from host_tools.link import connecting, ports, prompt
from host_tools.link.client import Link
from host_tools.link.errors import LinkError
from host_tools.link.stopped import ASKS, FOREIGN_STORAGE, ask
from host_tools.terminal.questions import Person

FILE = "crash.txt"
_WHAT = "crashed"
_READ = f"""
try:
    print(open("/data/{FILE}").read())
except OSError:
    pass
"""
_BETWEEN = "\n\n"  # traces, the newest last
_MOST_LETTERS = 1000
_REPORT = (
    "Bring it up to date: './tray24 flash'.",
    "If it comes again, report it with these lines, and with a trace from before it ('./tray24 trace').",
)


def note(link: Link, examination: Examination) -> None:
    """Tells of the last crash, if there was one."""
    trace = _last(_read(link).decode("utf-8", "replace"))
    if trace:
        says = "The tray has crashed, or hung, and has started anew. The last time it left this:"
        examination.notes.append(Finding(_WHAT, says, _REPORT, quote=trace))


def offer_to_forget(link: Link, person: Person, examination: Examination) -> None:
    """A crash that was told once need not be told again."""
    told = [finding for finding in examination.notes if finding.what == _WHAT]
    if told and person.agrees("Take the trace of the crash off the tray, so that only a new one is told?"):
        digest = hashlib.sha256(_read(link)).hexdigest()
        link.ask("records", op="delete", name=FILE, sha256=digest)


def stopped(port: str | None, failure: connecting.NoTray) -> Failure:
    """No tray answers: what is to be said, with what MicroPython's prompt tells of it if the tray has stopped."""
    name = ports.find_port(port)
    asks = Failure(f"the tray at {name} does not run: {FOREIGN_STORAGE}")
    if ASKS in failure.heard:
        return asks
    if not failure.at_prompt:
        return (
            failure
            if failure.heard
            else Failure(f"{failure} If its display asks whether to erase data: {FOREIGN_STORAGE}")
        )
    try:
        with prompt.open_prompt(name) as board:
            mounted = ask(board).mounted
            trace = _last(board.run(_READ))
            board.reset()
    except Failure:
        return failure
    if not mounted:
        return asks
    if not trace:
        return failure
    steps = "".join(f"\n   - {step}" for step in ("Start doctor again: the tray was started again.", *_REPORT))
    return Failure(f"the tray at {name} had stopped. The last time it crashed it left this:\n{trace}\n{steps}")


def _read(link: Link) -> bytes:
    data = b""
    while True:
        try:
            at: dict[str, Any] = {"from": len(data)}
            part = link.ask("records", op="get", name=FILE, **at)
        except LinkError:
            return data  # there is none, or the tray is one that does not tell it
        data += base64.b64decode(part["data"])
        if part["next"] != len(data):
            return data


def _last(text: str) -> str:
    return text.strip().rpartition(_BETWEEN)[2][-_MOST_LETTERS:]
