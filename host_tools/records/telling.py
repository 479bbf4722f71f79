"""What the operations of records say alike: JSON for scripts, a table or a word for people, what is wrong with a record."""

import json
from collections.abc import Sequence

from host_tools.archive.matches import Archive
from host_tools.terminal import console
from host_tools.terminal.columns import print_table
from simulator.texts import HostTexts

say = HostTexts("records")


def print_json(value: object) -> None:
    """Print a value for scripts."""
    print(json.dumps(value, indent=2, ensure_ascii=False))


def print_rows(head: Sequence[str], rows: Sequence[Sequence[str]], nothing: str) -> None:
    """Print a table, or the text `nothing` when it has no rows."""
    if rows:
        print_table(head, rows)
    else:
        print(nothing)


def warn_of_faults(archive: Archive, numbers: list[int]) -> None:
    """Say which records the rules refuse; they are kept."""
    matches = {match.id: match for match in archive.matches()} if numbers else {}
    for number in numbers:
        fault = matches[number].facts["fault"]
        if fault:
            line = str(fault["line"])
            console.say(say("fault-kept", match=str(number), line=line, reason=fault["reason"]))
