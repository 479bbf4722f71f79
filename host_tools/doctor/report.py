"""The report of an examination: its words, and these as text for a terminal."""

import shutil
import textwrap
from dataclasses import dataclass

from host_tools.doctor.findings import Examination, Finding
from host_tools.doctor.wires import PICO
from host_tools.terminal.console import join_row
from simulator.texts import HostTexts

texts = HostTexts("doctor")

_MOST_WIDTH = 100


@dataclass(frozen=True)
class Report:
    """An examination in words: the summary, what is wrong, the notes and their title.

    `looked` are lists of what was and was not looked at, each with its title. `names` says what the names of parts
    mean, "" where none is named.
    """

    summary: str
    faults: list[Finding]
    notes_title: str
    notes: list[Finding]
    looked: list[tuple[str, str]]
    names: str


def in_words(examination: Examination) -> Report:
    """Return the words of a report."""
    count = len(examination.faults)
    looked = [(texts("looked-at"), texts("things", things=join_row(examination.checked)))]
    if examination.unchecked:
        looked.append((texts("not-looked-at"), texts("things", things=join_row(examination.unchecked))))
    return Report(
        texts("faults", count=count) if count else texts("well"),
        examination.faults,
        texts("good-to-know"),
        examination.notes,
        looked,
        texts("names", pico=PICO) if count and examination.on_board else "",
    )


def report(examination: Examination, indent: int = 0) -> str:
    """Return the report as text for a margin of `indent`.

    First comes the summary, then what is wrong and what to do, then the other notes.
    """
    width = min(shutil.get_terminal_size().columns, _MOST_WIDTH) - indent
    said = in_words(examination)
    lines = [said.summary, ""]
    for number, fault in enumerate(said.faults, 1):
        lines += _told(f"{number}. " if len(said.faults) > 1 else "", fault, width)
    if said.notes:
        lines.append(said.notes_title)
        for note in said.notes:
            lines += _told("", note, width)
    for title, things in said.looked:
        lines += _wrapped(f"{title} ", things, width)
    if said.names:
        lines += ["", *_wrapped("", said.names, width)]
    return "\n".join(lines)


def _told(head: str, finding: Finding, width: int) -> list[str]:
    lines = _wrapped(head, finding.says, width) + finding.quote.splitlines()
    for step in finding.do:
        lines += _wrapped("   - ", step, width)
    return [*lines, ""]


def _wrapped(head: str, words: str, width: int) -> list[str]:
    return textwrap.wrap(words, width, initial_indent=head, subsequent_indent=" " * len(head), break_on_hyphens=False)
