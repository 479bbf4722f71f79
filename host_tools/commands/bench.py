"""The command bench: what the firmware takes of the Pico's time and memory, held against what it must reach."""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from host_tools.build import building
from host_tools.errors import UsageError
from host_tools.link.errors import Unplugged
from host_tools.pico.emulator import prepare_emulator
from tray24 import games

if TYPE_CHECKING:
    from host_tools.bench.on_board import Bench


@dataclass(frozen=True)
class Figure:
    """What is measured, in which unit and in which group; at most `limit`, or at least when `more_is_better`."""

    what: str
    unit: str
    group: str
    limit: float | None = None  # None: only told
    more_is_better: bool = False

    def is_reached(self, value: float | None) -> bool:
        if value is None:
            return False
        return self.limit is None or (value >= self.limit if self.more_is_better else value <= self.limit)


# The limits leave room for what comes later. Groups are measured together; files without running anything.
FIGURES = {
    "sensors_us": Figure("24 sensors sampled once", "us", "drivers", 130),
    "presence_us": Figure("presence scan, dark and infrared", "us", "drivers", 1500),
    "led_cpu_us": Figure("processor time of an LED frame", "us", "drivers", 150),
    "display_ms": Figure("a part of the display sent, longest", "ms", "drivers", 4),
    "basic_decision_ms": Figure("legal lines and apply of basic, average", "ms", "decisions", 4),
    "keen_decision_ms": Figure("decision of keen, longest", "ms", "decisions", 150),
    "menu_ms": Figure("power-on to menu", "ms", "tray", 850),
    "presence_per_s": Figure("presence scans a second", "1/s", "tray", 45, more_is_better=True),
    "contact_to_frame_ms": Figure("contact to changed LED frame, longest", "ms", "tray", 20),
    "journal_ms": Figure("contact to its line safe in the flash, longest", "ms", "tray", 90),
    "die_to_color_ms": Figure("die placed to its color shown, longest", "ms", "dice", 300),
    "heap_free_kb": Figure("heap free in a match of six of basic, least", "kB", "match", 150, more_is_better=True),
    "heap_free_keen_kb": Figure("the same with keen bots", "kB", "match", 140, more_is_better=True),
    "heap_free_link_kb": Figure("the same while a host watches over the link", "kB", "match", 145, more_is_better=True),
    "heap_growth_kb": Figure("heap taken between turns 20 and 200", "kB", "match", 1),
    "heap_piece_kb": Figure("largest free piece of the heap after it", "kB", "match", 48, more_is_better=True),
    "screens_hold_ms": Figure("screens and bots hold up the tray, longest", "ms", "match"),
    "files_hold_ms": Figure("writing to the flash holds up the tray, longest", "ms", "match"),
    "others_hold_ms": Figure("anything else holds up the tray, longest", "ms", "match"),
    "link_holds_ms": Figure("a slice of the link holds up the tray, longest", "ms", "match", 5),
    **{
        f"heap_free_{game}_kb": Figure(
            f"heap free in a match of {game}, least", "kB", "games", 140, more_is_better=True
        )
        for game in games.names()[1:]
    },
    **{
        f"wait_{game}_ms": Figure(f"press of {game} to its light, longest", "ms", "waits", 25) for game in games.names()
    },
    "flash_kb": Figure("flash taken by the program", "kB", "files", building.MOST_BYTES / 1024),
}
GROUPS = tuple(dict.fromkeys(figure.group for figure in FIGURES.values()))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar="WHAT")
    pico = actions.add_parser(
        "pico",
        help="on an emulated Pico, or on a real one (--port)",
        description="Measure the firmware on an emulated Pico, in its own time, which repeats exactly; with --port on a "
        "real one. Takes minutes. The emulator has no flash cache: a real Pico takes up to about 1.5 times as long for "
        "code.",
        epilog="With --port the tray is stopped, programs run in its place, and it is restarted at the end. Its "
        "match, records, settings and calibration stay as they are: what the programs write goes to files of their "
        "own, which are removed. Left out there: dice (nobody puts them) and files (read from the UF2 file). menu is "
        "the time from the first import there, without the start of MicroPython.",
        allow_abbrev=False,
    )
    place = pico.add_mutually_exclusive_group()
    place.add_argument(
        "--port",
        metavar="PORT",
        help="measure the board at this port: a port, id:NUMBER of a board, socket://HOST:PORT, or auto for the only "
        "one there",
    )
    place.add_argument("--uf2", type=Path, metavar="FILE", help="measure this image (default: that of these sources)")
    pico.add_argument(
        "--only", action="append", default=[], metavar="GROUP", help=f"only this group: {', '.join(GROUPS)}; repeatable"
    )
    pico.add_argument("--json", action="store_true", help="print the figures as JSON")


def run(arguments: argparse.Namespace) -> int:
    """0 when every figure that was measured is reached."""
    for name in arguments.only:
        if name not in GROUPS:
            raise UsageError(f"--only {name}: give {', '.join(GROUPS)}")
    with closing(_open(arguments.port, arguments.uf2)) as bench:
        left_out = {
            group: why for group, why in bench.left_out.items() if group in arguments.only or not arguments.only
        }
        groups = [group for group in _asked(arguments.only) if group not in left_out]
        values, faults = measure(groups, bench)
    report = Report(bench.where, _figures(groups, bench.notes), values, faults, left_out)
    if arguments.json:
        print(json.dumps(_as_json(report), indent=1))
    else:
        _print_table(report)
    return 0 if groups and all(figure.is_reached(values.get(key)) for key, figure in report.figures.items()) else 1


@dataclass(frozen=True)
class Report:
    """What was measured where; `faults` tells by group why it could not be measured, `left_out` why it was not tried."""

    where: str
    figures: dict[str, Figure]
    values: dict[str, float]
    faults: dict[str, str]
    left_out: dict[str, str]


def _asked(only: list[str]) -> list[str]:
    return [group for group in GROUPS if not only or group in only]


def _figures(groups: list[str], notes: Mapping[str, str]) -> dict[str, Figure]:
    """Return the figures of these groups, with what differs from their names where they were taken."""
    figures = {key: figure for key, figure in FIGURES.items() if figure.group in groups}
    return {
        key: replace(figure, what=f"{figure.what} ({notes[key]})") if key in notes else figure
        for key, figure in figures.items()
    }


def _open(port: str | None, uf2: Path | None) -> "Bench":
    """Return what measures the board at this port, or this image on an emulated Pico."""
    if port:
        from host_tools.bench.on_board import BoardBench, BoardRunner

        return BoardBench(BoardRunner(port))
    prepare_emulator()
    from host_tools.bench.on_emulator import EmulatedBench

    return EmulatedBench(uf2.read_bytes() if uf2 else building.current().uf2)


def measure(groups: list[str], bench: "Bench") -> tuple[dict[str, float], dict[str, str]]:
    """Measure one group after the other. Return the figures, and by group why it could not be measured."""
    from host_tools.bench.on_board import FAULTS

    values: dict[str, float] = {}
    faults: dict[str, str] = {}
    for number, group in enumerate(groups):
        with _telling(f"{group} ({number + 1} of {len(groups)})"):
            try:
                values |= getattr(bench, group)()
            except Unplugged:
                raise
            except FAULTS as error:
                faults[group] = str(error).strip() or type(error).__name__
    return values, faults


def _as_json(report: Report) -> dict[str, object]:
    figures = {
        key: {
            "what": figure.what,
            "value": report.values.get(key),
            "unit": figure.unit,
            "limit": figure.limit,
            "at_least": figure.more_is_better,
            "reached": figure.is_reached(report.values.get(key)),
        }
        for key, figure in report.figures.items()
    }
    return {"where": report.where, "figures": figures, "faults": report.faults, "left_out": report.left_out}


def _print_table(report: Report) -> None:
    from rich.console import Console
    from rich.table import Table

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


@contextmanager
def _telling(what: str) -> Iterator[None]:
    """On a terminal, what is being measured and for how long."""
    if not sys.stderr.isatty():
        yield
        return
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = (SpinnerColumn(), TextColumn("measuring {task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        progress.add_task(what, total=None)
        yield
