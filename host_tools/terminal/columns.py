"""Rows in columns on standard output: drawn by rich on a terminal, plain text elsewhere."""

import sys
from collections.abc import Sequence

_GAP = "  "


def print_table(head: Sequence[str], rows: Sequence[Sequence[str]], title: str = "", numbers_from: int = 99) -> None:
    """numbers_from: the first column that is set right, as numbers are."""
    if sys.stdout.isatty():
        _draw(head, rows, title, numbers_from)
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


def _draw(head: Sequence[str], rows: Sequence[Sequence[str]], title: str, numbers_from: int) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(title=title or None, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    for at, name in enumerate(head):
        table.add_column(name, justify="right" if at >= numbers_from else "left")
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    Console().print(table)
