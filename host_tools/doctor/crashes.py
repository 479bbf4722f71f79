"""The last trace of a tray that has crashed."""

import base64
import hashlib

from host_tools.doctor.findings import Examination, Finding
from host_tools.link.client import Link, LinkError
from host_tools.terminal.console import Person
from simulator.json_values import JsonObject
from simulator.texts import HostTexts, printable

texts = HostTexts("doctor")

FILE = "crash.txt"
_WHAT = "crashed"
_BETWEEN = "\n\n"  # between traces; the newest is the last
_MOST_LETTERS = 1000
_MOST_BYTES = 10_000  # a tray keeps 2,000


def note(link: Link, examination: Examination) -> None:
    """Add a note about the last crash to the examination, if there was one."""
    trace = last_of(_read(link).decode("utf-8", "replace"))
    if trace:
        says = texts("crashed")
        examination.notes.append(Finding(_WHAT, says, how_to_report(), quote=trace))


def offer_to_forget(link: Link, person: Person, examination: Examination) -> None:
    """Offer to delete the traces of a reported crash, so that it is not reported again."""
    told = [finding for finding in examination.notes if finding.what == _WHAT]
    if told and person.agrees(texts("crash-forget")):
        digest = hashlib.sha256(_read(link)).hexdigest()
        link.ask("records", op="delete", name=FILE, sha256=digest)


def how_to_report() -> tuple[str, str]:
    """Return the steps after a crash."""
    return texts("crash-do-flash"), texts("crash-do-report")


def _read(link: Link) -> bytes:
    data = b""
    while len(data) < _MOST_BYTES:
        try:
            at: JsonObject = {"from": len(data)}
            part = link.ask("records", op="get", name=FILE, **at)
        except LinkError:
            return data  # there is no trace, or this tray cannot send it
        data += base64.b64decode(part["data"])
        if part["next"] != len(data):
            break
    return data


def last_of(text: str) -> str:
    """Return the newest of the traces in the text of the file."""
    return printable(text.replace("\r", "").strip().rpartition(_BETWEEN)[2][-_MOST_LETTERS:])
