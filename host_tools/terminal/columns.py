"""Rows in columns on standard output: drawn by rich on a terminal, plain text elsewhere."""

import sys
from collections.abc import Sequence

from host_tools import optional
from simulator.texts import one_line

_GAP = "  "


def print_table(head: Sequence[str], rows: Sequence[Sequence[str]], title: str = "", numbers_from: int = 99) -> None:
    """Print rows in columns. Columns from `numbers_from` on are right-aligned, as numbers are."""
    rows = [[one_line(cell) for cell in row] for row in rows]
    if sys.stdout.isatty():
        optional.load("host_tools.terminal.tables").draw_table(head, rows, title, numbers_from)
        return
    if title:
        print(title)
    widths = [max(len(row[at]) for row in [head, *rows]) for at in range(len(head))]
    for row in [head, *rows]:
        cells = [
            cell.rjust(width) if at >= numbers_from else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        print(_GAP.join(cells).rstrip())
