"""The command `replay`: replay records and check every line, or show one record on the page."""

import argparse
import io
import sys
from collections.abc import Sequence
from pathlib import Path

from host_tools import optional
from host_tools.errors import UsageError
from host_tools.terminal.console import print_table
from simulator.daily_dice import format_record_share_line
from simulator.input_files import MAX_RECORD_BYTES, read_input_file
from simulator.texts import HostTexts, escape_line, format_error
from tray24.match.record import RecordError, format_summary, replay

say = HostTexts("replay")

_PORT = 8025


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help=say("help-files"))
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--advise", action="store_true", help=say("help-advise"))
    choice.add_argument("--page", action="store_true", help=say("help-page"))
    parser.add_argument("--port", type=int, metavar="P", help=say("help-port", port=str(_PORT)))
    parser.add_argument("--no-browser", action="store_true", help=say("help-no-browser"))


def run(arguments: argparse.Namespace) -> int:
    if arguments.page:
        return _show_page(arguments)
    if arguments.port is not None or arguments.no_browser:
        raise UsageError(say("only-with-page"))
    if arguments.advise:
        return _print_advice(arguments.files)
    exit_code = 0
    for name in arguments.files:
        try:
            lines = _read_lines(name)
            _, replayed = replay(lines)
            # `line` is the line to share, or "".
            verdict, line, code = f"ok {format_summary(replayed)}", format_record_share_line(lines), 0
        except RecordError as error:
            verdict, line, code = format_error(error), "", 1
        except OSError as error:
            sys.stdout.flush()
            print(say("unreadable", path=name, reason=error.strerror or str(error)), file=sys.stderr)
            exit_code = 2
            continue
        print(escape_line(say("of-file", path=name, verdict=verdict) if len(arguments.files) > 1 else verdict))
        if line:
            print(escape_line(line))
        exit_code = max(exit_code, code)
    return exit_code


def _read_lines(name: str) -> list[str]:
    """Return the lines of a record file. Bytes that are not UTF-8 are replaced, so that their line is refused."""
    text = read_input_file(Path(name), MAX_RECORD_BYTES).decode("utf-8", "replace")
    return list(io.StringIO(text, newline="\n"))


def _print_advice(files: Sequence[str]) -> int:
    """Print each decision of a record beside the best move, and what each seat has lost by its decisions.

    A decision is a choice between moves of different value. Losses are in points or tiles.
    """
    if len(files) > 1:
        raise UsageError(say("one-file-to-advise"))
    advice = optional.load("simulator.decisions")
    try:
        game, decisions = advice.list_decisions(_read_lines(files[0]))
    except RecordError as error:
        print(escape_line(format_error(error)))
        return 1
    except OSError as error:
        print(say("unreadable", path=files[0], reason=error.strerror or str(error)), file=sys.stderr)
        return 2
    unit = say("tiles" if game.tiles else "points")
    rows = []
    for decision in decisions:
        best, loss = ("", "") if decision.is_best else (decision.best, f"{decision.regret:.1f}")
        rows.append([str(decision.number), str(decision.seat), decision.line, best, f"{decision.value:.1f}", loss])
    columns = ("column-line", "column-seat", "column-move", "column-best", "column-worth", "column-lost")
    print_table([*map(say, columns)], rows, numbers_from=4)
    for seat in range(game.seats):
        loss = [decision.regret for decision in decisions if decision.seat == seat]
        best = sum(decision.is_best for decision in decisions if decision.seat == seat)
        print(say("lost", seat=str(seat), lost=f"{sum(loss):.1f}", unit=unit, count=str(len(loss)), best=str(best)))
    return 0


def _show_page(arguments: argparse.Namespace) -> int:
    if len(arguments.files) > 1:
        raise UsageError(say("one-file"))
    port = _PORT if arguments.port is None else arguments.port
    if not 0 <= port <= 65535:
        raise UsageError(say("bad-port", port=str(port)))
    servers = optional.load("host_tools.pages.servers")
    servers.serve_record(Path(arguments.files[0]), port, not arguments.no_browser)
    return 0
