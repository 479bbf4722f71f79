"""The objects that the page of a record reads, by path: the summary, positions, and the sheet of decisions."""

import re

from simulator.web.replay.watched import Watched

_MOST_LOOKS = 64  # the most positions in one answer
_LOOKS = re.compile(r"looks/(\d{1,9})/(\d{1,9})\.json")
_DECISIONS = re.compile(r"decisions/(\d{1,9})\.json")
PATHS = ("/replay.json", "/looks/{of}/{first}.json", "/decisions/{of}.json")  # as routes of a server


def answer(watched: Watched, path: str) -> object | None:
    """Return what there is under a path such as "looks/0/64.json", for JSON; None when there is nothing."""
    if path == "replay.json":
        return watched.summary()
    if found := _LOOKS.fullmatch(path):
        return watched.looks(int(found[1]), int(found[2]), _MOST_LOOKS)
    if found := _DECISIONS.fullmatch(path):
        return watched.decisions(int(found[1]))
    return None
