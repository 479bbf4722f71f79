"""Output that the operations of records share: JSON for scripts, tables for people, warnings about faulty records."""

import json
from collections.abc import Sequence

from host_tools.archive.matches import Archive
from host_tools.terminal import console
from host_tools.terminal.console import print_table
from simulator.texts import HostTexts, printable_json

say = HostTexts("records")


def print_json(value: object) -> None:
    """Print a value as JSON."""
    print(printable_json(json.dumps(value, indent=2, ensure_ascii=False)))


def print_rows(head: Sequence[str], rows: Sequence[Sequence[str]], nothing: str) -> None:
    """Print a table, or the text `nothing` when it has no rows."""
    if rows:
        print_table(head, rows)
    else:
        print(nothing)


def warn_of_faults(archive: Archive, numbers: list[int]) -> None:
    """Warn of records that the rules refuse; they are kept."""
    matches = {match.id: match for match in archive.matches()} if numbers else {}
    for number in numbers:
        fault = matches[number].facts["fault"]
        if fault:
            line = str(fault["line"])
            console.say(say("fault-kept", match=str(number), line=line, reason=fault["reason"]))
