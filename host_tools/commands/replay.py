"""The command replay: replay records and check every line, or show one record on the page."""

import argparse
import sys
from pathlib import Path

from host_tools import optional
from host_tools.errors import UsageError
from simulator.day import line_of_record
from simulator.printable import one_line
from simulator.texts import HostTexts, refusal
from tray24.match.record import RecordError, replay, result

say = HostTexts("replay")

_PORT = 8025


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help=say("help-files"))
    parser.add_argument("--page", action="store_true", help=say("help-page"))
    parser.add_argument("--port", type=int, metavar="P", help=say("help-port", port=str(_PORT)))
    parser.add_argument("--no-browser", action="store_true", help=say("help-no-browser"))


def run(arguments: argparse.Namespace) -> int:
    if arguments.page:
        return _show(arguments)
    if arguments.port is not None or arguments.no_browser:
        raise UsageError(say("only-with-page"))
    worst = 0
    for name in arguments.files:
        try:
            (verdict, line), code = _judge(name), 0
        except RecordError as error:
            verdict, line, code = refusal(error), "", 1
        except OSError as error:
            sys.stdout.flush()
            print(say("unreadable", path=name, reason=error.strerror or str(error)), file=sys.stderr)
            worst = 2
            continue
        several = len(arguments.files) > 1
        print(one_line(say("of-file", path=name, verdict=verdict) if several else verdict))
        if line:
            print(one_line(line))
        worst = max(worst, code)
    return worst


def _judge(name: str) -> tuple[str, str]:
    """Return the verdict about a record, and the line to share of a match with the dice of the day or ""."""
    # Bytes that are no text become characters that are refused at their place.
    with open(name, encoding="utf-8", errors="replace", newline="\n") as file:
        lines = list(file)
    _, replayed = replay(lines)
    return f"ok {result(replayed)}", line_of_record(lines)


# On the page.


def _show(arguments: argparse.Namespace) -> int:
    if len(arguments.files) > 1:
        raise UsageError(say("one-file"))
    port = _PORT if arguments.port is None else arguments.port
    if not 0 <= port <= 65535:
        raise UsageError(say("bad-port", port=str(port)))
    optional.load("host_tools.pages.replay").serve(Path(arguments.files[0]), port, not arguments.no_browser)
    return 0
