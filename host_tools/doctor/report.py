"""The report of an examination as text for a terminal."""

import shutil
import textwrap

from host_tools.doctor.findings import Examination, Finding
from host_tools.doctor.wires import PICO
from host_tools.terminal.phrases import join_row
from simulator.texts import HostTexts

texts = HostTexts("doctor")

_MOST_WIDTH = 100


def report(examination: Examination, indent: int = 0) -> str:
    """Return the report as text for a margin of `indent`.

    First comes the summary, then what is wrong and what to do, then the other notes.
    """
    width = min(shutil.get_terminal_size().columns, _MOST_WIDTH) - indent
    count = len(examination.faults)
    lines = [_summary(count), ""]
    for number, fault in enumerate(examination.faults, 1):
        lines += _told(f"{number}. " if count > 1 else "", fault, width)
    if examination.notes:
        lines.append(texts("good-to-know"))
        for note in examination.notes:
            lines += _told("", note, width)
    lines += _wrapped(f"{texts('looked-at')} ", texts("things", things=join_row(examination.checked)), width)
    if examination.unchecked:
        lines += _wrapped(f"{texts('not-looked-at')} ", texts("things", things=join_row(examination.unchecked)), width)
    if count and examination.on_board:
        lines += ["", *_wrapped("", texts("names", pico=PICO), width)]
    return "\n".join(lines)


def _summary(count: int) -> str:
    return texts("faults", count=count) if count else texts("well")


def _told(head: str, finding: Finding, width: int) -> list[str]:
    lines = _wrapped(head, finding.says, width) + finding.quote.splitlines()
    for step in finding.do:
        lines += _wrapped("   - ", step, width)
    return [*lines, ""]


def _wrapped(head: str, words: str, width: int) -> list[str]:
    return textwrap.wrap(words, width, initial_indent=head, subsequent_indent=" " * len(head), break_on_hyphens=False)
