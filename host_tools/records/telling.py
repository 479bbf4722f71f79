"""What the operations of records say alike: JSON for scripts, a table or a word for people, what is wrong with a record."""

import json
from typing import Any

from host_tools.archive.matches import Archive
from host_tools.terminal import console
from host_tools.terminal.columns import print_table


def print_json(value: Any) -> None:
    print(json.dumps(value, indent=2, ensure_ascii=False))


def print_rows(head: tuple[str, ...], rows: list[tuple[str, ...]], nothing: str) -> None:
    if rows:
        print_table(head, rows)
    else:
        print(nothing)


def warn_of_faults(archive: Archive, numbers: list[int]) -> None:
    """Records that the rules refuse are kept, and said."""
    matches = {match.id: match for match in archive.matches()} if numbers else {}
    for number in numbers:
        fault = matches[number].facts["fault"]
        if fault:
            console.say(
                f"match {number} is kept, but its record is not legal from line {fault['line']} on: {fault['reason']}"
            )
