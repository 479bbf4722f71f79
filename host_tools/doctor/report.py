"""The doctor's findings as text for a terminal."""

import shutil
import textwrap

from host_tools.doctor.findings import Examination, Finding
from host_tools.doctor.wires import PICO

_MOST_WIDTH = 100
_NAMES = (
    f"Parts and wires are called as in hardware/build/placement.html and wiring.html; {PICO} is the Pico. Unplug the tray "
    "before you solder."
)


def report(examination: Examination, indent: int = 0) -> str:
    """The summary first, then what is wrong and what to do, then what else is good to know. With `indent` it is to
    stand so far to the right."""
    width = min(shutil.get_terminal_size().columns, _MOST_WIDTH) - indent
    count = len(examination.faults)
    lines = [_summary(count), ""]
    for number, fault in enumerate(examination.faults, 1):
        lines += _told(f"{number}. " if count > 1 else "", fault, width)
    if examination.notes:
        lines.append("Good to know:")
        for note in examination.notes:
            lines += _told("", note, width)
    lines += _wrapped("Looked at: ", f"{'; '.join(examination.checked)}.", width)
    if examination.unchecked:
        lines += _wrapped("Not looked at: ", f"{'; '.join(examination.unchecked)}.", width)
    if count:
        lines += ["", *_wrapped("", _NAMES, width)]
    return "\n".join(lines)


def _summary(count: int) -> str:
    if not count:
        return "The tray is well, as far as was looked."
    return "Something is wrong with the tray:" if count == 1 else f"{count} things are wrong with the tray:"


def _told(head: str, finding: Finding, width: int) -> list[str]:
    lines = _wrapped(head, finding.says, width) + finding.quote.splitlines()
    for step in finding.do:
        lines += _wrapped("   - ", step, width)
    return [*lines, ""]


def _wrapped(head: str, words: str, width: int) -> list[str]:
    return textwrap.wrap(words, width, initial_indent=head, subsequent_indent=" " * len(head), break_on_hyphens=False)
