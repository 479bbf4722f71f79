"""Matches that are kept for later, up to MOST: journals under other names, beside that of the running match.

A match is put away and brought back by renaming its journal. After each renaming every match has exactly one file, so
a power cut in between loses none and doubles none.
"""

from tray24.compat import const
from tray24.match.journal import JOURNAL, MARK, RECORD, listed, make_room, next_name, record_lines
from tray24.match.profile import END_OF_HEAD, parse_head, parse_kept

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.match.profile import Profile
    from tray24.ports import Files

KEPT = "kept%04d.t24"
MOST = 5
_TAIL = const(96)  # bytes at the end of a file: the last line is among them


def kept_names(files: "Files") -> list[str]:
    """Return the names of the kept matches, the one put away last first.

    There are none while the files cannot be read.
    """
    return listed(files, KEPT)


def put_away(files: "Files") -> str:
    """Keep the match of the journal for later. Return its name. Raise OSError if the files refuse."""
    name = next_name(files, KEPT)
    make_room(files, files.rename, JOURNAL, name)
    return name


def bring_back(files: "Files", name: str) -> None:
    """Make a kept match the running one; a match that has a journal is put away. Raise OSError if the files refuse."""
    if JOURNAL in files.names():
        put_away(files)
    make_room(files, files.rename, name, JOURNAL)


def give_up(files: "Files", name: str) -> str:
    """Turn a kept match into a record. Return the record's name. Raise OSError if the files refuse."""
    record = next_name(files, RECORD)
    make_room(files, files.rename, name, record)
    return record


class Summary:
    """The facts about a kept match: its `profile`, its `hand` from 1, and all `scores`.

    `hand` is 0 and `scores` is () where the file does not say how far the match has come.
    """

    def __init__(self, profile: "Profile", hand: int = 0, scores: "Sequence[int]" = ()) -> None:
        self.profile = profile
        self.hand = hand
        self.scores = scores


def summary(files: "Files", name: str) -> Summary:
    """Return the Summary of a kept match. Raise ValueError if its file is damaged."""
    head = []
    for line in record_lines(files, name):
        head.append(line)
        if line == END_OF_HEAD:
            break
    profile = parse_head(head)
    last = files.read_part(name, max(0, files.size(name) - _TAIL), _TAIL).rstrip(b"\n").split(b"\n")[-1]
    try:
        hand, scores = parse_kept(last.decode().rpartition(MARK.decode())[0], len(profile.seats))
    except ValueError:
        return Summary(profile)
    return Summary(profile, hand, scores)
