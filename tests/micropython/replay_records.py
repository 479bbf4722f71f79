"""Replay the records whose paths a file lists, one a line, and print the results."""

import sys

from tray24.match.record import RecordError, format_summary, replay


def replay_file(path):
    try:
        with open(path) as file:
            return "ok " + format_summary(replay(file)[1])
    except RecordError as error:
        return "illegal line %d" % error.line


if __name__ == "__main__":
    with open(sys.argv[1]) as listing:
        for path in listing.read().split("\n"):
            print(replay_file(path))
