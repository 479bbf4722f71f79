"""The table of a bench, drawn by rich."""

from rich.console import Console
from rich.table import Table

from host_tools.bench.report import Report


def print_table(report: Report) -> None:
    """Print the figures, and what could not be measured."""
    table = Table(title=f"Tray24 on {report.where}", title_justify="left")
    table.add_column("figure")
    for heading in ("measured", "wanted", ""):
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    for key, figure in report.figures.items():
        value = report.values.get(key)
        bound = "" if figure.limit is None else f"{'>=' if figure.more_is_better else '<='} {figure.limit:g}"
        verdict = "[green]reached[/]" if figure.is_reached(value) else "[bold red]missed[/]"
        if value is None:
            verdict = "[bold red]not measured[/]"
        elif figure.limit is None:
            verdict = ""
        table.add_row(figure.what, "" if value is None else f"{value:g} {figure.unit}", bound, verdict)
    console = Console()
    console.print(table)
    for group, fault in report.faults.items():
        console.print(f"{group} could not be measured: {fault}", style="red", markup=False, highlight=False)
    for group, why in report.left_out.items():
        console.print(f"{group} is left out: {why}", markup=False, highlight=False)
