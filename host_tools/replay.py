"""The command replay: records are replayed strictly, line by line."""

import argparse
import sys

from tray24.rules.record import RecordError, replay, result


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record (*.t24)")


def run(arguments: argparse.Namespace) -> int:
    worst = 0
    for name in arguments.files:
        try:
            verdict, code = _judge(name), 0
        except RecordError as error:
            verdict, code = _one_line(str(error)), 1
        except OSError as error:
            sys.stdout.flush()
            print(f"tray24 replay: {name}: cannot be read: {error.strerror or error}", file=sys.stderr)
            worst = 2
            continue
        print(verdict)
        worst = max(worst, code)
    return worst


def _judge(name: str) -> str:
    # Outside of comments a record is ASCII: any other character stays one, and is refused where it stands.
    with open(name, encoding="ascii", errors="replace", newline="\n") as file:
        _, replayed = replay(file)
    return f"ok {result(replayed)}"


def _one_line(text: str) -> str:
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)
