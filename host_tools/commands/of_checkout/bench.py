"""The command `bench`: measure time and memory of the firmware on a Pico, compared with limits; or measure one slot."""

import argparse
import json
from contextlib import closing, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from host_tools import optional
from host_tools.bench.figures import FIGURES, GROUPS, Report
from host_tools.build import firmware_image
from host_tools.errors import UsageError
from host_tools.link.client import Unplugged
from host_tools.pico.emulator import prepare_emulator
from host_tools.terminal.console import is_terminal, join_list
from simulator.input_files import MAX_UF2_BYTES, read_input_file
from simulator.texts import HostTexts

if TYPE_CHECKING:
    from host_tools.bench.on_board import Bench


say = HostTexts("bench")
_slot_texts = HostTexts("slot")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar="WHAT")
    description, epilog = (say.format_attribute("pico", name) for name in ("description", "epilog"))
    pico_parser = actions.add_parser(
        "pico", help=say("pico"), description=description, epilog=epilog, allow_abbrev=False
    )
    target_group = pico_parser.add_mutually_exclusive_group()
    target_group.add_argument("--port", metavar="PORT", help=say("help-port"))
    target_group.add_argument("--uf2", type=Path, metavar="FILE", help=say("help-uf2"))
    pico_parser.add_argument(
        "--only", action="append", default=[], metavar="GROUP", help=say("help-only", groups=join_list(GROUPS))
    )
    pico_parser.add_argument("--json", action="store_true", help=say("help-json"))
    slot_parser = actions.add_parser(
        "slot",
        help=_slot_texts("slot"),
        description=_slot_texts.format_attribute("slot", "description"),
        allow_abbrev=False,
    )
    slot_parser.add_argument("--port", metavar="PORT", help=_slot_texts("help-port"))
    slot_parser.add_argument("--out", type=Path, metavar="FILE", help=_slot_texts("help-out"))


def when_interrupted() -> str:
    return _slot_texts("interrupted")


def run(arguments: argparse.Namespace) -> int:
    """Measure one slot, or the Pico's figures, and print them. Return 0 when all figures are within their limits."""
    if arguments.action == "slot":
        return optional.load("host_tools.slot.procedure").run_bench(arguments.port, arguments.out)
    for name in arguments.only:
        if name not in GROUPS:
            raise UsageError(say("no-group", name=name, groups=join_list(GROUPS)))
    with closing(_open_bench(arguments.port, arguments.uf2)) as bench:
        chosen_groups = [group for group in GROUPS if not arguments.only or group in arguments.only]
        left_out = {group: reason for group, reason in bench.left_out.items() if group in chosen_groups}
        groups = [group for group in chosen_groups if group not in left_out]
        values, faults = measure_groups(groups, bench)
    figures = {key: figure for key, figure in FIGURES.items() if figure.group in groups}
    for key in figures.keys() & bench.notes.keys():  # how the figure's measurement here differs from its name
        figures[key] = replace(figures[key], note=bench.notes[key])
    report = Report(bench.where, figures, values, faults, left_out)
    if arguments.json:
        print(json.dumps(report.to_json(), indent=1))
    else:
        optional.load("host_tools.bench.figures").print_report(report)
    return 0 if groups and all(figure.is_reached(values.get(key)) for key, figure in report.figures.items()) else 1


def _open_bench(port: str | None, uf2: Path | None) -> "Bench":
    """Return the bench for the board at `port`, or without a port the bench for an emulated Pico.

    The emulated Pico runs the image in the file `uf2`, or the image of the current sources.
    """
    if port:
        return optional.load("host_tools.bench.on_board").BoardBench(port)
    prepare_emulator()
    image = read_input_file(uf2, MAX_UF2_BYTES) if uf2 else firmware_image.get_current_release().uf2
    return optional.load("host_tools.bench.on_emulator").EmulatedBench(image)


def measure_groups(groups: list[str], bench: "Bench") -> tuple[dict[str, float], dict[str, str]]:
    """Measure groups of figures one after another.

    Return the measured values by figure, and the reasons by group for the groups that could not be measured.
    """
    values: dict[str, float] = {}
    faults: dict[str, str] = {}
    for number, group in enumerate(groups):
        text = say("measuring", group=group, number=number + 1, count=len(groups))
        with optional.load("host_tools.terminal.drawing").show_stopwatch(text) if is_terminal() else nullcontext():
            try:
                values |= getattr(bench, group)()
            except Unplugged:
                raise
            except bench.FAULTS as error:
                faults[group] = str(error).strip() or type(error).__name__
    return values, faults
