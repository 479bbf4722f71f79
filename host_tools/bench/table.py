"""The table of a bench, drawn by rich."""

from rich.console import Console
from rich.table import Table

from host_tools.bench.report import Report
from simulator.texts import HostTexts

say = HostTexts("bench")


def print_table(report: Report) -> None:
    """Print the figures, and the groups that could not be measured."""
    table = Table(title=say("title", where=report.where), title_justify="left")
    table.add_column(say("column-figure"))
    for key in ("column-measured", "column-wanted"):
        table.add_column(say(key), justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    for key, figure in report.figures.items():
        value = report.values.get(key)
        bound = "" if figure.limit is None else f"{'>=' if figure.more_is_better else '<='} {figure.limit:g}"
        verdict = f"[green]{say('reached')}[/]" if figure.is_reached(value) else f"[bold red]{say('missed')}[/]"
        if value is None:
            verdict = f"[bold red]{say('not-measured')}[/]"
        elif figure.limit is None:
            verdict = ""
        table.add_row(figure.what, "" if value is None else f"{value:g} {figure.unit}", bound, verdict)
    console = Console()
    console.print(table)
    for group, fault in report.faults.items():
        console.print(say("faulty-group", group=group, reason=fault), style="red", markup=False, highlight=False)
    for group, why in report.left_out.items():
        console.print(say("group-left-out", group=group, reason=why), markup=False, highlight=False)
