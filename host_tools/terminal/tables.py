"""Tables that rich draws on a terminal."""

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text


def draw_table(head: Sequence[str], rows: Sequence[Sequence[str]], title: str, numbers_from: int) -> None:
    """Draw rows in columns on standard output; columns from `numbers_from` on are right-aligned."""
    table = Table(title=title or None, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    for at, name in enumerate(head):
        table.add_column(name, justify="right" if at >= numbers_from else "left")
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    Console().print(table)
