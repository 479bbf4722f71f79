"""Replay the records of a list, one name per line, and print the results."""

import sys

from tray24.match.record import RecordError, replay, result


def judge(path):
    try:
        with open(path) as file:
            return "ok " + result(replay(file)[1])
    except RecordError as error:
        return "illegal line %d" % error.line


if __name__ == "__main__":
    with open(sys.argv[1]) as listing:
        for path in listing.read().split("\n"):
            print(judge(path))
